/** The card that is picked up, and how far its move has come. */
import type { Card, Color } from "$src/generated/deal";
import type { Choice, Placed, SeatName, Step } from "$src/generated/protocol";
import { othersAfter } from "$src/table/areas";
import type { Table } from "$src/table/table.svelte";

import {
  beginsWith,
  fits,
  moveOf,
  NOTHING,
  placeKey,
  question,
  seatsOf,
  settle,
  takeKey,
  useKey,
  type Picked,
  type Question,
} from "./narrow";

export class Choosing {
  card = $state<Card | null>(null);
  /** Colour in which the card lies, for a wild on one's own table. */
  lying = $state<Color | null>(null);
  #picked = $state.raw<Picked>(NOTHING);
  #trail: Picked[] = [];

  constructor(readonly table: Table) {}

  /** All legal moves that begin with the card. */
  get choices(): Choice[] {
    return this.card ? beginsWith(this.table.choices, this.card, this.lying) : [];
  }

  /** Those that fit what has been answered. */
  get rest(): Choice[] {
    return this.choices.filter((choice) => fits(choice, this.#picked));
  }

  get step(): Question | null {
    return this.card ? question(this.choices, this.#picked) : null;
  }

  get picked(): Picked {
    return this.#picked;
  }

  /** One choice for each different use. */
  get uses(): Choice[] {
    const seen = new Map(this.choices.map((choice) => [useKey(choice), choice] as const));
    // What a card is for comes first; any card can be money.
    const isMoney = (choice: Choice): number => Number(choice.verb === "bank");
    return [...seen.values()].sort((one, other) => isMoney(one) - isMoney(other));
  }

  /** Whom it can be played on: in the order of the turns after oneself. */
  get seats(): SeatName[] {
    const can = new Set(this.rest.flatMap(seatsOf));
    if (this.#picked.seat) can.delete(this.#picked.seat);
    const others = othersAfter(this.table.view, this.table.you);
    return others.map((area) => area.seat).filter((seat) => can.has(seat));
  }

  get gives(): Step[] {
    return this.step === "give" ? (this.rest[0]?.then ?? []) : [];
  }

  /** Pick up a card of the hand, or with *lying* a wild from one's own table. */
  pick(card: Card, lying: Color | null = null): void {
    this.cancel();
    this.card = card;
    this.lying = lying;
  }

  cancel(): void {
    this.card = null;
    this.lying = null;
    this.#picked = NOTHING;
    this.#trail = [];
  }

  back(): void {
    const before = this.#trail.pop();
    if (before) this.#picked = before;
    else this.cancel();
  }

  chooseUse(choice: Choice): void {
    this.#answer({ use: useKey(choice) });
  }

  /** Whether a seat is asked for: the first, or another one beside it. */
  get asksSeat(): boolean {
    return this.step === "seat" || this.step === "second";
  }

  chooseSeat(seat: SeatName): void {
    this.#answer(this.step === "second" ? { second: seat } : { seat });
  }

  chooseTake(choice: Choice): void {
    this.#answer({ seat: choice.seat, take: takeKey(choice) });
  }

  chooseGive(give: Step): void {
    this.#answer({ give });
  }

  /** Whether a seat can be chosen now: it glows. */
  isTarget(seat: SeatName): boolean {
    return this.asksSeat && this.seats.includes(seat);
  }

  /** The choice that takes this card now, if there is one: it glows. */
  takeAt(seat: SeatName, place: Placed): Choice | null {
    if (this.step !== "seat" && this.step !== "take") return null;
    const set = `set:${place.color}`;
    return (
      this.rest.find(
        (choice) =>
          choice.seat === seat && [placeKey(place), set].includes(takeKey(choice) ?? "-"),
      ) ?? null
    );
  }

  send(): void {
    const move = moveOf(this.choices, this.#picked);
    if (move === null) return;
    this.table.act(move);
    this.cancel();
  }

  #answer(part: Partial<Picked>): void {
    this.#trail.push(this.#picked);
    this.#picked = settle(this.choices, { ...this.#picked, ...part });
    if (this.step === null) this.send();
  }
}
