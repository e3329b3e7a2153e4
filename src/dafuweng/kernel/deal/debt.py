"""Paying (A4, B40 to B45): card by card, from the highest value down.

With that order a payment that just reaches the debt has no redundant card (B43): its last card is
its least, and without it the debt was not reached. A card may be chosen if the cards of at most its
value still reach the debt, or all that is left must go anyway. Chosen cards wait in ``paid_*`` and
change hands together.
"""

import numpy as np

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.arrive import arrive, settle_transfer
from dafuweng.kernel.deal.attack import ask_next
from dafuweng.kernel.deal.bits import lowest
from dafuweng.kernel.deal.built import (
    LEAST_BUILDING_M,
    MOST_BUILDING_M,
    is_house_free,
    payable_buildings_m,
)
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule
from dafuweng.kernel.deal.layout import BUILDINGS, COLORS, Seat, State, Table
from dafuweng.kernel.deal.piles import put_in_bank, take_from_bank
from dafuweng.kernel.deal.sets import house_count, settle_buildings, take_from_area
from dafuweng.kernel.deal.tables import BUILDING_KIND, RAINBOW, SPOT_KIND, VALUE_M

__all__ = [
    "begin_payment",
    "count_purse",
    "least_payable",
    "pay_area",
    "pay_bank",
    "pay_building",
    "payable_m",
    "refuse_pay",
    "refuse_pay_building",
]

MAX_VALUE_M = 10

_LEVEL_BITS = 10
_LEVEL_MASK = (1 << _LEVEL_BITS) - 1
_LEVEL_VALUES = np.array([1, 2, 3, 4, 5, MAX_VALUE_M], np.int64)
_SHIFT = np.zeros(MAX_VALUE_M + 1, np.int64)
for _level, _value in enumerate(_LEVEL_VALUES):
    _SHIFT[_value] = _level * _LEVEL_BITS
_WEIGHT = VALUE_M << _SHIFT[VALUE_M]


@kernel
def count_purse(table: Table, seat: Seat) -> int:
    """Add up what *seat* can pay by the value of the cards, six sums of ten bits in one integer::

        bit 0   10  20  30  40  50
            1M  2M  3M  4M  5M  10M

    Of buildings as much is counted at a value as can be paid with cards of at most that value: a
    house under a hotel can be paid only after it.
    """
    values = int(table["rules"][Rule.VALUES])
    purse = 0
    kinds = int(table["bank_kinds"][seat])
    while kinds != 0:
        kind = lowest(kinds)
        kinds = kinds & (kinds - 1)
        purse += int(table["bank"][seat, kind]) * _WEIGHT[values, kind]
    spots = int(table["area_spots"][seat])
    while spots != 0:
        spot = lowest(spots)
        spots = spots & (spots - 1)
        purse += int(table["area"][seat, spot]) * _WEIGHT[values, SPOT_KIND[spot]]
    if int(table["rules"][Rule.BUILDINGS_PAYABLE]) == 1:
        for color in range(COLORS):
            if house_count(table, seat, color) > 0:
                purse += _count_building_purse(table, seat, color)
    return purse


@kernel
def _count_building_purse(table: Table, seat: Seat, color: int) -> int:
    purse = 0
    reached = 0
    for value in range(LEAST_BUILDING_M, MOST_BUILDING_M + 1):
        within = payable_buildings_m(table, seat, color, value)
        purse += (within - reached) << _SHIFT[value]
        reached = within
    return purse


@kernel
def payable_m(table: Table, seat: Seat) -> int:
    """Sum what *seat* can pay, in millions."""
    return _sum_purse(count_purse(table, seat))


@kernel
def _sum_purse(purse: int) -> int:
    total = 0
    for _ in range(len(_LEVEL_VALUES)):
        total += purse & _LEVEL_MASK
        purse = purse >> _LEVEL_BITS
    return total


@kernel
def least_payable(table: Table) -> int:
    """Return the least value that the next card of the payer may have.

    The cards of at most that value must reach the debt, or be all that is left.
    """
    purse = int(table["purse"])
    needed = min(int(table["due"]), _sum_purse(purse))
    level = 0
    reached = purse & _LEVEL_MASK
    while reached < needed:
        level += 1
        reached += (purse >> (level * _LEVEL_BITS)) & _LEVEL_MASK
    return int(_LEVEL_VALUES[level])


