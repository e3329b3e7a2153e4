import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { KernelInfo } from "$src/generated/protocol";

import { Kernel, POLL_MS } from "./kernel.svelte";

const compiling: KernelInfo = { ready: false, done: 3, total: 12, step: "legal" };
const ready: KernelInfo = { ready: true, done: 12, total: 12, step: "" };

let answers: (KernelInfo | Error)[];
let asked: number;
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal("fetch", async () => {
    const kernel = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (kernel instanceof Error) throw kernel;
    return new Response(JSON.stringify({ version: "0", protocol: 1, kernel }));
  });
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("Kernel", () => {
  it("asks until the rules are ready, and no longer", async () => {
    answers = [compiling, compiling, ready];
    const kernel = new Kernel();
    stop = kernel.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(kernel.info).toEqual(compiling);
    expect(kernel.isReady).toBe(false);
    await vi.advanceTimersByTimeAsync(POLL_MS * 10);
    expect(kernel.isReady).toBe(true);
    expect(asked).toBe(3);
  });

  it("goes on asking a server that does not answer", async () => {
    answers = [new TypeError("no line"), ready];
    const kernel = new Kernel();
    stop = kernel.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(kernel.isLost).toBe(true);
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(kernel.isLost).toBe(false);
    expect(kernel.isReady).toBe(true);
  });

  it("leaves off when the rules could not be compiled", async () => {
    answers = [{ ...compiling, step: "failed" }];
    const kernel = new Kernel();
    stop = kernel.watch();
    await vi.advanceTimersByTimeAsync(POLL_MS * 5);
    expect(kernel.hasFailed).toBe(true);
    expect(asked).toBe(1);
  });

  it("leaves off when nobody looks any more", async () => {
    answers = [compiling];
    stop = new Kernel().watch();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(POLL_MS * 5);
    expect(asked).toBe(1);
  });
});
