import { describe, expect, it } from "vitest";

import { commandOf, KEYS } from "./keys";

describe("commandOf", () => {
  it("reads digits as places", () => {
    expect(commandOf("1")).toEqual({ command: "number", index: 0 });
    expect(commandOf("9")).toEqual({ command: "number", index: 8 });
    expect(commandOf("0")).toBeNull();
  });

  it("knows letters in both cases, and keys by name", () => {
    expect(commandOf("e")?.command).toBe("end");
    expect(commandOf("E")?.command).toBe("end");
    expect(commandOf("Escape")?.command).toBe("cancel");
    expect(commandOf("Backspace")?.command).toBe("back");
    expect(commandOf("Enter")?.command).toBe("confirm");
    expect(commandOf("?")?.command).toBe("help");
    expect(commandOf("Tab")).toBeNull();
  });

  it("lists every command once", () => {
    const commands = KEYS.map(([, command]) => command);
    expect(new Set(commands).size).toBe(commands.length);
  });
});
