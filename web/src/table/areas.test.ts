import { describe, expect, it } from "vitest";

import type { Area } from "$src/generated/protocol";

import { hasRoom } from "./areas";

const areas = (...groups: number[]): Area[] =>
  groups.map((count) => ({ groups: Array(count).fill(null) }) as unknown as Area);

describe("hasRoom", () => {
  it("holds while the largest table fits as often as there are others", () => {
    expect(hasRoom(areas(0, 4), true)).toBe(true);
    expect(hasRoom(areas(0, 5), true)).toBe(false);
    expect(hasRoom(areas(2, 1, 0), true)).toBe(true);
    expect(hasRoom(areas(3, 1, 0), true)).toBe(false);
  });

  it("holds for whoever watches up to four", () => {
    expect(hasRoom(areas(9, 9, 9, 9), false)).toBe(true);
    expect(hasRoom(areas(0, 0, 0, 0, 0), false)).toBe(false);
  });
});
