"""Telling how a game begins: the dice, five cards each, the first turn."""

from collections.abc import Iterator

import numpy as np

from dafuweng.game.deal.action import read_action
from dafuweng.game.deal.step import Step
from dafuweng.game.deal.view import turn_order
from dafuweng.game.deal.words import format_seat
from dafuweng.game.event import Event
from dafuweng.kernel.deal.layout import State
from dafuweng.kernel.deal.order import ROUNDS, roll_at
from dafuweng.kernel.deal.setup import HAND
from dafuweng.kernel.deal.tables import KIND_NAMES

__all__ = ["tell_deal"]


def _deal_order(state: State) -> Iterator[tuple[int, list[int]]]:
    """Yield the seats with the cards dealt to them: they lie before the head of the draw pile."""
    seats = int(state["seats"])
    drawn = state["draw"][: int(state["draw_head"])].tolist()
    for seat in range(seats):
        yield seat, drawn[seat * HAND : (seat + 1) * HAND]
    yield int(state["turn"]), drawn[seats * HAND :]


def _tell_rolls(step: Step) -> None:
    """Tell the dice round by round, and the order of turns that came of them (B25)."""
    rolls = step.after["rolls"].tolist()
    if not any(rolls):
        return
    for number in range(ROUNDS):
        sums = [roll_at(roll, number) for roll in rolls]
        rolled = [
            {"seat": format_seat(seat), "sum": sum_} for seat, sum_ in enumerate(sums) if sum_
        ]
        if rolled:
            step.tell("DiceRolled", rolls=rolled)
    step.tell("OrderFound", seats=turn_order(step.after))


def tell_deal(states: np.ndarray) -> list[Event]:
    """Return the events of a game just set up: five cards each, then the first turn."""
    step = Step(1, states, read_action(0), states, ())
    state = states[0]
    _tell_rolls(step)
    for index, (seat, kinds) in enumerate(_deal_order(state)):
        if index == int(state["seats"]):
            turn = int(state["turn_number"])
            step.tell("TurnStarted", seat=format_seat(seat), turn=turn)
        cards = [KIND_NAMES[kind] for kind in sorted(kinds)]
        step.tell("CardsDrawn", seat=format_seat(seat), count=len(cards), secret={"cards": cards})
    return step.events
