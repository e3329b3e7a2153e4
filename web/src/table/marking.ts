/** What the small mark of a colour shows of a seat's groups of it. */
import type { Card, Color } from "$src/generated/deal";
import { COLORS } from "$src/generated/deal";
import type { Group } from "$src/generated/protocol";

export interface Marking {
  color: Color;
  /** The groups of the colour, the fullest first. */
  groups: readonly Group[];
  /** Cards of the fullest one, and how many it needs. */
  have: number;
  size: number;
  isFull: boolean;
  /** Cards that lie beyond it. */
  more: number;
  /** What is built, the highest. */
  built: Card | null;
}

/** Mark the ten colours, in their order. */
export const markings = (all: readonly Group[]): Marking[] =>
  (Object.keys(COLORS) as Color[]).map((color) => {
    const groups = all
      .filter((group) => group.color === color)
      .sort((one, other) => Number(other.full) - Number(one.full) || other.cards.length - one.cards.length);
    const cards = groups.reduce((sum, group) => sum + group.cards.length, 0);
    const best = groups[0];
    const size = best?.size ?? COLORS[color].size;
    const have = Math.min(best?.cards.length ?? 0, size);
    const hotel = groups.find((group) => group.hotel)?.hotel;
    const house = groups.find((group) => group.house)?.house;
    const isFull = best?.full ?? false;
    return { color, groups, have, size, isFull, more: cards - have, built: hotel ?? house ?? null };
  });
