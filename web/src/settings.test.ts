import { beforeEach, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
const root = { dataset: {} as Record<string, string> };
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal("document", { documentElement: root });

const fresh = async () => {
  vi.resetModules();
  return import("./settings.svelte");
};

beforeEach(() => kept.clear());

it("follows the system until somebody chooses, and keeps the choice", async () => {
  const first = await fresh();
  first.keepSettings();
  expect(root.dataset["scheme"]).toBe("system");
  first.settings.scheme = "dark";
  first.keepSettings();
  expect(root.dataset["scheme"]).toBe("dark");
  const next = await fresh();
  expect(next.settings.scheme).toBe("dark");
});

it("begins anew when what was kept can't be read, and fills in what was not kept", async () => {
  kept.set("dafuweng-settings", "{");
  expect((await fresh()).settings.text).toBe("normal");
  kept.set("dafuweng-settings", '{"text":"huge"}');
  const { settings } = await fresh();
  expect([settings.text, settings.scheme]).toEqual(["huge", "system"]);
});
