/** The rules that have words, `rule-NUMBER`, in the order and the chapters of the book. */

const numbers = (...list: string[]): readonly string[] => list;

export const CHAPTERS = {
  basics: numbers("A1", "A2", "A3", "A4", "A5", "A6", "A7"),
  decks: numbers("B01", "B03", "B04", "B05", "B06", "B07", "B08"),
  winning: numbers("B10", "B11", "B12", "B13", "B14", "B15"),
  turn: numbers("B20", "B21", "B22", "B23", "B24", "B25", "B26", "B27"),
  properties: numbers("B30", "B31", "B32", "B33", "B34", "B35", "B36"),
  paying: numbers("B40", "B41", "B42", "B43", "B44", "B45", "B46", "B47", "B48", "B49"),
  rent: numbers("B50", "B51", "B52", "B53", "B54"),
  steals: numbers("B60", "B61", "B62", "B63", "B64", "B65"),
  no: numbers("B70", "B71", "B72", "B73", "B74"),
  enhanced: numbers("B80", "B81", "B82", "B83", "B84", "B85", "B86"),
  tournaments: numbers("B90", "B91", "B92", "B93", "B94", "B95"),
} as const;

export type Chapter = keyof typeof CHAPTERS;

/** Letters and digits alone: quotes, slashes and capitals are no part of what is looked for. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ");

/** Whether each word that is looked for stands in one of the texts, however it is written. */
export function fits(wanted: string, ...texts: string[]): boolean {
  const whole = ` ${plain(texts.join("\n"))} `;
  // "No" and "go" are words here, and stand within half of all others.
  const isShort = (word: string): boolean => /^[a-z]{1,2}$/.test(word);
  return plain(wanted)
    .split(" ")
    .every((word) => whole.includes(isShort(word) ? ` ${word} ` : word));
}
