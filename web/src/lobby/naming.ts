/** What people are called. */
import { t } from "$src/i18n/words.svelte";
import { keepSettings, settings } from "$src/settings.svelte";

/** As many characters as the server takes. */
export const NAME_MAX = 24;

/** Pick a friendly name; *chance* is in [0, 1). */
export function pickName(names: string, chance: number): string {
  const all = names.split("|").map((name) => name.trim());
  return all[Math.floor(chance * all.length)] ?? "";
}

/** The name that this person used last, or a friendly one. */
export function proposeName(): string {
  return settings.name || pickName(t("lobby-names"), Math.random());
}

export function rememberName(name: string): void {
  settings.name = name.trim();
  keepSettings();
}
