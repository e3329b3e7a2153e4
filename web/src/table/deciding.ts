/** What decided a game, and whether its chance was promised beforehand. */
import type { Event } from "$src/generated/protocol";

/** Events that put a card among somebody's properties. */
const BUILDS: ReadonlySet<Event["type"]> = new Set([
  "PropertyPlaced",
  "WildRecolored",
  "WildColored",
  "PropertyTaken",
  "SetTaken",
  "PaymentMade",
]);

/** Find the event that made the last set whole: the newest before the win that moved a property. */
export function decisive(log: readonly Event[]): Event | null {
  const end = log.findLastIndex((event) => event.type === "GameWon");
  if (end < 0) return null;
  return log.slice(0, end).findLast((event) => BUILDS.has(event.type)) ?? null;
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
