/** The words of the page in the reader's language, which may change at any time. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import type { Lang } from "$src/generated/protocol";

import { loadFirst, loadPart, type Part } from "./bundles";

export const LANGS: readonly Lang[] = ["zh-Hant", "zh-Hans", "en"];
export const LANG_NAMES: Record<Lang, string> = {
  "zh-Hant": "繁體中文",
  "zh-Hans": "简体中文",
  en: "English",
};

const STORED = "dafuweng-lang";

export function closestLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    if (lower.startsWith("zh")) {
      return /hant|-tw|-hk|-mo/.test(lower) ? "zh-Hant" : "zh-Hans";
    }
    if (lower.startsWith("en")) return "en";
  }
  return "en";
}

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Lang>("en");
let revision = $state(0);
let wanted: Lang | null = null;
const wantedParts = new Set<Part>();

/** The language of the page. */
export function lang(): Lang {
  return current;
}

/** Load a language and show everything in it. The last one asked for stays, however they arrive. */
export async function setLang(next: Lang): Promise<void> {
  wanted = next;
  const loaded = await loadFirst(next);
  for (const part of wantedParts) loaded.addResource(await loadPart(next, part));
  if (wanted !== next) return;
  bundle = loaded;
  current = next;
  document.documentElement.lang = next;
  localStorage.setItem(STORED, next);
}

/** Start with the language chosen before, or the browser's. */
export async function startWords(): Promise<void> {
  const stored = LANGS.find((one) => one === localStorage.getItem(STORED));
  await setLang(stored ?? closestLang(navigator.languages));
}

/** Make the words of a further part available, in this language and those chosen later. */
export async function needPart(part: Part): Promise<void> {
  if (wantedParts.has(part) || !bundle) return;
  wantedParts.add(part);
  bundle.addResource(await loadPart(current, part));
  revision += 1;
}

/** Say a message. A missing key or argument shows itself, so that it is noticed. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  void revision;
  const message = bundle?.getMessage(key.replaceAll("_", "-"));
  if (!bundle || !message?.value) return key;
  // Without a list for its complaints Fluent throws, and one missing name would take the page down.
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** Join names as the language does: "A, B and C", 「甲、乙和丙」. */
export function listing(names: string[]): string {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(names);
}
