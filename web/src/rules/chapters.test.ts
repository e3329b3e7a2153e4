import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Lang } from "$src/generated/protocol";
import { makeBundle } from "$src/i18n/bundles";

import { CHAPTERS, fits } from "./chapters";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const LANGS: Lang[] = ["en", "zh-Hans", "zh-Hant"];

/** The numbers that the book gives to its rules, in its order. */
const book = [...read("docs/rules/deal.md").matchAll(/^(?:## (A\d+)\.|- \*\*(B\d+))/gm)].map(
  (match) => match[1] ?? match[2] ?? "",
);

describe("the chapters", () => {
  it("hold every rule of the book, once, in its order", () => {
    expect(book.length).toBeGreaterThan(70);
    expect(Object.values(CHAPTERS).flat()).toEqual(book);
  });

  it.each(LANGS)("have words in %s for each rule of the book and for themselves", (lang) => {
    const bundle = makeBundle(
      lang,
      ["rules", "help"].map((part) => read(`src/dafuweng/data/i18n/${lang}/${part}.ftl`)),
    );
    const wanted = [
      ...book.map((number) => `rule-${number}`),
      ...Object.keys(CHAPTERS).map((name) => `rules-chapter-${name}`),
    ];
    expect(wanted.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });

  it("hold the rule that each refusal cites", () => {
    const cited = [...read("docs/rules/refusals.md").matchAll(/^\| `\w+` \| ([AB]\d+) \|/gm)].map(
      (match) => match[1] ?? "",
    );
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter((number) => !book.includes(number))).toEqual([]);
  });
});

describe("fits", () => {
  it("finds a number and a word, small or capital", () => {
    expect(fits("b50", "B50", "One Double the Rent")).toBe(true);
    expect(fits("DOUBLE", "B50", "One Double the Rent")).toBe(true);
  });

  it("wants every word, wherever it stands", () => {
    expect(fits("rent B50", "B50", "One Double the Rent")).toBe(true);
    expect(fits("rent B51", "B50", "One Double the Rent")).toBe(false);
  });

  it("finds within Chinese, which has no spaces", () => {
    expect(fits("租金", "雙倍租金")).toBe(true);
  });

  it("takes two letters for a word", () => {
    expect(fits("no", "1M note", "Nobody, cannot")).toBe(false);
    expect(fits("go", "Pass Go")).toBe(true);
  });

  it("minds neither quotes nor what joins words", () => {
    expect(fits("“No”", "Just Say No")).toBe(true);
    expect(fits("「No」", "反對", "just_say_no")).toBe(true);
    expect(fits("pink/orange", "Pink／orange wild")).toBe(true);
  });

  it("finds everything for nothing", () => {
    expect(fits("  ", "anything")).toBe(true);
  });
});
