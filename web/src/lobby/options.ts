/** The options of the rules: what may be chosen, and what was chosen differently from the preset. */
import type { OptionInfo, RulesetInfo } from "$src/generated/protocol";

export type Value = OptionInfo["values"][number];
export type Fields = Readonly<Record<string, Value>>;

const hyphens = (name: string): string => name.replaceAll("_", "-");

function word(value: Value): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return hyphens(String(value));
}

/** Keys of the catalogues for an option, and for one of its values. */
export const optionKey = (name: string): string => `option-${hyphens(name)}`;
export const valueKey = (name: string, value: Value): string => `${optionKey(name)}-${word(value)}`;

/** The fields of a ruleset as the server sends them. */
export const fieldsOf = (ruleset: RulesetInfo): Fields => ruleset.fields as Fields;

const isEnhanced = (fields: Fields): boolean => fields["deck"] === "enhanced";

/** What an option can be under the other *fields*. */
export function valuesOf(option: OptionInfo, fields: Fields): Value[] {
  return option.values.filter(
    (value) => isEnhanced(fields) || !option.enhanced_only.includes(value),
  );
}

/** Those options that leave a choice. */
export const openOptions = (options: readonly OptionInfo[], fields: Fields): OptionInfo[] =>
  options.filter((option) => valuesOf(option, fields).length > 1);

/** Choose a value: kept are the differences from the preset, of those that still can be. */
export function choose(
  options: readonly OptionInfo[],
  preset: Fields,
  changes: Fields,
  name: string,
  value: Value,
): Fields {
  const whole = { ...preset, ...changes, [name]: value };
  const kept = options
    .map((option): [OptionInfo, Value | undefined] => [option, whole[option.name]])
    .filter(
      ([option, chosen]) =>
        chosen !== undefined &&
        chosen !== preset[option.name] &&
        valuesOf(option, whole).includes(chosen),
    );
  return Object.fromEntries(kept.map(([option, chosen]) => [option.name, chosen as Value]));
}
