/** An attack in words, as it will happen if it stands. */
import type { Attack, SeatName } from "$src/generated/protocol";
import { cardName, colorName } from "$src/i18n/names";
import { listing, t } from "$src/i18n/words.svelte";

import { placedName } from "./summary";

const KEYS: Partial<Record<Attack["card"], string>> = {
  birthday: "prompt-attack-birthday",
  debt_collector: "prompt-attack-debt-collector",
  sly_deal: "prompt-attack-sly-deal",
  forced_deal: "prompt-attack-forced-deal",
  deal_breaker: "prompt-attack-deal-breaker",
};

export function attackWords(
  attack: Attack,
  you: SeatName | null,
  name: (seat: SeatName) => string,
): string {
  const color = attack.color ?? attack.take?.color;
  return t(KEYS[attack.card] ?? "prompt-attack-rent", {
    you: you === attack.target ? "yes" : you === attack.actor ? "actor" : "no",
    actor: name(attack.actor),
    target: name(attack.target),
    amount_m: attack.amount_m ?? 0,
    color: color ? colorName(color) : "",
    take: attack.take ? placedName(attack.take) : "",
    give: attack.give ? placedName(attack.give) : "",
    cards: listing((attack.cards ?? []).map(cardName)),
  });
}
