"""What must hold after every action; a broken one is a fault of the program."""

from enum import IntEnum
from typing import Any

import numpy as np

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.bits import has
from dafuweng.kernel.deal.codes import Prompt
from dafuweng.kernel.deal.debt import count_purse
from dafuweng.kernel.deal.layout import (
    BUILDINGS,
    COLORS,
    KINDS,
    MAX_SEATS,
    PILE,
    SPOTS,
    WILDS,
    Seat,
    State,
)
from dafuweng.kernel.deal.sets import (
    full_count,
    hotel_count,
    house_count,
    solid_count,
    spare_count,
)
from dafuweng.kernel.deal.setup import deck_count
from dafuweng.kernel.deal.tables import (
    BUILDING_KIND,
    FIRST_DUAL,
    SET_SIZE,
    SPOT_FIRST,
    SPOT_KIND,
)

__all__ = ["Fault", "count_cards", "find_fault"]


class Fault(IntEnum):
    """Which invariant is broken."""

    NONE = 0
    CARDS_NOT_CONSERVED = 1
    """Of some kind there are more or fewer than the deck has: its face value has changed too."""
    NEGATIVE_COUNT = 2
    HAND_COUNT = 3
    COLOR_COUNT = 4
    TWO_INCOMPLETE_GROUPS = 5
    BUILDING_WITHOUT_SET = 6
    PILE_COUNT = 7
    NOBODY_DECIDES = 8
    UNSETTLED = 9
    MARKS = 10
    """A small set, or the payer's purse, does not say what the counts say."""


@kernel
def count_cards(state: State, counts: Any) -> None:
    """Count the cards of every kind over all zones of the game into *counts* (``KINDS``)."""
    for kind in range(KINDS):
        counts[kind] = int(state["discard"][kind]) + int(state["paid_bank"][kind])
    head = int(state["draw_head"])
    for i in range(int(state["draw_count"])):
        counts[int(state["draw"][(head + i) % PILE])] += 1
    for spot in range(SPOTS):
        counts[SPOT_KIND[spot]] += int(state["paid_area"][spot])
    for color in range(COLORS):
        for slot in range(BUILDINGS):
            counts[BUILDING_KIND[slot]] += int(state["paid_buildings"][color, slot])
    for seat in range(MAX_SEATS):
        _count_seat_cards(state, seat, counts)


@kernel
def _count_seat_cards(state: State, seat: Seat, counts: Any) -> None:
    for kind in range(KINDS):
        counts[kind] += int(state["hand"][seat, kind]) + int(state["bank"][seat, kind])
    for spot in range(SPOTS):
        counts[SPOT_KIND[spot]] += int(state["area"][seat, spot])
    for color in range(COLORS):
        for slot in range(BUILDINGS):
            counts[BUILDING_KIND[slot]] += int(state["buildings"][seat, color, slot])
    for wild in range(WILDS):
        counts[FIRST_DUAL + wild] += int(state["arriving"][seat, wild])


@kernel
def _find_group_fault(state: State, seat: Seat, color: int) -> int:
    cards = 0
    spare = 0
    for spot in range(SPOT_FIRST[color], SPOT_FIRST[color + 1]):
        here = int(state["area"][seat, spot])
        if here < 0:
            return Fault.NEGATIVE_COUNT
        cards += here
        spare += spare_count(state, seat, spot)
    if cards != int(state["cards"][seat, color]):
        return Fault.COLOR_COUNT
    full = full_count(state, seat, color)
    if spare != cards - full * SET_SIZE[color]:
        return Fault.TWO_INCOMPLETE_GROUPS
    rainbow = int(state["area"][seat, SPOT_FIRST[color + 1] - 1])
    if spare >= SET_SIZE[color] and spare > rainbow:
        return Fault.TWO_INCOMPLETE_GROUPS
    paying = int(state["prompt"]) == Prompt.PAY and int(state["decider"]) == seat
    if not paying:
        houses = house_count(state, seat, color)
        if houses > full or hotel_count(state, seat, color) > houses:
            return Fault.BUILDING_WITHOUT_SET
    return Fault.NONE


