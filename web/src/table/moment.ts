/** Which card of the news is worth a moment in large. */
import type { Card } from "$src/generated/deal";
import type { Event, SeatName } from "$src/generated/protocol";

export interface Shown {
  event: Event;
  card: Card;
}

/** Whether the game has just ended: its result is to be seen then, and nothing over it. */
export const isEnd = (news: readonly Event[]): boolean =>
  news.some((event) => event.type === "GameWon" || event.type === "GameOver");

/** The card that somebody else has just played, or that has changed hands; the newest counts. */
export function momentOf(news: readonly Event[], you: SeatName | null): Shown | null {
  if (isEnd(news)) return null;
  for (const event of [...news].reverse()) {
    if (!("seat" in event) || event.seat === you) continue;
    if (event.type === "NoSaid") return { event, card: "just_say_no" };
    if ("card" in event) return { event, card: event.card };
  }
  return null;
}
