import { describe, expect, it } from "vitest";

import { Playback } from "./playback.svelte";

const game = (): Playback => new Playback(10, [0, 4, 7]);

describe("Playback", () => {
  it("stays within the game", () => {
    const playback = game();
    playback.step(-1);
    expect(playback.at).toBe(0);
    playback.go(99);
    expect(playback.at).toBe(10);
  });

  it("runs to the end and stops there", () => {
    const playback = game();
    playback.go(8);
    playback.toggle();
    playback.tick();
    expect([playback.at, playback.isPlaying]).toEqual([9, true]);
    playback.tick();
    expect([playback.at, playback.isPlaying]).toEqual([10, false]);
  });

  it("begins anew where it had come to the end", () => {
    const playback = game();
    playback.go(10);
    playback.toggle();
    expect([playback.at, playback.isPlaying]).toEqual([0, true]);
  });

  it("stops when somebody steps by hand", () => {
    const playback = game();
    playback.toggle();
    playback.step(1);
    expect([playback.at, playback.isPlaying]).toEqual([1, false]);
  });

  it("goes from turn to turn, and past the last to the end", () => {
    const playback = game();
    const seen = [1, 1, 1].map(() => (playback.turn(1), playback.at));
    expect(seen).toEqual([4, 7, 10]);
    const back = [1, 1, 1, 1].map(() => (playback.turn(-1), playback.at));
    expect(back).toEqual([7, 4, 0, 0]);
  });

  it("knows its keys and leaves the others alone", () => {
    const playback = game();
    expect(playback.press("ArrowRight")).toBe(true);
    expect(playback.at).toBe(1);
    expect(playback.press("End")).toBe(true);
    expect(playback.at).toBe(10);
    expect(playback.press("x")).toBe(false);
    expect(playback.at).toBe(10);
  });
});
