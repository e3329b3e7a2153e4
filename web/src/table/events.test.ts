/** Every event there is, for every reader and in every language. */
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Event, Lang, SeatName } from "$src/generated/protocol";
import { setLang } from "$src/i18n/words.svelte";

import { soundOf } from "./calling.svelte";
import { propose } from "./proposal";
import { eventKey, isNews, moveWords, say } from "./wording";

const NAMES: Partial<Record<SeatName, string>> = { p1: "Ann", p2: "Bo", p3: "Cy" };
const name = (seat: SeatName): string => NAMES[seat] ?? seat;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLang("en");
});

const rent = { card: "rent_red_yellow", color: "red", amount_m: 6, doubles: 1 } as const;
const swap = { take: "green", color: "green", give: "brown", give_color: "brown" } as const;
const EVENTS = {
  TurnStarted: { n: 1, type: "TurnStarted", seat: "p1", turn: 1 },
  CardsDrawn: { n: 2, type: "CardsDrawn", seat: "p1", count: 2, cards: ["money_1", "red"] },
  DrawPileReshuffled: { n: 3, type: "DrawPileReshuffled", count: 9 },
  CardBanked: { n: 4, type: "CardBanked", seat: "p1", card: "money_2", amount_m: 2 },
  PropertyPlaced: { n: 5, type: "PropertyPlaced", seat: "p1", card: "red", color: "red" },
  WildRecolored: {
    n: 6,
    type: "WildRecolored",
    seat: "p1",
    card: "wild_red_yellow",
    from: "red",
    to: "yellow",
  },
  BuildingBuilt: { n: 7, type: "BuildingBuilt", seat: "p1", card: "house_3", color: "red" },
  GoPassed: { n: 8, type: "GoPassed", seat: "p1", card: "pass_go" },
  RentCharged: { n: 9, type: "RentCharged", seat: "p1", ...rent, targets: ["p2", "p3"] },
  BirthdayHeld: {
    n: 10,
    type: "BirthdayHeld",
    seat: "p1",
    card: "birthday",
    amount_m: 2,
    targets: ["p2"],
  },
  DebtDemanded: {
    n: 11,
    type: "DebtDemanded",
    seat: "p1",
    card: "debt_collector",
    target: "p2",
    amount_m: 5,
  },
  SlyDealPlayed: {
    n: 12,
    type: "SlyDealPlayed",
    seat: "p1",
    card: "sly_deal",
    target: "p2",
    take: "green",
    color: "green",
  },
  ForcedDealPlayed: {
    n: 13,
    type: "ForcedDealPlayed",
    seat: "p1",
    card: "forced_deal",
    target: "p2",
    ...swap,
  },
  DealBreakerPlayed: {
    n: 14,
    type: "DealBreakerPlayed",
    seat: "p1",
    card: "deal_breaker",
    target: "p2",
    color: "brown",
    cards: ["brown", "brown"],
  },
  NoSaid: { n: 15, type: "NoSaid", seat: "p2", against: "p1" },
  Accepted: { n: 16, type: "Accepted", seat: "p2", against: "p1" },
  ActionCancelled: { n: 17, type: "ActionCancelled", seat: "p1", target: "p2", card: "sly_deal" },
  PaymentMade: {
    n: 18,
    type: "PaymentMade",
    seat: "p2",
    to: "p1",
    cards: [{ card: "money_1" }, { card: "brown", color: "brown" }],
    total_m: 2,
    due_m: 2,
  },
  NothingPaid: { n: 19, type: "NothingPaid", seat: "p2", to: "p1", due_m: 2 },
  PropertyTaken: {
    n: 20,
    type: "PropertyTaken",
    seat: "p1",
    from: "p2",
    card: "green",
    color: "green",
  },
  SetTaken: {
    n: 21,
    type: "SetTaken",
    seat: "p1",
    from: "p2",
    color: "brown",
    cards: ["brown", "brown"],
  },
  WildColored: { n: 22, type: "WildColored", seat: "p1", card: "wild_rainbow", color: "pink" },
  BuildingsLost: {
    n: 23,
    type: "BuildingsLost",
    seat: "p1",
    color: "red",
    cards: ["house_3"],
    to: "bank",
  },
  CardsPutBack: { n: 24, type: "CardsPutBack", seat: "p1", count: 1, cards: ["money_1"] },
  TurnEnded: { n: 25, type: "TurnEnded", seat: "p1" },
  GameWon: { n: 26, type: "GameWon", seat: "p1", colors: ["red", "brown"] },
  GameOver: { n: 27, type: "GameOver" },
  DiceRolled: { n: 28, type: "DiceRolled", rolls: [{ seat: "p1", sum: 12 }, { seat: "p2", sum: 4 }] },
  OrderFound: { n: 29, type: "OrderFound", seats: ["p1", "p2"] },
  DoubleSlyPlayed: {
    n: 30,
    type: "DoubleSlyPlayed",
    seat: "p1",
    card: "double_sly",
    target: "p2",
    cards: [{ card: "red", color: "red" }, { card: "wild_rainbow", color: "green" }],
  },
  GoToJailPlayed: { n: 31, type: "GoToJailPlayed", seat: "p1", card: "go_to_jail", target: "p2" },
  SpeedingPlayed: {
    n: 32,
    type: "SpeedingPlayed",
    seat: "p1",
    card: "speeding",
    targets: ["p2", "p3"],
  },
  InheritorPlayed: { n: 33, type: "InheritorPlayed", seat: "p1", card: "inheritor", target: "p2" },
  RentTransferred: {
    n: 34,
    type: "RentTransferred",
    seat: "p1",
    card: "rent_transfer",
    to: "p2",
    amount_m: 6,
  },
  SeatJailed: { n: 35, type: "SeatJailed", seat: "p1" },
  TurnMissed: { n: 36, type: "TurnMissed", seat: "p1" },
  PlaysMissed: { n: 37, type: "PlaysMissed", seat: "p1" },
  CardGivenUp: { n: 38, type: "CardGivenUp", seat: "p1", card: "money_3" },
  NothingGivenUp: { n: 39, type: "NothingGivenUp", seat: "p1" },
  CardInherited: {
    n: 40,
    type: "CardInherited",
    seat: "p1",
    from: "p2",
    card: "money_5",
    lost: "money_5",
  },
  NothingInherited: { n: 41, type: "NothingInherited", seat: "p1", from: "p2" },
} as const satisfies { [Type in Event["type"]]: Extract<Event, { type: Type }> };
const all = Object.values(EVENTS) as unknown as Event[];

