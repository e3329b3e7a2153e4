"""Answers to attacks: whether one is worth a Just Say No."""

from dafuweng.bots.deal.enhanced import inherit_damage, jail_damage, speeding_damage
from dafuweng.bots.deal.mind import Mind, say
from dafuweng.bots.deal.pay import find_payment
from dafuweng.bots.deal.reason import Reason
from dafuweng.bots.deal.steal import breaker_damage, steal_damage
from dafuweng.bots.deal.worth import WIN, best_gain, color_worth, loss_of, set_step
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.layout import Seat, View
from dafuweng.kernel.deal.sets import add_to_area, full_count, take_from_area
from dafuweng.kernel.deal.tables import (
    DEAL_BREAKER,
    DOUBLE_SLY,
    FORCED_DEAL,
    GO_TO_JAIL,
    INHERITOR,
    JUST_SAY_NO,
    SLY_DEAL,
    SPEEDING,
    SPOT_KIND,
)

__all__ = ["weigh_no"]

_NO = 700
_SPARE_NO = 250
"""What a Just Say No is worth, and one of several."""
_GOT = 70


@kernel
def weigh_no(view: View, mind: Mind) -> int:
    """Weigh a Just Say No, as target or as actor: what is at stake, less what the card is worth."""
    you = int(mind["you"])
    turn = int(mind["turn"])
    target = int(mind["target"])
    card = _NO if int(view["hand"][JUST_SAY_NO]) < 2 else _SPARE_NO
    if int(view["transfer_from"]) == you:
        due = min(int(view["attack_amount"]), int(mind["purse_m"][you]))
        return say(mind, Reason.SAY_NO, due * _GOT - card)
    gain = _actor_gain(view, mind)
    if gain >= WIN // 2:
        return say(mind, Reason.SAY_NO, WIN)
    if you == turn:
        at_stake = gain + _damage(view, mind) * int(mind["rival"][target]) // 100
    else:
        at_stake = _damage(view, mind) + gain * int(mind["rival"][turn]) // 200
    return say(mind, Reason.SAY_NO, at_stake - card)


@kernel
def _actor_gain(view: View, mind: Mind) -> int:
    """Return what the attack brings to the seat that made it."""
    turn = int(mind["turn"])
    target = int(mind["target"])
    attack = int(view["attack"])
    take = int(mind["take"])
    if attack == SLY_DEAL:
        return best_gain(view, mind, turn, SPOT_KIND[take])
    if attack == FORCED_DEAL:
        gain = best_gain(view, mind, turn, SPOT_KIND[take])
        return gain if gain >= WIN else gain - loss_of(view, mind, turn, int(mind["give"]))
    if attack == DEAL_BREAKER:
        color = int(mind["color"])
        if full_count(view, turn, color) > 0:
            return 0
        step = set_step(view, int(mind["full"][turn]) + 1)
        return step + color_worth(view, target, color) - color_worth(view, turn, color)
    if attack == DOUBLE_SLY:
        return _double_gain(view, mind, turn, take, int(view["attack_also"]))
    if attack == INHERITOR:
        return inherit_damage(view, target)
    if attack >= GO_TO_JAIL:
        return 0
    return int(mind["due_m"]) * _GOT


@kernel
def _damage(view: View, mind: Mind) -> int:
    """Return what the attack costs its target."""
    target = int(mind["target"])
    attack = int(view["attack"])
    take = int(mind["take"])
    if attack == SLY_DEAL:
        return steal_damage(view, mind, target, take)
    if attack == FORCED_DEAL:
        kind = SPOT_KIND[int(mind["give"])]
        return steal_damage(view, mind, target, take) - best_gain(view, mind, target, kind)
    if attack == DEAL_BREAKER:
        return breaker_damage(view, mind, target, int(mind["color"]))
    if attack >= GO_TO_JAIL:
        return _enhanced_damage(view, mind, target, attack)
    if target == int(mind["you"]):
        return find_payment(view, mind)
    return int(mind["due_m"]) * _GOT


@kernel
def _double_gain(view: View, mind: Mind, taker: Seat, take: int, also: int) -> int:
    """Return what the cards of a double sly bring: the second beside the first."""
    gain = best_gain(view, mind, taker, SPOT_KIND[take])
    if also >= 0 and gain < WIN:
        add_to_area(view, taker, take)
        gain += best_gain(view, mind, taker, SPOT_KIND[also])
        take_from_area(view, taker, take)
    return gain


@kernel
def _enhanced_damage(view: View, mind: Mind, target: Seat, attack: int) -> int:
    if attack == GO_TO_JAIL:
        return jail_damage(view, mind, target)
    if attack == SPEEDING:
        return speeding_damage(view, target)
    if attack == INHERITOR:
        return inherit_damage(view, target)
    damage = steal_damage(view, mind, target, int(mind["take"]))
    also = int(view["attack_also"])
    return damage + (steal_damage(view, mind, target, also) if also >= 0 else 0)
