/** Calling a person whose turn has come while the page lies in the background. */
import { t } from "$src/i18n/words.svelte";
import { play } from "$src/sound/sound";

import type { Table } from "./table.svelte";

/** Whether the browser could be asked for notifications. */
export function mayAsk(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

export function askForNotifications(): void {
  void Notification.requestPermission();
}

/** Watch a table: sound, title and notification when this person must decide. */
export function callOn(table: Table): void {
  let last = -1;
  $effect(() => {
    const decision = table.view?.decision ?? -1;
    const isYours = table.yours;
    document.title = isYours ? `● ${t("table-your-turn")} – 大富翁` : "大富翁 Dafuweng";
    if (!isYours || decision === last) return;
    last = decision;
    play("turn");
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      new Notification("大富翁 Dafuweng", { body: t("table-your-turn"), tag: table.code });
    }
  });
  $effect(() => {
    const types = new Set(table.news.map((event) => event.type));
    if (types.has("GameWon")) play("won");
    else if (types.has("PaymentMade") || types.has("CardBanked")) play("coin");
    else if (types.size > 0) play("card");
  });
}
