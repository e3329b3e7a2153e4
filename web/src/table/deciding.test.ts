import { describe, expect, it } from "vitest";

import type { Event } from "$src/generated/protocol";

import { decisive, isKept } from "./deciding";

const won: Event = { n: 9, type: "GameWon", seat: "p1", colors: ["red"] };

describe("decisive", () => {
  const placed: Event = { n: 1, type: "PropertyPlaced", seat: "p1", card: "red", color: "red" };
  const sly: Event = {
    n: 2,
    type: "SlyDealPlayed",
    seat: "p1",
    card: "sly_deal",
    target: "p2",
    take: "wild_red_yellow",
    color: "yellow",
  };
  const taken: Event = {
    n: 3,
    type: "PropertyTaken",
    seat: "p1",
    from: "p2",
    card: "wild_red_yellow",
    color: "yellow",
  };

  it("is the newest gain of the winner in a colour of the sets that won", () => {
    const log: Event[] = [
      placed,
      { n: 2, type: "PropertyPlaced", seat: "p1", card: "brown", color: "brown" },
      { n: 3, type: "PropertyTaken", seat: "p2", from: "p1", card: "red", color: "red" },
      { n: 4, type: "Accepted", seat: "p2", against: "p1" },
      won,
      { n: 10, type: "GameOver" },
    ];
    expect(decisive(log)).toEqual({ event: placed, card: "red" });
  });

  it("is the card that took a wild, not the choice of its colour", () => {
    const colored: Event = { n: 4, type: "WildColored", seat: "p1", card: "wild_red_yellow", color: "red" };
    expect(decisive([placed, sly, taken, colored, won])).toEqual({ event: sly, card: "sly_deal" });
  });

  it("is the Deal Breaker that took a set", () => {
    const cards = ["red", "red", "red"] as const;
    const theirs = { target: "p2", color: "red", cards: [...cards] } as const;
    const played: Event = { n: 2, type: "DealBreakerPlayed", seat: "p1", card: "deal_breaker", ...theirs, cards: [...cards] };
    const set: Event = { n: 3, type: "SetTaken", seat: "p1", from: "p2", color: "red", cards: [...cards] };
    expect(decisive([placed, played, set, won])).toEqual({ event: played, card: "deal_breaker" });
  });

  it("may be a payment in properties, not one in money", () => {
    const pay = { type: "PaymentMade", seat: "p2", to: "p1", total_m: 3, due_m: 2 } as const;
    const log: Event[] = [
      { n: 1, ...pay, cards: [{ card: "money_1" }, { card: "red", color: "red" }] },
      { n: 2, ...pay, cards: [{ card: "money_3" }] },
      won,
    ];
    expect(decisive(log)).toEqual({ event: log[0], card: "red" });
  });

  it("is nothing in a game that nobody won", () => {
    expect(decisive([{ n: 1, type: "GameOver" }])).toBeNull();
  });
});

describe("isKept", () => {
  // SHA-256 of the bytes 01 02 03.
  const digest = "039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81";

  it("finds a kept promise and a broken one", async () => {
    expect(await isKept(digest, "010203")).toBe(true);
    expect(await isKept(digest, "010204")).toBe(false);
    expect(await isKept(digest, "")).toBe(false);
  });
});
