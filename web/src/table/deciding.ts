/** What decided a game, and whether its chance was promised beforehand. */
import type { Event, SeatName } from "$src/generated/protocol";

/** Who has a property more, or in another colour, by an event. */
function gainer(event: Event): SeatName | null {
  switch (event.type) {
    case "PropertyPlaced":
    case "WildRecolored":
    case "WildColored":
    case "PropertyTaken":
    case "SetTaken":
      return event.seat;
    case "PaymentMade":
      return event.cards.some((piece) => piece.color) ? event.to : null;
    default:
      return null;
  }
}

/** Find the event that made the last set whole: the newest that gave the winner a property. */
export function decisive(log: readonly Event[]): Event | null {
  const end = log.findLastIndex((event) => event.type === "GameWon");
  const won = log[end];
  if (won?.type !== "GameWon") return null;
  return log.slice(0, end).findLast((event) => gainer(event) === won.seat) ?? null;
}

/**
 * Whether *commitment* is the SHA-256 of *secret*, both in hex. Null where the browser offers no
 * digests, as it does on plain http.
 */
export async function isKept(commitment: string, secret: string): Promise<boolean | null> {
  const digests = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!digests) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await digests.digest("SHA-256", bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return secret !== "" && hex === commitment;
}
