import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { CHAPTERS, fits } from "./chapters";

const catalogue = readFileSync(
  new URL("../../../src/dafuweng/data/i18n/en/rules.ftl", import.meta.url),
  "utf8",
);
const worded = [...catalogue.matchAll(/^rule-([AB]\d+) =/gm)].map((match) => match[1]);

describe("the chapters", () => {
  it("hold every rule that has words, once, in the order of the book", () => {
    expect(worded.length).toBeGreaterThan(70);
    expect(Object.values(CHAPTERS).flat()).toEqual(worded);
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

  it("finds everything for nothing", () => {
    expect(fits("  ", "anything")).toBe(true);
  });
});
