import { describe, expect, it } from "vitest";

import type { PayOption, View } from "$src/generated/protocol";

import { broken, payMove, suggested, total } from "./paying";

const option: PayOption = {
  verb: "pay",
  due_m: 4,
  payable: [
    { card: "money_2", word: "money_2", value_m: 2, ok: true },
    { card: "money_2", word: "money_2", value_m: 2, ok: true },
    { card: "brown", word: "brown", color: "brown", value_m: 1, ok: true },
    { card: "brown", word: "brown", color: "brown", value_m: 1, ok: true },
    { card: "house_3", word: "house_3:brown", color: "brown", value_m: 3, ok: true },
  ],
  suggest: ["money_2", "money_2"],
};

function view(spare: number): View {
  const group = {
    color: "brown", size: 2, inert: false, house: null, hotel: null, rent_m: 2,
  } as const;
  return {
    you: "p1",
    table: [
      {
        seat: "p1",
        groups: [
          { ...group, cards: ["brown", "brown"], full: true },
          ...(spare ? [{ ...group, cards: ["wild_light_blue_brown"], full: false }] : []),
        ],
      },
    ],
  } as unknown as View;
}

describe("paying", () => {
  it("adds up what is ticked", () => {
    expect(total(option, new Set([0, 2]))).toBe(3);
  });
  it("writes the move, copies included", () => {
    expect(payMove(option, new Set([0, 1, 4]))).toBe("pay money_2 money_2 house_3:brown");
  });
  it("ticks two copies for two equal words", () => {
    expect(suggested(option)).toEqual(new Set([0, 1]));
  });
  it("knows which full set would be broken", () => {
    expect(broken(view(0), option, new Set([2]))).toEqual(["brown"]);
    expect(broken(view(1), option, new Set([2]))).toEqual([]);
    expect(broken(view(1), option, new Set([2, 3]))).toEqual(["brown"]);
  });
  it("does not count a house as a card of the set", () => {
    expect(broken(view(0), option, new Set([4]))).toEqual([]);
  });
});
