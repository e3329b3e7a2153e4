import { describe, expect, it } from "vitest";

import type { Choice, SeatName } from "$src/generated/protocol";
import type { Table } from "$src/table/table.svelte";

import { Choosing } from "./choosing.svelte";

const base: Choice = {
  move: "end", verb: "end", card: null, color: null, amount_m: null,
  doubles: 0, seat: null, second: null, take: null, then: null,
};
const demand = (seat: SeatName): Choice => ({
  ...base, move: `debt_collector ${seat}`, verb: "debt_collector", card: "debt_collector", seat,
});
const table = (you: SeatName, against: SeatName[]): Table =>
  ({
    you,
    choices: [base, ...against.map(demand)],
    view: {
      order: ["p1", "p2", "p3", "p4"],
      table: ["p1", "p2", "p3", "p4"].map((seat) => ({ seat })),
    },
  }) as unknown as Table;

describe("Choosing", () => {
  it("offers the others clockwise from oneself", () => {
    const choosing = new Choosing(table("p3", ["p1", "p2", "p4"]));
    choosing.pick("debt_collector");
    const use = choosing.uses[0];
    expect(use).toBeDefined();
    if (use) choosing.chooseUse(use);
    expect(choosing.step).toBe("seat");
    expect(choosing.seats).toEqual(["p4", "p1", "p2"]);
  });

  it("takes back one answer at a time, then the card", () => {
    const choosing = new Choosing(table("p1", ["p2", "p3"]));
    choosing.pick("debt_collector");
    const use = choosing.uses[0];
    if (use) choosing.chooseUse(use);
    choosing.chooseSeat("p3");
    expect(choosing.step).toBe("confirm");
    choosing.back();
    expect(choosing.step).toBe("seat");
    choosing.back();
    expect(choosing.step).toBe("use");
    choosing.back();
    expect(choosing.card).toBeNull();
  });
});
