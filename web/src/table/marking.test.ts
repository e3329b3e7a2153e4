import { describe, expect, it } from "vitest";

import type { Card } from "$src/generated/deal";
import type { Group } from "$src/generated/protocol";

import { markings } from "./marking";

const red = (count: number, full = false, built: Partial<Group> = {}): Group => ({
  color: "red",
  cards: Array<Card>(count).fill("red"),
  size: 3,
  full,
  inert: false,
  house: null,
  hotel: null,
  rent_m: 1,
  ...built,
});
const mark = (...groups: Group[]) => markings(groups).find((one) => one.color === "red");

describe("markings", () => {
  it("counts what there is of a set", () => {
    expect(mark(red(2))).toMatchObject({ have: 2, size: 3, isFull: false, more: 0, built: null });
    expect(mark()).toMatchObject({ have: 0, size: 3, isFull: false });
  });

  it("never counts more of a set than it has: what lies beyond stands apart", () => {
    expect(mark(red(1), red(3, true))).toMatchObject({ have: 3, size: 3, isFull: true, more: 1 });
    expect(mark(red(3, true), red(3, true))).toMatchObject({ have: 3, more: 3 });
  });

  it("shows the highest that is built", () => {
    expect(mark(red(3, true, { house: "house_3" }))?.built).toBe("house_3");
    expect(mark(red(3, true, { house: "house_3", hotel: "hotel_4" }))?.built).toBe("hotel_4");
  });

  it("keeps the order of the colours", () => {
    expect(markings([]).map((one) => one.color).slice(0, 2)).toEqual(["brown", "light_blue"]);
    expect(markings([])).toHaveLength(10);
  });
});
