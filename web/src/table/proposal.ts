/** What a hint points at: the cards and seats of the move that it proposes. */
import type { Card, Color } from "$src/generated/deal";
import { CARDS } from "$src/generated/deal";
import type { Choice, Option, SeatName } from "$src/generated/protocol";
import { seatsOf } from "$src/prompts/narrow";

/** A card before a seat; in the bank it has no colour. */
interface Spot {
  seat: SeatName;
  card: Card;
  color: Color | null;
}

export interface Proposal {
  move: string;
  /** Cards in hand, each kind once. */
  hand: Card[];
  places: Spot[];
  seats: SeatName[];
  isEnd: boolean;
  /** The choice that the move begins with, and how it goes on. */
  choice: Choice | null;
  then: NonNullable<Choice["then"]>[number] | null;
}

const isCard = (word: string): word is Card => word in CARDS;

/** Find the option that a move answers: itself, or the one that it goes on from. */
function chosen(move: string, options: Option[]): Pick<Proposal, "choice" | "then"> {
  for (const option of options) {
    if (!("move" in option)) continue;
    if (option.move === move) return { choice: option, then: null };
    const then = option.then?.find((step) => `${option.move} ${step.word}` === move);
    if (then) return { choice: option, then };
  }
  return { choice: null, then: null };
}

/** Read a proposed move; *you* is the seat that would make it. */
export function propose(move: string, options: Option[], you: SeatName): Proposal {
  const { choice, then } = chosen(move, options);
  const places: Spot[] = [];
  const hand: Card[] = [];
  if (choice) {
    const owner = choice.seat ?? you;
    if (choice.card) hand.push(choice.card);
    if (choice.card && choice.doubles > 0) hand.push("double_rent");
    if (choice.verb === "no") hand.push("just_say_no");
    if (choice.take) places.push({ seat: owner, ...choice.take });
    // What is given lies before oneself, what is taken besides before the other.
    const side = choice.verb === "double_sly" ? owner : you;
    if (then) places.push({ seat: side, ...then.take });
  }
  const [verb = "", ...words] = move.split(" ");
  if (verb === "discard") hand.push(...words.filter(isCard));
  const pay = options.find((option) => option.verb === "pay");
  if (verb === "pay" && pay) {
    for (const one of pay.payable) {
      if (words.includes(one.word)) {
        places.push({ seat: you, card: one.card, color: one.color ?? null });
      }
    }
  }
  return {
    move,
    hand: [...new Set(hand)],
    places,
    seats: choice ? seatsOf(choice) : [],
    isEnd: move === "end",
    choice,
    then,
  };
}
