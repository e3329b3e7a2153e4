import { describe, expect, it } from "vitest";

import type { Choice, Option, PayOption } from "$src/generated/protocol";

import { propose } from "./proposal";

const choice = (over: Partial<Choice>): Choice => ({
  move: "end",
  verb: "end",
  card: null,
  color: null,
  amount_m: null,
  doubles: 0,
  seat: null,
  second: null,
  take: null,
  then: null,
  ...over,
});

describe("propose", () => {
  it("points at the end of the turn", () => {
    const found = propose("end", [choice({})], "p1");
    expect(found).toMatchObject({ isEnd: true, hand: [], places: [], seats: [] });
  });

  it("points at a rent card and the doubling one", () => {
    const rent = choice({
      move: "rent red double",
      verb: "rent",
      card: "rent_red_yellow",
      color: "red",
      doubles: 1,
    });
    expect(propose("rent red double", [rent], "p1").hand).toEqual([
      "rent_red_yellow",
      "double_rent",
    ]);
  });

  it("points at what a swap takes and gives", () => {
    const swap = choice({
      move: "forced_deal p3 green",
      verb: "forced_deal",
      card: "forced_deal",
      seat: "p3",
      take: { card: "green", color: "green" },
      then: [{ word: "for brown", take: { card: "brown", color: "brown" } }],
    });
    const found = propose("forced_deal p3 green for brown", [choice({}), swap], "p1");
    expect(found.seats).toEqual(["p3"]);
    expect(found.places).toEqual([
      { seat: "p3", card: "green", color: "green" },
      { seat: "p1", card: "brown", color: "brown" },
    ]);
    expect(found.then?.word).toBe("for brown");
  });

  it("points at one's own wild that is to change", () => {
    const turn = choice({
      move: "recolor wild_red_yellow:red yellow",
      verb: "recolor",
      color: "yellow",
      take: { card: "wild_red_yellow", color: "red" },
    });
    expect(propose(turn.move, [turn], "p2").places).toEqual([
      { seat: "p2", card: "wild_red_yellow", color: "red" },
    ]);
  });

  it("points at the cards of a payment", () => {
    const pay: PayOption = {
      verb: "pay",
      due_m: 3,
      payable: [
        { card: "money_2", word: "money_2", value_m: 2, ok: true },
        { card: "brown", word: "brown", value_m: 1, ok: true, color: "brown" },
        { card: "money_1", word: "money_1", value_m: 1, ok: true },
      ],
      suggest: ["money_2", "money_1"],
    };
    const found = propose("pay money_2 brown", [pay] as Option[], "p1");
    expect(found.places).toEqual([
      { seat: "p1", card: "money_2", color: null },
      { seat: "p1", card: "brown", color: "brown" },
    ]);
  });

  it("points at nothing where the move fits no option any more", () => {
    const found = propose("bank money_1", [choice({})], "p1");
    expect(found).toMatchObject({ hand: [], places: [], seats: [], choice: null });
  });
});
