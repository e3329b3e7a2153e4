import { describe, expect, it } from "vitest";

import { NotGranted } from "$src/net/api";

import { aside, beside, complain } from "./complaint";

const named = complain(new NotGranted({ code: "bad_name", words: "Too long.", field: "name" }));
const whole = complain(new NotGranted({ code: "too_fast", words: "Slower." }));

describe("a complaint", () => {
  it("has the server's words", () => {
    expect(named).toEqual({ words: "Too long.", field: "name" });
  });

  it("stands beside its field and nowhere else", () => {
    expect(beside(named, "name")).toBe("Too long.");
    expect(aside(named, "name", "seats")).toBeNull();
    expect(beside(named, "seats")).toBeNull();
  });

  it("stands below the form when its field isn't shown", () => {
    expect(aside(named, "seats")).toBe("Too long.");
  });

  it("stands below the form when it is about the whole", () => {
    expect(aside(whole, "name")).toBe("Slower.");
    expect(beside(whole, "name")).toBeNull();
  });

  it("speaks of the line when there was no answer", () => {
    expect(complain(new TypeError("failed to fetch"))).toEqual({
      words: "lobby-unreachable",
      field: null,
    });
  });
});
