"""Words that several messages share. ``Annotated`` texts name their type on the page."""

from typing import Annotated, Literal, TypeAlias

__all__ = [
    "PROTOCOL",
    "Card",
    "Cards",
    "Color",
    "Lang",
    "Millions",
    "Pace",
    "SeatName",
    "seat_name",
]

PROTOCOL = 1

Lang: TypeAlias = Literal["en", "zh-Hans", "zh-Hant"]
Pace: TypeAlias = Literal["slow", "normal", "instant"]
SeatName: TypeAlias = Literal["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10"]
Card: TypeAlias = Annotated[str, "Card"]
Color: TypeAlias = Annotated[str, "Color"]
Cards: TypeAlias = dict[Card, int]
"""A count for each card kind that is there."""
Millions: TypeAlias = int

_SEATS: tuple[SeatName, ...] = ("p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10")


def seat_name(seat: int) -> SeatName:
    """Name seat number *seat*, counted from 0."""
    return _SEATS[seat]
