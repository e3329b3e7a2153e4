"""What a card is worth in the hand: who banks it or puts it back loses that."""

import numpy as np

from dafuweng.bots.deal.mind import Mind
from dafuweng.bots.deal.worth import best_gain
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.codes import Refusal, Rule
from dafuweng.kernel.deal.layout import COLORS, KINDS, View
from dafuweng.kernel.deal.play import refuse_build
from dafuweng.kernel.deal.sets import rent_m
from dafuweng.kernel.deal.tables import (
    BIRTHDAY,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_RENT,
    DOUBLE_SLY,
    FIRST_PROPERTY,
    FIRST_RENT,
    FORCED_DEAL,
    GO_TO_JAIL,
    HOTEL_5,
    HOUSE_3,
    HOUSE_4,
    INHERITOR,
    JUST_SAY_NO,
    PASS_GO,
    RAINBOW,
    RENT_KIND,
    RENT_RAINBOW,
    RENT_TRANSFER,
    SLY_DEAL,
    SPEEDING,
    VALUE_M,
)

__all__ = ["KEEP", "keep_worth"]

KEEP = np.zeros(KINDS, np.int64)
"""What an action card is worth for later; rents and buildings see ``keep_worth``."""
KEEP[FIRST_RENT : RENT_RAINBOW + 1] = 110
KEEP[DEAL_BREAKER] = 900
KEEP[FORCED_DEAL] = 300
KEEP[SLY_DEAL] = 420
KEEP[JUST_SAY_NO] = 900
KEEP[DEBT_COLLECTOR] = 350
KEEP[BIRTHDAY] = 230
KEEP[DOUBLE_RENT] = 130
KEEP[PASS_GO] = 400
KEEP[HOUSE_3 : HOTEL_5 + 1] = 90
KEEP[GO_TO_JAIL] = 330
KEEP[DOUBLE_SLY] = 600
KEEP[SPEEDING] = 150
KEEP[RENT_TRANSFER] = 380
KEEP[INHERITOR] = 230

_MONEY_PER_M = 35
_RENT_PER_M = 40
_CAN_BUILD = 250
_HOUSE_TO_WIN = 3000


@kernel
def keep_worth(view: View, mind: Mind, kind: int) -> int:
    """Return what a card is worth in the hand."""
    you = int(mind["you"])
    if kind < FIRST_PROPERTY:
        return int(VALUE_M[int(mind["values"]), kind]) * _MONEY_PER_M
    if kind <= RAINBOW:
        return best_gain(view, mind, you, kind)
    best = 0
    if FIRST_RENT <= kind <= RENT_RAINBOW:
        for color in range(COLORS):
            if kind == RENT_RAINBOW or kind == RENT_KIND[color]:
                best = max(best, rent_m(view, you, color) * _RENT_PER_M)
    elif HOUSE_3 <= kind <= HOTEL_5:
        for color in range(COLORS):
            if refuse_build(view, you, kind - HOUSE_3, color) == Refusal.NONE:
                best = _CAN_BUILD
        if kind <= HOUSE_4 and int(view["rules"][Rule.HOUSES_TO_WIN]) > 0:
            best += _HOUSE_TO_WIN
    elif kind == RENT_TRANSFER and int(mind["seats"]) == 2:
        return 0  # the rent can be passed on to nobody
    return int(KEEP[kind]) + best
