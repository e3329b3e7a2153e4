"""What lies on the table, and what follows from it: groups, rents, wins."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.cards import (
    BUILDABLE,
    COLORS,
    COLORS_OF,
    HOUSES,
    LADDER,
    PLACE,
    RAINBOW,
    SIZE,
    VALUES,
    in_order,
)

Spot = tuple[str, str]
"""A card and the colour it lies in."""


@dataclass
class Seat:
    """What one player has."""

    hand: list[str] = field(default_factory=list)
    bank: list[str] = field(default_factory=list)
    area: dict[str, list[str]] = field(default_factory=lambda: {color: [] for color in COLORS})
    buildings: dict[str, list[str]] = field(default_factory=lambda: {c: [] for c in BUILDABLE})
    arriving: list[str] = field(default_factory=list)
    jailed: bool = False


@dataclass
class Attack:
    """A card that asks others, and how far the asking has come."""

    kind: str
    waiting: list[int]
    target: int | None = None
    noes: int = 0
    passer: int | None = None  # who passed the rent on (B83)
    amount: int = 0
    taken: list[Spot] = field(default_factory=list)
    given: list[Spot] = field(default_factory=list)
    color: str = ""


@dataclass
class Item:
    """A card that may pay."""

    where: str  # bank, area, building
    card: str
    color: str
    value: int
    rank: int  # picks go down this: the value, for a house no more than that of its hotel
    hotel: "Item | None" = None  # the one on top of this house
    is_chosen: bool = False


@dataclass
class Table:
    """All of a game at one moment."""

    options: dict[str, Any]
    below: Callable[[int], int]
    seats: list[Seat]
    order: list[int] = field(default_factory=list)
    draw: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    turn: int = 0
    plays: int = 0
    prompt: str = "play"
    decider: int | None = None
    winner: int | None = None
    attack: Attack | None = None
    due: int = 0
    bill: list[Item] = field(default_factory=list)

    def value(self, card: str) -> int:
        """Say what a card is worth (B05, B06)."""
        return VALUES[self.options["values"]][card]

    def from_active(self) -> list[int]:
        """List the seats in turn order, the active one first (B54)."""
        at = self.order.index(self.turn)
        return self.order[at:] + self.order[:at]

    def opponents(self) -> list[int]:
        """List all seats but the active one, in turn order."""
        return self.from_active()[1:]


def full_groups(seat: Seat, color: str) -> int:
    """Count a colour's full groups: a rainbow-only one is none (B33).

    >>> seat = Seat()
    >>> seat.area["dark_blue"] = ["dark_blue", "wild_dark_blue_green", RAINBOW, RAINBOW]
    >>> full_groups(seat, "dark_blue")
    1
    """
    cards, size = seat.area[color], SIZE[color]
    if len(cards) < size:
        return 0
    bearing = len(cards) - cards.count(RAINBOW)
    return min(len(cards) // size, -(-bearing // size))


def spare(seat: Seat, color: str) -> list[str]:
    """List the cards of a colour in no full group: ordinary ones fill groups first (B33)."""
    cards = seat.area[color]
    full = full_groups(seat, color)
    return in_order(cards)[full * SIZE[color] :] if full else cards


def spare_spots(seat: Seat) -> set[Spot]:
    """Say which cards of a seat can be stolen (A6)."""
    return {(card, color) for color in COLORS if seat.area[color] for card in spare(seat, color)}


def all_spots(seat: Seat) -> set[Spot]:
    """Say what lies in a seat's property area."""
    return {(card, color) for color, cards in seat.area.items() for card in cards}


def houses_on(seat: Seat, color: str) -> list[str]:
    """List a colour's houses, that of the first full group first."""
    return [card for card in seat.buildings.get(color, []) if card in HOUSES]


def hotels_on(seat: Seat, color: str) -> list[str]:
    """List a colour's hotels, that of the first full group first."""
    return [card for card in seat.buildings.get(color, []) if card not in HOUSES]


def add_building(seat: Seat, color: str, card: str) -> None:
    """Put a building on a colour; the better ones stand on the first groups."""
    seat.buildings[color].append(card)
    seat.buildings[color].sort(key=PLACE.__getitem__, reverse=True)


def rent_of(table: Table, seat: Seat, color: str) -> int:
    """Say what a colour's best group earns, 0 if nothing (A1, A3, B34)."""
    cards, ladder = seat.area[color], LADDER[color]
    if full_groups(seat, color):
        best = houses_on(seat, color)[:1] + hotels_on(seat, color)[:1]
        return ladder[-1] + sum(table.value(card) for card in best)
    if all(card == RAINBOW for card in cards):
        return 0
    return ladder[len(cards) - 1]


def has_won(table: Table, seat: Seat) -> bool:
    """Say whether a seat has the sets, and the houses, that the table asks for (B12, B13)."""
    full = [color for color in COLORS if full_groups(seat, color)]
    houses_to_win = table.options["houses_to_win"]
    if houses_to_win == "all_buildable":
        full = [c for c in full if c not in BUILDABLE or houses_on(seat, c)]
    if len(full) < table.options["sets_to_win"]:
        return False
    return houses_to_win != "one" or any(houses_on(seat, color) for color in full)


def settle_buildings(table: Table, owner: Seat, color: str) -> None:
    """Take away the buildings that a colour can no longer bear (B45)."""
    if not owner.buildings.get(color):
        return
    bank = table.options["broken_set_buildings"] == "bank"
    to = owner.bank if bank else table.discard
    while len(houses_on(owner, color)) > full_groups(owner, color):
        to.append(_take_least(owner, color, houses_on(owner, color)))
    while len(hotels_on(owner, color)) > len(houses_on(owner, color)):
        to.append(_take_least(owner, color, hotels_on(owner, color)))


def _take_least(owner: Seat, color: str, cards: list[str]) -> str:
    owner.buildings[color].remove(cards[-1])
    return cards[-1]


def first_color(wild: str) -> str:
    """Say where an unasked wild lies down when the game is won."""
    return COLORS_OF[wild][0]
