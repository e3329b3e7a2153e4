import { describe, expect, it } from "vitest";

import { flightsOf } from "./flights";

describe("flightsOf", () => {
  it("deals face down to others and face up to oneself", () => {
    const other = flightsOf({ n: 1, type: "CardsDrawn", seat: "p2", count: 2 });
    expect(other.map((flight) => flight.card)).toEqual([null, null]);
    const own = flightsOf({ n: 1, type: "CardsDrawn", seat: "p1", count: 1, cards: ["red"] });
    expect(own).toEqual([
      { card: "red", from: ["draw"], to: ["hand-p1-red", "hand-p1", "seat-p1"] },
    ]);
  });

  it("sends a payment to the bank or among the properties of the creditor", () => {
    const flights = flightsOf({
      n: 1,
      type: "PaymentMade",
      seat: "p2",
      to: "p1",
      cards: [
        { card: "money_1" },
        { card: "brown", color: "brown" },
        { card: "house_3", color: "red" },
      ],
      total_m: 5,
      due_m: 5,
    });
    expect(flights.map(({ from, to }) => [from[0], to[0]])).toEqual([
      ["bank-p2", "bank-p1"],
      ["group-p2-brown", "group-p1-brown"],
      ["group-p2-red", "bank-p1"],
    ]);
  });

  it("plays a rent card together with what doubles it", () => {
    const flights = flightsOf({
      n: 1,
      type: "RentCharged",
      seat: "p1",
      card: "rent_rainbow",
      color: "red",
      amount_m: 4,
      doubles: 1,
      targets: ["p2"],
    });
    expect(flights.map(({ card, to }) => [card, to[0]])).toEqual([
      ["rent_rainbow", "discard"],
      ["double_rent", "discard"],
    ]);
  });

  it("falls back on the tile of a seat whose table isn't spread out", () => {
    const [flight] = flightsOf({
      n: 1,
      type: "PropertyTaken",
      seat: "p3",
      from: "p2",
      card: "green",
      color: "green",
    });
    expect(flight?.from.at(-1)).toBe("seat-p2");
    expect(flight?.to.at(-1)).toBe("seat-p3");
  });

  it("moves nothing where only words are said", () => {
    expect(flightsOf({ n: 1, type: "Accepted", seat: "p2", against: "p1" })).toEqual([]);
  });
});
