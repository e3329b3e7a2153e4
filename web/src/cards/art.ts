/** Colours' symbols, one path each in a box of 24 by 24, and the ink upon their bands. */
import type { Color } from "$src/generated/deal";

import { around, disc, polygon, star } from "./shapes";

const petal = (angle: number): string => disc(...around(12, 12, angle, 5.2), 3.7);

const ray = (angle: number): string =>
  polygon([
    around(12, 12, angle - 7, 7),
    around(12, 12, angle - 4, 11),
    around(12, 12, angle + 4, 11),
    around(12, 12, angle + 7, 7),
  ]);

const spoke = (angle: number): string =>
  polygon([
    around(12, 12, angle - 9, 8.5),
    around(12, 12, angle - 30, 2),
    around(12, 12, angle + 30, 2),
    around(12, 12, angle + 9, 8.5),
  ]);

export const SYMBOLS: Record<Color, string> = {
  brown: "M2 5h9v4H2zM13 5h9v4h-9zM2 10.5h4v4H2zM8 10.5h9v4H8zM19 10.5h3v4h-3zM2 16h9v4H2zM13 16h9v4h-9z",
  light_blue: "M12 1.500c4.500 5.500 7.500 9.200 7.500 13a7.500 7.500 0 0 1-15 0c0-3.800 3-7.500 7.500-13z",
  pink: [0, 72, 144, 216, 288].map(petal).join(""),
  orange: disc(12, 12, 5.5) + [0, 45, 90, 135, 180, 225, 270, 315].map(ray).join(""),
  red: "M9 2h6v2.500H9zM6.500 5.500h11Q22 9 22 12t-4.500 6.500h-11Q2 15 2 12t4.500-6.500zM9 19.500h6V22H9z",
  yellow: star(12, 12.5, 11.5),
  green: "M3 21C2 10 9 3 22 2c0 12-6 18-14.500 17L13 11 5 19z",
  dark_blue:
    "M1 9c3.500-5 7-5 11-1s7 3 9.500-1.500L23 9c-3.500 6-8 6-12 2S5 9 2.500 12z" +
    "M1 17c3.500-5 7-5 11-1s7 3 9.500-1.500L23 17c-3.500 6-8 6-12 2s-6-2-8.500 1z",
  railroad:
    "M1 12a11 11 0 1 0 22 0a11 11 0 1 0-22 0zm2.500 0a8.500 8.500 0 1 1 17 0a8.500 8.500 0 1 1-17 0z" +
    [0, 60, 120, 180, 240, 300].map(spoke).join("") +
    disc(12, 12, 2.4),
  utility: "M14 1 4 13.500h6.500L9 23l11-13.500h-7z",
};

/** Ink that can be read on a colour: 4.5 to 1 at least, which a test holds. */
export const INK: Record<Color, string> = {
  brown: "#ffffff",
  light_blue: "#14222b",
  pink: "#23000f",
  orange: "#241300",
  red: "#ffffff",
  yellow: "#2b2300",
  green: "#ffffff",
  dark_blue: "#ffffff",
  railroad: "#ffffff",
  utility: "#06231f",
};
