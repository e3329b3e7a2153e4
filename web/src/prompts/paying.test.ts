import { describe, expect, it } from "vitest";

import type { PayOption } from "$src/generated/protocol";

import { payableM, payMove, suggested, total } from "./paying";

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

describe("paying", () => {
  it("adds up what is ticked", () => {
    expect(total(option, new Set([0, 2]))).toBe(3);
  });
  it("counts what can pay, a house under its hotel too", () => {
    expect(payableM(option)).toBe(9);
    const worthless = { card: "wild_rainbow", word: "wild_rainbow", value_m: 3, ok: false } as const;
    const payable = [
      { ...worthless, why: "not_payable" },
      { ...worthless, why: "house_under_hotel" },
    ];
    expect(payableM({ ...option, payable })).toBe(3);
  });
  it("writes the move, copies included", () => {
    expect(payMove(option, new Set([0, 1, 4]))).toBe("pay money_2 money_2 house_3:brown");
  });
  it("ticks two copies for two equal words", () => {
    expect(suggested(option)).toEqual(new Set([0, 1]));
  });
});
