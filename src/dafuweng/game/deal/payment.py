"""Reading a payment: which cards the words mean, in the order in which the kernel takes them.

The kernel takes a payment from the highest value down, a hotel before the house under it. Words
come in any order, and a word without colour may mean a copy in any zone of the payer's table: every
reading is tried on a copy, and the payment is what the only legal reading says.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import numpy as np

from dafuweng.game.deal.action import read_action
from dafuweng.game.deal.words import BUILDING_SLOT
from dafuweng.kernel.deal.actions import encode
from dafuweng.kernel.deal.calls import step
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule, Verb
from dafuweng.kernel.deal.layout import BUILDINGS, COLORS, Seat, State
from dafuweng.kernel.deal.tables import (
    HOTEL_4,
    HOTEL_5,
    RAINBOW,
    SPOT_FIRST,
    SPOT_OF,
    VALUE_M,
)

__all__ = ["paid_kind", "read_payment", "sort_payment", "table_codes"]

Named = tuple[int, int | None]
_HOTELS = (HOTEL_4, HOTEL_5)


def paid_kind(code: int) -> int:
    """Return the kind that a payment code hands over."""
    action = read_action(code)
    if action.kind is not None:
        return action.kind
    assert action.take is not None
    return action.take.kind


def _lying_codes(state: State, seat: Seat, color: int) -> list[int]:
    """List a payment code for each card that lies in a colour, buildings last."""
    codes: list[int] = []
    for spot in range(int(SPOT_FIRST[color]), int(SPOT_FIRST[color + 1])):
        codes += [encode(Verb.PAY_AREA, spot)] * int(state["area"][seat, spot])
    for slot in range(BUILDINGS):
        count = int(state["buildings"][seat, color, slot])
        codes += [encode(Verb.PAY_BUILDING, slot, color)] * count
    return codes


def table_codes(state: State, seat: Seat) -> list[int]:
    """List a payment code for each card on a seat's table, copies one by one: the bank first."""
    codes: list[int] = []
    for kind in np.flatnonzero(state["bank"][seat]).tolist():
        codes += [encode(Verb.PAY_BANK, kind)] * int(state["bank"][seat, kind])
    for color in range(COLORS):
        codes += _lying_codes(state, seat, color)
    return codes


def _named_code(kind: int, color: int) -> int | None:
    """Return the code of a card in a colour, ``None`` where it can't lie there."""
    if kind in BUILDING_SLOT:
        return encode(Verb.PAY_BUILDING, BUILDING_SLOT[kind], color)
    spot = int(SPOT_OF[kind, color])
    return encode(Verb.PAY_AREA, spot) if spot >= 0 else None


def _missing(state: State, seat: Seat, kind: int) -> Refusal:
    held = int(state["hand"][seat, kind]) > 0
    return Refusal.NOT_PAYABLE if held else Refusal.NOT_ON_TABLE


def _readings(state: State, seat: Seat, cards: Sequence[Named]) -> tuple[list[list[int]], Refusal]:
    """List what the words may mean; a refusal if a card is not there to be paid with."""
    wanted: Counter[int] = Counter()
    named: list[int] = []
    for kind, color in cards:
        if kind == RAINBOW:
            return [], Refusal.NOT_PAYABLE
        if color is None:
            wanted[kind] += 1
            continue
        code = _named_code(kind, color)
        if code is None:
            return [], _missing(state, seat, kind)
        named.append(code)
    on_table = table_codes(state, seat)
    choices: list[list[tuple[int, ...]]] = []
    for kind in dict.fromkeys(kind for kind, _ in cards):
        there = [code for code in on_table if paid_kind(code) == kind]
        bank = [code for code in there if read_action(code).verb == Verb.PAY_BANK]
        lying = [code for code in there if code not in bank]
        for code in named:
            if paid_kind(code) == kind:
                if code not in lying:
                    return [], _missing(state, seat, kind)
                lying.remove(code)
        from_bank = bank[: wanted[kind]]
        rest = wanted[kind] - len(from_bank)
        if rest > len(lying):
            return [], _missing(state, seat, kind)
        choices.append([(*from_bank, *some) for some in dict.fromkeys(combinations(lying, rest))])
    readings = [
        [*named, *(code for some in choice for code in some)] for choice in product(*choices)
    ]
    return readings, Refusal.NONE


def sort_payment(values: Sequence[Any], codes: Sequence[int]) -> list[int]:
    """Sort payment codes from the highest value down, hotels before what is worth as much."""

    def key(code: int) -> tuple[int, bool]:
        kind = paid_kind(code)
        return -int(values[kind]), kind not in _HOTELS

    return sorted(codes, key=key)


def _orders(state: State, codes: Sequence[int], cards: Sequence[Named]) -> Iterator[list[int]]:
    """Yield the order of the words where it already falls in value, then the sorted one."""
    values = VALUE_M[int(state["rules"][Rule.VALUES])]
    said = [kind for kind, _ in cards]
    left = list(codes)
    as_said: list[int] = []
    for kind in said:
        code = next(code for code in left if paid_kind(code) == kind)
        left.remove(code)
        as_said.append(code)
    yield sorted(as_said, key=lambda code: -int(values[paid_kind(code)]))
    yield sort_payment(values, codes)


def _try(scratch: np.ndarray, states: np.ndarray, seat: Seat, chain: Sequence[int]) -> Refusal:
    """Say why a chain of payment codes is no whole payment."""
    np.copyto(scratch, states)
    state = scratch[0]
    for code in chain:
        if int(state["prompt"]) != Prompt.PAY:
            return Refusal.REDUNDANT_CARD
        refusal = Refusal(step(scratch, 0, seat, code))
        if refusal:
            return refusal
    return Refusal.NOT_ENOUGH if int(state["prompt"]) == Prompt.PAY else Refusal.NONE


def read_payment(
    states: np.ndarray, scratch: np.ndarray, seat: Seat, cards: Sequence[Named]
) -> tuple[list[int], Refusal]:
    """Return the chain that pays with *cards*, or why there is none.

    Several legal readings that differ are refused as ``bad_move``.
    """
    state = states[0]
    readings, refusal = _readings(state, seat, cards)
    if refusal:
        return [], refusal
    found: list[list[int]] = []
    refusals: list[Refusal] = []
    for codes in readings:
        for chain in _orders(state, codes, cards):
            refusal = _try(scratch, states, seat, chain)
            if refusal == Refusal.NONE:
                found.append(chain)
                break
            refusals.append(refusal)
    if len(found) == 1:
        return found[0], Refusal.NONE
    return [], Refusal.BAD_MOVE if found else refusals[-1]
