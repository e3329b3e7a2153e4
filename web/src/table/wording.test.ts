import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Event, SeatName, View } from "$src/generated/protocol";
import { setLang } from "$src/i18n/words.svelte";

import { eventKey, promptWords, say } from "./wording";

const name = (seat: SeatName): string => ({ p1: "Ann", p2: "Bo" })[seat as "p1" | "p2"];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
  await setLang("en");
});

describe("events in words", () => {
  const banked: Event = { n: 3, type: "CardBanked", seat: "p1", card: "money_2", amount_m: 2 };
  const paid: Event = {
    n: 9,
    type: "PaymentMade",
    seat: "p2",
    to: "p1",
    cards: [{ card: "money_2" }, { card: "brown", color: "brown" }],
    total_m: 3,
    due_m: 3,
  };

  it("finds the key of a type", () => {
    expect(eventKey("DrawPileReshuffled")).toBe("event-draw-pile-reshuffled");
  });
  it("speaks to the one who acted, and of somebody else", () => {
    expect(say(banked, "p1", name)).toMatch(/^You bank/);
    expect(say(banked, "p2", name)).toMatch(/^Ann banks/);
    expect(say(banked, null, name)).toMatch(/^Ann banks/);
  });
  it("speaks to the other person, and names every card", () => {
    const words = say(paid, "p1", name);
    expect(words).toMatch(/^Bo pays you 3M: .+ and .+\.$/);
  });
  it.each([
    [2, "Bo pays Ann 3M for 2M: "],
    [5, "Bo pays Ann 3M of 5M due: "],
  ])("says what was due where it is not what was paid: %iM", (due_m, words) => {
    expect(say({ ...paid, due_m }, null, name)).toContain(words);
  });
  it("names a colour only where the card leaves it open", () => {
    const placed: Event = { n: 1, type: "PropertyPlaced", seat: "p1", card: "red", color: "red" };
    expect(say(placed, null, name)).toBe("Ann puts down Red property.");
    expect(say({ ...placed, card: "wild_rainbow" }, null, name)).toMatch(/ as red\.$/);
    const sly: Event = {
      n: 1,
      type: "SlyDealPlayed",
      seat: "p1",
      card: "sly_deal",
      target: "p2",
      take: "railroad",
      color: "railroad",
    };
    expect(say(sly, "p2", name)).toBe("Ann plays Sly Deal for your Railroad.");
    expect(say({ ...sly, take: "wild_rainbow" }, "p2", name)).toMatch(/\(railroad\)\.$/);
  });
  it("says how many cards others draw, and which ones you draw", () => {
    const drawn: Event = { n: 1, type: "CardsDrawn", seat: "p1", count: 2, cards: ["pass_go", "red"] };
    expect(say(drawn, "p1", name)).toContain("Pass Go");
    expect(say({ n: 1, type: "CardsDrawn", seat: "p1", count: 2 }, "p2", name)).toBe("Ann draws 2 cards.");
  });
});

describe("prompts in words", () => {
  it("tells who pays whom", () => {
    const view = {
      you: "p1",
      turn: { plays: 2 },
      prompt: { kind: "pay", seat: "p2", to: "p1", due_m: 4 },
    } as unknown as View;
    expect(promptWords(view, name)).toBe("Bo is choosing what to pay you with: 4M.");
    expect(promptWords({ ...view, you: null }, name)).toContain("Bo is choosing what to pay Ann");
  });
});
