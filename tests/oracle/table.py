"""What lies before a seat, and how its cards form groups (B30 to B36)."""

from dataclasses import dataclass, field

from tests.oracle.cards import BUILDABLE, COLORS, HOTELS, HOUSES, LADDER, PLACE, SIZE, value_of

__all__ = ["Seat", "Table"]

RAINBOW = "wild_rainbow"


@dataclass
class Seat:
    """The cards of one seat; ``area`` and ``buildings`` are by colour."""

    hand: list[str] = field(default_factory=list)
    bank: list[str] = field(default_factory=list)
    area: dict[str, list[str]] = field(default_factory=lambda: {color: [] for color in COLORS})
    buildings: dict[str, list[str]] = field(default_factory=lambda: {c: [] for c in COLORS})
    arriving: list[str] = field(default_factory=list)

    def groups(self, color: str) -> list[list[str]]:
        """Return the groups of a colour: ordinary cards first, then dual wilds, then rainbows.

        Among dual wilds the kinds' order decides, which the book leaves open.
        """
        cards = self.area[color]
        size = SIZE[color]
        if len(cards) <= 1:
            return [cards] if cards else []
        ordered = sorted(cards, key=PLACE.__getitem__)
        return [ordered[at : at + size] for at in range(0, len(ordered), size)]

    def full_groups(self, color: str) -> list[list[str]]:
        """Return the groups that are sets: whole, and not of rainbows alone."""
        size = SIZE[color]
        if len(self.area[color]) < size:
            return []
        return [
            group
            for group in self.groups(color)
            if len(group) == size and any(card != RAINBOW for card in group)
        ]

    def full_colors(self) -> list[str]:
        """Return the colours of which there is a set; two of one colour count once."""
        return [color for color in COLORS if self.full_groups(color)]

    def spare(self, color: str) -> list[str]:
        """Return the cards of a colour that belong to no set."""
        cards = self.area[color].copy()
        for group in self.full_groups(color):
            for card in group:
                cards.remove(card)
        return cards

    def spares(self) -> list[tuple[str, str]]:
        """Return all cards that belong to no set, with the colours they lie in."""
        return [(card, color) for color in COLORS if self.area[color] for card in self.spare(color)]

    def houses(self, color: str) -> list[str]:
        """Return the houses of a colour, the better ones first: that on the first set first."""
        return sorted((b for b in self.buildings[color] if b in HOUSES), reverse=True)

    def hotels(self, color: str) -> list[str]:
        """Return the hotels likewise."""
        return sorted((b for b in self.buildings[color] if b in HOTELS), reverse=True)

    def rent(self, color: str, profile: str) -> int:
        """Return the rent of the colour's best group, which is its first (B34)."""
        groups = self.groups(color)
        if not groups or all(card == RAINBOW for card in self.area[color]):
            return 0
        rent = LADDER[color][len(groups[0]) - 1]
        for built in (self.houses(color), self.hotels(color)):
            rent += value_of(built[0], profile) if built else 0
        return rent

    def may_build(self, building: str, color: str) -> bool:
        """Whether a building may be put on a colour (A5, B46)."""
        if color not in BUILDABLE:
            return False
        sets, houses = len(self.full_groups(color)), len(self.houses(color))
        if building in HOUSES:
            return houses < sets
        return len(self.hotels(color)) < min(houses, sets)

    def collapse(self, color: str) -> list[str]:
        """Take the buildings off that a colour has no set for any more; return them (B45)."""
        lost: list[str] = []
        while len(self.houses(color)) > len(self.full_groups(color)):
            lost.append(self.houses(color)[-1])
            self.buildings[color].remove(lost[-1])
        while len(self.hotels(color)) > len(self.houses(color)):
            lost.append(self.hotels(color)[-1])
            self.buildings[color].remove(lost[-1])
        return lost


@dataclass
class Table:
    """The seats and the piles; the top of the draw pile is its first card."""

    seats: list[Seat]
    draw: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
