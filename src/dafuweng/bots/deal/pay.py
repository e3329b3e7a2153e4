"""The payment that hurts least, found over all sums up to the debt."""

from dafuweng.bots.deal.mind import Mind
from dafuweng.bots.deal.worth import WIN, best_gain, loss_of
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import BASE
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule, Verb
from dafuweng.kernel.deal.debt import MAX_VALUE_M, refuse_pay, refuse_pay_building
from dafuweng.kernel.deal.layout import BUILDINGS, COLORS, KINDS, SPOTS, View
from dafuweng.kernel.deal.sets import add_to_area, house_count, take_from_area
from dafuweng.kernel.deal.tables import BUILDING_KIND, SPOT_KIND, VALUE_M

__all__ = ["find_payment"]

_NEVER = 100 * WIN
_MONEY_PER_M = 100
_PROPERTY_PER_M = 25
_BUILDING = 150
_BUILDING_PER_M = 80
_HOUSE_TO_WIN = 3000
"""What a house costs in addition where the win needs one (B13)."""


@kernel
def find_payment(view: View, mind: Mind) -> int:
    """Return what the cheapest payment of ``due_m`` costs; ``top[due_m]`` is its first card.

    Cards are offered from the lowest value up, so that the last one taken is the highest, which
    the kernel wants first.
    """
    due = int(mind["due_m"])
    cap = int(view["cap"])
    if int(view["prompt"]) != Prompt.PAY:
        view["cap"] = MAX_VALUE_M
    cost = mind["cost"]
    for total in range(1, due + 1):
        cost[total] = _NEVER
    cost[0] = 0
    for value in range(1, MAX_VALUE_M + 1):
        _offer_bank(view, mind, due, value)
        _offer_area(view, mind, due, value)
        _offer_buildings(view, mind, due, value)
    view["cap"] = cap
    return int(cost[due])


@kernel
def _offer(mind: Mind, due: int, value: int, code: int, count: int) -> None:
    """Let *count* equal cards into every sum that some of them make cheaper.

    ``price[n]`` is what the first n of them cost: the first card of a set costs more than the next.
    """
    cost = mind["cost"]
    price = mind["price"]
    for total in range(due, 0, -1):
        for n in range(1, count + 1):
            with_them = int(cost[max(0, total - n * value)]) + int(price[n])
            if with_them < int(cost[total]):
                cost[total] = with_them
                mind["top"][total] = code


@kernel
def _offer_bank(view: View, mind: Mind, due: int, value: int) -> None:
    values = VALUE_M[int(mind["values"])]
    bank = view["bank"][int(mind["you"])]
    for kind in range(KINDS):
        count = int(bank[kind])
        if count > 0 and values[kind] == value:
            if refuse_pay(view, kind, count, 0) == Refusal.NONE:
                for n in range(1, count + 1):
                    mind["price"][n] = n * value * _MONEY_PER_M
                _offer(mind, due, value, BASE[Verb.PAY_BANK] + kind, count)


@kernel
def _offer_area(view: View, mind: Mind, due: int, value: int) -> None:
    values = VALUE_M[int(mind["values"])]
    you = int(mind["you"])
    payee = int(mind["turn"])
    for spot in range(SPOTS):
        count = int(view["area"][you, spot])
        kind = SPOT_KIND[spot]
        if count > 0 and values[kind] == value:
            if refuse_pay(view, kind, count, 0) == Refusal.NONE:
                gift = best_gain(view, mind, payee, kind)
                if gift < WIN:
                    gift = gift * int(mind["rival"][payee]) // 100
                gift += value * _PROPERTY_PER_M
                for n in range(1, count + 1):
                    price = loss_of(view, mind, you, spot) + gift
                    mind["price"][n] = int(mind["price"][n - 1]) + price
                    take_from_area(view, you, spot)
                for _ in range(count):
                    add_to_area(view, you, spot)
                _offer(mind, due, value, BASE[Verb.PAY_AREA] + spot, count)


@kernel
def _offer_buildings(view: View, mind: Mind, due: int, value: int) -> None:
    values = VALUE_M[int(mind["values"])]
    you = int(mind["you"])
    for color in range(COLORS):
        if house_count(view, you, color) > 0:
            for slot in range(BUILDINGS):
                if values[BUILDING_KIND[slot]] == value:
                    if refuse_pay_building(view, you, slot, color, 0) == Refusal.NONE:
                        code = BASE[Verb.PAY_BUILDING] + slot * COLORS + color
                        mind["price"][1] = _BUILDING + value * _BUILDING_PER_M
                        if slot < 2 and int(view["rules"][Rule.HOUSES_TO_WIN]) > 0:
                            mind["price"][1] += _HOUSE_TO_WIN
                        _offer(mind, due, value, code, 1)
