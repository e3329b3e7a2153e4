"""Words that several messages share. ``Annotated`` texts name their type on the page."""

import unicodedata
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
    "check_line",
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

# Line breaks, and the marks by which a name could turn around the text beside it.
_UNPRINTABLE = {"Cc", "Cs", "Zl", "Zp"}
_VISIBLE = "LNPS"
_TURNING = set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

_SEATS: tuple[SeatName, ...] = ("p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10")


def check_line(text: str) -> str:
    """Return *text* if it can be shown in one line, and shows something."""
    kinds = [unicodedata.category(mark) for mark in text]
    if (
        not any(kind[0] in _VISIBLE for kind in kinds)
        or any(kind in _UNPRINTABLE for kind in kinds)
        or _TURNING.intersection(text)
    ):
        raise ValueError("not a line of text")
    return text


def seat_name(seat: int) -> SeatName:
    """Name seat number *seat*, counted from 0."""
    return _SEATS[seat]
