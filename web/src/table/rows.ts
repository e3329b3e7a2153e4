/** How the hand lies. */

/** A card that lies open, its edges included, and what shows of one under another, in pixels. */
const OPEN_PX = 104;
const STRIP_PX = 46;

/** How many cards of the hand fit side by side into a width without being scrolled. */
export const fitting = (width: number): number =>
  1 + Math.max(0, Math.floor((width - OPEN_PX) / STRIP_PX));
