"""Questions about every seat and colour answered in one call, for those who show a table."""

from typing import Any

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.arrive import arriving_wild
from dafuweng.kernel.deal.layout import COLORS, MAX_SEATS
from dafuweng.kernel.deal.sets import full_color_count, full_count, rent_m

__all__ = ["SURVEY_SHAPE", "survey"]

SURVEY_SHAPE = (2, MAX_SEATS, COLORS + 1)


@kernel
def survey(tables: Any, index: int, answers: Any) -> None:
    """Fill *answers* (``SURVEY_SHAPE`` of integers) for ``tables[index]``, states or views.

    ``answers[0, seat, color]`` is the count of full groups, and of full colours in the last column;
    ``answers[1, seat, color]`` the rent in millions, and in the last column the kind of the wild
    whose colour the seat must name, or -1.
    """
    table = tables[index]
    for seat in range(int(table["seats"])):
        answers[0, seat, COLORS] = full_color_count(table, seat)
        answers[1, seat, COLORS] = arriving_wild(table, seat)
        for color in range(COLORS):
            answers[0, seat, color] = full_count(table, seat, color)
            answers[1, seat, color] = rent_m(table, seat, color)
