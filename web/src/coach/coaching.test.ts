import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Prompt, View } from "$src/generated/protocol";

import type { Moment } from "./marks";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { settings } = await import("$src/settings.svelte");
const { Coaching } = await import("./coaching.svelte");

function at(decision: number, kind: Prompt["kind"] = "play", plays = 3, isMine = true): Moment {
  const view = {
    decision,
    prompt: { kind, seat: "p1" },
    turn: { seat: "p1", number: 2, plays, recolored: 0 },
    table: [],
    sets_to_win: 3,
  };
  return { view: view as unknown as View, options: isMine ? [] : null, picked: null };
}

describe("Coaching", () => {
  let coaching: InstanceType<typeof Coaching>;

  beforeEach(() => {
    settings.coached = false;
    coaching = new Coaching();
  });

  it("says one thing for a moment, and the next later", () => {
    coaching.look(at(1));
    expect(coaching.mark).toBe("first-turn");
    coaching.dismiss(1);
    coaching.look(at(1, "play", 0));
    expect(coaching.mark).toBeNull();
    coaching.look(at(2, "play", 0));
    expect(coaching.mark).toBe("end");
  });

  it("speaks of the card that is picked up, though it has just been told to be quiet", () => {
    coaching.look(at(1));
    coaching.dismiss(1);
    const options = [{ verb: "place", card: "wild_rainbow", move: "place wild_rainbow red" }];
    const now = { ...at(1), options } as unknown as Moment;
    coaching.look({ ...now, picked: "wild_rainbow" });
    expect(coaching.mark).toBe("wild");
    coaching.look(now);
    expect(coaching.mark).toBeNull();
  });

  it("takes what was shown as seen once the moment is over", () => {
    coaching.look(at(1));
    coaching.look(at(2, "pay"));
    expect(coaching.mark).toBe("pay");
    coaching.look(at(3));
    expect(coaching.mark).toBeNull();
  });

  it("goes on to the next thing when one has acted without a word", () => {
    coaching.look(at(1));
    coaching.look(at(2));
    expect(coaching.mark).toBeNull();
  });

  it("stays to be read while others act", () => {
    coaching.look(at(1, "play", 3, false));
    coaching.look(at(2, "respond", 2, false));
    expect(coaching.mark).toBe("others");
    coaching.look(at(3));
    expect(coaching.mark).toBe("first-turn");
  });

  it("ends with the game, and for good", () => {
    coaching.look(at(1));
    coaching.look(at(9, "over"));
    expect(coaching.mark).toBeNull();
    expect(settings.coached).toBe(true);
    const next = new Coaching();
    next.look(at(1));
    expect(next.mark).toBeNull();
  });

  it("ends when it is told to", () => {
    coaching.look(at(1));
    coaching.stop();
    expect(settings.coached).toBe(true);
    coaching.look(at(2, "pay"));
    expect(coaching.mark).toBeNull();
  });
});
