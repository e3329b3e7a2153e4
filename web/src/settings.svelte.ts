/** What this browser remembers of its user. */
export type TextSize = "normal" | "large" | "huge";

/** Light or dark, or as the system has it. */
export type Scheme = "system" | "light" | "dark";

interface Stored {
  name: string;
  text: TextSize;
  sound: boolean;
  still: boolean;
  scheme: Scheme;
  coached: boolean;
}

const KEY = "dafuweng-settings";
const defaults: Stored = {
  name: "",
  text: "normal",
  sound: true,
  still: false,
  scheme: "system",
  coached: false,
};

function read(): Stored {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return { ...defaults };
  }
}

/** `still` turns motion off, in addition to the system's own wish. */
export const settings = $state<Stored>(read());

export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  document.documentElement.dataset["text"] = settings.text;
  document.documentElement.dataset["still"] = String(settings.still);
  document.documentElement.dataset["scheme"] = settings.scheme;
}

/** How long things may move, in milliseconds: nothing where motion is unwanted. */
export function motionMs(wanted: number): number {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return settings.still || reduced ? 0 : wanted;
}
