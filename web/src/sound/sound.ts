/** Short tones, made on the spot. */
import { settings } from "$src/settings.svelte";

type Tone = readonly [frequency: number, start_s: number, length_s: number];

export type Sound = "turn" | "card" | "coin" | "won";

const TONES: Record<Sound, readonly Tone[]> = {
  turn: [[523, 0, 0.12], [784, 0.13, 0.2]],
  card: [[240, 0, 0.05]],
  coin: [[988, 0, 0.07], [1319, 0.07, 0.14]],
  won: [[523, 0, 0.14], [659, 0.14, 0.14], [784, 0.28, 0.14], [1047, 0.42, 0.35]],
};

let context: AudioContext | null = null;

/** Play a sound, if sounds are wanted and the browser allows them yet. */
export function play(name: Sound): void {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of TONES[name]) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
