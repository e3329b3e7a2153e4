import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Lang } from "$src/generated/protocol";

let naming: typeof import("./naming");
let words: typeof import("$src/i18n/words.svelte");

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
  words = await import("$src/i18n/words.svelte");
  naming = await import("./naming");
  await words.setLang("en");
});

describe("pickName", () => {
  it.each([
    [0, "a"],
    [0.5, "b c"],
    [0.999, "d"],
  ])("at %d", (chance, name) => {
    expect(naming.pickName("a | b c | d", chance)).toBe(name);
  });
});

describe.each<Lang>(["en", "zh-Hans", "zh-Hant"])("the friendly names of %s", (lang) => {
  it("fit the server's limit, each of them another", async () => {
    await words.setLang(lang);
    const names = words.t("lobby-names").split("|").map((name) => name.trim());
    expect(names.length).toBeGreaterThan(7);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name && [...name].length <= naming.NAME_MAX)).toBe(true);
  });
});

describe("the name that is proposed", () => {
  it("is the one used last, without its blanks", () => {
    naming.rememberName("  Ada ");
    expect(naming.proposeName()).toBe("Ada");
  });

  it("is a friendly one at first", () => {
    naming.rememberName("");
    expect(words.t("lobby-names")).toContain(naming.proposeName());
  });
});
