import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Lang, OptionInfo } from "$src/generated/protocol";
import { makeBundle } from "$src/i18n/bundles";

import { choose, type Fields, openOptions, optionKey, type Value, valueKey, valuesOf } from "./options";

const data = new URL("../../../src/dafuweng/data/", import.meta.url);
const LANGS: Lang[] = ["en", "zh-Hans", "zh-Hant"];

const option = (name: string, values: Value[], enhanced_only: Value[] = []): OptionInfo => ({
  name, values, rule: "B01", enhanced_only,
});
const OPTIONS = [
  option("deck", ["base", "enhanced"]),
  option("sets_to_win", [3, 4, 5]),
  option("jail", ["skip", "draw_only"], ["draw_only"]),
];
const CLASSIC: Fields = { deck: "base", sets_to_win: 3, jail: "skip" };

/** Reads the `[fields]` of a preset: booleans, whole numbers and plain strings. */
function presetFields(file: string): Fields {
  const text = readFileSync(new URL(`deal/rulesets/${file}`, data), "utf-8");
  const lines = (text.split("[fields]")[1] ?? "").matchAll(/^(\w+)\s*=\s*([^#\n]+)/gm);
  return Object.fromEntries(
    [...lines].map(([, name, value]) => [name, JSON.parse(value ?? "") as Value]),
  );
}

describe("the options of a ruleset", () => {
  it("are named by the catalogues' keys", () => {
    expect(optionKey("excess_hand")).toBe("option-excess-hand");
    expect(valueKey("excess_hand", "draw_bottom")).toBe("option-excess-hand-draw-bottom");
    expect(valueKey("buildings_payable", true)).toBe("option-buildings-payable-yes");
    expect(valueKey("sets_to_win", 3)).toBe("option-sets-to-win-3");
  });

  it("leave out what means nothing with the base deck", () => {
    const names = (fields: Fields): string[] => openOptions(OPTIONS, fields).map((one) => one.name);
    expect(names(CLASSIC)).toEqual(["deck", "sets_to_win"]);
    expect(names({ ...CLASSIC, deck: "enhanced" })).toEqual(["deck", "sets_to_win", "jail"]);
    expect(OPTIONS.map((one) => valuesOf(one, CLASSIC).length)).toEqual([2, 3, 1]);
  });

  it("are kept where they differ from the preset", () => {
    const once = choose(OPTIONS, CLASSIC, {}, "sets_to_win", 4);
    expect(once).toEqual({ sets_to_win: 4 });
    expect(choose(OPTIONS, CLASSIC, once, "sets_to_win", 3)).toEqual({});
  });

  it("go back with the deck that they need", () => {
    let changes = choose(OPTIONS, CLASSIC, {}, "deck", "enhanced");
    changes = choose(OPTIONS, CLASSIC, changes, "jail", "draw_only");
    expect(changes).toEqual({ deck: "enhanced", jail: "draw_only" });
    expect(choose(OPTIONS, CLASSIC, changes, "deck", "base")).toEqual({});
  });

  it.each(LANGS)("have words in %s for each preset", (lang) => {
    const bundle = makeBundle(lang, [
      readFileSync(new URL(`i18n/${lang}/rules.ftl`, data), "utf-8"),
    ]);
    const presets = readdirSync(new URL("deal/rulesets/", data));
    const wanted = presets.flatMap((file) =>
      Object.entries(presetFields(file)).flatMap(([name, value]) => [
        optionKey(name),
        `${optionKey(name)}-words`,
        valueKey(name, value),
      ]),
    );
    expect(wanted.length).toBeGreaterThan(200);
    expect(wanted.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});
