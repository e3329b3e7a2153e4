/** The keys of the table, for the page that obeys them and the list that shows them. */
export type Command =
  | "hand"
  | "end"
  | "hint"
  | "log"
  | "chat"
  | "others"
  | "own"
  | "cancel"
  | "back"
  | "help"
  | "confirm"
  | "number";

/** What each key does, in the order of the list; digits stand as one. */
export const KEYS: readonly (readonly [cap: string, command: Command])[] = [
  ["H", "hand"],
  ["1–9", "number"],
  ["Enter", "confirm"],
  ["⌫", "back"],
  ["Esc", "cancel"],
  ["E", "end"],
  ["N", "hint"],
  ["O", "others"],
  ["T", "own"],
  ["L", "log"],
  ["C", "chat"],
  ["?", "help"],
];

const BY_KEY = new Map<string, Command>([
  ...KEYS.filter(([cap]) => cap.length === 1).map(([cap, does]) => [cap.toLowerCase(), does] as const),
  ["escape", "cancel"],
  ["backspace", "back"],
  ["enter", "confirm"],
]);

/** Read a key; digits give the place that they name, from 0. */
export function commandOf(key: string): { command: Command; index: number } | null {
  if (/^[1-9]$/.test(key)) return { command: "number", index: Number(key) - 1 };
  const command = BY_KEY.get(key.toLowerCase());
  return command ? { command, index: 0 } : null;
}
