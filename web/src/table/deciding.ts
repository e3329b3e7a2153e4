/** What decided a game, and whether its chance was promised beforehand. */
import type { Card, Color } from "$src/generated/deal";
import type { Event, Piece, SeatName } from "$src/generated/protocol";

/** What decided a game: an event, and the card that it was. */
export interface Decisive {
  event: Event;
  card: Card;
}

/** Events of an attack, which name both the card that was played and what it is after. */
const ATTACKS: ReadonlySet<Event["type"]> = new Set([
  "SlyDealPlayed",
  "DoubleSlyPlayed",
  "ForcedDealPlayed",
  "DealBreakerPlayed",
]);

/** The card by which *seat* came closer to whole sets of *colors* in an event. */
function gained(event: Event, seat: SeatName, colors: readonly Color[]): Card | null {
  switch (event.type) {
    case "PropertyPlaced":
    case "PropertyTaken":
    case "WildColored":
    case "BuildingBuilt":
      return event.seat === seat && colors.includes(event.color) ? event.card : null;
    case "WildRecolored":
      return event.seat === seat && colors.includes(event.to) ? event.card : null;
    case "SetTaken":
      return event.seat === seat && colors.includes(event.color) ? (event.cards[0] ?? null) : null;
    case "PaymentMade": {
      const isWanted = (piece: Piece): boolean => !!piece.color && colors.includes(piece.color);
      return event.to === seat ? (event.cards.find(isWanted)?.card ?? null) : null;
    }
    default:
      return null;
  }
}

/** Find the newest of *events* in which *seat* got *card*. */
function brought(events: readonly Event[], seat: SeatName, card: Card): Event | undefined {
  return events.findLast((event) => {
    if (event.type === "PropertyTaken") return event.seat === seat && event.card === card;
    if (event.type !== "PaymentMade" || event.to !== seat) return false;
    return event.cards.some((piece) => piece.card === card);
  });
}

/** Find what made the last set whole: of a property that was taken, the card that took it. */
export function decisive(log: readonly Event[]): Decisive | null {
  const end = log.findLastIndex((event) => event.type === "GameWon");
  const won = log[end];
  if (won?.type !== "GameWon") return null;
  const before = log.slice(0, end);
  const gain = before.findLast((event) => gained(event, won.seat, won.colors) !== null);
  const card = gain && gained(gain, won.seat, won.colors);
  if (!gain || !card) return null;
  // That a wild was given its colour decides nothing: that it came does.
  const event = gain.type === "WildColored" ? (brought(before, won.seat, card) ?? gain) : gain;
  if (event.type !== "PropertyTaken" && event.type !== "SetTaken") return { event, card };
  const attack = before.slice(0, before.indexOf(event)).findLast(({ type }) => ATTACKS.has(type));
  return attack && "card" in attack ? { event: attack, card: attack.card } : { event, card };
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
