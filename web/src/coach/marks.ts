/** The coach marks of a first game: what is worth saying at this moment. */
import { type Card, CARDS } from "$src/generated/deal";
import type { Option, Prompt, View } from "$src/generated/protocol";

/** In the order in which they come first where several would do. */
export const MARKS = [
  "pay",
  "no",
  "charged",
  "color",
  "discard",
  "wild",
  "steal",
  "end",
  "first-turn",
  "property",
  "money",
  "winning",
  "rent",
  "build",
  "draw",
  "recolor",
  "others",
] as const;
export type Mark = (typeof MARKS)[number];

export interface Moment {
  view: View;
  /** What this seat may do now, null while others decide. */
  options: Option[] | null;
  /** The card of the hand that is picked up. */
  picked: Card | null;
}

/** Marks that say "this card": they come with it and go with it. */
const ON_PICKED: ReadonlySet<Mark> = new Set(["wild", "steal"]);

const STEALS: ReadonlySet<string> = new Set(["sly_deal", "forced_deal", "deal_breaker"]);
const BUILDINGS: ReadonlySet<string> = new Set(["house_3", "house_4", "hotel_4", "hotel_5"]);
const RENTS: ReadonlySet<string> = new Set(["rent", "rent_rainbow"]);

function suits(mark: Mark, { view, options, picked }: Moment): boolean {
  const { prompt } = view;
  if (!options) return mark === "others" && prompt.kind !== "over";
  const can = (which: (option: Option) => boolean): boolean => options.some(which);
  if (prompt.kind !== "play") {
    switch (mark) {
      case "pay":
        return prompt.kind === "pay";
      case "no":
        return isCharged(prompt) && can((option) => option.verb === "no");
      case "charged":
        return isCharged(prompt) && !can((option) => option.verb === "no");
      case "color":
        return prompt.kind === "color";
      case "discard":
        return prompt.kind === "discard";
      default:
        return false;
    }
  }
  const isPlaced = (option: Option): boolean => option.verb === "place" && option.card === picked;
  switch (mark) {
    case "first-turn":
      return view.turn.plays > 0;
    case "end":
      return view.turn.plays === 0;
    case "winning":
      return view.table.some((area) => area.sets === view.sets_to_win - 1);
    case "rent":
      return can((option) => RENTS.has(option.verb));
    case "steal":
      return can((option) => "card" in option && STEALS.has(option.verb) && option.card === picked);
    case "build":
      return can((option) => BUILDINGS.has(option.verb));
    case "property":
      return can((option) => option.verb === "place" && isOf(option.card, "property"));
    case "wild":
      return (isOf(picked, "dual_wild") || isOf(picked, "rainbow_wild")) && can(isPlaced);
    case "draw":
      return can((option) => option.verb === "pass_go");
    case "money":
      return can((option) => option.verb === "bank" && isOf(option.card, "money"));
    case "recolor":
      return can((option) => option.verb === "recolor");
    default:
      return false;
  }
}

/** A card was played against this seat; a No to its own card is another matter. */
const isCharged = (prompt: Prompt): boolean => prompt.kind === "respond" && prompt.no_count === 0;

const isOf = (card: Card | null, cardClass: string): boolean =>
  card !== null && CARDS[card].class === cardClass;

/** Whether the mark is about the card that is picked up. */
export const isOnPicked = (mark: Mark | null): boolean => mark !== null && ON_PICKED.has(mark);

/**
 * Choose what to say now: of the picked card before all else. *shown* goes on as long as it suits,
 * nothing is *seen* twice.
 */
export function markAt(moment: Moment, seen: ReadonlySet<Mark>, shown: Mark | null): Mark | null {
  const ofPicked = MARKS.find((mark) => isOnPicked(mark) && !seen.has(mark) && suits(mark, moment));
  if (ofPicked) return ofPicked;
  if (shown && !seen.has(shown) && suits(shown, moment)) return shown;
  return MARKS.find((mark) => !seen.has(mark) && suits(mark, moment)) ?? null;
}
