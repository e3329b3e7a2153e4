"""Paying (A4, B40 to B45): card by card, from the highest value down.

With that order a payment that just reaches the debt has no redundant card (B43): its last card is
its least, and without it the debt was not reached. A card may be chosen if the cards of at most its
value still reach the debt, or all that is left must go anyway. Chosen cards wait in ``paid_*`` and
change hands together.
"""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.arrive import arrive, settle_transfer
from dafuweng.kernel.deal.attack import ask_next
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule
from dafuweng.kernel.deal.layout import BUILDINGS, COLORS, KINDS, SPOTS, Seat, State, Table
from dafuweng.kernel.deal.sets import hotel_count, house_count, settle_buildings, take_from_area
from dafuweng.kernel.deal.tables import BUILDING_KIND, RAINBOW, SPOT_KIND, VALUE_M

__all__ = [
    "MAX_VALUE_M",
    "begin_payment",
    "free_house_count",
    "pay_area",
    "pay_bank",
    "pay_building",
    "payable_m",
    "refuse_pay",
    "refuse_pay_building",
]

MAX_VALUE_M = 10


@kernel
def free_house_count(table: Table, seat: Seat, color: int, slot: int, hotels: int) -> int:
    """Count the houses of one vintage that stand under none of *hotels*.

    Hotels stand on the colour's first groups, and there the better houses are.
    """
    better = int(table["buildings"][seat, color, 1])
    if slot == 1:
        return max(0, better - hotels)
    return max(0, int(table["buildings"][seat, color, 0]) - max(0, hotels - better))


@kernel
def payable_m(table: Table, seat: Seat, cap: int) -> int:
    """Sum what *seat* can pay in cards of at most *cap* millions each."""
    values = VALUE_M[int(table["rules"][Rule.VALUES])]
    total = 0
    for kind in range(KINDS):
        count = int(table["bank"][seat, kind])
        if count > 0 and values[kind] <= cap:
            total += count * values[kind]
    for spot in range(SPOTS):
        count = int(table["area"][seat, spot])
        if count > 0 and values[SPOT_KIND[spot]] <= cap:
            total += count * values[SPOT_KIND[spot]]
    if int(table["rules"][Rule.BUILDINGS_PAYABLE]) == 1:
        for color in range(COLORS):
            if house_count(table, seat, color) > 0:
                total += _payable_buildings_m(table, seat, color, cap)
    return total


@kernel
def _payable_buildings_m(table: Table, seat: Seat, color: int, cap: int) -> int:
    values = VALUE_M[int(table["rules"][Rule.VALUES])]
    total = 0
    staying = 0
    for slot in range(2, 4):
        count = int(table["buildings"][seat, color, slot])
        value = values[BUILDING_KIND[slot]]
        if value <= cap:
            total += count * value
        else:
            staying += count
    for slot in range(2):
        value = values[BUILDING_KIND[slot]]
        if value <= cap:
            total += free_house_count(table, seat, color, slot, staying) * value
    return total


@kernel
def begin_payment(state: State) -> None:
    """Ask the target to pay; nothing to pay with is nothing to decide."""
    if payable_m(state, int(state["target"]), MAX_VALUE_M) == 0:
        ask_next(state)
        return
    state["due"] = int(state["attack_amount"])
    state["cap"] = MAX_VALUE_M
    state["prompt"] = Prompt.PAY
    state["decider"] = int(state["target"])


@kernel
def refuse_pay(table: Table, seat: Seat, kind: int, count: int) -> int:
    """Say why a card of *kind*, of which *count* lie there, can't be the next one paid."""
    if count == 0:
        return Refusal.NOT_ON_TABLE
    if kind == RAINBOW:
        return Refusal.NOT_PAYABLE
    value = VALUE_M[int(table["rules"][Rule.VALUES]), kind]
    if value > int(table["cap"]):
        return Refusal.REDUNDANT_CARD
    needed = min(int(table["due"]), payable_m(table, seat, MAX_VALUE_M))
    if payable_m(table, seat, value) < needed:
        return Refusal.NOT_ENOUGH
    return Refusal.NONE


@kernel
def refuse_pay_building(table: Table, seat: Seat, slot: int, color: int) -> int:
    """Say why a building can't be the next card paid: a house not from under its hotel (A5)."""
    if int(table["buildings"][seat, color, slot]) == 0:
        return Refusal.NOT_ON_TABLE
    if int(table["rules"][Rule.BUILDINGS_PAYABLE]) == 0:
        return Refusal.NOT_PAYABLE
    if slot < 2:
        hotels = hotel_count(table, seat, color)
        if free_house_count(table, seat, color, slot, hotels) == 0:
            return Refusal.HOUSE_UNDER_HOTEL
    return refuse_pay(table, seat, BUILDING_KIND[slot], 1)


@kernel
def pay_bank(state: State, kind: int) -> None:
    """Choose a card of the bank."""
    seat = int(state["decider"])
    state["bank"][seat, kind] = int(state["bank"][seat, kind]) - 1
    state["paid_bank"][kind] = int(state["paid_bank"][kind]) + 1
    _count_payment(state, kind)


@kernel
def pay_area(state: State, spot: int) -> None:
    """Choose a property."""
    take_from_area(state, int(state["decider"]), spot)
    state["paid_area"][spot] = int(state["paid_area"][spot]) + 1
    _count_payment(state, SPOT_KIND[spot])


@kernel
def pay_building(state: State, slot: int, color: int) -> None:
    """Choose a building."""
    seat = int(state["decider"])
    state["buildings"][seat, color, slot] = int(state["buildings"][seat, color, slot]) - 1
    state["paid_buildings"][color, slot] = int(state["paid_buildings"][color, slot]) + 1
    _count_payment(state, BUILDING_KIND[slot])


@kernel
def _count_payment(state: State, kind: int) -> None:
    value = VALUE_M[int(state["rules"][Rule.VALUES]), kind]
    due = int(state["due"]) - value
    state["due"] = max(0, due)
    state["cap"] = value
    if due <= 0 or payable_m(state, int(state["decider"]), MAX_VALUE_M) == 0:
        _hand_over(state)


@kernel
def _hand_over(state: State) -> None:
    """Give the chosen cards to the active seat; buildings go to its bank (B44)."""
    payer = int(state["target"])
    payee = int(state["turn"])
    state["due"] = 0
    state["cap"] = 0
    for kind in range(KINDS):
        count = int(state["paid_bank"][kind])
        if count > 0:
            state["bank"][payee, kind] = int(state["bank"][payee, kind]) + count
            state["paid_bank"][kind] = 0
    for spot in range(SPOTS):
        for _ in range(int(state["paid_area"][spot])):
            arrive(state, payee, spot)
        state["paid_area"][spot] = 0
    for color in range(COLORS):
        for slot in range(BUILDINGS):
            count = int(state["paid_buildings"][color, slot])
            if count > 0:
                kind = BUILDING_KIND[slot]
                state["bank"][payee, kind] = int(state["bank"][payee, kind]) + count
                state["paid_buildings"][color, slot] = 0
        settle_buildings(state, payer, color)
    settle_transfer(state)
