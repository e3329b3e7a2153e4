"""The enhanced deck's actions, weighed."""

from dafuweng.bots.deal.keep import keep_worth
from dafuweng.bots.deal.mind import Mind, say
from dafuweng.bots.deal.pay import find_payment
from dafuweng.bots.deal.reason import Reason
from dafuweng.bots.deal.steal import weigh_taking
from dafuweng.bots.deal.worth import WIN, set_step
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.codes import Refusal, Rule, Verb
from dafuweng.kernel.deal.layout import SPOTS, Seat, View
from dafuweng.kernel.deal.sets import add_to_area, take_from_area
from dafuweng.kernel.deal.steal import refuse_take

__all__ = ["inherit_damage", "jail_damage", "speeding_damage", "weigh_enhanced"]

_DOUBLE_SLY = 750
_JAIL = 330
_SPEEDING = 150
_INHERITOR = 230
_TRANSFER = 380
"""What the cards are worth for later."""
_TURN = 620
"""What a turn missed costs."""
_TURN_WITHOUT_PLAYS = 430
_TURN_BEFORE_THE_WIN = 900
"""What missing it costs in addition who is a set away from the win."""
_CARD = 190
"""What an unknown card of a hand is worth to its holder."""
_LEAST_CARD = 110
_LAST_CARD = 60
"""What it costs in addition to give up one's only card."""
_SPARED = 60
"""Percent of a rent that count as gained where another pays it."""


@kernel
def weigh_enhanced(view: View, mind: Mind, verb: int, first: int, second: int) -> int:
    """Weigh an action that only the enhanced deck has."""
    if verb == Verb.GO_TO_JAIL:
        harm = jail_damage(view, mind, first) * int(mind["rival"][first]) // 100
        return say(mind, Reason.JAIL_RIVAL, harm - _JAIL)
    if verb == Verb.DOUBLE_SLY:
        return _weigh_double_sly(view, mind, first, second)
    if verb == Verb.ALSO:
        return weigh_taking(view, mind, int(mind["target"]), first)
    if verb == Verb.SPEEDING:
        return _weigh_speeding(view, mind, first, second)
    if verb == Verb.GIVE:
        return say(mind, Reason.GIVE_LEAST, -keep_worth(view, mind, first))
    if verb == Verb.INHERITOR:
        harm = inherit_damage(view, first) * int(mind["rival"][first]) // 100
        return say(mind, Reason.DRAW_FROM_HAND, harm + _CARD - _INHERITOR)
    return _weigh_transfer(view, mind, first)


@kernel
def _is_near_win(view: View, mind: Mind, seat: Seat) -> bool:
    return set_step(view, int(mind["full"][seat]) + 1) >= WIN


@kernel
def jail_damage(view: View, mind: Mind, victim: Seat) -> int:
    """Return what missing a turn costs a seat."""
    draws = int(view["rules"][Rule.JAIL_DRAWS]) == 1
    damage = _TURN_WITHOUT_PLAYS if draws else _TURN
    return damage + (_TURN_BEFORE_THE_WIN if _is_near_win(view, mind, victim) else 0)


@kernel
def speeding_damage(view: View, victim: Seat) -> int:
    """Return what giving up a card of its choice costs a seat."""
    return _LEAST_CARD + (_LAST_CARD if int(view["hand_count"][victim]) == 1 else 0)


@kernel
def inherit_damage(view: View, victim: Seat) -> int:
    """Return what losing a card by chance costs a seat."""
    return _CARD + (_LAST_CARD if int(view["hand_count"][victim]) == 1 else 0)


@kernel
def _weigh_double_sly(view: View, mind: Mind, target: Seat, spot: int) -> int:
    """Weigh Double Sly with the best second card beside the first."""
    score = weigh_taking(view, mind, target, spot)
    reason = int(mind["reason"])
    if score >= WIN:
        return score
    you = int(mind["you"])
    second = 0
    take_from_area(view, target, spot)
    add_to_area(view, you, spot)
    for other in range(SPOTS):
        if int(view["area"][target, other]) > 0:
            if refuse_take(view, target, other) == Refusal.NONE:
                second = max(second, weigh_taking(view, mind, target, other))
    take_from_area(view, you, spot)
    add_to_area(view, target, spot)
    if second >= WIN:
        return say(mind, Reason.WINS, WIN)
    return say(mind, reason, score + second - _DOUBLE_SLY)


@kernel
def _weigh_speeding(view: View, mind: Mind, first: Seat, second: Seat) -> int:
    harm = speeding_damage(view, first) * int(mind["rival"][first]) // 100
    if second != first:
        harm += speeding_damage(view, second) * int(mind["rival"][second]) // 100
    return say(mind, Reason.STOP_SPEEDING, harm - _SPEEDING)


@kernel
def _weigh_transfer(view: View, mind: Mind, payer: Seat) -> int:
    """Weigh passing a rent on: what paying costs oneself, and what it costs *payer*."""
    spared = find_payment(view, mind)
    lost = min(int(view["attack_amount"]), int(mind["purse_m"][payer])) * _SPARED
    harm = lost * int(mind["rival"][payer]) // 100
    return say(mind, Reason.PASS_RENT_ON, spared + harm - _TRANSFER)
