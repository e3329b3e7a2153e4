/** Where cards travel when something happens. Nothing here knows a rule, only what events say. */
import type { Card, Color } from "$src/generated/deal";
import { CARDS } from "$src/generated/deal";
import type { Event, SeatName } from "$src/generated/protocol";

/** Names of places on the page, the first that is there counts: a bank, else the seat's tile. */
export type Zones = readonly string[];

export interface Flight {
  /** Null travels face down. */
  card: Card | null;
  from: Zones;
  to: Zones;
}

const DRAW: Zones = ["draw"];
const DISCARD: Zones = ["discard"];
const hand = (seat: SeatName, card?: Card): Zones => [
  ...(card ? [`hand-${seat}-${card}`] : []),
  `hand-${seat}`,
  `seat-${seat}`,
];
const bank = (seat: SeatName): Zones => [`bank-${seat}`, `seat-${seat}`];
const group = (seat: SeatName, color: Color): Zones => [
  `group-${seat}-${color}`,
  `area-${seat}`,
  `seat-${seat}`,
];

const isProperty = (card: Card): boolean =>
  ["property", "dual_wild", "rainbow_wild"].includes(CARDS[card].class);

/** Where a payment comes to lie: properties among properties, all else in the bank. */
const paid = (card: Card, seat: SeatName, color: Color | undefined): Zones =>
  color && isProperty(card) ? group(seat, color) : bank(seat);

function played(seat: SeatName, ...cards: Card[]): Flight[] {
  return cards.map((card) => ({ card, from: hand(seat, card), to: DISCARD }));
}

export function flightsOf(event: Event): Flight[] {
  switch (event.type) {
    case "CardsDrawn":
      return Array.from({ length: event.count }, (_, index) => {
        const card = event.cards?.[index];
        return { card: card ?? null, from: DRAW, to: hand(event.seat, card) };
      });
    case "DrawPileReshuffled":
      return [{ card: null, from: DISCARD, to: DRAW }];
    case "CardBanked":
      return [{ card: event.card, from: hand(event.seat, event.card), to: bank(event.seat) }];
    case "PropertyPlaced":
    case "BuildingBuilt":
      return [
        {
          card: event.card,
          from: hand(event.seat, event.card),
          to: group(event.seat, event.color),
        },
      ];
    case "WildRecolored":
      return [
        { card: event.card, from: group(event.seat, event.from), to: group(event.seat, event.to) },
      ];
    case "GoPassed":
    case "BirthdayHeld":
    case "DebtDemanded":
    case "SlyDealPlayed":
    case "ForcedDealPlayed":
    case "DealBreakerPlayed":
    case "DoubleSlyPlayed":
    case "GoToJailPlayed":
    case "SpeedingPlayed":
    case "InheritorPlayed":
    case "RentTransferred":
    case "CardGivenUp":
      return played(event.seat, event.card);
    case "RentCharged":
      return played(
        event.seat,
        event.card,
        ...Array.from({ length: event.doubles }, (): Card => "double_rent"),
      );
    case "NoSaid":
      return played(event.seat, "just_say_no");
    case "CardInherited": {
      const card = event.card ?? event.lost ?? null;
      return [
        { card, from: hand(event.from, event.lost), to: hand(event.seat, event.card) },
      ];
    }
    case "PaymentMade":
      return event.cards.map(({ card, color }) => ({
        card,
        from: color ? group(event.seat, color) : bank(event.seat),
        to: paid(card, event.to, color),
      }));
    case "PropertyTaken":
      return [
        {
          card: event.card,
          from: group(event.from, event.color),
          to: group(event.seat, event.color),
        },
      ];
    case "SetTaken":
      return event.cards.map((card) => ({
        card,
        from: group(event.from, event.color),
        to: group(event.seat, event.color),
      }));
    case "BuildingsLost":
      return event.cards.map((card) => ({
        card,
        from: group(event.seat, event.color),
        to: event.to === "bank" ? bank(event.seat) : DISCARD,
      }));
    case "CardsPutBack":
      return Array.from({ length: event.count }, (_, index) => ({
        card: null,
        from: hand(event.seat, event.cards?.[index]),
        to: DRAW,
      }));
    default:
      return [];
  }
}
