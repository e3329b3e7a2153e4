import { describe, expect, it } from "vitest";

import type { Choice } from "$src/generated/protocol";

import { dropAt } from "./dropping";

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

const wild = "wild_red_yellow";
const choices: Choice[] = [
  choice({}),
  choice({ move: "bank money_1", verb: "bank", card: "money_1" }),
  choice({ move: "place green", verb: "place", card: "green", color: "green" }),
  choice({ move: `place ${wild} red`, verb: "place", card: wild, color: "red" }),
  choice({ move: `place ${wild} yellow`, verb: "place", card: wild, color: "yellow" }),
  choice({ move: "bank debt_collector", verb: "bank", card: "debt_collector" }),
  ...(["p2", "p3"] as const).map((seat) =>
    choice({ move: `debt_collector ${seat}`, verb: "debt_collector", card: "debt_collector", seat }),
  ),
  choice({ move: "rent_rainbow red p2", verb: "rent_rainbow", card: "rent_rainbow", color: "red", seat: "p2" }),
  choice({ move: "rent_rainbow brown p2", verb: "rent_rainbow", card: "rent_rainbow", color: "brown", seat: "p2" }),
];
const drop = (card: Parameters<typeof dropAt>[1], ...zones: string[]) =>
  dropAt(zones, card, choices, "p1");

describe("dropAt", () => {
  it("banks on one's own bank, also through the table around it", () => {
    expect(drop("money_1", "bank-p1", "area-p1")).toEqual({ kind: "act", move: "bank money_1" });
  });

  it("puts a property down anywhere on one's own table", () => {
    expect(drop("green", "area-p1")).toEqual({ kind: "act", move: "place green" });
    expect(drop("green", "bank-p1", "area-p1")).toEqual({ kind: "act", move: "place green" });
  });

  it("lets the pile choose the colour of a wild, and asks where there is none", () => {
    expect(drop(wild, "group-p1-yellow", "area-p1")).toEqual({
      kind: "act",
      move: `place ${wild} yellow`,
    });
    expect(drop(wild, "group-p1-brown", "area-p1")).toEqual({ kind: "ask" });
    expect(drop(wild, "area-p1")).toEqual({ kind: "ask" });
  });

  it("aims at the opponent under the card, if only one use does", () => {
    expect(drop("debt_collector", "bank-p3", "seat-p3")).toMatchObject({
      kind: "aim",
      seat: "p3",
      use: { move: "debt_collector p3" },
    });
    expect(drop("rent_rainbow", "seat-p2")).toEqual({ kind: "ask" });
  });

  it("asks elsewhere, and goes back into the hand", () => {
    expect(drop("money_1", "discard")).toEqual({ kind: "ask" });
    expect(drop("money_1")).toEqual({ kind: "ask" });
    expect(drop("money_1", "hand-p1-money_1", "hand-p1")).toEqual({ kind: "back" });
    expect(drop("pass_go", "bank-p1")).toEqual({ kind: "back" });
  });
});
