/** One drawing for each card that does something: painted shapes in a box of 48 by 48, outlined in ink. */
import type { Card } from "$src/generated/deal";

import { around, box, disc, polygon, star } from "./shapes";

export type Paint =
  | "ink" | "paper" | "sign" | "gold" | "red" | "blue" | "wood" | "pink"
  /** Lines only. */
  | "line" | "bold";

export interface Part {
  paint: Paint;
  d: string;
  /** Where and how large, for a drawing within a drawing. */
  at?: string;
}

const part = (paint: Paint, ...d: string[]): Part => ({ paint, d: d.join("") });

/** A property card in small. */
const deed = (x: number, y: number, width: number, height: number, paint: Paint): Part[] => [
  part("paper", box(x, y, width, height, 1.5)),
  part(paint, box(x, y, width, height * 0.34, 1.5)),
];

/** A rent slip, torn off below. */
const slip = (x: number, y: number, width: number, height: number): Part => {
  const tooth = width / 6;
  const torn = Array.from({ length: 6 }, (_, n) => `l${-tooth} ${n % 2 ? 3 : -3}`).join("");
  return part("paper", `M${x} ${y}h${width}v${height}${torn}z`);
};

/** A coin with a square hole. */
const cash = (x: number, y: number, r: number): Part[] => [
  part("gold", disc(x, y, r)),
  part("paper", box(x - r * 0.3, y - r * 0.3, r * 0.6, r * 0.6)),
];

const octagon = (r: number): string =>
  polygon(Array.from({ length: 8 }, (_, n) => around(24, 24, 22.5 + n * 45, r)));

const bead = (x: number, y: number): string => box(x - 3, y - 1.9, 6, 3.8, 1.9);

/** The shop's cat, up to something. */
const CAT: Part[] = [
  part("gold", "M9 7l8.500 6.500q6.500-2 13 0L39 7q4 11 4 20c0 10-9 16-19 16S5 37 5 27Q5 18 9 7z"),
  part("pink", "M11.500 12l5 4-5.500 4zM36.500 12l-5 4 5.500 4z"),
  part("ink", "M5.500 22.500q10-4.500 18.500 1 8.500-5.500 18.500-1l.500 6q-9 7-19 1-10 6-19-1z"),
  part("paper", disc(15, 26, 3.4), disc(33, 26, 3.4)),
  part("ink", disc(16.4, 26.2, 1.5), disc(34.4, 26.2, 1.5)),
  part("pink", "M21.800 33.500h4.400L24 36z"),
  part("line", "M24 36v1.500q-2.500 3-5 .500M24 37.500q2.500 3 5 .500M2 33l8 .500M2.500 39l7.500-2M46 33l-8 .500M45.500 39 38 37"),
];

const HAND =
  "M14.500 28.500V18a2.200 2.200 0 0 1 4.400 0v5.500V13.500a2.200 2.200 0 0 1 4.400 0v9.500V12a2.200 2.200 0 0 1 4.400 0v11" +
  "V14.500a2.200 2.200 0 0 1 4.400 0v13l2-3a2.100 2.100 0 0 1 3.600 2.100l-4.200 8.400q-2.500 4.500-8.500 4.500-10.500 0-10.500-11z";

const RENT: Part[] = [
  slip(8, 4, 26, 38),
  part("line", "M13 19h16M13 25h16M13 31h8"),
  part("sign", "M21 7l6.500 5.500h-2V16h-9v-3.500h-2z"),
  ...cash(34, 34, 10),
];

