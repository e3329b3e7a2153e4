import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Route } from "./route.svelte";

let parseRoute: (path: string, hash: string) => Route;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ parseRoute } = await import("./route.svelte"));
  vi.unstubAllGlobals();
});

describe("parseRoute", () => {
  it.each<[string, string, Route]>([
    ["/", "", { page: "lobby" }],
    ["/t/K7QF2M", "", { page: "table", code: "K7QF2M" }],
    ["/t/k7qf2m", "", { page: "table", code: "K7QF2M" }],
    ["/index.html", "", { page: "lobby" }],
    ["/t/", "", { page: "missing" }],
    ["/replay/K7QF2M", "", { page: "replay", code: "K7QF2M" }],
    ["/rules", "", { page: "rules", rule: null }],
    ["/rules", "#B50", { page: "rules", rule: "B50" }],
    ["/nothing/here", "", { page: "missing" }],
  ])("%s%s", (path, hash, route) => {
    expect(parseRoute(path, hash)).toEqual(route);
  });
});
