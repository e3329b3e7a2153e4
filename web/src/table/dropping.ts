/** What it means to drop a card of the hand somewhere. Tapping it offers the same, and more. */
import type { Card } from "$src/generated/deal";
import type { Choice, SeatName } from "$src/generated/protocol";
import { useKey } from "$src/prompts/narrow";

export type Drop =
  /** Play this at once. */
  | { kind: "act"; move: string }
  /** Go on with this use against that seat. */
  | { kind: "aim"; use: Choice; seat: SeatName }
  /** Ask what to do with the card, as a tap does. */
  | { kind: "ask" }
  /** Back into the hand. */
  | { kind: "back" };

/** Read where a card was dropped: *zones* are the places under it, the innermost first. */
export function dropAt(
  zones: readonly string[],
  card: Card,
  choices: readonly Choice[],
  you: SeatName,
): Drop {
  if (zones.some((zone) => zone.startsWith("hand-"))) return { kind: "back" };
  const uses = choices.filter((choice) => choice.card === card);
  if (!uses.length) return { kind: "back" };
  for (const zone of zones) {
    const [place, seat, color] = zone.split("-") as [string, SeatName | undefined, string?];
    if (seat === you && place === "bank") {
      const bank = uses.find((choice) => choice.verb === "bank");
      if (bank) return { kind: "act", move: bank.move };
    } else if (seat === you && (place === "group" || place === "area")) {
      const laid = uses.filter((choice) => choice.color && !choice.seat && choice.verb !== "rent");
      const there = laid.filter((choice) => choice.color === color);
      const only = there.length === 1 ? there[0] : laid.length === 1 ? laid[0] : undefined;
      if (only) return { kind: "act", move: only.move };
    } else if (seat && seat !== you) {
      const against = uses.filter((choice) => choice.seat === seat);
      const use = against[0];
      if (use && new Set(against.map(useKey)).size === 1) return { kind: "aim", use, seat };
    }
  }
  return { kind: "ask" };
}
