import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { closestLang } from "./words.svelte";

describe("closestLang", () => {
  it.each([
    [["zh-HK", "en"], "zh-Hant"],
    [["zh-TW"], "zh-Hant"],
    [["zh-Hant-MO"], "zh-Hant"],
    [["zh-CN"], "zh-Hans"],
    [["zh"], "zh-Hans"],
    [["en-GB", "zh-HK"], "en"],
    [["fr", "zh-TW"], "zh-Hant"],
    [["fr"], "en"],
    [[], "en"],
  ])("%j", (wanted, lang) => {
    expect(closestLang(wanted)).toBe(lang);
  });
});

describe("the words of the page", () => {
  let stored: Map<string, string>;
  let page: { lang: string };
  let words: typeof import("./words.svelte");

  beforeEach(async () => {
    vi.resetModules();
    stored = new Map();
    page = { lang: "" };
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.stubGlobal("document", { documentElement: page });
    vi.stubGlobal("navigator", { languages: ["zh-HK"] });
    words = await import("./words.svelte");
  });

  afterEach(() => vi.unstubAllGlobals());

  it("start in the browser's language", async () => {
    await words.startWords();
    expect(words.lang()).toBe("zh-Hant");
    expect(page.lang).toBe("zh-Hant");
    expect(words.t("card-just-say-no")).toBe("提出反對");
  });

  it("start in the language that was chosen before", async () => {
    await words.setLang("en");
    await words.startWords();
    expect(words.lang()).toBe("en");
  });

  it("change at any time", async () => {
    await words.startWords();
    const before = words.t("color-red");
    await words.setLang("en");
    expect(words.t("color-red")).toBe("red");
    expect(before).not.toBe("red");
  });

  it("take card kinds with underscores", async () => {
    await words.setLang("en");
    expect(words.t("card-money_10")).toBe("10M note");
  });

  it("show the key of a message that is missing", async () => {
    await words.setLang("en");
    expect(words.t("no-such-message")).toBe("no-such-message");
  });

  it("show the name of an argument that is missing", async () => {
    await words.setLang("en");
    expect(words.t("event-card-banked", { you: "yes", card: "House" })).toContain("$amount_m");
  });

  it("stay in the language that was chosen last", async () => {
    await words.setLang("en");
    await Promise.all([words.setLang("zh-Hans"), words.setLang("zh-Hant"), words.setLang("en")]);
    expect(words.lang()).toBe("en");
    expect(words.t("color-red")).toBe("red");
  });

  it("bring a part along into the next language", async () => {
    await words.setLang("en");
    expect(words.t("rule-B50")).toBe("rule-B50");
    await words.needPart("rules");
    const english = words.t("rule-B50");
    await words.setLang("zh-Hant");
    expect(english).not.toBe("rule-B50");
    expect(words.t("rule-B50")).not.toBe("rule-B50");
    expect(words.t("rule-B50")).not.toBe(english);
  });

  it("join names as the language does", async () => {
    await words.setLang("en");
    expect(words.listing(["Ada", "Ben", "Cy"])).toBe("Ada, Ben, and Cy");
    await words.setLang("zh-Hant");
    expect(words.listing(["甲", "乙", "丙"])).toBe("甲、乙和丙");
  });
});