export const DRAWINGS: Partial<Record<Card, Part[]>> = {
  deal_breaker: [
    part("line", "M24 1v7M24 12 9 22M24 12v10M24 12l15 10"),
    part("gold", disc(24, 9.5, 3.6)),
    ...deed(2, 21, 13, 23, "red"),
    ...deed(17.5, 21, 13, 23, "red"),
    ...deed(33, 21, 13, 23, "red"),
  ],
  forced_deal: [
    ...deed(4, 4, 18, 25, "sign"),
    ...deed(26, 19, 18, 25, "gold"),
    part("bold", "M27 7h5a6 6 0 0 1 6 6v1M33.500 10.500 38 15l4.500-4.500M21 41h-5a6 6 0 0 1-6-6v-1M14.500 37.500 10 33l-4.500 4.500"),
  ],
  sly_deal: CAT,
  just_say_no: [part("paper", octagon(22.5)), part("red", octagon(19.5)), part("paper", HAND)],
  debt_collector: [
    part("wood", box(3, 8, 42, 32, 3)),
    part("paper", box(7, 12, 34, 24)),
    part("line", "M13 12v24M20.300 12v24M27.600 12v24M35 12v24M7 21h34"),
    part("red", bead(13, 14.5), bead(20.3, 18.3), bead(27.6, 14.5), bead(35, 18.3)),
    part("gold", bead(13, 25), bead(13, 29.5), bead(13, 33.7), bead(20.3, 29.3), bead(20.3, 33.7)),
    part("gold", bead(27.6, 25), bead(27.6, 33.7), bead(35, 25), bead(35, 29.5), bead(35, 33.7)),
  ],
  birthday: [
    part("gold", "M16 3q3.500 4 0 6.500-3.500-2.500 0-6.500zM24 1q3.500 4 0 6.500-3.500-2.500 0-6.500zM32 3q3.500 4 0 6.500-3.500-2.500 0-6.500z"),
    part("blue", box(14.5, 10.5, 3, 8), box(22.5, 8.5, 3, 10), box(30.5, 10.5, 3, 8)),
    part("paper", box(12, 18, 24, 11, 2)),
    part("pink", "M12 21v-1a2 2 0 0 1 2-2h20a2 2 0 0 1 2 2v1q-3 5-6 0-3 5-6 0-3 5-6 0-3 5-6 0z"),
    part("paper", box(6, 29, 36, 14, 2)),
    part("pink", "M6 32v-1a2 2 0 0 1 2-2h32a2 2 0 0 1 2 2v1q-4.500 6-9 0-4.500 6-9 0-4.500 6-9 0-4.500 6-9 0z"),
    part("line", "M2 44.500h44"),
  ],
  double_rent: [
    slip(3, 3, 24, 34),
    part("line", "M8 10h12M8 16h7"),
    slip(15, 10, 30, 35),
    part("bold", "M20 20l7.500 8M27.500 20 20 28M32 21q.500-3.500 4-3.500t4 3.500q0 3-8 7.500h8.500"),
    part("line", "M21 35h18"),
  ],
  pass_go: [
    part("red", box(9, 16, 5.5, 28), box(33.5, 16, 5.5, 28), box(5, 19, 38, 5)),
    part("sign", "M2 10.500q5 0 7-6.500h30q2 6.500 7 6.500v5.500H2z"),
    part("wood", box(18.5, 14, 11, 9)),
    part("gold", "M15.500 31h11v-5.500L38 35l-11.500 9.500V39h-11z"),
  ],
  house_3: [
    part("red", box(33, 8, 5, 10)),
    part("paper", box(9, 21, 30, 22)),
    part("sign", "M24 4 45 23H3z"),
    part("wood", box(20, 29, 8, 14)),
    part("blue", box(12, 28, 5, 6), box(31, 28, 5, 6)),
  ],
  house_4: [
    part("paper", box(9, 18, 30, 25)),
    part("red", "M24 3 45 20H3z"),
    part("wood", box(20, 32, 8, 11)),
    part("blue", box(13, 23, 5.5, 6), box(21.3, 23, 5.5, 6), box(29.5, 23, 5.5, 6)),
    part("sign", box(11.5, 34, 6, 9, 2), box(30.5, 34, 6, 9, 2)),
    part("gold", star(40, 8, 7)),
  ],
  hotel_4: [
    part("blue", box(6, 9, 26, 35)),
    part("sign", box(3, 4, 32, 6, 1)),
    part("gold", box(10, 14, 5, 5), box(16.5, 14, 5, 5), box(23, 14, 5, 5)),
    part("gold", box(10, 23, 5, 5), box(16.5, 23, 5, 5), box(23, 23, 5, 5)),
    part("wood", box(14, 33, 10, 11)),
    part("red", box(34, 13, 11, 26, 1.5)),
    part("paper", star(39.5, 19, 3.8), box(37, 25, 5, 4.5), box(37, 31.5, 5, 4.5)),
  ],
  hotel_5: [
    part("blue", box(10, 12, 28, 32)),
    part("paper", box(4, 24, 9, 20), box(35, 24, 9, 20)),
    part("red", "M7 14q5-1 6-9h22q1 8 6 9z"),
    part("gold", box(15, 18, 4.5, 5), box(21.8, 18, 4.5, 5), box(28.5, 18, 4.5, 5)),
    part("gold", box(15, 26.5, 4.5, 5), box(21.8, 26.5, 4.5, 5), box(28.5, 26.5, 4.5, 5)),
    part("gold", star(24, 4.5, 4.5), star(13, 7.5, 3.6), star(35, 7.5, 3.6)),
    part("wood", box(19, 35, 10, 9)),
  ],
  go_to_jail: [
    part("wood", box(4, 4, 40, 40, 3)),
    part("ink", box(9, 9, 30, 30)),
    part("paper", box(13, 9, 3.5, 30), box(22.2, 9, 3.5, 30), box(31.5, 9, 3.5, 30)),
    part("line", "M26 30v-4a5.500 5.500 0 0 1 11 0v4"),
    part("gold", box(23, 29, 17, 14, 2)),
    part("ink", disc(31.5, 34.5, 1.6), "M30.700 35h1.600v4h-1.600z"),
  ],
  double_sly: [
    ...CAT.map((one) => ({ ...one, at: "translate(17 0) scale(.63)" })),
    ...CAT.map((one) => ({ ...one, at: "translate(1 17) scale(.66)" })),
  ],
  speeding: [
    part("line", "M1 17h9M3 23h5M0 36h6"),
    part("gold", box(24, 9.5, 9, 5, 1)),
    part("paper", "M15 25l5-10.500h17l6 10.500z"),
    part("blue", "M18.500 24l3.500-7h5.500v7zM29.500 24v-7h6l4 7z"),
    part("red", "M6 37v-7q0-3 3-3.500l6-1.500h28q3.500 1 3.500 5v7z"),
    part("ink", disc(15.5, 37.5, 5), disc(37, 37.5, 5)),
    part("paper", disc(15.5, 37.5, 1.8), disc(37, 37.5, 1.8)),
  ],
  rent_transfer: [
    slip(4, 5, 22, 36),
    part("sign", "M15 9l5.500 4.500h-2V17h-7v-3.500h-2z"),
    part("line", "M9 22h8M9 28h8"),
    part("gold", "M20 24h12v-7l14 12-14 12v-7H20z"),
  ],
  inheritor: [
    part("paper", box(11, 8, 26, 32)),
    part("line", "M16 17h16M16 22.500h16M16 28h7"),
    part("wood", box(6, 4, 36, 6.5, 3.2), box(6, 37.5, 36, 6.5, 3.2)),
    part("red", box(26.5, 26, 8, 8, 1)),
  ],
  rent_rainbow: RENT,
  rent_light_blue_brown: RENT,
  rent_pink_orange: RENT,
  rent_red_yellow: RENT,
  rent_dark_blue_green: RENT,
  rent_railroad_utility: RENT,
};
