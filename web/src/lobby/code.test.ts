import { describe, expect, it } from "vitest";

import { inviteLink, isOnlyHere, networkCommands, parseCode } from "./code";

describe("parseCode", () => {
  it.each([
    ["K7QF2M", "K7QF2M"],
    [" k7qf2m ", "K7QF2M"],
    ["k7q f2m", "K7QF2M"],
    ["K7Q-F2M", "K7QF2M"],
    ["https://example.org/t/k7qf2m", "K7QF2M"],
    ["Come to http://10.0.0.5:8000/t/K7QF2M?coach now", "K7QF2M"],
    ["", null],
    ["K7", null],
    ["K7QF2M!", null],
    ["https://example.org/rules", null],
    ["ABCDEFGHJKLMN", null],
  ])("%j", (text, code) => {
    expect(parseCode(text)).toBe(code);
  });
});

describe("an invite link", () => {
  it("is read back as its code", () => {
    expect(parseCode(inviteLink("https://example.org", "K7QF2M"))).toBe("K7QF2M");
  });

  it.each([
    ["localhost", true],
    ["127.0.0.1", true],
    ["[::1]", true],
    ["192.168.1.7", false],
    ["dafuweng.example.org", false],
  ])("to %s leads nowhere from elsewhere: %s", (hostname, only) => {
    expect(isOnlyHere(hostname)).toBe(only);
  });
});

describe("the commands of a server for the network", () => {
  it("keep a port that is not the usual one", () => {
    expect(networkCommands("8000")).toEqual([
      "make play HOST=0.0.0.0",
      "dafuweng play --host 0.0.0.0",
    ]);
    expect(networkCommands("8001")).toEqual([
      "make play HOST=0.0.0.0 PORT=8001",
      "dafuweng play --host 0.0.0.0 --port 8001",
    ]);
  });
});
