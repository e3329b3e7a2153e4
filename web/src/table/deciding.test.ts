import { describe, expect, it } from "vitest";

import type { Event } from "$src/generated/protocol";

import { decisive, isKept } from "./deciding";

const won: Event = { n: 9, type: "GameWon", seat: "p1", colors: ["red"] };

describe("decisive", () => {
  it("is the newest event before the win that gave the winner a property", () => {
    const log: Event[] = [
      { n: 1, type: "PropertyPlaced", seat: "p1", card: "red", color: "red" },
      { n: 2, type: "PropertyTaken", seat: "p1", from: "p2", card: "red", color: "red" },
      { n: 3, type: "PropertyTaken", seat: "p2", from: "p1", card: "brown", color: "brown" },
      { n: 4, type: "Accepted", seat: "p2", against: "p1" },
      won,
      { n: 10, type: "GameOver" },
    ];
    expect(decisive(log)?.n).toBe(2);
  });

  it("may be a payment in properties, not one in money", () => {
    const pay = { type: "PaymentMade", seat: "p2", to: "p1", total_m: 3, due_m: 2 } as const;
    const log: Event[] = [
      { n: 1, ...pay, cards: [{ card: "red", color: "red" }] },
      { n: 2, ...pay, cards: [{ card: "money_3" }] },
      won,
    ];
    expect(decisive(log)?.n).toBe(1);
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
