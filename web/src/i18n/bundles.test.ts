import { readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { CARDS, COLORS } from "$src/generated/deal";
import type { Lang } from "$src/generated/protocol";

import { loadFirst, makeBundle } from "./bundles";

const LANGS: Lang[] = ["en", "zh-Hans", "zh-Hant"];
const catalogues = new URL("../../../src/dafuweng/data/i18n/", import.meta.url);

describe.each(LANGS)("the words of %s", (lang) => {
  it("name every card, in a line that says what it does", async () => {
    const bundle = await loadFirst(lang);
    const wanted = Object.keys(CARDS).flatMap((card) => [`card-${card}`, `card-${card}-does`]);
    const missing = wanted.filter((key) => !bundle.hasMessage(key.replaceAll("_", "-")));
    expect(missing).toEqual([]);
  });

  it("give each colour a letter of its own", async () => {
    const bundle = await loadFirst(lang);
    const letters = Object.keys(COLORS).map((color) => {
      const key = `color-${color.replaceAll("_", "-")}-short`;
      return bundle.formatPattern(bundle.getMessage(key)?.value ?? key);
    });
    expect(letters.every((letter) => [...letter].length === 1)).toBe(true);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it("leave the pages that are loaded later out of the first load", async () => {
    const files = readdirSync(new URL(`${lang}/`, catalogues));
    expect(files).toContain("rules.ftl");
    const bundle = await loadFirst(lang);
    expect(bundle.hasMessage("rule-B50")).toBe(false);
  });
});

describe("makeBundle", () => {
  it("puts no invisible marks around what is filled in", () => {
    const bundle = makeBundle("en", ["due = { $who } owes { $due_m }M"]);
    const message = bundle.getMessage("due");
    expect(bundle.formatPattern(message?.value ?? "", { who: "Ada", due_m: 5 })).toBe("Ada owes 5M");
  });
});