@kernel
def _are_marks_true(state: State, seat: Seat) -> bool:
    """Whether the small sets of a seat say what its counts say."""
    for kind in range(KINDS):
        if has(int(state["hand_kinds"][seat]), kind) != (int(state["hand"][seat, kind]) > 0):
            return False
        if has(int(state["bank_kinds"][seat]), kind) != (int(state["bank"][seat, kind]) > 0):
            return False
    for spot in range(SPOTS):
        if has(int(state["area_spots"][seat]), spot) != (int(state["area"][seat, spot]) > 0):
            return False
    for color in range(COLORS):
        is_full = full_count(state, seat, color) > 0
        earns = solid_count(state, seat, color) > 0
        if has(int(state["full_colors"][seat]), color) != is_full:
            return False
        if has(int(state["earning_colors"][seat]), color) != earns:
            return False
    return True


@kernel
def find_fault(state: State) -> int:
    """Return the first broken invariant, ``Fault.NONE`` when all hold."""
    counts = np.zeros(KINDS, np.int64)
    count_cards(state, counts)
    for kind in range(KINDS):
        if counts[kind] != deck_count(state["rules"], kind):
            return Fault.CARDS_NOT_CONSERVED
    discards = 0
    for kind in range(KINDS):
        if int(state["discard"][kind]) < 0:
            return Fault.NEGATIVE_COUNT
        discards += int(state["discard"][kind])
    if discards != int(state["discard_count"]) or int(state["draw_count"]) < 0:
        return Fault.PILE_COUNT
    for seat in range(MAX_SEATS):
        held = 0
        for kind in range(KINDS):
            if int(state["hand"][seat, kind]) < 0 or int(state["bank"][seat, kind]) < 0:
                return Fault.NEGATIVE_COUNT
            held += int(state["hand"][seat, kind])
        if held != int(state["hand_count"][seat]):
            return Fault.HAND_COUNT
        for color in range(COLORS):
            fault = _find_group_fault(state, seat, color)
            if fault != Fault.NONE:
                return fault
        if not _are_marks_true(state, seat):
            return Fault.MARKS
    return _find_prompt_fault(state)


@kernel
def _find_prompt_fault(state: State) -> int:
    prompt = int(state["prompt"])
    decider = int(state["decider"])
    if prompt != Prompt.COLOR:
        for seat in range(MAX_SEATS):
            for wild in range(WILDS):
                if int(state["arriving"][seat, wild]) != 0:
                    return Fault.UNSETTLED
    if prompt == Prompt.OVER:
        return Fault.NONE if int(state["winner"]) >= 0 and decider == -1 else Fault.NOBODY_DECIDES
    if decider < 0 or decider >= int(state["seats"]) or int(state["winner"]) >= 0:
        return Fault.NOBODY_DECIDES
    if prompt == Prompt.PLAY or prompt == Prompt.DISCARD:
        if decider != int(state["turn"]) or int(state["attack"]) >= 0:
            return Fault.UNSETTLED
        if int(state["transfer_from"]) >= 0 or int(state["attack_also"]) >= 0:
            return Fault.UNSETTLED
    if has(int(state["jailed"]), int(state["turn"])):
        return Fault.UNSETTLED
    return _find_payment_fault(state)


@kernel
def _find_payment_fault(state: State) -> int:
    """Look at what a payer has chosen: nothing outside of a payment, and marked as it is."""
    chosen = 0
    for kind in range(KINDS):
        count = int(state["paid_bank"][kind])
        chosen += count
        if has(int(state["paid_kinds"]), kind) != (count > 0):
            return Fault.MARKS
    for spot in range(SPOTS):
        count = int(state["paid_area"][spot])
        chosen += count
        if has(int(state["paid_spots"]), spot) != (count > 0):
            return Fault.MARKS
    for color in range(COLORS):
        for slot in range(BUILDINGS):
            chosen += int(state["paid_buildings"][color, slot])
    if int(state["prompt"]) == Prompt.PAY:
        purse = count_purse(state, int(state["decider"]))
        return Fault.NONE if int(state["purse"]) == purse else Fault.MARKS
    if chosen + int(state["due"]) + int(state["purse"]) != 0:
        return Fault.UNSETTLED
    return Fault.NONE
