/** The tables at which this browser has a seat, so that the lobby leads back to them. */
import type { TableInfo } from "$src/generated/protocol";
import { tableInfo } from "$src/net/api";

const KEY = "dafuweng-tables";
const MOST = 8;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((code) => typeof code === "string") : [];
  } catch {
    return [];
  }
}

function write(codes: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(codes.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing leads back to nothing.
  }
}

/** Keep in mind what a table says of itself: where one sits and the game is not over. */
export function rememberTable(info: TableInfo): void {
  const others = read().filter((code) => code !== info.table);
  write(info.you !== null && info.state !== "over" ? [info.table, ...others] : others);
}

/** Ask for the tables that are still there, the newest first; those that are gone are forgotten. */
export async function openTables(): Promise<TableInfo[]> {
  const asked = await Promise.allSettled(read().map(tableInfo));
  const found = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const open = found.filter((info) => info.you !== null && info.state !== "over");
  // Of a table that could not be asked about nothing is known: it stays.
  const isReached = asked.some((one) => one.status === "fulfilled");
  if (isReached) write(open.map((info) => info.table));
  return open;
}
