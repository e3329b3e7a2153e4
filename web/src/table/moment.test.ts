import { describe, expect, it } from "vitest";

import type { Event } from "$src/generated/protocol";

import { isEnd, momentOf } from "./moment";

const banked = (n: number, seat: "p1" | "p2"): Event => ({
  n,
  type: "CardBanked",
  seat,
  card: "money_2",
  amount_m: 2,
});

describe("momentOf", () => {
  it("shows the newest card of somebody else", () => {
    const news = [banked(1, "p2"), banked(2, "p2"), banked(3, "p1")];
    expect(momentOf(news, "p1")?.event.n).toBe(2);
    expect(momentOf(news, null)?.event.n).toBe(3);
  });

  it("shows a No, which has no other name", () => {
    const no: Event = { n: 4, type: "NoSaid", seat: "p2", against: "p1" };
    expect(momentOf([banked(3, "p2"), no], "p1")?.card).toBe("just_say_no");
  });

  it("shows nothing of one's own, and nothing without a card", () => {
    expect(momentOf([banked(1, "p1")], "p1")).toBeNull();
    expect(momentOf([{ n: 1, type: "TurnEnded", seat: "p2" }], "p1")).toBeNull();
  });

  it("shows nothing over the result of a game", () => {
    const news: Event[] = [banked(1, "p2"), { n: 2, type: "GameWon", seat: "p2", colors: ["red"] }];
    expect(isEnd(news)).toBe(true);
    expect(momentOf(news, "p1")).toBeNull();
    expect(isEnd([banked(1, "p2")])).toBe(false);
  });
});
