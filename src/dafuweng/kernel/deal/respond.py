"""Answers to an attack: let it happen, or Just Say No (B70 to B74).

Target and actor say No in turn; an even number of No cards lets the action happen. A rent may also
be passed on, see ``transfer``.
"""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.attack import actor, ask, ask_next
from dafuweng.kernel.deal.codes import Refusal, Rule
from dafuweng.kernel.deal.debt import begin_payment
from dafuweng.kernel.deal.hands import carry_out_inheritor, carry_out_speeding
from dafuweng.kernel.deal.jail import carry_out_jail
from dafuweng.kernel.deal.layout import Seat, State, Table
from dafuweng.kernel.deal.piles import discard, take_from_hand
from dafuweng.kernel.deal.steal import (
    carry_out_deal_breaker,
    carry_out_double_sly,
    carry_out_forced_deal,
    carry_out_sly_deal,
)
from dafuweng.kernel.deal.tables import (
    DEAL_BREAKER,
    DOUBLE_SLY,
    FORCED_DEAL,
    GO_TO_JAIL,
    INHERITOR,
    JUST_SAY_NO,
    SLY_DEAL,
    SPEEDING,
)

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
    target = int(state["target"])
    take_from_hand(state, seat, JUST_SAY_NO)
    discard(state, JUST_SAY_NO)
    if seat == int(state["turn"]) and int(state["rules"][Rule.NO_COSTS_A_PLAY]) == 1:
        state["plays"] = int(state["plays"]) - 1
    state["no_count"] = int(state["no_count"]) + 1
    state["decider"] = actor(state) if seat == target else target


@kernel
def accept(state: State) -> None:
    """Let stand what lies on top: the action happens after an even number of No."""
    if int(state["no_count"]) % 2 == 1:
        _cancel(state)
        return
    attack = int(state["attack"])
    if attack == SLY_DEAL:
        carry_out_sly_deal(state)
    elif attack == FORCED_DEAL:
        carry_out_forced_deal(state)
    elif attack == DEAL_BREAKER:
        carry_out_deal_breaker(state)
    elif attack < GO_TO_JAIL:
        begin_payment(state)
    elif attack == GO_TO_JAIL:
        carry_out_jail(state)
    elif attack == DOUBLE_SLY:
        carry_out_double_sly(state)
    elif attack == SPEEDING:
        carry_out_speeding(state)
    elif attack == INHERITOR:
        carry_out_inheritor(state)


@kernel
def _cancel(state: State) -> None:
    """Spare the target; who had passed the rent on to it faces the rent again (B83)."""
    transfer_from = int(state["transfer_from"])
    if transfer_from >= 0:
        ask(state, transfer_from, -1)
    else:
        ask_next(state)
