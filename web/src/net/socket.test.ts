import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ClientMessage, ServerMessage } from "$src/generated/protocol";

import { PROBE_MS, RETRY_MS, TableSocket } from "./socket";

/** A line that the test holds at both ends. */
class Line {
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.drop();
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const act = (id: string): ClientMessage => ({ type: "act", id, decision: 4, move: "end" });
const welcome = { type: "welcome", seq: 7 };

describe("TableSocket", () => {
  let lines: Line[];
  let heard: ServerMessage[];
  let online: boolean[];
  let last: number | null;
  let socket: TableSocket;

  const line = (): Line => {
    const newest = lines.at(-1);
    if (!newest) throw new Error("nobody has dialled");
    return newest;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    heard = [];
    online = [];
    last = null;
    socket = new TableSocket(
      { url: "ws://here/socket", lang: () => "zh-Hant", last: () => last },
      { message: (message) => heard.push(message), online: (is) => online.push(is) },
      (url) => {
        lines.push(new Line(url));
        return line() as unknown as WebSocket;
      },
    );
  });

  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it("says hello before anything else", () => {
    line().open();
    expect(line().sent).toEqual([{ type: "hello", protocol: 1, lang: "zh-Hant", last: null }]);
  });

  it("hands on every message", () => {
    line().open();
    line().say(welcome);
    line().say({ type: "done", id: "a", seq: 8 });
    expect(heard.map((message) => message.type)).toEqual(["welcome", "done"]);
  });

  it("is online only from the welcome on", () => {
    line().open();
    expect(online).toEqual([]);
    line().say(welcome);
    expect(online).toEqual([true]);
    line().drop();
    expect(online).toEqual([true, false]);
  });

  it("comes back with the newest number it has", () => {
    line().open();
    line().say(welcome);
    last = 7;
    line().drop();
    vi.advanceTimersByTime(RETRY_MS[0]);
    line().open();
    expect(lines).toHaveLength(2);
    expect(line().sent[0]).toMatchObject({ type: "hello", last: 7 });
  });

  it("waits longer after each try, and then no longer still", () => {
    for (const wait of [...RETRY_MS, 8000, 8000]) {
      const dialled = lines.length;
      line().drop();
      vi.advanceTimersByTime(wait - 1);
      expect(lines).toHaveLength(dialled);
      vi.advanceTimersByTime(1);
      expect(lines).toHaveLength(dialled + 1);
    }
  });

  it("begins with the shortest wait again once it was welcome", () => {
    line().drop();
    vi.advanceTimersByTime(RETRY_MS[0]);
    line().drop();
    vi.advanceTimersByTime(RETRY_MS[1]);
    line().open();
    line().say(welcome);
    line().drop();
    vi.advanceTimersByTime(RETRY_MS[0]);
    expect(lines).toHaveLength(4);
  });

  it("repeats an act without an answer, under the same id", () => {
    line().open();
    line().say(welcome);
    socket.send(act("a"));
    line().drop();
    vi.advanceTimersByTime(RETRY_MS[0]);
    line().open();
    expect(line().sent.map((message) => message.type)).toEqual(["hello"]);
    line().say(welcome);
    expect(line().sent[1]).toEqual(act("a"));
  });

  it("keeps an act for later that was made while the line was down", () => {
    line().open();
    line().say(welcome);
    line().drop();
    socket.send(act("a"));
    vi.advanceTimersByTime(RETRY_MS[0]);
    line().open();
    line().say(welcome);
    expect(line().sent.slice(1)).toEqual([act("a")]);
  });

  it.each(["done", "refused"])("does not repeat an act that was %s", (type) => {
    line().open();
    line().say(welcome);
    socket.send(act("a"));
    line().say({ type, id: "a" });
    line().drop();
    vi.advanceTimersByTime(RETRY_MS[0]);
    line().open();
    line().say(welcome);
    expect(line().sent.map((message) => message.type)).toEqual(["hello"]);
  });

  it("does not repeat what only asks", () => {
    line().open();
    line().say(welcome);
    socket.send({ type: "hint", id: "h", decision: 4 });
    line().drop();
    vi.advanceTimersByTime(RETRY_MS[0]);
    line().open();
    line().say(welcome);
    expect(line().sent.map((message) => message.type)).toEqual(["hello"]);
  });

  it("does not repeat an act after an error, which answers nobody by name", () => {
    line().open();
    line().say(welcome);
    socket.send(act("a"));
    line().say({ type: "error", code: "too_fast", words: "" });
    line().drop();
    vi.advanceTimersByTime(RETRY_MS[0]);
    line().open();
    line().say(welcome);
    expect(line().sent.map((message) => message.type)).toEqual(["hello"]);
  });

  describe("when the device wakes", () => {
    it("asks for the state anew and keeps a line that answers", () => {
      line().open();
      line().say(welcome);
      last = 7;
      socket.probe();
      expect(line().sent[1]).toMatchObject({ type: "hello", last: 7 });
      line().say(welcome);
      vi.advanceTimersByTime(PROBE_MS);
      expect(lines).toHaveLength(1);
    });

    it("leaves a line that says nothing, and dials at once", () => {
      line().open();
      line().say(welcome);
      const dead = line();
      socket.probe();
      vi.advanceTimersByTime(PROBE_MS);
      expect(lines).toHaveLength(2);
      expect(online).toEqual([true, false]);
      dead.say({ type: "done", id: "old" });
      dead.drop();
      vi.advanceTimersByTime(60_000);
      expect(heard).toHaveLength(1);
      expect(lines).toHaveLength(2);
    });

    it("does not wait for the next try", () => {
      line().drop();
      vi.advanceTimersByTime(1);
      socket.probe();
      expect(lines).toHaveLength(2);
      vi.advanceTimersByTime(60_000);
      expect(lines).toHaveLength(2);
    });

    it("lets a line that is being dialled be", () => {
      socket.probe();
      vi.advanceTimersByTime(60_000);
      expect(lines).toHaveLength(1);
    });
  });

  it("dials anew without calling the line lost", () => {
    line().open();
    line().say(welcome);
    const old = line();
    last = 7;
    socket.redial();
    expect(old.readyState).toBe(3);
    expect(lines).toHaveLength(2);
    line().open();
    expect(line().sent[0]).toMatchObject({ type: "hello", last: 7 });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(2);
    expect(online).toEqual([true]);
  });

  it("stays away once it was closed", () => {
    line().open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(online).toEqual([]);
  });
});
