"""Why an action is not allowed: refusals in a fixed order."""

import numpy as np

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import ACTIONS, FIRST, SECOND, STRIDE, VERB
from dafuweng.kernel.deal.arrive import refuse_color
from dafuweng.kernel.deal.codes import Prompt, Refusal, Verb
from dafuweng.kernel.deal.debt import least_payable, refuse_pay, refuse_pay_building
from dafuweng.kernel.deal.hands import refuse_inheritor, refuse_speeding
from dafuweng.kernel.deal.jail import refuse_jail
from dafuweng.kernel.deal.layout import Seat, State
from dafuweng.kernel.deal.play import refuse_bank, refuse_build, refuse_recolor
from dafuweng.kernel.deal.rent import refuse_rent
from dafuweng.kernel.deal.respond import refuse_no
from dafuweng.kernel.deal.steal import (
    has_something_to_give,
    refuse_also,
    refuse_deal_breaker,
    refuse_give,
    refuse_take,
)
from dafuweng.kernel.deal.tables import (
    BIRTHDAY,
    BUILDING_KIND,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_RENT,
    DOUBLE_SLY,
    FORCED_DEAL,
    GO_TO_JAIL,
    INHERITOR,
    JUST_SAY_NO,
    PASS_GO,
    RENT_KIND,
    RENT_RAINBOW,
    RENT_TRANSFER,
    SLY_DEAL,
    SPEEDING,
    SPOT_KIND,
)
from dafuweng.kernel.deal.transfer import refuse_transfer
from dafuweng.kernel.deal.turn import refuse_put_back

__all__ = ["refuse"]

PROMPT_OF_VERB = np.full(len(Verb), int(Prompt.PLAY), np.int64)
for _verb, _prompt in (
    (Verb.SWAP, Prompt.SWAP),
    (Verb.ACCEPT, Prompt.RESPOND),
    (Verb.NO, Prompt.RESPOND),
    (Verb.PAY_BANK, Prompt.PAY),
    (Verb.PAY_AREA, Prompt.PAY),
    (Verb.PAY_BUILDING, Prompt.PAY),
    (Verb.COLOR, Prompt.COLOR),
    (Verb.DISCARD, Prompt.DISCARD),
    (Verb.ALSO, Prompt.ALSO),
    (Verb.GIVE, Prompt.GIVE),
    (Verb.RENT_TRANSFER, Prompt.RESPOND),
):
    PROMPT_OF_VERB[_verb] = _prompt

_DOUBLES = int(STRIDE[Verb.RENT])


@kernel
def refuse(state: State, seat: Seat, action: int) -> int:
    """Say why *seat* may not do *action* now, or ``Refusal.NONE``.

    The order is fixed: the game, the seat, the prompt, the card, the plays, then the rule itself.
    """
    if action < 0 or action >= ACTIONS:
        return Refusal.BAD_MOVE
    prompt = int(state["prompt"])
    if prompt == Prompt.OVER:
        return Refusal.GAME_OVER
    if int(state["decider"]) != seat:
        return Refusal.NOT_YOUR_TURN
    verb = VERB[action]
    if PROMPT_OF_VERB[verb] != prompt:
        return Refusal.WRONG_PROMPT
    first = FIRST[action]
    second = SECOND[action]
    if prompt == Prompt.PLAY:
        return _refuse_play(state, seat, verb, first, second)
    if verb == Verb.NO:
        return refuse_no(state, seat, int(state["hand"][seat, JUST_SAY_NO]))
    if verb == Verb.PAY_BANK:
        least = least_payable(state)
        return refuse_pay(state, first, int(state["bank"][seat, first]), least)
    if verb == Verb.PAY_AREA:
        least = least_payable(state)
        return refuse_pay(state, SPOT_KIND[first], int(state["area"][seat, first]), least)
    if verb == Verb.PAY_BUILDING:
        return refuse_pay_building(state, seat, first, second, least_payable(state))
    if verb == Verb.COLOR:
        return refuse_color(state, seat, first)
    if verb == Verb.DISCARD or verb == Verb.GIVE:
        return refuse_put_back(int(state["hand"][seat, first]))
    if verb == Verb.SWAP:
        return refuse_give(state, seat, first)
    if verb == Verb.ALSO:
        return refuse_also(state, first)
    if verb == Verb.RENT_TRANSFER:
        return refuse_transfer(state, seat, first, int(state["hand"][seat, RENT_TRANSFER]))
    return Refusal.NONE


@kernel
def _card_of(verb: int, first: int) -> int:
    """Return the kind that an action takes from the hand, -1 for none."""
    if verb == Verb.BANK:
        return first
    if verb == Verb.PLACE:
        return int(SPOT_KIND[first])
    if verb == Verb.RENT:
        return int(RENT_KIND[first])
    if verb == Verb.BUILD:
        return int(BUILDING_KIND[first])
    if verb == Verb.PASS_GO:
        return PASS_GO
    if verb == Verb.BIRTHDAY:
        return BIRTHDAY
    if verb == Verb.DEBT_COLLECTOR:
        return DEBT_COLLECTOR
    if verb == Verb.RENT_RAINBOW:
        return RENT_RAINBOW
    if verb == Verb.SLY_DEAL:
        return SLY_DEAL
    if verb == Verb.FORCED_DEAL:
        return FORCED_DEAL
    if verb == Verb.DEAL_BREAKER:
        return DEAL_BREAKER
    if verb == Verb.GO_TO_JAIL:
        return GO_TO_JAIL
    if verb == Verb.DOUBLE_SLY:
        return DOUBLE_SLY
    if verb == Verb.SPEEDING:
        return SPEEDING
    if verb == Verb.INHERITOR:
        return INHERITOR
    return -1


@kernel
def _refuse_play(state: State, seat: Seat, verb: int, first: int, second: int) -> int:
    if verb == Verb.END:
        return Refusal.NONE
    if verb == Verb.RECOLOR:
        return refuse_recolor(state, seat, first)
    if int(state["hand"][seat, _card_of(verb, first)]) == 0:
        return Refusal.CARD_NOT_IN_HAND
    if int(state["plays"]) == 0:
        return Refusal.NO_PLAYS_LEFT
    if verb == Verb.BANK:
        return refuse_bank(first)
    if verb == Verb.BUILD:
        return refuse_build(state, seat, first, second)
    if verb == Verb.RENT:
        held = int(state["hand"][seat, DOUBLE_RENT])
        return refuse_rent(state, seat, RENT_KIND[first], first, second, held)
    if verb == Verb.PLACE or verb == Verb.PASS_GO or verb == Verb.BIRTHDAY:
        return Refusal.NONE
    if first == seat or first >= int(state["seats"]):
        return Refusal.BAD_TARGET
    if verb == Verb.RENT_RAINBOW:
        held = int(state["hand"][seat, DOUBLE_RENT])
        return refuse_rent(state, seat, RENT_RAINBOW, second // _DOUBLES, second % _DOUBLES, held)
    if verb == Verb.SLY_DEAL or verb == Verb.DOUBLE_SLY:
        return refuse_take(state, first, second)
    if verb == Verb.FORCED_DEAL:
        if not has_something_to_give(state, seat):
            return Refusal.NOTHING_TO_GIVE
        return refuse_take(state, first, second)
    if verb == Verb.DEAL_BREAKER:
        return refuse_deal_breaker(state, first, second)
    if verb == Verb.GO_TO_JAIL:
        return refuse_jail(state, first)
    if verb == Verb.SPEEDING:
        return refuse_speeding(state, seat, first, second)
    if verb == Verb.INHERITOR:
        return refuse_inheritor(state, first)
    return Refusal.NONE
