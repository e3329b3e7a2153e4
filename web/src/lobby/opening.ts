/** Opening a table and going there. */
import type { NewTable } from "$src/generated/protocol";
import { openTable } from "$src/net/api";
import { go } from "$src/route.svelte";
import { keepSettings, settings } from "$src/settings.svelte";

import { complain, type Complaint } from "./complaint";
import { rememberName } from "./naming";

type Wish = Omit<NewTable, "name">;

const AGAINST_BOTS: Wish = { preset: "classic", seats: ["me", "sensible", "sensible"] };
/** One easy opponent at a pace that one can follow. */
const FIRST_GAME: Wish = { preset: "classic", seats: ["me", "random"], pace: "slow" };

async function openAt(name: string, wish: Wish, query: string): Promise<Complaint | null> {
  try {
    const { table } = await openTable({ ...wish, name });
    rememberName(name);
    go(`/t/${table}${query}`);
    return null;
  } catch (error) {
    return complain(error);
  }
}

/** Open a table as *name* and go there, or say why not. */
export const openAs = (name: string, wish: Wish): Promise<Complaint | null> =>
  openAt(name, wish, "");

export const playNow = (name: string): Promise<Complaint | null> => openAs(name, AGAINST_BOTS);

/** Open a first game with coach marks. */
export function learn(name: string): Promise<Complaint | null> {
  settings.coached = false;
  keepSettings();
  return openAt(name, FIRST_GAME, "?coach");
}
