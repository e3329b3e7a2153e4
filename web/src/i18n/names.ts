/** Names of the things of the game. */
import type { Card, Color } from "$src/generated/deal";
import type { SeatInfo } from "$src/generated/protocol";

import { t } from "./words.svelte";

export const cardName = (card: Card): string => t(`card-${card}`);
export const cardDoes = (card: Card): string => t(`card-${card}-does`);
export const colorName = (color: Color): string => t(`color-${color}`);
export const colorLetter = (color: Color): string => t(`color-${color}-short`);

/** What to call whoever sits there; bots are called after their seat. */
export function seatTitle(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === "open") return t("seat-open");
  return t("bot-names").split("|")[Number(seat.seat.slice(1)) - 1]?.trim() ?? seat.seat;
}
