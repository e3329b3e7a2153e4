/** Where in a finished game one looks, and how it runs on by itself. */

/** Milliseconds a move stands still, by speed. */
export const SPEEDS = { "½×": 2000, "1×": 1000, "2×": 500, "4×": 250 } as const;
export type Speed = keyof typeof SPEEDS;

export class Playback {
  /** The frame: 0 is the deal, n the table after move n. */
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>("1×");

  constructor(
    readonly last: number,
    /** The frames in which turns begin, in order. */
    readonly turns: readonly number[],
  ) {}

  go(frame: number): void {
    this.at = Math.max(0, Math.min(frame, this.last));
  }

  /** Move by hand, which stops what runs by itself. */
  step(by: number): void {
    this.isPlaying = false;
    this.go(this.at + by);
  }

  /** Go to the turn before or after. */
  turn(by: 1 | -1): void {
    this.isPlaying = false;
    const next =
      by > 0 ? this.turns.find((frame) => frame > this.at) : this.turns.findLast((frame) => frame < this.at);
    this.go(next ?? (by > 0 ? this.last : 0));
  }

  /** Play or pause; at the end, play from the beginning. */
  toggle(): void {
    if (!this.isPlaying && this.at >= this.last) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  /** One move on by itself. */
  tick(): void {
    this.go(this.at + 1);
    if (this.at >= this.last) this.isPlaying = false;
  }

  /** Do what a key asks for, and say whether it asked for something. */
  press(key: string): boolean {
    const ways: Record<string, () => void> = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      PageUp: () => this.turn(-1),
      PageDown: () => this.turn(1),
      Home: () => this.step(-this.last),
      End: () => this.step(this.last),
      " ": () => this.toggle(),
    };
    ways[key]?.();
    return key in ways;
  }
}
