import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Card } from "$src/generated/deal";
import type { Choice, Lang, Option, Prompt, View } from "$src/generated/protocol";
import { makeBundle } from "$src/i18n/bundles";

import { type Mark, markAt, MARKS, type Moment } from "./marks";

const NONE: ReadonlySet<Mark> = new Set();
const allBut = (...wanted: Mark[]): ReadonlySet<Mark> =>
  new Set(MARKS.filter((mark) => !wanted.includes(mark)));

const choice = (verb: Choice["verb"], card: Choice["card"] = null): Choice => ({
  move: verb,
  verb,
  card,
  color: null,
  amount_m: null,
  doubles: 0,
  seat: null,
  second: null,
  take: null,
  then: null,
});

function moment(kind: Prompt["kind"], options: Option[] | null, plays = 3, sets = 0): Moment {
  const view = {
    prompt: { kind, seat: "p1", no_count: 0 },
    turn: { seat: "p1", number: 2, plays, recolored: 0 },
    table: [{ seat: "p1", sets }],
    sets_to_win: 3,
  };
  return { view: view as unknown as View, options, picked: null };
}

describe("markAt", () => {
  it.each<[Mark, Moment]>([
    ["pay", moment("pay", [{ verb: "pay", due_m: 2, payable: [], suggest: [] }])],
    ["no", moment("respond", [choice("accept"), choice("no")])],
    ["charged", moment("respond", [choice("accept")])],
    ["color", moment("color", [choice("color")])],
    ["discard", moment("discard", [{ verb: "discard", excess: 1, hand: [] }])],
    ["end", moment("play", [choice("end")], 0)],
    ["first-turn", moment("play", [choice("end")])],
    ["others", moment("play", null)],
  ])("says %s at first sight", (mark, now) => {
    expect(markAt(now, NONE, null)).toBe(mark);
  });

  it.each<[Mark, Option[]]>([
    ["property", [choice("place", "red")]],
    ["money", [choice("bank", "money_2")]],
    ["draw", [choice("pass_go", "pass_go")]],
    ["rent", [choice("rent", "rent_red_yellow")]],
    ["rent", [choice("rent_rainbow", "rent_rainbow")]],
    ["build", [choice("house_3", "house_3")]],
    ["recolor", [choice("recolor")]],
  ])("says %s when that can be done", (mark, options) => {
    expect(markAt(moment("play", options), allBut(mark), null)).toBe(mark);
    expect(markAt(moment("play", [choice("end")]), allBut(mark), null)).toBeNull();
  });

  it.each<[Mark, Card, Choice["verb"]]>([
    ["wild", "wild_red_yellow", "place"],
    ["wild", "wild_rainbow", "place"],
    ["steal", "sly_deal", "sly_deal"],
  ])("says %s of %s once it is picked up, whatever else is said", (mark, card, verb) => {
    const now = moment("play", [choice(verb, card), choice("bank", "money_1")]);
    expect(markAt(now, allBut(mark), null)).toBeNull();
    expect(markAt({ ...now, picked: card }, NONE, "first-turn")).toBe(mark);
    expect(markAt({ ...now, picked: "money_1" }, allBut(mark), mark)).toBeNull();
  });

  it("does not call an action card in the bank money", () => {
    expect(markAt(moment("play", [choice("bank", "sly_deal")]), allBut("money"), null)).toBeNull();
  });

  it("speaks of winning when somebody is one set away", () => {
    expect(markAt(moment("play", [], 3, 2), allBut("winning"), null)).toBe("winning");
    expect(markAt(moment("play", [], 3, 1), allBut("winning"), null)).toBeNull();
  });

  it("says nothing twice", () => {
    expect(markAt(moment("play", [choice("end")]), new Set(MARKS), null)).toBeNull();
  });

  it("stays with what it is saying while that suits", () => {
    const now = moment("play", [choice("rent", "rent_rainbow"), choice("bank", "money_1")]);
    expect(markAt(now, new Set<Mark>(["first-turn"]), "money")).toBe("money");
    expect(markAt(now, new Set<Mark>(["first-turn", "money"]), "money")).toBe("rent");
  });

  it("does not call a No to one's own card a charge", () => {
    const now = moment("respond", [choice("accept")]);
    const countered = { ...now, view: { ...now.view, prompt: { ...now.view.prompt, no_count: 1 } } };
    expect(markAt(countered as Moment, NONE, null)).toBeNull();
  });

  it("is quiet at the end", () => {
    expect(markAt(moment("over", null), NONE, null)).toBeNull();
  });
});

it.each<Lang>(["en", "zh-Hans", "zh-Hant"])("every mark has words in %s", (lang) => {
  const file = new URL(`../../../src/dafuweng/data/i18n/${lang}/coach.ftl`, import.meta.url);
  const bundle = makeBundle(lang, [readFileSync(file, "utf-8")]);
  expect(MARKS.filter((mark) => !bundle.hasMessage(`coach-${mark}`))).toEqual([]);
});
