"""What charges bring, in hundredths of a million."""

import numpy as np

from dafuweng.bots.deal.mind import Mind, say
from dafuweng.bots.deal.reason import Reason
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.layout import KINDS, Seat, View
from dafuweng.kernel.deal.sets import rent_m
from dafuweng.kernel.deal.tables import BIRTHDAY, BIRTHDAY_M, DEBT_COLLECTOR, DEBT_COLLECTOR_M

__all__ = ["weigh_birthday", "weigh_debt", "weigh_rent", "weigh_rent_rainbow"]

_NEEDED = 60
_GOT = 40
_LOST_MONEY = 50
_LOST_PROPERTY = 150
_RENT = 30
_RENT_RAINBOW = 200
_DOUBLE = 350
"""What the cards are worth for later; a double costs a play too."""
_DEBT = 200
_BIRTHDAY = 110

_DUE_M = np.zeros(KINDS, np.int64)
"""Read from a table: a constant argument would be a type of its own, and compile again."""
_DUE_M[DEBT_COLLECTOR] = DEBT_COLLECTOR_M
_DUE_M[BIRTHDAY] = BIRTHDAY_M


@kernel
def _collect(mind: Mind, target: Seat, due_m: int) -> int:
    """Return what it is worth to charge one seat."""
    got = min(due_m, int(mind["purse_m"][target]))
    money = min(got, int(mind["bank_m"][target]))
    gain = min(got, int(mind["need_m"])) * _NEEDED + got * _GOT
    loss = money * _LOST_MONEY + (got - money) * _LOST_PROPERTY
    return gain + loss * int(mind["rival"][target]) // 100


@kernel
def _collect_all(mind: Mind, due_m: int) -> int:
    you = int(mind["you"])
    total = 0
    for seat in range(int(mind["seats"])):
        if seat != you:
            total += _collect(mind, seat, due_m)
    return total


@kernel
def weigh_rent(view: View, mind: Mind, color: int, doubles: int) -> int:
    """Weigh a rent that everybody pays."""
    due = rent_m(view, int(mind["you"]), color) << doubles
    score = _collect_all(mind, due) - _RENT - doubles * _DOUBLE
    return say(mind, Reason.CHARGE_DOUBLE if doubles > 0 else Reason.CHARGE_RENT, score)


@kernel
def weigh_rent_rainbow(view: View, mind: Mind, target: Seat, color: int, doubles: int) -> int:
    """Weigh a rent that one seat pays."""
    due = rent_m(view, int(mind["you"]), color) << doubles
    score = _collect(mind, target, due) - _RENT_RAINBOW - doubles * _DOUBLE
    return say(mind, Reason.CHARGE_DOUBLE if doubles > 0 else Reason.CHARGE_RENT, score)


@kernel
def weigh_debt(mind: Mind, target: Seat) -> int:
    """Weigh Debt Collector."""
    score = _collect(mind, target, int(_DUE_M[DEBT_COLLECTOR])) - _DEBT
    return say(mind, Reason.COLLECT_DEBT, score)


@kernel
def weigh_birthday(mind: Mind) -> int:
    """Weigh the birthday."""
    return say(mind, Reason.BIRTHDAY, _collect_all(mind, int(_DUE_M[BIRTHDAY])) - _BIRTHDAY)
