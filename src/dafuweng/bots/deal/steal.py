"""Steals and swaps, weighed."""

from dafuweng.bots.deal.mind import Mind, say
from dafuweng.bots.deal.plan import NEVER, find_win
from dafuweng.bots.deal.reason import Reason
from dafuweng.bots.deal.worth import (
    WIN,
    best_gain,
    color_worth,
    gain_of,
    loss_of,
    set_step,
)
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.codes import Prompt, Refusal
from dafuweng.kernel.deal.layout import COLORS, SPOTS, Seat, View
from dafuweng.kernel.deal.sets import (
    add_to_area,
    full_count,
    take_from_area,
)
from dafuweng.kernel.deal.steal import refuse_give
from dafuweng.kernel.deal.tables import SET_SIZE, SPOT_COLOR, SPOT_KIND, SPOT_OF

__all__ = [
    "breaker_damage",
    "give_cost",
    "steal_damage",
    "weigh_deal_breaker",
    "weigh_forced_deal",
    "weigh_sly_deal",
    "weigh_taking",
]

_SLY = 550
_FORCED = 480
_BREAKER = 900
"""What the cards are worth for later."""
_AGAIN = 400
"""A set of a colour that is full already: rent and a second chance, no step to the win."""
_DANGER = 900
"""What it is worth to take the last card but one from a rival who is a set away from the win."""


@kernel
def steal_damage(view: View, mind: Mind, victim: Seat, spot: int) -> int:
    """Return what a seat loses with a card, more where it would win soon."""
    color = SPOT_COLOR[spot]
    damage = loss_of(view, mind, victim, spot)
    near = SET_SIZE[color] - int(view["cards"][victim, color]) == 1
    if near and set_step(view, int(mind["full"][victim]) + 1) >= WIN:
        damage += _DANGER
    return damage


@kernel
def breaker_damage(view: View, mind: Mind, victim: Seat, color: int) -> int:
    """Return what a seat loses with a full set."""
    worth = color_worth(view, victim, color)
    if full_count(view, victim, color) > 1:
        return worth // 2
    return worth + set_step(view, int(mind["full"][victim]))


@kernel
def weigh_sly_deal(view: View, mind: Mind, target: Seat, spot: int) -> int:
    """Weigh Sly Deal by the card that it takes."""
    score = weigh_taking(view, mind, target, spot)
    return score if score >= WIN else score - _SLY


@kernel
def weigh_taking(view: View, mind: Mind, target: Seat, spot: int) -> int:
    """Weigh a card that is taken: what it brings, and what its owner loses."""
    you = int(mind["you"])
    gain = best_gain(view, mind, you, SPOT_KIND[spot])
    add_to_area(view, you, spot)
    wins = find_win(view, mind, int(mind["plays"]) - 1) < NEVER
    take_from_area(view, you, spot)
    if gain >= WIN or wins:
        return say(mind, Reason.WINS, WIN)
    harm = steal_damage(view, mind, target, spot) * int(mind["rival"][target]) // 100
    reason = Reason.STEAL_FOR_SET if gain >= harm else Reason.STEAL_TO_BREAK
    return say(mind, reason, gain + harm)


@kernel
def weigh_forced_deal(view: View, mind: Mind, target: Seat, spot: int) -> int:
    """Weigh Forced Deal with the card that costs least to give."""
    gain = best_gain(view, mind, int(mind["you"]), SPOT_KIND[spot])
    cost = WIN * 2
    for give in range(SPOTS):
        if int(view["area"][int(mind["you"]), give]) > 0:
            if refuse_give(view, int(mind["you"]), give) == Refusal.NONE:
                cost = min(cost, give_cost(view, mind, target, spot, give))
    if cost < -WIN // 2:
        return say(mind, Reason.WINS, -cost)
    harm = steal_damage(view, mind, target, spot) * int(mind["rival"][target]) // 100
    return say(mind, Reason.SWAP_FOR_SET, gain + harm - cost - _FORCED)


@kernel
def give_cost(view: View, mind: Mind, target: Seat, take: int, give: int) -> int:
    """Return what giving a card to *target* costs, once the card at *take* has come."""
    you = int(mind["you"])
    spot = _best_spot(view, mind, SPOT_KIND[take])
    color = SPOT_COLOR[spot]
    full = int(mind["full"][you])
    before = full_count(view, you, color)
    add_to_area(view, you, spot)
    if before == 0 and full_count(view, you, color) > 0:
        mind["full"][you] = full + 1
    cost = loss_of(view, mind, you, give)
    take_from_area(view, you, give)
    spent = 1 if int(view["prompt"]) == Prompt.PLAY else 0
    if find_win(view, mind, int(mind["plays"]) - spent) < NEVER:
        cost -= WIN
    add_to_area(view, you, give)
    mind["full"][you] = full
    take_from_area(view, you, spot)
    gain = best_gain(view, mind, target, SPOT_KIND[give])
    return cost + (gain if gain >= WIN else gain * int(mind["rival"][target]) // 100)


@kernel
def _best_spot(view: View, mind: Mind, kind: int) -> int:
    """Return where a card of *kind* would lie best with oneself."""
    best = -1
    best_score = -1
    for color in range(COLORS):
        spot = SPOT_OF[kind, color]
        if spot >= 0:
            score = gain_of(view, mind, int(mind["you"]), spot)
            if score > best_score:
                best = spot
                best_score = score
    return best


@kernel
def weigh_deal_breaker(view: View, mind: Mind, target: Seat, color: int) -> int:
    """Weigh Deal Breaker."""
    you = int(mind["you"])
    gain = color_worth(view, target, color) - color_worth(view, you, color)
    if full_count(view, you, color) > 0:
        gain = _AGAIN
    else:
        gain += set_step(view, int(mind["full"][you]) + 1)
    mind["granted"] = 1 << color
    wins = find_win(view, mind, int(mind["plays"]) - 1) < NEVER
    mind["granted"] = 0
    if gain >= WIN // 2 or wins:
        return say(mind, Reason.WINS, WIN)
    harm = breaker_damage(view, mind, target, color) * int(mind["rival"][target]) // 100
    return say(mind, Reason.BREAK_DEAL, gain + harm - _BREAKER)
