/** Our own drawings, one path each in a box of 24 by 24. */
import type { Card, Color } from "$src/generated/deal";

const point = (angle: number, radius: number): string => {
  const turn = (angle * Math.PI) / 180;
  return `${(12 + radius * Math.sin(turn)).toFixed(2)} ${(12 - radius * Math.cos(turn)).toFixed(2)}`;
};

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const petal = (angle: number): string => {
  const [x = "12", y = "12"] = point(angle, 5.2).split(" ");
  return disc(Number(x), Number(y), 3.7);
};

const ray = (angle: number): string =>
  `M${point(angle - 7, 7)}L${point(angle - 4, 11)}L${point(angle + 4, 11)}L${point(angle + 7, 7)}z`;

const star = Array.from({ length: 10 }, (_, n) => point(n * 36, n % 2 ? 4.6 : 11));
const eight = [0, 45, 90, 135, 180, 225, 270, 315];
const spoke = (angle: number): string =>
  `M${point(angle - 9, 6.5)}L${point(angle - 30, 2)}L${point(angle + 30, 2)}L${point(angle + 9, 6.5)}z`;

export const SYMBOLS: Record<Color, string> = {
  brown: "M2 5h9v4H2zM13 5h9v4h-9zM2 10.5h4v4H2zM8 10.5h9v4H8zM19 10.5h3v4h-3zM2 16h9v4H2zM13 16h9v4h-9z",
  light_blue: "M12 2c4.5 5.5 7 9 7 12.500a7 7 0 0 1-14 0C5 11 7.5 7.5 12 2z",
  pink: [0, 72, 144, 216, 288].map(petal).join(""),
  orange: disc(12, 12, 5.5) + eight.map(ray).join(""),
  red: "M9 2h6v2.500H9zM6.5 5.500h11Q22 9 22 12t-4.5 6.500h-11Q2 15 2 12t4.5-6.500zM9 19.500h6V22H9z",
  yellow: `M${star.join("L")}z`,
  green: "M3 21C2 10 9 3 22 2c0 12-6 18-14.5 17L13 11 5 19z",
  dark_blue:
    "M1 9c3.5-5 7-5 11-1s7 3 9.5-1.500L23 9c-3.5 6-8 6-12 2S5 9 2.5 12zM1 17c3.5-5 7-5 11-1s7 3 9.5-1.500L23 17c-3.5 6-8 6-12 2s-6-2-8.5 1z",
  railroad:
    "M1 12a11 11 0 1 0 22 0a11 11 0 1 0-22 0zm3 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0z" +
    [0, 60, 120, 180, 240, 300].map(spoke).join("") +
    disc(12, 12, 2.4),
  utility: "M14 1 4 13.500h6.500L9 23l11-13.500h-7z",
};

/** Kinds that share a drawing share the line. */
const HOUSE = "M12 3 2 12h3v9h5v-6h4v6h5v-9h3z";
const HOTEL = "M4 2h16v20h-6v-5h-4v5H4zM7 5v3h3V5zm7 0v3h3V5zM7 10v3h3v-3zm7 0v3h3v-3z";
const RENT = "M5 1h14v22l-2.5-2-2.250 2L12 21l-2.250 2-2.250-2L5 23zM8 6v2h8V6zm0 4v2h8v-2zm0 4v2h5v-2z";

export const DRAWINGS: Partial<Record<Card, string>> = {
  deal_breaker: "M2 3h6v9H2zM9 3h6v9H9zM16 3h6v9h-6zM12 22l-6-7h4v-2h4v2h4z",
  forced_deal: "M2 8h13V4l7 6-7 6v-4H2zM22 20H9v3l-6-4.500L9 14v3h13z",
  sly_deal:
    "M1 7c4-2.5 8-2 11 0c3-2 7-2.5 11 0c0 6-3 10-6.5 10c-2 0-3.5-2-4.5-4c-1 2-2.5 4-4.5 4C4 17 1 13 1 7zM4.5 10q2.5 3.5 5 0q-2.5-2-5 0zm10 0q2.5 3.5 5 0q-2.5-2-5 0z",
  just_say_no:
    "M7.5 1h9L23 7.500v9L16.5 23h-9L1 16.500v-9zM6 10.500v3h12v-3z",
  debt_collector:
    "M8 1h8l-2 5c5 2 8 6.5 8 10.500C22 21 18 23 12 23S2 21 2 16.500C2 12.5 5 8 10 6zM11 9v2q-3 .5-3 2.500t3 2.500q1.5.5 1.5 1t-1.5.5-2.5-1V19q1 .5 2.5.500V21h2v-1.500q2.5-.5 2.5-2.700t-3-2.500q-1.5-.3-1.5-.800t1.5-.5 2 .700V11.500l-1-.500V9z",
  birthday:
    "M11 5h2v4h-2zM12 1q2 2.5 0 3.500Q10 3.5 12 1zM4 10h16v5q-2 2-4 0-2 2-4 0-2 2-4 0-2 2-4 0zM3 17.500h18V22H3z",
  double_rent:
    "M3 6l4.5 6L3 18h4l2.5-3.500L12 18h4l-4.5-6L16 6h-4L9.5 9.5 7 6zM16 11q.5-3.5 3.5-3.500T23 10.500q0 2-3 4.500h3v2.500h-7V15q4-3 4-4.500t-1-1-1 1.500z",
  pass_go: "M2 10h11V4l9 8-9 8v-6H2z",
  house_3: HOUSE,
  house_4: HOUSE,
  hotel_4: HOTEL,
  hotel_5: HOTEL,
  rent_rainbow: RENT,
  rent_light_blue_brown: RENT,
  rent_pink_orange: RENT,
  rent_red_yellow: RENT,
  rent_dark_blue_green: RENT,
  rent_railroad_utility: RENT,
};

/** Ink that can be read on a colour: 4.5 to 1 at least. */
export const INK: Record<Color, string> = {
  brown: "#fff",
  light_blue: "#14222b",
  pink: "#23000f",
  orange: "#241300",
  red: "#fff",
  yellow: "#2b2300",
  green: "#fff",
  dark_blue: "#fff",
  railroad: "#fff",
  utility: "#06231f",
};
