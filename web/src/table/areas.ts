/** The places at a table, as a view lists them. */
import type { Area, SeatName, View } from "$src/generated/protocol";

type Areas = readonly Area[] | undefined;

/** What lies before a seat. */
export const areaOf = (areas: Areas, seat: SeatName | null): Area | null =>
  areas?.find((area) => area.seat === seat) ?? null;

/** The others in the order in which they play after *you*; for somebody who only watches, all. */
export function othersAfter(view: View | null, you: SeatName | null): Area[] {
  const all = (view?.order ?? []).flatMap((seat) => areaOf(view?.table, seat) ?? []);
  const at = all.findIndex((area) => area.seat === you);
  return at < 0 ? all : [...all.slice(at + 1), ...all.slice(0, at)];
}

/** How many groups lie side by side on a wide page in large cards, those of all others together. */
const GROUPS_ABREAST = 8;

/** Whether the tables of the others can lie in large cards: all of them, or above one's own. */
export function hasRoom(others: readonly Area[], hasOwn: boolean): boolean {
  if (!hasOwn) return others.length < 5;
  const most = Math.max(0, ...others.map((area) => area.groups.length));
  return most * others.length <= GROUPS_ABREAST;
}
