import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Lang, SeatInfo } from "$src/generated/protocol";

import { seatTitle } from "./names";
import { setLang, t } from "./words.svelte";

beforeAll(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

const seat = (over: Partial<SeatInfo>): SeatInfo => ({
  seat: "p1",
  name: null,
  kind: "open",
  online: false,
  away: false,
  ...over,
});

describe("seatTitle", () => {
  it("is a person's own name", () => {
    expect(seatTitle(seat({ name: "Ada", kind: "person" }))).toBe("Ada");
  });

  it("says that a seat is open", async () => {
    await setLang("en");
    expect(seatTitle(seat({}))).toBe(t("seat-open"));
  });

  it.each<Lang>(["en", "zh-Hans", "zh-Hant"])("tells ten bots apart in %s", async (lang) => {
    await setLang(lang);
    const titles = Array.from({ length: 10 }, (_, n) =>
      seatTitle(seat({ seat: `p${n + 1}` as SeatInfo["seat"], kind: "bot" })),
    );
    expect(new Set(titles).size).toBe(10);
    expect(titles.some((title) => /^p\d/.test(title))).toBe(false);
  });
});
