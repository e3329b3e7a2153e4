"""Groups of properties, read off the counts (rule B33), with their rents and buildings.

The cards of a colour form as many full groups as their number allows; groups are filled with
ordinary properties, then dual wilds, then rainbow wilds: the order of the spots. A group of nothing
but rainbows is not full and earns nothing (B30). Questions take a state or a view.
"""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.bits import count_bits, has, mark
from dafuweng.kernel.deal.codes import Rule
from dafuweng.kernel.deal.layout import Seat, State, Table
from dafuweng.kernel.deal.piles import discard, put_in_bank
from dafuweng.kernel.deal.tables import (
    BUILDING_KIND,
    LADDER_M,
    SET_SIZE,
    SPOT_COLOR,
    SPOT_FIRST,
    VALUE_M,
)

__all__ = [
    "add_to_area",
    "building_on",
    "full_color_count",
    "full_count",
    "group_rent_m",
    "hotel_count",
    "house_count",
    "rent_m",
    "settle_buildings",
    "solid_count",
    "spare_count",
    "take_from_area",
]


@kernel
def solid_count(table: Table, seat: Seat, color: int) -> int:
    """Count a colour's cards other than rainbow wilds."""
    rainbow = SPOT_FIRST[color + 1] - 1
    return int(table["cards"][seat, color]) - int(table["area"][seat, rainbow])


@kernel
def full_count(table: Table, seat: Seat, color: int) -> int:
    """Count a colour's full groups: each has its size, and a card that is no rainbow."""
    cards = int(table["cards"][seat, color])
    size = SET_SIZE[color]
    if cards < size:
        return 0
    solid = solid_count(table, seat, color)
    if cards < size + size:
        return 1 if solid > 0 else 0
    return int(min(cards // size, (solid + size - 1) // size))


@kernel
def full_color_count(table: Table, seat: Seat) -> int:
    """Count the colours of which a seat has a full group; a second group counts nothing (B12)."""
    return count_bits(int(table["full_colors"][seat]))


@kernel
def spare_count(table: Table, seat: Seat, spot: int) -> int:
    """Count the cards of a spot that lie over the colour's full groups."""
    here = int(table["area"][seat, spot])
    if here == 0:
        return 0
    color = SPOT_COLOR[spot]
    if not has(int(table["full_colors"][seat]), color):
        return here
    full = full_count(table, seat, color)
    up_to = 0
    for other in range(SPOT_FIRST[color], spot + 1):
        up_to += int(table["area"][seat, other])
    return int(max(0, min(here, up_to - full * SET_SIZE[color])))


@kernel
def house_count(table: Table, seat: Seat, color: int) -> int:
    """Count the houses of both vintages on a colour: one on each of its first full groups."""
    return int(table["buildings"][seat, color, 0]) + int(table["buildings"][seat, color, 1])


@kernel
def hotel_count(table: Table, seat: Seat, color: int) -> int:
    """Count the hotels of both vintages on a colour."""
    return int(table["buildings"][seat, color, 2]) + int(table["buildings"][seat, color, 3])


@kernel
def building_on(table: Table, seat: Seat, color: int, first: int, group: int) -> int:
    """Return the slot of the house (*first* 0) or hotel (*first* 2) on a group, -1 for none.

    Groups are counted from 0, and the better buildings stand on the first ones.
    """
    better = int(table["buildings"][seat, color, first + 1])
    if group < better:
        return first + 1
    return first if group - better < int(table["buildings"][seat, color, first]) else -1


@kernel
def group_rent_m(table: Table, seat: Seat, color: int, group: int, cards: int) -> int:
    """Return the rent of a group of *cards* cards, one of them no rainbow, with its buildings."""
    rent = int(LADDER_M[color, cards])
    house = building_on(table, seat, color, 0, group)
    if house >= 0:
        values = int(table["rules"][Rule.VALUES])
        rent += VALUE_M[values, BUILDING_KIND[house]]
        hotel = building_on(table, seat, color, 2, group)
        if hotel >= 0:
            rent += VALUE_M[values, BUILDING_KIND[hotel]]
    return rent


@kernel
def rent_m(table: Table, seat: Seat, color: int) -> int:
    """Return the rent of a colour's best group in millions, 0 where it earns none (B34)."""
    if not has(int(table["earning_colors"][seat]), color):
        return 0
    cards = min(int(table["cards"][seat, color]), SET_SIZE[color])
    return group_rent_m(table, seat, color, 0, cards)


@kernel
def add_to_area(state: State, seat: Seat, spot: int) -> None:
    """Lay a card down."""
    _change_area(state, seat, spot, 1)


@kernel
def take_from_area(state: State, seat: Seat, spot: int) -> None:
    """Take a card up; buildings are settled when the whole transfer is done."""
    _change_area(state, seat, spot, -1)


@kernel
def _change_area(state: State, seat: Seat, spot: int, change: int) -> None:
    color = SPOT_COLOR[spot]
    here = int(state["area"][seat, spot]) + change
    state["area"][seat, spot] = here
    state["cards"][seat, color] = int(state["cards"][seat, color]) + change
    state["area_spots"][seat] = mark(int(state["area_spots"][seat]), spot, here)
    solid = solid_count(state, seat, color)
    full = full_count(state, seat, color)
    state["earning_colors"][seat] = mark(int(state["earning_colors"][seat]), color, solid)
    state["full_colors"][seat] = mark(int(state["full_colors"][seat]), color, full)


@kernel
def settle_buildings(state: State, seat: Seat, color: int) -> None:
    """Take buildings off a colour that has fewer full groups than houses (A5, B45).

    The least house and the least hotel go, to their owner's bank or to the discard pile.
    """
    houses = house_count(state, seat, color)
    if houses == 0:
        return
    full = full_count(state, seat, color)
    while houses > full:
        slot = 0 if int(state["buildings"][seat, color, 0]) > 0 else 1
        _lose_building(state, seat, color, slot)
        houses -= 1
    while hotel_count(state, seat, color) > houses:
        slot = 2 if int(state["buildings"][seat, color, 2]) > 0 else 3
        _lose_building(state, seat, color, slot)


@kernel
def _lose_building(state: State, seat: Seat, color: int, slot: int) -> None:
    kind = BUILDING_KIND[slot]
    state["buildings"][seat, color, slot] = int(state["buildings"][seat, color, slot]) - 1
    if int(state["rules"][Rule.BROKEN_TO_DISCARD]) == 1:
        discard(state, kind)
    else:
        put_in_bank(state, seat, kind, 1)
