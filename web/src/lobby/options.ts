/** The options of a ruleset as keys of the catalogues. */
export interface OptionKeys {
  name: string;
  value: string;
}

/** Options that only speak of cards of the enhanced deck; without it they say nothing. */
const ENHANCED_ONLY: ReadonlySet<string> = new Set(["rainbow_rent_count", "jail", "speeding_pick"]);

const hyphens = (name: string): string => name.replaceAll("_", "-");

function word(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return hyphens(String(value));
}

export function optionKeys(fields: Record<string, unknown>): OptionKeys[] {
  const isBase = fields["deck"] === "base";
  return Object.entries(fields)
    .filter(([field]) => !(isBase && ENHANCED_ONLY.has(field)))
    .map(([field, value]) => {
      const name = `option-${hyphens(field)}`;
      return { name, value: `${name}-${word(value)}` };
    });
}
