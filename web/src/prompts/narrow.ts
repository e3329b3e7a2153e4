/** From all legal moves to one: card, use, who, which, what to give. Nothing here knows a rule. */
import type { Card, Color } from "$src/generated/deal";
import type { Choice, Placed, SeatName, Step } from "$src/generated/protocol";

export type Question = "use" | "seat" | "second" | "take" | "give" | "confirm";

export interface Picked {
  use: string | null;
  seat: SeatName | null;
  /** Another seat, where a card hits two. */
  second: SeatName | null;
  take: string | null;
  give: Step | null;
}

export const NOTHING: Picked = { use: null, seat: null, second: null, take: null, give: null };

export const placeKey = (place: Placed): string => `${place.card}:${place.color}`;

/** What a choice takes: one card, or a whole set of a colour. */
export function takeKey(choice: Choice): string | null {
  if (choice.take) return placeKey(choice.take);
  return choice.verb === "deal_breaker" && choice.color ? `set:${choice.color}` : null;
}

/** Choices of the same use differ only in whom and what they hit. */
export function useKey(choice: Choice): string {
  if (choice.seat === null) return choice.move;
  if (choice.verb === "rent_rainbow") {
    return `${choice.verb} ${choice.color ?? ""} ${choice.doubles}`;
  }
  return choice.verb;
}

/** The choices that a card in the hand, or a wild on one's own table, begins. */
export function beginsWith(choices: Choice[], card: Card, lying: Color | null): Choice[] {
  return choices.filter((choice) =>
    lying === null
      ? choice.card === card
      : choice.verb === "recolor" && choice.take?.card === card && choice.take.color === lying,
  );
}

function unique<T>(all: Iterable<T>): T[] {
  return [...new Set(all)];
}

/** Whom a choice hits: nobody, one, or two in whatever order they are named. */
export function seatsOf(choice: Choice): SeatName[] {
  return [choice.seat, choice.second].filter((seat) => seat !== null);
}

export function fits(choice: Choice, picked: Picked): boolean {
  return (
    (picked.use === null || useKey(choice) === picked.use) &&
    [picked.seat, picked.second].every((seat) => seat === null || seatsOf(choice).includes(seat)) &&
    (picked.take === null || takeKey(choice) === picked.take)
  );
}

/** Fill in what leaves no choice, so that nobody is asked for it. */
export function settle(choices: Choice[], picked: Picked): Picked {
  if (picked.use === null) return picked;
  const settled = { ...picked };
  let rest = choices.filter((choice) => fits(choice, settled));
  const seats = unique(rest.flatMap(seatsOf));
  if (seats.length === 1 && seats[0]) settled.seat = seats[0];
  if (rest.length === 1 && rest[0]?.second) {
    settled.seat = rest[0].seat;
    settled.second = rest[0].second;
  }
  if (settled.seat === null) return settled;
  rest = rest.filter((choice) => fits(choice, settled));
  const takes = unique(rest.map(takeKey));
  if (takes.length === 1 && takes[0]) settled.take = takes[0];
  const only = rest[0];
  if (rest.length === 1 && only?.then?.length === 1) settled.give = only.then[0] ?? null;
  return settled;
}

/** What must be asked next; null when the move can be sent as it is. */
export function question(choices: Choice[], picked: Picked): Question | null {
  if (picked.use === null) return "use";
  const rest = choices.filter((choice) => fits(choice, picked));
  const only = rest[0];
  if (only?.seat === null) return null;
  if (picked.seat === null) return "seat";
  if (only?.second && picked.second === null) return "second";
  if (rest.length > 1) return "take";
  if (only?.then && picked.give === null) return "give";
  return "confirm";
}

/** The whole move in words of the notation; null while something is open. */
export function moveOf(choices: Choice[], picked: Picked): string | null {
  const rest = choices.filter((choice) => fits(choice, picked));
  const only = rest[0];
  if (picked.use === null || rest.length !== 1 || !only) return null;
  if (!only.then) return only.move;
  return picked.give ? `${only.move} ${picked.give.word}` : null;
}
