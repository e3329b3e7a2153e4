import { describe, expect, it } from "vitest";

import type { Group } from "$src/generated/protocol";

import { filling } from "./filling";

const group = (more: Partial<Group>): Group => ({
  color: "brown", cards: ["brown"], size: 2, full: false, inert: false,
  house: null, hotel: null, rent_m: 1, ...more,
});

describe("filling", () => {
  it("begins at nothing", () => {
    expect(filling([], "red", "red")).toEqual({ have: 0, size: 3, full: false, completes: false });
  });

  it("says when the card is the last one", () => {
    expect(filling([group({})], "wild_rainbow", "brown").completes).toBe(true);
    const two = group({ color: "red", cards: ["red"], size: 3 });
    expect(filling([two], "red", "red")).toMatchObject({ have: 1, size: 3, completes: false });
  });

  it("doesn't take rainbow wilds alone for a set", () => {
    const alone = group({ cards: ["wild_rainbow"], inert: true });
    expect(filling([alone], "wild_rainbow", "brown").completes).toBe(false);
    expect(filling([alone], "brown", "brown").completes).toBe(true);
  });

  it("counts what is begun beside a full set", () => {
    const full = group({ cards: ["brown", "brown"], full: true });
    expect(filling([full], "wild_rainbow", "brown")).toMatchObject({ have: 2, full: true });
    const rest = group({ cards: ["wild_light_blue_brown"] });
    expect(filling([full, rest], "wild_rainbow", "brown")).toMatchObject({ have: 1, full: false });
  });
});
