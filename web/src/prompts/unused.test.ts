import { describe, expect, it } from "vitest";

import type { Card } from "$src/generated/deal";
import type { Area, Choice, Group, SeatName, View } from "$src/generated/protocol";

import { whyUnused } from "./unused";

const group = (color: Group["color"], cards: Card[], full = false, inert = false): Group => ({
  color,
  cards,
  size: 3,
  full,
  inert,
  house: null,
  hotel: null,
  rent_m: 1,
});
const area = (seat: SeatName, groups: Group[]): Area =>
  ({ seat, groups, hand: 5, bank_m: 0 }) as unknown as Area;
const view = (mine: Group[], theirs: Group[], hand: Card[] = []): View =>
  ({
    you: "p1",
    order: ["p1", "p2", "p3"],
    table: [area("p1", mine), area("p2", []), area("p3", theirs)],
    hand,
  }) as unknown as View;
const choice = (card: Card, verb: string, doubles = 0): Choice =>
  ({ card, verb, doubles }) as unknown as Choice;
const why = (card: Card, mine: Group[], theirs: Group[], hand: Card[] = [], more: Choice[] = []) =>
  whyUnused(card, view(mine, theirs, hand), [choice(card, "bank"), ...more]);

describe("whyUnused", () => {
  const red = group("red", ["red"]);
  const brown = group("brown", ["brown", "brown"], true);

  it("is nothing for money, for a card with a use, and for one that can't even be banked", () => {
    expect(why("money_1", [], [])).toBeNull();
    expect(why("sly_deal", [], [], [], [choice("sly_deal", "sly_deal")])).toBeNull();
    expect(whyUnused("sly_deal", view([], []), [])).toBeNull();
  });

  it.each<[Card, Group[], Group[], string]>([
    ["sly_deal", [], [brown], "sly_deal p3 brown"],
    ["sly_deal", [], [brown, red], "sly_deal p3 red"],
    ["double_sly", [], [group("red", ["wild_rainbow"])], "double_sly p3 wild_rainbow:red"],
    ["forced_deal", [red], [brown], "forced_deal p3 brown for red"],
    ["forced_deal", [], [red], "forced_deal p3 red for red"],
    ["house_3", [group("railroad", [], true), brown], [], "house_3 brown"],
    ["hotel_4", [group("railroad", [], true)], [], "hotel_4 railroad"],
    ["rent_red_yellow", [], [], "rent red"],
    ["rent_red_yellow", [group("yellow", ["wild_rainbow"], false, true)], [], "rent yellow"],
    ["rent_rainbow", [], [], "rent_rainbow brown p2"],
    ["go_to_jail", [], [], "go_to_jail p2"],
    ["inheritor", [], [], "inheritor p2"],
    ["speeding", [], [], "speeding p2"],
  ])("of %s the server is asked", (card, mine, theirs, move) => {
    expect(why(card, mine, theirs)).toEqual({ move });
  });

  it.each<[Card, string]>([
    ["sly_deal", "unused-nothing-there"],
    ["forced_deal", "unused-nothing-there"],
    ["deal_breaker", "unused-no-set"],
    ["house_3", "unused-no-own-set"],
    ["just_say_no", "unused-no"],
    ["rent_transfer", "refusal-not-a-rent"],
    ["double_rent", "unused-double-alone"],
  ])("of %s the page itself knows the reason", (card, words) => {
    expect(why(card, [red], [])).toMatchObject({ words });
  });

  it("leads from Double the Rent to the rent card, or asks what is wrong with doubling it", () => {
    const doubled = choice("rent_red_yellow", "rent", 1);
    expect(why("double_rent", [red], [], ["rent_red_yellow"], [doubled])).toMatchObject({
      words: "unused-double",
    });
    expect(why("double_rent", [red], [], ["rent_rainbow"])).toEqual({
      move: "rent_rainbow red p2 double",
    });
    expect(why("double_rent", [], [], ["rent_rainbow", "rent_red_yellow"])).toEqual({
      move: "rent red double",
    });
  });
});
