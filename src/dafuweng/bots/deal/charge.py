"""What charges bring, in hundredths of a million."""

from dafuweng.bots.deal.mind import Mind, say
from dafuweng.bots.deal.reason import Reason
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.layout import Seat, View
from dafuweng.kernel.deal.sets import rent_m
from dafuweng.kernel.deal.tables import BIRTHDAY_M, DEBT_COLLECTOR_M

__all__ = ["weigh_birthday", "weigh_debt", "weigh_rent"]

_NEEDED = 60
_GOT = 40
_LOST_MONEY = 50
_LOST_PROPERTY = 150
_RENT = 150
_RENT_RAINBOW = 200
_DOUBLE = 350
"""What the cards are worth for later; a double costs a play too."""
_DEBT = 200
_BIRTHDAY = 110


@kernel
def _collect(view: View, mind: Mind, target: Seat, due_m: int) -> int:
    """Return what it is worth to charge one seat."""
    got = min(due_m, int(mind["purse_m"][target]))
    money = min(got, int(mind["bank_m"][target]))
    gain = min(got, int(mind["need_m"])) * _NEEDED + got * _GOT
    loss = money * _LOST_MONEY + (got - money) * _LOST_PROPERTY
    return gain + loss * int(mind["rival"][target]) // 100


@kernel
def _collect_all(view: View, mind: Mind, due_m: int) -> int:
    you = int(view["you"])
    total = 0
    for seat in range(int(view["seats"])):
        if seat != you:
            total += _collect(view, mind, seat, due_m)
    return total


@kernel
def weigh_rent(view: View, mind: Mind, target: Seat, color: int, doubles: int) -> int:
    """Weigh a rent; *target* -1 is everybody."""
    due = rent_m(view, int(view["you"]), color) << doubles
    reason = Reason.CHARGE_DOUBLE if doubles > 0 else Reason.CHARGE_RENT
    if target < 0:
        return say(mind, reason, _collect_all(view, mind, due) - _RENT - doubles * _DOUBLE)
    return say(mind, reason, _collect(view, mind, target, due) - _RENT_RAINBOW - doubles * _DOUBLE)


@kernel
def weigh_debt(view: View, mind: Mind, target: Seat) -> int:
    """Weigh Debt Collector."""
    score = _collect(view, mind, target, DEBT_COLLECTOR_M) - _DEBT
    return say(mind, Reason.COLLECT_DEBT, score)


@kernel
def weigh_birthday(view: View, mind: Mind) -> int:
    """Weigh the birthday."""
    return say(mind, Reason.BIRTHDAY, _collect_all(view, mind, BIRTHDAY_M) - _BIRTHDAY)
