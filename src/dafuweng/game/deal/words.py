"""Words and numbers: seats, card kinds, colours."""

from dafuweng.kernel.deal.layout import MAX_SEATS, Seat
from dafuweng.kernel.deal.tables import (
    BUILDING_KIND,
    COLOR_NAMES,
    FIRST_DUAL,
    KIND_NAMES,
    RAINBOW,
    SPOT_COLOR,
    SPOT_KIND,
    SPOT_OF,
)

__all__ = [
    "BUILDING_SLOT",
    "COLOR_INDEX",
    "KIND_INDEX",
    "SEAT_INDEX",
    "SPOTS_OF_KIND",
    "format_seat",
    "format_spot",
    "is_wild",
]

KIND_INDEX: dict[str, int] = {name: kind for kind, name in enumerate(KIND_NAMES)}
COLOR_INDEX: dict[str, int] = {name: color for color, name in enumerate(COLOR_NAMES)}
SEAT_INDEX: dict[str, Seat] = {f"p{seat + 1}": Seat(seat) for seat in range(MAX_SEATS)}

SPOTS_OF_KIND: dict[int, tuple[int, ...]] = {
    kind: tuple(int(spot) for spot in SPOT_OF[kind] if spot >= 0) for kind in range(len(KIND_NAMES))
}
"""The spots in which a kind may lie; none for what is no property."""
BUILDING_SLOT: dict[int, int] = {int(kind): slot for slot, kind in enumerate(BUILDING_KIND)}


def format_seat(seat: int) -> str:
    """Return ``p1`` for seat 0."""
    return f"p{seat + 1}"


def is_wild(kind: int) -> bool:
    """Whether a kind is a wild property, dual or rainbow."""
    return FIRST_DUAL <= kind <= RAINBOW


def format_spot(spot: int) -> str:
    """Name a card where it lies: a wild with its colour, others without."""
    kind = int(SPOT_KIND[spot])
    name = KIND_NAMES[kind]
    return f"{name}:{COLOR_NAMES[SPOT_COLOR[spot]]}" if is_wild(kind) else name
