/** Calling a person whose turn has come while the page lies in the background. */
import type { Event } from "$src/generated/protocol";
import { t } from "$src/i18n/words.svelte";
import { play, type Sound } from "$src/sound/sound";

import type { Table } from "./table.svelte";

const FLASH_MS = 1000;

/** Whether the browser could be asked for notifications. */
export function mayAsk(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

export async function askForNotifications(): Promise<void> {
  await Notification.requestPermission();
}

/** The sound of what happened, if it has one. */
export function soundOf(news: readonly Event[]): Sound | null {
  const types = new Set(news.map((event) => event.type));
  if (types.has("GameWon")) return "won";
  if (types.has("PaymentMade") || types.has("CardBanked")) return "coin";
  if (types.size > 0) return "card";
  return null;
}

function notify(table: Table): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(t("table-title", { code: table.code }), {
      body: t("table-your-turn"),
      tag: table.code,
    });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Android's browsers show notifications through service workers only.
  }
}

/** Watch a table: sound, title and notification when this person must decide. */
export function callOn(table: Table): void {
  let last = -1;

  $effect(() => {
    const plain = t("table-title", { code: table.code });
    const calling = t("table-title-yours", { code: table.code });
    document.title = table.yours ? calling : plain;
    if (!table.yours) return;
    const timer = setInterval(() => {
      if (document.hidden) document.title = document.title === calling ? plain : calling;
      else document.title = calling;
    }, FLASH_MS);
    return () => clearInterval(timer);
  });

  $effect(() => {
    const decision = table.view?.decision ?? -1;
    if (!table.yours || decision === last) return;
    const isFresh = last < 0 || table.view?.prompt.kind !== "play" || table.view.turn.plays === 3;
    last = decision;
    // One's own plays follow each other; only what comes from others calls.
    if (isFresh || document.hidden) play("turn");
    if (document.hidden) notify(table);
  });

  $effect(() => {
    const sound = soundOf(table.news);
    if (sound) play(sound);
  });
}
