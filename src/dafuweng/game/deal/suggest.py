"""A payment to tick for the player at first: money before property, as little as will do."""

from collections.abc import Sequence

import numpy as np

from dafuweng.game.deal.action import read_action
from dafuweng.game.deal.payment import paid_kind, sort_payment
from dafuweng.game.deal.survey import Survey
from dafuweng.kernel.deal.actions import MAX_LEGAL
from dafuweng.kernel.deal.calls import legal_at, step
from dafuweng.kernel.deal.codes import Prompt, Rule, Verb
from dafuweng.kernel.deal.layout import Seat
from dafuweng.kernel.deal.tables import VALUE_M

__all__ = ["suggest_payment"]

_OF_PROPERTY = 100
_OF_FULL_SET = 1000


def _cost(table: Survey, seat: Seat, code: int, value: int) -> int:
    """Return how much a card hurts to lose; every card costs, so none is chosen needlessly."""
    action = read_action(code)
    if action.take is None:
        return value
    if action.verb == Verb.PAY_BUILDING or table.full_count(seat, action.take.color) > 0:
        return value * _OF_FULL_SET
    return value * _OF_PROPERTY


def _cheapest(items: Sequence[tuple[int, int, int]], due: int) -> list[int]:
    """Choose (cost, value, code) items worth at least *due*, which they are, at the least cost."""
    best: list[tuple[int, tuple[int, ...]] | None] = [(0, ()), *[None] * due]
    for cost, value, code in items:
        for total in range(due - 1, -1, -1):
            known = best[total]
            if known is None:
                continue
            reached = min(due, total + value)
            there = best[reached]
            if there is None or known[0] + cost < there[0]:
                best[reached] = (known[0] + cost, (*known[1], code))
    cheapest = best[due]
    assert cheapest is not None
    return list(cheapest[1])


def suggest_payment(
    states: np.ndarray, scratch: np.ndarray, seat: Seat, codes: Sequence[int]
) -> list[int]:
    """Return a legal payment out of *codes*, the cards that may be chosen at all."""
    state = states[0]
    values = VALUE_M[int(state["rules"][Rule.VALUES])]
    due = int(state["due"])
    table = Survey(states)
    items = []
    for code in codes:
        value = int(values[paid_kind(code)])
        items.append((_cost(table, seat, code, value), value, code))
    chosen = (
        _cheapest(items, due)
        if sum(value for _, value, _ in items) >= due
        else [code for _, _, code in items]
    )
    return _complete(states, scratch, seat, sort_payment(values, chosen))


def _complete(
    states: np.ndarray, scratch: np.ndarray, seat: Seat, wanted: Sequence[int]
) -> list[int]:
    """Follow *wanted* as far as the kernel allows, else its first legal card, to the end."""
    np.copyto(scratch, states)
    state = scratch[0]
    buffer = np.empty(MAX_LEGAL, np.int64)
    left = list(wanted)
    chain: list[int] = []
    while int(state["prompt"]) == Prompt.PAY:
        allowed = buffer[: legal_at(scratch, 0, buffer)].tolist()
        code = next((code for code in left if code in allowed), allowed[0])
        if code in left:
            left.remove(code)
        chain.append(code)
        step(scratch, 0, seat, code)
    return chain
