/** The seats of a table that is being made. */
export const KINDS = ["me", "open", "sensible", "random"] as const;
export type Kind = (typeof KINDS)[number];

export const SEATS_MIN = 2;

/** Give seat *index* to *kind*; whoever opens the table sits on one chair only. */
export function assign(seats: readonly Kind[], index: number, kind: Kind): Kind[] {
  return seats.map((now, place) => {
    if (place === index) return kind;
    return kind === "me" && now === "me" ? "open" : now;
  });
}

/** Add open seats at the end, or take seats away there but never one's own. */
export function resize(seats: readonly Kind[], count: number): Kind[] {
  const kept = seats.slice(0, count);
  while (kept.length < count) kept.push("open");
  const wasMine = seats.includes("me");
  return wasMine && !kept.includes("me") ? assign(kept, count - 1, "me") : kept;
}
