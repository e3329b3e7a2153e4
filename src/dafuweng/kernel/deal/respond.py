"""Answers to an attack: let it happen, or Just Say No (B70 to B74).

Target and actor say No in turn; an even number of No cards lets the action happen.
"""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.attack import ask_next
from dafuweng.kernel.deal.codes import Refusal, Rule
from dafuweng.kernel.deal.debt import begin_payment
from dafuweng.kernel.deal.layout import Seat, State, Table
from dafuweng.kernel.deal.piles import discard, take_from_hand
from dafuweng.kernel.deal.steal import (
    carry_out_deal_breaker,
    carry_out_forced_deal,
    carry_out_sly_deal,
)
from dafuweng.kernel.deal.tables import DEAL_BREAKER, FORCED_DEAL, JUST_SAY_NO, SLY_DEAL

__all__ = ["accept", "refuse_no", "say_no"]


@kernel
def refuse_no(table: Table, seat: Seat, held: int) -> int:
    """Say why *seat*, holding *held* Just Say No, may not play one; only the option B26 costs."""
    if held == 0:
        return Refusal.NO_JUST_SAY_NO
    if int(table["rules"][Rule.NO_COSTS_A_PLAY]) == 1:
        if seat == int(table["turn"]) and int(table["plays"]) == 0:
            return Refusal.NO_PLAYS_LEFT
    return Refusal.NONE


@kernel
def say_no(state: State) -> None:
    """Play Just Say No and ask the other side."""
    seat = int(state["decider"])
    turn = int(state["turn"])
    take_from_hand(state, seat, JUST_SAY_NO)
    discard(state, JUST_SAY_NO)
    if seat == turn and int(state["rules"][Rule.NO_COSTS_A_PLAY]) == 1:
        state["plays"] = int(state["plays"]) - 1
    state["no_count"] = int(state["no_count"]) + 1
    state["decider"] = int(state["target"]) if seat == turn else turn


@kernel
def accept(state: State) -> None:
    """Let stand what lies on top: the action happens after an even number of No."""
    if int(state["no_count"]) % 2 == 1:
        ask_next(state)
        return
    attack = int(state["attack"])
    if attack == SLY_DEAL:
        carry_out_sly_deal(state)
    elif attack == FORCED_DEAL:
        carry_out_forced_deal(state)
    elif attack == DEAL_BREAKER:
        carry_out_deal_breaker(state)
    else:
        begin_payment(state)