@kernel
def begin_payment(state: State) -> None:
    """Ask the target to pay; nothing to pay with is nothing to decide."""
    purse = count_purse(state, int(state["target"]))
    if purse == 0:
        ask_next(state)
        return
    state["purse"] = purse
    state["due"] = int(state["attack_amount"])
    state["cap"] = MAX_VALUE_M
    state["prompt"] = Prompt.PAY
    state["decider"] = int(state["target"])


@kernel
def refuse_pay(table: Table, kind: int, count: int, least: int) -> int:
    """Say why a card of *kind*, of which *count* lie there, can't be the next one paid.

    *least* is ``least_payable``.
    """
    if count == 0:
        return Refusal.NOT_ON_TABLE
    if kind == RAINBOW:
        return Refusal.NOT_PAYABLE
    value = VALUE_M[int(table["rules"][Rule.VALUES]), kind]
    if value > int(table["cap"]):
        return Refusal.REDUNDANT_CARD
    return Refusal.NOT_ENOUGH if value < least else Refusal.NONE


@kernel
def refuse_pay_building(table: Table, seat: Seat, slot: int, color: int, least: int) -> int:
    """Say why a building can't be the next card paid: a house not from under its hotel (A5)."""
    if int(table["buildings"][seat, color, slot]) == 0:
        return Refusal.NOT_ON_TABLE
    if int(table["rules"][Rule.BUILDINGS_PAYABLE]) == 0:
        return Refusal.NOT_PAYABLE
    if slot < 2 and not is_house_free(table, seat, color, slot):
        return Refusal.HOUSE_UNDER_HOTEL
    return refuse_pay(table, BUILDING_KIND[slot], 1, least)


@kernel
def pay_bank(state: State, kind: int) -> None:
    """Choose a card of the bank."""
    take_from_bank(state, int(state["decider"]), kind)
    state["paid_bank"][kind] = int(state["paid_bank"][kind]) + 1
    state["paid_kinds"] = int(state["paid_kinds"]) | (1 << kind)
    _count_payment(state, kind, int(state["purse"]) - _weight(state, kind))


@kernel
def _weight(table: Table, kind: int) -> int:
    """Return what one card of *kind* adds to a purse."""
    return int(_WEIGHT[int(table["rules"][Rule.VALUES]), kind])


@kernel
def pay_area(state: State, spot: int) -> None:
    """Choose a property."""
    take_from_area(state, int(state["decider"]), spot)
    state["paid_area"][spot] = int(state["paid_area"][spot]) + 1
    state["paid_spots"] = int(state["paid_spots"]) | (1 << spot)
    kind = SPOT_KIND[spot]
    _count_payment(state, kind, int(state["purse"]) - _weight(state, kind))


@kernel
def pay_building(state: State, slot: int, color: int) -> None:
    """Choose a building."""
    seat = int(state["decider"])
    state["buildings"][seat, color, slot] = int(state["buildings"][seat, color, slot]) - 1
    state["paid_buildings"][color, slot] = int(state["paid_buildings"][color, slot]) + 1
    _count_payment(state, BUILDING_KIND[slot], count_purse(state, seat))


@kernel
def _count_payment(state: State, kind: int, purse: int) -> None:
    """Count a card of *kind* paid, after which *purse* is left."""
    value = VALUE_M[int(state["rules"][Rule.VALUES]), kind]
    due = int(state["due"]) - value
    state["due"] = max(0, due)
    state["cap"] = value
    state["purse"] = purse
    if due <= 0 or purse == 0:
        _hand_over(state)


@kernel
def _hand_over(state: State) -> None:
    """Give the chosen cards to the active seat; buildings go to its bank (B44)."""
    payer = int(state["target"])
    payee = int(state["turn"])
    state["due"] = 0
    state["cap"] = 0
    state["purse"] = 0
    kinds = int(state["paid_kinds"])
    state["paid_kinds"] = 0
    while kinds != 0:
        kind = lowest(kinds)
        kinds = kinds & (kinds - 1)
        put_in_bank(state, payee, kind, int(state["paid_bank"][kind]))
        state["paid_bank"][kind] = 0
    spots = int(state["paid_spots"])
    state["paid_spots"] = 0
    while spots != 0:
        spot = lowest(spots)
        spots = spots & (spots - 1)
        for _ in range(int(state["paid_area"][spot])):
            arrive(state, payee, spot)
        state["paid_area"][spot] = 0
    for color in range(COLORS):
        for slot in range(BUILDINGS):
            count = int(state["paid_buildings"][color, slot])
            if count > 0:
                put_in_bank(state, payee, BUILDING_KIND[slot], count)
                state["paid_buildings"][color, slot] = 0
        settle_buildings(state, payer, color)
    settle_transfer(state)
