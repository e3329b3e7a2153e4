/** The catalogues of one language each, loaded when asked for. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Lang } from "$src/generated/protocol";

type Sources = Record<string, string>;

/** What every visit needs. The other files are parts that are loaded with the page they belong to. */
const first: Record<Lang, () => Promise<Sources>> = {
  en: async () => (await import("./first-en")).default,
  "zh-Hans": async () => (await import("./first-zh-hans")).default,
  "zh-Hant": async () => (await import("./first-zh-hant")).default,
};

const parts = import.meta.glob<string>("$data/i18n/*/{rules,help}.ftl", {
  query: "?raw",
  import: "default",
});

export type Part = "rules" | "help";

export function makeBundle(lang: Lang, sources: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export async function loadFirst(lang: Lang): Promise<FluentBundle> {
  return makeBundle(lang, Object.values(await first[lang]()));
}

export async function loadPart(lang: Lang, part: Part): Promise<FluentResource> {
  const entry = Object.entries(parts).find(([path]) => path.endsWith(`/${lang}/${part}.ftl`));
  if (!entry) throw new Error(`no ${part}.ftl in ${lang}`);
  return new FluentResource(await entry[1]());
}
