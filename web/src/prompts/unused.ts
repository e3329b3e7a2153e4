/** Why a card of the hand has no use now but as money. What is legal, the server says; this asks. */
import type { Card, Color } from "$src/generated/deal";
import { CARDS, COLORS } from "$src/generated/deal";
import type { Area, Choice, Group, View } from "$src/generated/protocol";
import { areaOf, othersAfter } from "$src/table/areas";

/** A move that the server refuses with its reason, or a reason in the page's own words. */
export type Unused = { move: string } | { words: string; rule: string };

/** A card on a table in words of the notation. */
const wordOf = (card: Card, group: Group): string =>
  CARDS[card].colors.length > 1 ? `${card}:${group.color}` : card;

/** A property to name; one outside a full set where there is one. */
function placed(areas: readonly Area[]): { area: Area; word: string } | null {
  const all = areas.flatMap((area) => area.groups.map((group) => ({ area, group })));
  const found = all.find(({ group }) => !group.full) ?? all[0];
  const card = found?.group.cards[0];
  return found && card ? { area: found.area, word: wordOf(card, found.group) } : null;
}

/** A rent in the best colour of a card that its owner has, or in any. */
function rentMove(card: Card, own: Area, other: Area): string {
  const colors: readonly Color[] = CARDS[card].colors;
  const groups = own.groups.filter((group) => colors.includes(group.color));
  const color = (groups.find((group) => !group.inert) ?? groups[0])?.color ?? colors[0] ?? "";
  return card === "rent_rainbow" ? `rent_rainbow ${color} ${other.seat}` : `rent ${color}`;
}

function unusedDouble(hand: readonly Card[], choices: Choice[], own: Area, other: Area): Unused {
  if (choices.some((choice) => choice.doubles > 0)) return { words: "unused-double", rule: "A6" };
  const rents = hand.filter((card) => CARDS[card].class.endsWith("rent"));
  const rent = rents.find((card) => card !== "rent_rainbow") ?? rents[0];
  if (!rent) return { words: "unused-double-alone", rule: "A6" };
  return { move: `${rentMove(rent, own, other)} double` };
}

/** Find why *card* has no use now but as money; null where it has another, or is money. */
export function whyUnused(card: Card, view: View, choices: Choice[]): Unused | null {
  const own = areaOf(view.table, view.you);
  const others = othersAfter(view, view.you);
  const other = others[0];
  const uses = choices.filter((choice) => choice.card === card);
  if (!own || !other || CARDS[card].class === "money") return null;
  if (uses.length === 0 || uses.some((choice) => choice.verb !== "bank")) return null;
  const theirs = placed(others);
  switch (card) {
    case "double_rent":
      return unusedDouble(view.hand ?? [], choices, own, other);
    case "just_say_no":
      return { words: "unused-no", rule: "B70" };
    case "rent_transfer":
      return { words: "refusal-not-a-rent", rule: "B83" };
    case "deal_breaker":
      return { words: "unused-no-set", rule: "B65" };
    case "sly_deal":
    case "double_sly":
    case "forced_deal": {
      if (!theirs) return { words: "unused-nothing-there", rule: "B65" };
      const move = `${card} ${theirs.area.seat} ${theirs.word}`;
      const given = placed([own])?.word ?? theirs.word;
      return { move: card === "forced_deal" ? `${move} for ${given}` : move };
    }
  }
  if (["house", "hotel"].includes(CARDS[card].class)) {
    const sets = own.groups.filter((group) => group.full);
    const set = sets.find((group) => COLORS[group.color].buildable) ?? sets[0];
    return set ? { move: `${card} ${set.color}` } : { words: "unused-no-own-set", rule: "A5" };
  }
  if (CARDS[card].class.endsWith("rent")) return { move: rentMove(card, own, other) };
  return { move: `${card} ${other.seat}` };
}
