import { describe, expect, it } from "vitest";

import { assign, type Kind, resize, sortBots } from "./seats";

describe("sortBots", () => {
  it("puts the one that plays well first, and keeps what others have installed", () => {
    expect(sortBots(["random", "sensible", "collector"])).toEqual([
      "sensible",
      "random",
      "collector",
    ]);
  });

  it("offers only what the server has", () => {
    expect(sortBots(["collector", "random"])).toEqual(["random", "collector"]);
  });
});

describe("assign", () => {
  it("changes one seat", () => {
    expect(assign(["me", "open", "open"], 2, "random")).toEqual(["me", "open", "random"]);
  });

  it("frees the own chair when one moves to another", () => {
    expect(assign(["me", "open", "sensible"], 2, "me")).toEqual(["open", "open", "me"]);
  });

  it("leaves what was there alone", () => {
    const seats: Kind[] = ["me", "open"];
    assign(seats, 0, "random");
    expect(seats).toEqual(["me", "open"]);
  });
});

describe("resize", () => {
  it.each<[Kind[], number, Kind[]]>([
    [["me", "open"], 4, ["me", "open", "open", "open"]],
    [["me", "open", "sensible"], 2, ["me", "open"]],
    [["open", "sensible", "me"], 2, ["open", "me"]],
    [["random", "sensible", "open"], 2, ["random", "sensible"]],
    [["me", "random"], 2, ["me", "random"]],
  ])("%j to %i", (seats, count, wanted) => {
    expect(resize(seats, count)).toEqual(wanted);
  });
});
