"""The kernel's answers about a whole table: its groups, their rents, who must name a colour."""

from typing import NamedTuple

import numpy as np

from dafuweng.kernel.deal.layout import COLORS
from dafuweng.kernel.deal.survey import GROUP, MAX_GROUPS, SURVEY_SHAPE, survey
from dafuweng.kernel.deal.tables import COLOR_NAMES, KIND_NAMES

__all__ = ["Group", "Survey"]


class Group(NamedTuple):
    """One group of a colour, as it lies (B33)."""

    color: str
    cards: list[str]
    full: bool
    inert: bool
    """Of rainbow wilds only (B30)."""
    house: str | None
    hotel: str | None
    rent_m: int


def _name(kind: int) -> str | None:
    return KIND_NAMES[kind] if kind >= 0 else None


class Survey:
    """A table, the first of an array of views or states, with the kernel's answers about it."""

    def __init__(self, tables: np.ndarray) -> None:
        answers = np.zeros(SURVEY_SHAPE, np.int64)
        found = np.empty(MAX_GROUPS, GROUP)
        count = survey(tables, 0, answers, found)
        self._answers = answers.tolist()
        self._groups: dict[int, list[Group]] = {}
        for seat, color, full, solid, house, hotel, rent, cards, kinds in found[:count].tolist():
            group = Group(
                COLOR_NAMES[color],
                [KIND_NAMES[kind] for kind in kinds[:cards]],
                bool(full),
                solid == 0,
                _name(house),
                _name(hotel),
                rent,
            )
            self._groups.setdefault(seat, []).append(group)

    def groups(self, seat: int, color: str | None = None) -> list[Group]:
        """Return a seat's groups, of one colour or of all: the full ones of a colour first."""
        groups = self._groups.get(seat, [])
        return groups if color is None else [g for g in groups if g.color == color]

    def full_count(self, seat: int, color: int) -> int:
        """Count a colour's full groups."""
        return int(self._answers[seat][color])

    def full_colors(self, seat: int) -> list[str]:
        """Name the colours of which a seat has a full group."""
        return [name for name, full in zip(COLOR_NAMES, self._answers[seat], strict=False) if full]

    def set_count(self, seat: int) -> int:
        """Count the colours of which a seat has a full group."""
        return int(self._answers[seat][COLORS])

    def arriving_wild(self, seat: int) -> int:
        """Return the kind of the wild whose colour a seat must name, -1 for none."""
        return int(self._answers[seat][COLORS + 1])
