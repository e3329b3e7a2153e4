"""The plays of one's own turn, weighed."""

from dafuweng.bots.deal.keep import keep_worth
from dafuweng.bots.deal.mind import Mind, say
from dafuweng.bots.deal.reason import Reason
from dafuweng.bots.deal.worth import WIN, gain_of, move_gain, set_step
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import STRIDE
from dafuweng.kernel.deal.codes import Rule, Verb
from dafuweng.kernel.deal.layout import View
from dafuweng.kernel.deal.sets import add_to_area, full_count, rent_m, take_from_area
from dafuweng.kernel.deal.tables import (
    BUILDING_KIND,
    FIRST_ACTION,
    FIRST_DUAL,
    RAINBOW,
    RECOLOR_FIRST,
    RECOLOR_FROM,
    RECOLOR_TO,
    RENT_KIND,
    RENT_RAINBOW,
    SET_SIZE,
    SPOT_COLOR,
    SPOT_FIRST,
    SPOT_KIND,
    VALUE_M,
)
from dafuweng.kernel.deal.turn import HAND_LIMIT

__all__ = [
    "weigh_bank",
    "weigh_build",
    "weigh_hand",
    "weigh_place",
    "weigh_recolor",
]

RECOLOR_PATIENCE = 6
"""Recolourings a turn after which only a winning one is made."""
_DOUBLES = int(STRIDE[Verb.RENT])
_FREE_FIRST = 4000
"""What costs no play comes before what does."""
_RECOLOR_PLAY = 150
_DRAW_EARLY = 520
_DRAW_LAST = 300
_OVERFLOW = 60
_EXCESS = 42
_PLACE = 40
_HOUSE = 300
_BUILD_PER_M = 60
_HOUSE_TO_WIN = 2000
"""What a house is worth in addition where the win needs one (B13)."""
_RENT_HELD_PER_M = 60
_NEEDED_PER_M = 110
_MONEY = 30
_MONEY_PER_M = 32


@kernel
def weigh_bank(view: View, mind: Mind, kind: int) -> int:
    """Weigh banking: money for what is missing, action cards only if they are worth less."""
    value = VALUE_M[int(mind["values"]), kind]
    needed = min(value, int(mind["need_m"]))
    score = needed * _NEEDED_PER_M + (value - needed) * _MONEY_PER_M
    if kind < FIRST_ACTION:
        return say(mind, Reason.BANK_MONEY, score + _MONEY)
    return say(mind, Reason.BANK_SPARE, score - keep_worth(view, mind, kind))


@kernel
def weigh_place(view: View, mind: Mind, spot: int) -> int:
    """Weigh laying a property down, with what it leads to in this turn."""
    you = int(mind["you"])
    color = SPOT_COLOR[spot]
    cards = int(view["cards"][you, color])
    full = full_count(view, you, color)
    gain = gain_of(view, mind, you, spot)
    rent = rent_m(view, you, color)
    add_to_area(view, you, spot)
    rent = rent_m(view, you, color) - rent
    completes = full_count(view, you, color) > full
    if full > 0:
        gain = max(gain, _best_move_from(view, mind, color))
    take_from_area(view, you, spot)
    if gain >= WIN:
        return say(mind, Reason.WINS, gain)
    plays = int(mind["plays"]) - 1
    missing = SET_SIZE[color] - cards - 1
    if full == 0 and 0 < missing <= plays and int(mind["held"][color]) > missing:
        gain += (set_step(view, int(mind["full"][you]) + 1)) // (missing + 1)
    if plays > 0 and (int(view["hand"][RENT_KIND[color]]) + int(view["hand"][RENT_RAINBOW])) > 0:
        gain += rent * _RENT_HELD_PER_M
    if completes:
        return say(mind, Reason.COMPLETES_SET, gain + _PLACE)
    if cards > 0:
        return say(mind, Reason.GROWS_SET, gain + _PLACE)
    alone = SPOT_KIND[spot] == RAINBOW
    return say(mind, Reason.PLACES_RAINBOW if alone else Reason.STARTS_SET, gain + _PLACE)


@kernel
def _best_move_from(view: View, mind: Mind, color: int) -> int:
    """Return what the best recolouring of a wild away from *color* is worth."""
    best = 0
    for spot in range(SPOT_FIRST[color], SPOT_FIRST[color + 1]):
        if SPOT_KIND[spot] >= FIRST_DUAL and int(view["area"][int(mind["you"]), spot]) > 0:
            for recoloring in range(RECOLOR_FIRST[spot], RECOLOR_FIRST[spot + 1]):
                best = max(best, move_gain(view, mind, spot, RECOLOR_TO[recoloring]))
    return best


@kernel
def weigh_recolor(view: View, mind: Mind, recoloring: int) -> int:
    """Weigh a recolouring: only one that makes the own area worth more is made."""
    gain = move_gain(view, mind, RECOLOR_FROM[recoloring], RECOLOR_TO[recoloring])
    if gain >= WIN // 2:
        return say(mind, Reason.WINS, gain)
    if gain <= 0 or int(view["recolored"]) >= RECOLOR_PATIENCE:
        return say(mind, Reason.RECOLOR, -WIN)
    if int(view["rules"][Rule.RECOLOR_COSTS]) == 1:
        return say(mind, Reason.RECOLOR, gain - _RECOLOR_PLAY)
    return say(mind, Reason.RECOLOR, gain + _FREE_FIRST)


@kernel
def weigh_build(view: View, mind: Mind, slot: int, color: int) -> int:
    """Weigh a building: it is rent, and pays like money until then."""
    bonus = VALUE_M[int(mind["values"]), BUILDING_KIND[slot]]
    score = _HOUSE + bonus * _BUILD_PER_M
    if slot < 2 and int(view["rules"][Rule.HOUSES_TO_WIN]) > 0:
        score += _HOUSE_TO_WIN
    hand = view["hand"]
    if int(mind["plays"]) > 1 and int(hand[RENT_KIND[color]]) + int(hand[RENT_RAINBOW]) > 0:
        score += bonus * _RENT_HELD_PER_M
    return say(mind, Reason.BUILD, score)


@kernel
def weigh_hand(view: View, mind: Mind, verb: int) -> int:
    """Weigh Pass Go, and ending the turn: 0, less what must be put back then."""
    excess = int(view["hand_count"][int(mind["you"])]) - HAND_LIMIT
    if verb == Verb.END:
        used_up = int(mind["plays"]) == 0
        reason = Reason.NO_PLAYS_LEFT if used_up else Reason.END_TURN
        return say(mind, reason, -max(0, excess) * _EXCESS)
    # Early, so that what it draws can still be played.
    score = _DRAW_EARLY if int(mind["plays"]) > 1 else _DRAW_LAST
    return say(mind, Reason.DRAW_MORE, score - max(0, excess + 1) * _OVERFLOW)
