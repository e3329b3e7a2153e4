import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ClientMessage, View } from "$src/generated/protocol";

import { Table } from "./table.svelte";

class Line {
  static newest: Line;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Line.newest = this;
  }

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

const view = (decision: number): Partial<View> => ({ decision, you: "p1" });
const info = { table: "K7QF2M", you: "p1", seats: [{ seat: "p2", name: "Ada" }] };
const option = { move: "end", verb: "end" };
const event = (n: number): object => ({ n, type: "TurnEnded", seat: "p1" });

describe("Table", () => {
  let table: Table;
  const line = (): Line => Line.newest;
  const sent = <T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }>[] =>
    line().sent.filter((one): one is Extract<ClientMessage, { type: T }> => one.type === type);

  const welcome = (decision = 1): void =>
    line().say({
      type: "welcome",
      info,
      seq: 2,
      events: [event(1), event(2)],
      view: view(decision),
      options: [option],
    });

  beforeEach(() => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("location", { protocol: "http:", host: "10.0.0.7:8000" });
    vi.stubGlobal("document", { addEventListener: vi.fn(), removeEventListener: vi.fn() });
    vi.stubGlobal("addEventListener", vi.fn());
    vi.stubGlobal("removeEventListener", vi.fn());
    // A phone that joins over plain http has no other member of `crypto`.
    const { crypto } = globalThis;
    vi.stubGlobal("crypto", {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    });
    table = new Table("K7QF2M");
    line().open();
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows what the welcome brings, without calling it news", () => {
    welcome();
    expect(table.view?.decision).toBe(1);
    expect(table.log).toHaveLength(2);
    expect(table.news).toEqual([]);
    expect(table.yours).toBe(true);
    expect(table.name("p2")).toBe("Ada");
  });

  it("adds only events that it does not have", () => {
    welcome();
    line().say({
      type: "update",
      seq: 3,
      events: [event(2), event(3)],
      view: view(2),
      options: null,
    });
    expect(table.log.map((one) => one.n)).toEqual([1, 2, 3]);
    expect(table.news.map((one) => one.n)).toEqual([3]);
    expect(table.yours).toBe(false);
  });

  it("plays a double click once, for the decision on the table", () => {
    welcome(4);
    table.act("end");
    table.act("end");
    expect(sent("act")).toMatchObject([{ decision: 4, move: "end" }]);
  });

  it.each([
    ["refused", (id: string) => ({ type: "refused", id, code: "late", rule: null, words: "Late" })],
    ["too fast", () => ({ type: "error", code: "too_fast", words: "Slower" })],
  ])("may be asked again once an act was %s", (_, answer) => {
    welcome();
    table.act("end");
    line().say(answer(sent("act")[0]?.id ?? ""));
    expect(table.waiting).toBe(false);
    expect(table.refusal).not.toBeNull();
    table.act("end");
    expect(sent("act")).toHaveLength(2);
  });

  it("forgets a refusal and a hint with the next decision", () => {
    welcome(1);
    line().say({ type: "refused", id: "x", code: "late", rule: null, words: "Late" });
    line().say({ type: "hinted", id: "y", move: "end", reason: "hint-end", args: {} });
    line().say({ type: "update", seq: 3, events: [], view: view(2), options: [option] });
    expect(table.refusal).toBeNull();
    expect(table.hint).toBeNull();
  });

  it("comes anew to the table when it has taken a seat, and hears everything once", () => {
    welcome();
    const before = Line.newest;
    table.reopen();
    expect(Line.newest).not.toBe(before);
    line().open();
    expect(sent("hello")).toMatchObject([{ last: null }]);
    welcome();
    expect(table.log.map((one) => one.n)).toEqual([1, 2]);
  });

  it("hands the answer to the check that asked", async () => {
    welcome();
    const first = table.check("pay money_1");
    const second = table.check("pay money_5");
    const [one, two] = sent("check");
    const refused = { code: "not_enough", rule: "B43", words: "Not enough" };
    line().say({ type: "checked", id: two?.id, refused: null, breaks: ["red"] });
    line().say({ type: "checked", id: one?.id, refused, breaks: [] });
    expect(await first).toEqual({ refused, breaks: [] });
    expect(await second).toEqual({ refused: null, breaks: ["red"] });
  });

  it("asks a check again whose answer was lost with the line", async () => {
    welcome(3);
    const asked = table.check("pay money_1");
    const id = sent("check")[0]?.id;
    line().drop();
    vi.advanceTimersByTime(250);
    line().open();
    welcome(3);
    expect(sent("check")).toEqual([{ type: "check", id, decision: 3, move: "pay money_1" }]);
    line().say({ type: "checked", id, refused: null, breaks: [] });
    expect((await asked).refused).toBeNull();
  });

  it.each([
    ["an error", () => ({ type: "error", code: "too_fast", words: "Slower" })],
    ["a refusal", (id: string) => ({ type: "refused", id, code: "late", rule: null, words: "Late" })],
  ])("answers a check that met %s", async (_, answer) => {
    welcome();
    const asked = table.check("pay money_1");
    line().say(answer(sent("check")[0]?.id ?? ""));
    expect((await asked).refused?.words).toMatch(/Slower|Late/);
  });

  it("says so and stops when the server speaks another protocol", () => {
    line().say({ type: "error", code: "protocol_mismatch", words: "Reload the page" });
    expect(table.gone).toBe("Reload the page");
    const gone = line();
    vi.advanceTimersByTime(60_000);
    expect(line()).toBe(gone);
  });

  it.each([
    ["a first handshake", () => undefined],
    ["a line to a table that it has seen", () => welcome()],
  ])("asks why %s fails, and stops where there is no such table", async (_, begin) => {
    begin();
    const refused = { refused: { code: "no_such_table", words: "No such table" } };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(refused, { status: 404 })));
    line().drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.gone).toBe("No such table");
    const dead = line();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line()).toBe(dead);
  });

  it("goes on trying where the network alone is at fault", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const first = line();
    line().drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.gone).toBeNull();
    expect(line()).not.toBe(first);
  });

  it("ends a turn at once where nothing can be played, else when that is wished for twice", () => {
    const end = { ...option, card: null };
    const play = { move: "pass_go", verb: "pass_go", card: "pass_go" };
    const at = (decision: number, options: object[]): void =>
      line().say({ type: "update", seq: decision, events: [], view: view(decision), options });
    welcome();
    at(2, [end, { move: "recolor wild_rainbow:red green", verb: "recolor", card: null }]);
    table.endTurn();
    expect(sent("act").map((act) => act.move)).toEqual(["end"]);
    at(3, [end, play]);
    table.endTurn();
    expect(table.isEnding).toBe(true);
    table.stay();
    table.endTurn();
    expect(sent("act")).toHaveLength(1);
    // What was asked at one decision says nothing at the next.
    at(4, [end, play]);
    expect(table.isEnding).toBe(false);
    table.endTurn();
    table.endTurn();
    expect(sent("act").map((act) => act.move)).toEqual(["end", "end"]);
  });
});
