import { describe, expect, it } from "vitest";

import type { Choice } from "$src/generated/protocol";

import { beginsWith, fits, moveOf, NOTHING, question, settle } from "./narrow";

const base: Choice = {
  move: "end", verb: "end", card: null, color: null, amount_m: null,
  doubles: 0, seat: null, second: null, take: null, then: null,
};
const sly = (seat: "p2" | "p3", card: "red" | "green"): Choice => ({
  ...base, move: `sly_deal ${seat} ${card}`, verb: "sly_deal", card: "sly_deal", seat,
  take: { card, color: card },
});
const swap = (seat: "p2" | "p3"): Choice => ({
  ...base, move: `forced_deal ${seat} red`, verb: "forced_deal", card: "forced_deal", seat,
  take: { card: "red", color: "red" },
  then: [
    { word: "for green", take: { card: "green", color: "green" } },
    { word: "for brown", take: { card: "brown", color: "brown" } },
  ],
});
const bank: Choice = { ...base, move: "bank sly_deal", verb: "bank", card: "sly_deal", amount_m: 3 };

describe("narrowing the legal moves", () => {
  const choices = [base, bank, sly("p2", "red"), sly("p2", "green"), sly("p3", "red"), swap("p2")];
  const mine = beginsWith(choices, "sly_deal", null);

  it("begins with the uses of the card", () => {
    expect(mine).toHaveLength(4);
    expect(question(mine, NOTHING)).toBe("use");
  });

  it("sends a move that hits nobody at once", () => {
    const picked = { ...NOTHING, use: "bank sly_deal" };
    expect(question(mine, picked)).toBeNull();
    expect(moveOf(mine, picked)).toBe("bank sly_deal");
  });

  it("asks who, then which, then for the last word", () => {
    let picked = settle(mine, { ...NOTHING, use: "sly_deal" });
    expect(question(mine, picked)).toBe("seat");
    picked = settle(mine, { ...picked, seat: "p2" });
    expect(question(mine, picked)).toBe("take");
    expect(moveOf(mine, picked)).toBeNull();
    picked = settle(mine, { ...picked, take: "green:green" });
    expect(question(mine, picked)).toBe("confirm");
    expect(moveOf(mine, picked)).toBe("sly_deal p2 green");
  });

  it("does not ask what leaves no choice", () => {
    const picked = settle(mine, { ...NOTHING, use: "sly_deal", seat: "p3" });
    expect(picked.take).toBe("red:red");
    expect(question(mine, picked)).toBe("confirm");
  });

  it("asks what to give, and joins it to the move", () => {
    const swaps = beginsWith(choices, "forced_deal", null);
    const picked = settle(swaps, { ...NOTHING, use: "forced_deal" });
    expect(question(swaps, picked)).toBe("give");
    const give = swap("p2").then?.[1] ?? null;
    expect(question(swaps, { ...picked, give })).toBe("confirm");
    expect(moveOf(swaps, { ...picked, give })).toBe("forced_deal p2 red for brown");
  });

  it("asks for two whom one card hits, in whatever order they are named", () => {
    const pair = (seat: "p2" | "p3", second: "p3" | "p4"): Choice => ({
      ...base, move: `speeding ${seat} ${second}`, verb: "speeding", card: "speeding", seat, second,
    });
    const pairs = [pair("p2", "p3"), pair("p2", "p4"), pair("p3", "p4")];
    let picked = settle(pairs, { ...NOTHING, use: "speeding" });
    expect(question(pairs, picked)).toBe("seat");
    picked = settle(pairs, { ...picked, seat: "p4" });
    expect(question(pairs, picked)).toBe("second");
    picked = settle(pairs, { ...picked, second: "p2" });
    expect(question(pairs, picked)).toBe("confirm");
    expect(moveOf(pairs, picked)).toBe("speeding p2 p4");
    const only = settle([pair("p2", "p3")], { ...NOTHING, use: "speeding" });
    expect(question([pair("p2", "p3")], only)).toBe("confirm");
  });

  it("asks for one where only one has cards", () => {
    const one: Choice = {
      ...base, move: "speeding p3", verb: "speeding", card: "speeding", seat: "p3",
    };
    const picked = settle([one], { ...NOTHING, use: "speeding" });
    expect(question([one], picked)).toBe("confirm");
    expect(moveOf([one], picked)).toBe("speeding p3");
  });

  it("asks for the other card of a double sly", () => {
    const double: Choice = {
      ...base, move: "double_sly p2 red", verb: "double_sly", card: "double_sly", seat: "p2",
      take: { card: "red", color: "red" },
      then: [
        { word: "green", take: { card: "green", color: "green" } },
        { word: "brown", take: { card: "brown", color: "brown" } },
      ],
    };
    const picked = settle([double], { ...NOTHING, use: "double_sly" });
    expect(question([double], picked)).toBe("give");
    const give = double.then?.[0] ?? null;
    expect(moveOf([double], { ...picked, give })).toBe("double_sly p2 red green");
  });

  it("tells a wild on the table from the same card in the hand", () => {
    const turn: Choice = {
      ...base, move: "recolor wild_red_yellow:red yellow", verb: "recolor", color: "yellow",
      take: { card: "wild_red_yellow", color: "red" },
    };
    expect(beginsWith([turn], "wild_red_yellow", null)).toEqual([]);
    expect(beginsWith([turn], "wild_red_yellow", "red")).toEqual([turn]);
    expect(fits(turn, NOTHING)).toBe(true);
  });
});