describe("say", () => {
  it.each<Lang>(["en", "zh-Hans", "zh-Hant"])(
    "finds words and values for every event and reader in %s",
    async (lang) => {
      await setLang(lang);
      for (const event of all) {
        for (const you of [null, "p1", "p2", "p3"] as const) {
          const words = say(event, you, name);
          expect(words).not.toContain(eventKey(event.type));
          expect(words).not.toMatch(/[{}]|\bp\d\b|(card|color|event|name)-/);
        }
      }
      await setLang("en");
    },
  );

  it("tells who rolled what", () => {
    expect(say(EVENTS.DiceRolled as unknown as Event, null, name)).toContain("Ann 12 and Bo 4");
  });

  it("names an inherited card to its taker and to its giver, and to nobody else", () => {
    const { n, type, seat, from } = EVENTS.CardInherited;
    const told = (you: SeatName | null, fields: object): string =>
      say({ n, type, seat, from, ...fields } as Event, you, name);
    expect(told("p1", { card: "money_5" })).toBe("You draw 5M note from the hand of Bo.");
    expect(told("p2", { lost: "money_5" })).toBe("Ann draws 5M note from your hand.");
    expect(told("p3", {})).toBe("Ann draws a card from the hand of Bo.");
  });

  it("calls the reader among several names you", () => {
    expect(say(EVENTS.RentCharged as unknown as Event, "p3", name)).toContain("from Bo and you");
  });
});

describe("isNews", () => {
  it("leaves out what the top bar shows, and others' drawing", () => {
    const quiet = (you: SeatName): string[] =>
      all.filter((event) => !isNews(event, you)).map((event) => event.type);
    expect(quiet("p1")).toEqual(["TurnStarted", "TurnEnded", "GameOver"]);
    expect(quiet("p2")).toEqual(["TurnStarted", "CardsDrawn", "TurnEnded", "GameOver"]);
  });
});

describe("moveWords", () => {
  const words = (move: string): string => moveWords(propose(move, [], "p1"), name);

  it("names the cards of a payment and of a discard", () => {
    expect(words("pay money_2 brown:brown")).toBe("Pay with 2M note and Brown property.");
    expect(words("discard pass_go")).toBe("Put back Pass Go.");
  });

  it("names the card, and whom it hits", () => {
    const option = {
      move: "debt_collector p2",
      verb: "debt_collector",
      card: "debt_collector",
      color: null,
      amount_m: 5,
      doubles: 0,
      seat: "p2",
      second: null,
      take: null,
      then: null,
    } as const;
    const found = moveWords(propose(option.move, [option], "p1"), name);
    expect(found).toBe("Debt Collector: Bo is to pay you 5M.");
  });
});

describe("soundOf", () => {
  it("lets the end drown the coins, and coins the cards", () => {
    expect(soundOf([])).toBeNull();
    expect(soundOf([EVENTS.TurnEnded])).toBe("card");
    expect(soundOf([EVENTS.TurnEnded, EVENTS.CardBanked])).toBe("coin");
    expect(soundOf([EVENTS.CardBanked, EVENTS.GameWon as unknown as Event])).toBe("won");
  });
});
