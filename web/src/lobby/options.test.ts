import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Lang } from "$src/generated/protocol";
import { makeBundle } from "$src/i18n/bundles";

import { optionKeys } from "./options";

const data = new URL("../../../src/dafuweng/data/", import.meta.url);
const LANGS: Lang[] = ["en", "zh-Hans", "zh-Hant"];

/** Reads the `[fields]` of a preset: booleans, whole numbers and plain strings. */
function fieldsOf(file: string): Record<string, unknown> {
  const text = readFileSync(new URL(`deal/rulesets/${file}`, data), "utf-8");
  const lines = (text.split("[fields]")[1] ?? "").matchAll(/^(\w+)\s*=\s*([^#\n]+)/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, JSON.parse(value ?? "")]));
}

describe("the options of a ruleset", () => {
  it("are named by the catalogues' keys", () => {
    expect(optionKeys({ sets_to_win: 3, buildings_payable: true, excess_hand: "draw_bottom" })).toEqual([
      { name: "option-sets-to-win", value: "option-sets-to-win-3" },
      { name: "option-buildings-payable", value: "option-buildings-payable-yes" },
      { name: "option-excess-hand", value: "option-excess-hand-draw-bottom" },
    ]);
  });

  it("leave jail out of a deck that has none", () => {
    const names = (deck: string): string[] => optionKeys({ deck, jail: "skip" }).map((one) => one.name);
    expect(names("base")).toEqual(["option-deck"]);
    expect(names("enhanced")).toEqual(["option-deck", "option-jail"]);
  });

  it.each(LANGS)("have words in %s for each preset", (lang) => {
    const bundle = makeBundle(lang, [
      readFileSync(new URL(`i18n/${lang}/rules.ftl`, data), "utf-8"),
    ]);
    const presets = readdirSync(new URL("deal/rulesets/", data));
    const wanted = presets.flatMap((file) => optionKeys(fieldsOf(file)));
    expect(wanted.length).toBeGreaterThan(10);
    const missing = wanted.flatMap(({ name, value }) => [name, value]);
    expect(missing.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});
