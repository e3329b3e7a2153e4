/** Which values stand on the cards: the seed's, or those of the current print. */
import type { Card } from "$src/generated/deal";
import { CARDS } from "$src/generated/deal";
import type { View } from "$src/generated/protocol";

let profile = $state<View["values"]>("seed");

/** Show cards as they are at a table that plays by these values. */
export function useValues(of: View["values"]): void {
  profile = of;
}

/** Millions that a card is worth; 0 for none. */
export const valueM = (card: Card): number => CARDS[card].values_m[profile === "seed" ? 0 : 1];
