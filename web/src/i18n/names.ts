/** Names of the things of the game. */
import type { Card, Color } from "$src/generated/deal";

import { t } from "./words.svelte";

export const cardName = (card: Card): string => t(`card-${card}`);
export const cardDoes = (card: Card): string => t(`card-${card}-does`);
export const colorName = (color: Color): string => t(`color-${color}`);
export const colorLetter = (color: Color): string => t(`color-${color}-short`);
