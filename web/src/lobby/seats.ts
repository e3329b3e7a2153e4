/** The seats of a table that is being made. */
import { t } from "$src/i18n/words.svelte";

/** `"me"`, `"open"`, or the name of a bot. */
export type Kind = string;

/** Bots that have words of their own; the others go by the name under which they were installed. */
const OWN_BOTS: readonly string[] = ["sensible", "random"];

/** Put our own bots first, the better one before all. */
export function sortBots(ids: readonly string[]): string[] {
  const own = OWN_BOTS.filter((id) => ids.includes(id));
  return [...own, ...ids.filter((id) => !OWN_BOTS.includes(id))];
}

/** What to call a choice for a seat. */
export const kindWords = (kind: Kind): string =>
  kind === "me" || kind === "open" || OWN_BOTS.includes(kind)
    ? t(`seat-kind-${kind}`)
    : t("seat-kind-other", { bot: kind });

/** What to say of a bot that sits at a table. */
export const botWords = (bot: string): string =>
  OWN_BOTS.includes(bot) ? t(`seat-bot-${bot}`) : t("seat-bot-other", { bot });

/** Give seat *index* to *kind*; whoever opens the table sits on one chair only. */
export function assign(seats: readonly Kind[], index: number, kind: Kind): Kind[] {
  return seats.map((now, place) => {
    if (place === index) return kind;
    return kind === "me" && now === "me" ? "open" : now;
  });
}

/** Add open seats at the end, or take seats away there but never one's own. */
export function resize(seats: readonly Kind[], count: number): Kind[] {
  const kept = seats.slice(0, count);
  while (kept.length < count) kept.push("open");
  const wasMine = seats.includes("me");
  return wasMine && !kept.includes("me") ? assign(kept, count - 1, "me") : kept;
}
