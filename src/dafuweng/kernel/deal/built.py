"""Which buildings of a colour can be paid: a house only after the hotel on it (A5).

Until a payment is complete its buildings count as standing where they stood. With two sets of a
colour built on, there may be up to four kinds of them, the better on the first sets::

    set       0         1        2
    house     house_4   house_4  house_3
    hotel     hotel_5   hotel_4

Buildings of one kind are not told apart: of several hotels of a kind a paid one may have stood on
any of the houses under that kind.
"""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.codes import Prompt, Rule
from dafuweng.kernel.deal.layout import Seat, Table
from dafuweng.kernel.deal.tables import BUILDING_KIND, VALUE_M

__all__ = ["LEAST_BUILDING_M", "MOST_BUILDING_M", "is_house_free", "payable_buildings_m"]

LEAST_BUILDING_M = int(VALUE_M[:, BUILDING_KIND].min())
MOST_BUILDING_M = int(VALUE_M[:, BUILDING_KIND].max())

_HOUSE, _BETTER_HOUSE, _HOTEL, _BETTER_HOTEL = range(4)


@kernel
def _paid(table: Table, seat: Seat, color: int, slot: int) -> int:
    """Count the buildings that *seat* has chosen in its payment in progress."""
    if int(table["prompt"]) != Prompt.PAY or int(table["decider"]) != seat:
        return 0
    return int(table["paid_buildings"][color, slot])


@kernel
def _standing(table: Table, seat: Seat, color: int, slot: int) -> int:
    return int(table["buildings"][seat, color, slot])


@kernel
def _built(table: Table, seat: Seat, color: int, slot: int) -> int:
    """Count the buildings of a kind that stood when the payment began."""
    return _standing(table, seat, color, slot) + _paid(table, seat, color, slot)


@kernel
def _before(table: Table, seat: Seat, color: int, slot: int) -> int:
    """Count the better buildings of the same sort: they stood on the sets before."""
    is_better = slot == _BETTER_HOUSE or slot == _BETTER_HOTEL
    return 0 if is_better else _built(table, seat, color, slot + 1)


@kernel
def _under(table: Table, seat: Seat, color: int, house: int, hotel: int) -> int:
    """Count the sets on which this kind of hotel stood on this kind of house."""
    first_house = _before(table, seat, color, house)
    first_hotel = _before(table, seat, color, hotel)
    last_house = first_house + _built(table, seat, color, house)
    last_hotel = first_hotel + _built(table, seat, color, hotel)
    return int(max(0, min(last_house, last_hotel) - max(first_house, first_hotel)))


@kernel
def _can_go(
    table: Table, seat: Seat, color: int, houses: tuple[int, int], hotels: tuple[int, int]
) -> bool:
    """Whether so many (common, better) houses can be paid if so many hotels are.

    Each house either had no hotel on it, or takes one of the paid hotels that stood on its kind.
    """
    lack = (
        houses[0] - _bare(table, seat, color, _HOUSE),
        houses[1] - _bare(table, seat, color, _BETTER_HOUSE),
    )
    most = max(0, lack[1])
    for by_better in range(most + 1):
        by_common = most - by_better
        left = (hotels[0] - by_common, hotels[1] - by_better)
        if (
            by_better <= _under(table, seat, color, _BETTER_HOUSE, _BETTER_HOTEL)
            and by_common <= _under(table, seat, color, _BETTER_HOUSE, _HOTEL)
            and left[0] >= 0
            and left[1] >= 0
        ):
            freed = min(left[0], _under(table, seat, color, _HOUSE, _HOTEL))
            freed += min(left[1], _under(table, seat, color, _HOUSE, _BETTER_HOTEL))
            if freed >= lack[0]:
                return True
    return False


@kernel
def _bare(table: Table, seat: Seat, color: int, house: int) -> int:
    """Count the houses of a kind on which no hotel stood."""
    houses = _built(table, seat, color, house) - _under(table, seat, color, house, _HOTEL)
    return houses - _under(table, seat, color, house, _BETTER_HOTEL)


@kernel
def is_house_free(table: Table, seat: Seat, color: int, slot: int) -> bool:
    """Whether a house of this kind may be paid now."""
    houses = (
        _paid(table, seat, color, _HOUSE) + (1 if slot == _HOUSE else 0),
        _paid(table, seat, color, _BETTER_HOUSE) + (1 if slot == _BETTER_HOUSE else 0),
    )
    hotels = (_paid(table, seat, color, _HOTEL), _paid(table, seat, color, _BETTER_HOTEL))
    return _can_go(table, seat, color, houses, hotels)


@kernel
def payable_buildings_m(table: Table, seat: Seat, color: int, value_m: int) -> int:
    """Return the most that the buildings of a colour can still pay, none worth over *value_m*."""
    values = VALUE_M[int(table["rules"][Rule.VALUES])]
    total = 0
    more = (0, 0)
    for slot in range(_HOTEL, _BETTER_HOTEL + 1):
        if values[BUILDING_KIND[slot]] <= value_m:
            count = _standing(table, seat, color, slot)
            total += count * values[BUILDING_KIND[slot]]
            more = (count, more[1]) if slot == _HOTEL else (more[0], count)
    hotels = (
        _paid(table, seat, color, _HOTEL) + more[0],
        _paid(table, seat, color, _BETTER_HOTEL) + more[1],
    )
    common = _standing(table, seat, color, _HOUSE)
    better = _standing(table, seat, color, _BETTER_HOUSE)
    common_m = values[BUILDING_KIND[_HOUSE]]
    better_m = values[BUILDING_KIND[_BETTER_HOUSE]]
    best = 0
    for m in range((common if common_m <= value_m else 0) + 1):
        for n in range((better if better_m <= value_m else 0) + 1):
            houses = (
                _paid(table, seat, color, _HOUSE) + m,
                _paid(table, seat, color, _BETTER_HOUSE) + n,
            )
            if m * common_m + n * better_m > best and _can_go(table, seat, color, houses, hotels):
                best = m * common_m + n * better_m
    return int(total + best)
