import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Card, Color } from "$src/generated/deal";
import { CARDS, COLORS } from "$src/generated/deal";

import { INK, SYMBOLS } from "./art";
import { DRAWINGS } from "./drawings";

const colors = Object.keys(COLORS) as Color[];
const css = readFileSync(new URL("../styles/base.css", import.meta.url), "utf8");

const tint = (color: Color): string => new RegExp(`--${color}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? "";

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe("the ink on a colour", () => {
  it.each(colors)("can be read on %s", (color) => {
    expect(tint(color)).toMatch(/^#/);
    expect(contrast(tint(color), INK[color])).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the symbols", () => {
  it("differ from colour to colour", () => {
    expect(new Set(colors.map((color) => SYMBOLS[color])).size).toBe(colors.length);
  });

  it("are paths without a slip of arithmetic", () => {
    for (const color of colors) expect(SYMBOLS[color]).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("the drawings", () => {
  const kinds = (Object.keys(CARDS) as Card[]).filter((kind) =>
    ["action", "rent", "rainbow_rent", "house", "hotel"].includes(CARDS[kind].class),
  );

  it.each(kinds)("show %s", (kind) => {
    const parts = DRAWINGS[kind] ?? [];
    expect(parts.length).toBeGreaterThan(1);
    for (const { d } of parts) {
      expect(d).toMatch(/^M/);
      expect(d).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("tell actions apart", () => {
    const actions = kinds.filter((kind) => !kind.startsWith("rent_") || kind === "rent_transfer");
    expect(new Set(actions.map((kind) => JSON.stringify(DRAWINGS[kind]))).size).toBe(actions.length);
  });
});
