import { beforeEach, describe, expect, it, vi } from "vitest";

import type { TableInfo } from "$src/generated/protocol";
import { tableInfo } from "$src/net/api";

import { openTables, rememberTable } from "./seated";

vi.mock("$src/net/api", () => ({ tableInfo: vi.fn() }));

const info = (table: string, over: Partial<TableInfo> = {}): TableInfo =>
  ({ table, you: "p1", state: "playing", ...over }) as TableInfo;

describe("the tables of this browser", () => {
  const stored = new Map<string, string>();
  const kept = (): unknown => JSON.parse(stored.get("dafuweng-tables") ?? "[]");

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  it("are those where one sits, the newest first", () => {
    rememberTable(info("AAAAAA"));
    rememberTable(info("BBBBBB"));
    rememberTable(info("CCCCCC", { you: null }));
    rememberTable(info("AAAAAA"));
    expect(kept()).toEqual(["AAAAAA", "BBBBBB"]);
    rememberTable(info("AAAAAA", { state: "over" }));
    expect(kept()).toEqual(["BBBBBB"]);
  });

  it("are asked for, and forgotten when they are over or gone", async () => {
    for (const code of ["AAAAAA", "BBBBBB", "CCCCCC"]) rememberTable(info(code));
    vi.mocked(tableInfo).mockImplementation((code) =>
      code === "BBBBBB"
        ? Promise.reject(new Error("gone"))
        : Promise.resolve(info(code, { state: code === "CCCCCC" ? "over" : "playing" })),
    );
    expect((await openTables()).map((one) => one.table)).toEqual(["AAAAAA"]);
    expect(kept()).toEqual(["AAAAAA"]);
  });

  it("stay while the server can't be reached", async () => {
    rememberTable(info("AAAAAA"));
    vi.mocked(tableInfo).mockRejectedValue(new Error("offline"));
    expect(await openTables()).toEqual([]);
    expect(kept()).toEqual(["AAAAAA"]);
  });

  it("are none where what is stored is not ours", async () => {
    stored.set("dafuweng-tables", "nonsense");
    expect(await openTables()).toEqual([]);
  });
});
