"""What charges bring, in hundredths of a million."""

import numpy as np

from dafuweng.bots.deal.mind import Mind, say
from dafuweng.bots.deal.reason import Reason
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import STRIDE
from dafuweng.kernel.deal.codes import Verb
from dafuweng.kernel.deal.layout import View
from dafuweng.kernel.deal.sets import rent_m
from dafuweng.kernel.deal.tables import BIRTHDAY_M, DEBT_COLLECTOR_M

__all__ = ["weigh_charge"]

_NEEDED = 96
_GOT = 64
_LOST_MONEY = 50
_LOST_PROPERTY = 150
_RENT = 30
_RENT_RAINBOW = 200
_DEBT = 260
_BIRTHDAY = 110
"""What the cards are worth for later."""
_DOUBLE = 350
"""Likewise, and a double costs a play too."""
_DOUBLES = int(STRIDE[Verb.RENT])
_EVERYBODY = -1

_REASON = np.zeros(len(Verb), np.int64)
_REASON[Verb.RENT] = _REASON[Verb.RENT_RAINBOW] = Reason.CHARGE_RENT
_REASON[Verb.DEBT_COLLECTOR] = Reason.COLLECT_DEBT
_REASON[Verb.BIRTHDAY] = Reason.BIRTHDAY


@kernel
def weigh_charge(view: View, mind: Mind, verb: int, first: int, second: int) -> int:
    """Weigh a rent, Debt Collector or birthday by what its targets can pay."""
    you = int(mind["you"])
    target = first
    doubles = 0
    if verb == Verb.RENT:
        target = _EVERYBODY
        doubles = second
        due = rent_m(view, you, first) << doubles
        score = -_RENT
    elif verb == Verb.RENT_RAINBOW:
        doubles = second % _DOUBLES
        due = rent_m(view, you, second // _DOUBLES) << doubles
        score = -_RENT_RAINBOW
    elif verb == Verb.DEBT_COLLECTOR:
        due = DEBT_COLLECTOR_M
        score = -_DEBT
    else:
        target = _EVERYBODY
        due = BIRTHDAY_M
        score = -_BIRTHDAY
    for seat in range(int(mind["seats"])):
        if seat == target or (target == _EVERYBODY and seat != you):
            got = min(due, int(mind["purse_m"][seat]))
            money = min(got, int(mind["bank_m"][seat]))
            loss = money * _LOST_MONEY + (got - money) * _LOST_PROPERTY
            score += min(got, int(mind["need_m"])) * _NEEDED + got * _GOT
            score += loss * int(mind["rival"][seat]) // 100
    reason = Reason.CHARGE_DOUBLE if doubles > 0 else _REASON[verb]
    return say(mind, reason, score - doubles * _DOUBLE)
