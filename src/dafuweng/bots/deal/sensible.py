"""The rule-based player that a beginner finds worth playing.

It weighs every legal action in hundredths of a million, looks one action ahead, and takes the best.
It reads its seat's view and the legal codes, nothing else.
"""

from dafuweng.bots.deal.answer import is_worth_no
from dafuweng.bots.deal.keep import keep_worth
from dafuweng.bots.deal.mind import Mind, look, say
from dafuweng.bots.deal.pay import find_payment
from dafuweng.bots.deal.play import weigh_play
from dafuweng.bots.deal.reason import Reason
from dafuweng.bots.deal.steal import give_cost
from dafuweng.bots.deal.worth import WIN, gain_of
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import BASE, FIRST, Listing
from dafuweng.kernel.deal.arrive import arriving_wild
from dafuweng.kernel.deal.codes import Prompt, Verb
from dafuweng.kernel.deal.layout import View
from dafuweng.kernel.deal.tables import SPOT_OF

__all__ = ["choose_sensible"]


@kernel
def choose_sensible(view: View, listing: Listing, count: int, mind: Mind) -> int:
    """Choose one of the first *count* actions listed; ``mind["reason"]`` says why."""
    prompt = int(view["prompt"])
    if count == 1:
        mind["reason"] = _reason_of_only(prompt)
        return int(listing["codes"][0])
    look(view, mind)
    if prompt == Prompt.RESPOND:
        if is_worth_no(view, mind):
            mind["reason"] = Reason.SAY_NO
            return int(BASE[Verb.NO])
        mind["reason"] = Reason.KEEP_NO
        return int(BASE[Verb.ACCEPT])
    if prompt == Prompt.PAY:
        return _choose_payment(view, listing, count, mind)
    best = int(listing["codes"][0])
    best_score = _weigh(view, mind, prompt, best)
    reason = int(mind["reason"])
    for n in range(1, count):
        code = int(listing["codes"][n])
        score = _weigh(view, mind, prompt, code)
        if score > best_score:
            best = code
            best_score = score
            reason = int(mind["reason"])
    mind["reason"] = reason
    return best


@kernel
def _reason_of_only(prompt: int) -> int:
    if prompt == Prompt.RESPOND:
        return Reason.NO_HOLDS_NONE
    return Reason.END_TURN if prompt == Prompt.PLAY else Reason.ONLY_MOVE


@kernel
def _weigh(view: View, mind: Mind, prompt: int, code: int) -> int:
    first = FIRST[code]
    you = int(view["you"])
    if prompt == Prompt.PLAY:
        return weigh_play(view, mind, code)
    if prompt == Prompt.COLOR:
        gain = gain_of(view, mind, you, SPOT_OF[arriving_wild(view, you), first])
        return say(mind, Reason.WINS if gain >= WIN else Reason.COLOR_BEST, gain)
    if prompt == Prompt.SWAP:
        target = int(view["target"])
        cost = give_cost(view, mind, target, int(view["attack_take"]), first)
        return say(mind, Reason.SWAP_FOR_SET, -cost)
    return say(mind, Reason.PUT_BACK_LEAST, -keep_worth(view, mind, first))


@kernel
def _choose_payment(view: View, listing: Listing, count: int, mind: Mind) -> int:
    """Choose the next card of the payment that hurts least; where all must go, the first."""
    due = int(view["due"])
    if due >= int(mind["purse_m"][int(view["you"])]):
        mind["reason"] = Reason.PAY_ALL
        return int(listing["codes"][0])
    mind["reason"] = Reason.PAY_LEAST
    find_payment(view, mind, due)
    wanted = int(mind["top"][due])
    for n in range(count):
        if int(listing["codes"][n]) == wanted:
            return wanted
    return int(listing["codes"][0])
