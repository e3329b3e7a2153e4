"""What may be paid with, and in which order it may be picked (A4, B40 to B44).

A payment is a set of cards each of which is needed, or everything where all together don't do. It
is picked from the highest value down, so whoever picks must still be able to reach the debt with
what is worth no more than the last card.
"""

from dataclasses import dataclass

from tests.oracle.cards import COLORS, value_of
from tests.oracle.table import RAINBOW, Seat

__all__ = ["Item", "items_of", "picks"]


@dataclass(frozen=True)
class Item:
    """A card that could be paid; ``level`` is the value down to which it can still be reached."""

    verb: str
    card: str
    color: str | None
    value: int
    level: int
    is_locked: bool

    @property
    def action(self) -> tuple[str, ...]:
        return (self.verb, self.card) if self.color is None else (self.verb, self.card, self.color)


def _buildings_of(seat: Seat, color: str, profile: str) -> list[Item]:
    """List the buildings of a colour: a house under a hotel comes only after it."""
    items = []
    hotels = seat.hotels(color)
    for hotel in hotels:
        value = value_of(hotel, profile)
        items.append(Item("pay_building", hotel, color, value, value, False))
    for number, house in enumerate(seat.houses(color)):
        value = value_of(house, profile)
        is_locked = number < len(hotels)
        level = value_of(hotels[number], profile) if is_locked else value
        items.append(Item("pay_building", house, color, value, level, is_locked))
    return items


def items_of(seat: Seat, profile: str, with_buildings: bool) -> list[Item]:
    """List all that a seat could pay with: bank, properties but rainbows, and buildings."""
    items = []
    for card in seat.bank:
        value = value_of(card, profile)
        items.append(Item("pay_bank", card, None, value, value, False))
    for color in COLORS:
        for card in seat.area[color]:
            if card != RAINBOW:
                value = value_of(card, profile)
                items.append(Item("pay_area", card, color, value, value, False))
        if with_buildings and seat.buildings[color]:
            items += _buildings_of(seat, color, profile)
    return items


def picks(items: list[Item], due: int, cap: int) -> set[tuple[str, ...]]:
    """Return what may be picked next, with *due* still to pay and the last card worth *cap*."""
    needed = min(due, sum(item.value for item in items))
    found = set()
    for item in items:
        if item.is_locked or item.value > cap:
            continue
        within_reach = sum(other.value for other in items if other.level <= item.value)
        if within_reach >= needed:
            found.add(item.action)
    return found
