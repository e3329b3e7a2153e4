/** How far a card brings a colour, by what the server says of the groups that lie there. */
import type { Card, Color } from "$src/generated/deal";
import { COLORS } from "$src/generated/deal";
import type { Group } from "$src/generated/protocol";

export interface Filling {
  /** Cards in the group that the card would join; those of a full set where it would begin another. */
  have: number;
  size: number;
  /** A set lies there complete, and none of the colour is begun. */
  full: boolean;
  /** Whether the card would complete the group. */
  completes: boolean;
}

/** Say how *card* stands to the groups of *color*. */
export function filling(groups: readonly Group[], card: Card, color: Color): Filling {
  const own = groups.filter((group) => group.color === color);
  const begun = own.find((group) => !group.full);
  const size = begun?.size ?? own[0]?.size ?? COLORS[color].size;
  if (!begun) {
    const full = own.length > 0;
    return { have: full ? size : 0, size, full, completes: false };
  }
  // A group that counts for nothing yet goes on so when one more of its kind joins.
  const counts = !begun.inert || begun.cards.some((one) => one !== card);
  const have = begun.cards.length;
  return { have, size, full: false, completes: counts && have + 1 === size };
}
