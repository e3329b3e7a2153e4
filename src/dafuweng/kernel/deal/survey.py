"""Questions about every seat and colour answered in one call, for those who show a table."""

from typing import Any, TypeAlias

import numpy as np

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.arrive import arriving_wild
from dafuweng.kernel.deal.layout import COLORS, MAX_SEATS, Seat, Table
from dafuweng.kernel.deal.sets import building_on, full_color_count, full_count, group_rent_m
from dafuweng.kernel.deal.tables import (
    BUILDING_KIND,
    COPIES,
    FIRST_PROPERTY,
    RAINBOW,
    SET_SIZE,
    SPOT_FIRST,
    SPOT_KIND,
)

__all__ = ["GROUP", "MAX_GROUPS", "SURVEY_SHAPE", "survey"]

Groups: TypeAlias = Any

SURVEY_SHAPE = (MAX_SEATS, COLORS + 2)

GROUP = np.dtype(
    [
        ("seat", np.int64),
        ("color", np.int64),
        ("full", np.int64),  # 1 or 0
        ("solid", np.int64),  # cards that are no rainbow: without one a group is inert (B30)
        ("house", np.int64),  # the kind of the building, -1 for none
        ("hotel", np.int64),
        ("rent_m", np.int64),
        ("count", np.int64),
        ("kinds", np.int64, (int(SET_SIZE.max()),)),  # of which *count* are used
    ]
)
"""One group of a colour, its cards in the order in which groups are filled (B33)."""
MAX_GROUPS = 2 * int(COPIES[:, FIRST_PROPERTY : RAINBOW + 1].sum(axis=1).max())
"""No two decks make more groups than they have properties."""


@kernel
def survey(tables: Any, index: int, answers: Any, groups: Groups) -> int:
    """Fill *answers* (``SURVEY_SHAPE`` of integers) for ``tables[index]``, states or views.

    ``answers[seat, color]`` is the count of full groups; behind the colours stand the count of full
    ones, and the kind of the wild whose colour the seat must name, or -1. Then list the *groups*
    (``MAX_GROUPS`` of ``GROUP``), the full ones of a colour before its other ones, and return how
    many there are.
    """
    count = 0
    table = tables[index]
    for seat in range(int(table["seats"])):
        answers[seat, COLORS] = full_color_count(table, seat)
        answers[seat, COLORS + 1] = arriving_wild(table, seat)
        for color in range(COLORS):
            full = full_count(table, seat, color)
            answers[seat, color] = full
            count = _list_groups(table, seat, color, full, groups, count)
    return count


@kernel
def _list_groups(
    table: Table, seat: Seat, color: int, full: int, groups: Groups, count: int
) -> int:
    number = 0
    used = 0
    for spot in range(SPOT_FIRST[color], SPOT_FIRST[color + 1]):
        for _ in range(int(table["area"][seat, spot])):
            if used == 0:
                groups[count]["solid"] = 0
            group = groups[count]
            group["kinds"][used] = SPOT_KIND[spot]
            group["solid"] += 1 if SPOT_KIND[spot] != RAINBOW else 0
            used += 1
            if used == SET_SIZE[color]:
                _close_group(table, seat, color, group, number, used, full)
                count += 1
                number += 1
                used = 0
    if used > 0:
        _close_group(table, seat, color, groups[count], number, used, full)
        count += 1
    return count


@kernel
def _close_group(
    table: Table, seat: Seat, color: int, group: Any, number: int, used: int, full: int
) -> None:
    group["seat"] = seat
    group["color"] = color
    group["full"] = 1 if number < full else 0
    house = building_on(table, seat, color, 0, number)
    hotel = building_on(table, seat, color, 2, number)
    group["house"] = BUILDING_KIND[house] if house >= 0 else -1
    group["hotel"] = BUILDING_KIND[hotel] if hotel >= 0 else -1
    group["count"] = used
    earns = int(group["solid"]) > 0
    group["rent_m"] = group_rent_m(table, seat, color, number, used) if earns else 0
