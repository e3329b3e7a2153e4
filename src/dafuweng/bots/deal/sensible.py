"""The rule-based player that a beginner finds worth playing.

It weighs every legal action in hundredths of a million, looks one action ahead, and takes the best.
It reads its seat's view and the legal codes, nothing else.
"""

import numpy as np

from dafuweng.bots.deal.answer import weigh_no
from dafuweng.bots.deal.charge import weigh_charge
from dafuweng.bots.deal.enhanced import weigh_enhanced
from dafuweng.bots.deal.keep import keep_worth
from dafuweng.bots.deal.mind import Mind, look, say
from dafuweng.bots.deal.pay import find_payment
from dafuweng.bots.deal.plan import NEVER, find_win, first_step
from dafuweng.bots.deal.play import (
    weigh_bank,
    weigh_build,
    weigh_hand,
    weigh_place,
    weigh_recolor,
)
from dafuweng.bots.deal.reason import Reason
from dafuweng.bots.deal.steal import (
    give_cost,
    weigh_deal_breaker,
    weigh_forced_deal,
    weigh_sly_deal,
)
from dafuweng.bots.deal.worth import WIN, gain_of
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import FIRST, SECOND, VERB, Listing
from dafuweng.kernel.deal.arrive import arriving_wild
from dafuweng.kernel.deal.codes import Prompt, Verb
from dafuweng.kernel.deal.layout import View
from dafuweng.kernel.deal.tables import SPOT_OF

__all__ = ["choose_sensible"]

_REASON_OF_ONLY = np.full(len(Prompt), int(Reason.ONLY_MOVE), np.int64)
_REASON_OF_ONLY[Prompt.RESPOND] = Reason.NO_HOLDS_NONE
_REASON_OF_ONLY[Prompt.PLAY] = Reason.END_TURN
"""Why the only legal action is chosen, by prompt."""


@kernel
def choose_sensible(view: View, listing: Listing, count: int, mind: Mind) -> int:
    """Choose one of the first *count* actions listed; ``mind["reason"]`` says why."""
    prompt = int(view["prompt"])
    best = int(listing["codes"][0])
    if count == 1 and prompt != Prompt.PAY:
        mind["reason"] = _REASON_OF_ONLY[prompt]
        if prompt == Prompt.PLAY and int(view["plays"]) == 0:
            mind["reason"] = Reason.NO_PLAYS_LEFT
        return best
    look(view, mind)
    if prompt == Prompt.PAY:
        return _choose_payment(view, listing, count, mind)
    if prompt == Prompt.PLAY and find_win(view, mind, int(mind["plays"])) < NEVER:
        mind["reason"] = Reason.WINS
        return first_step(view, mind)
    best_score = -100 * WIN
    reason = 0
    for n in range(count):
        code = int(listing["codes"][n])
        score = _weigh(view, mind, code)
        if score > best_score:
            best = code
            best_score = score
            reason = int(mind["reason"])
    mind["reason"] = reason
    return best


@kernel
def _weigh(view: View, mind: Mind, code: int) -> int:
    """Return the score of any action but a payment, and note its reason."""
    verb = VERB[code]
    first = FIRST[code]
    second = SECOND[code]
    you = int(mind["you"])
    if verb == Verb.BANK:
        return weigh_bank(view, mind, first)
    if verb == Verb.PLACE:
        return weigh_place(view, mind, first)
    if verb == Verb.RECOLOR:
        return weigh_recolor(view, mind, first)
    if verb == Verb.PASS_GO or verb == Verb.END:
        return weigh_hand(view, mind, verb)
    if Verb.BIRTHDAY <= verb <= Verb.RENT_RAINBOW:
        return weigh_charge(view, mind, verb, first, second)
    if verb == Verb.SLY_DEAL:
        return weigh_sly_deal(view, mind, first, second)
    if verb == Verb.FORCED_DEAL:
        return weigh_forced_deal(view, mind, first, second)
    if verb == Verb.SWAP:
        cost = give_cost(view, mind, int(mind["target"]), int(mind["take"]), first)
        return say(mind, Reason.SWAP_FOR_SET, -cost)
    if verb == Verb.DEAL_BREAKER:
        return weigh_deal_breaker(view, mind, first, second)
    if verb == Verb.BUILD:
        return weigh_build(view, mind, first, second)
    if verb == Verb.NO:
        return weigh_no(view, mind)
    if verb == Verb.COLOR:
        gain = gain_of(view, mind, you, SPOT_OF[arriving_wild(view, you), first])
        return say(mind, Reason.WINS if gain >= WIN else Reason.COLOR_BEST, gain)
    if verb == Verb.DISCARD:
        return say(mind, Reason.PUT_BACK_LEAST, -keep_worth(view, mind, first))
    if verb >= Verb.GO_TO_JAIL:
        return weigh_enhanced(view, mind, verb, first, second)
    # Letting an attack happen is the measure of a Just Say No.
    return say(mind, Reason.KEEP_NO, 0)


@kernel
def _choose_payment(view: View, listing: Listing, count: int, mind: Mind) -> int:
    """Choose the next card of the payment that hurts least; where all must go, the first."""
    due = int(mind["due_m"])
    mind["reason"] = Reason.PAY_ALL
    wanted = -1
    if due < int(mind["purse_m"][int(mind["you"])]):
        mind["reason"] = Reason.PAY_LEAST
        find_payment(view, mind)
        wanted = int(mind["top"][due])
    for n in range(count):
        if int(listing["codes"][n]) == wanted:
            return wanted
    return int(listing["codes"][0])
