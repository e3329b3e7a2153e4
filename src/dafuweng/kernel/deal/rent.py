"""Charges: rent, birthday, debt (A6, B50 to B54)."""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.attack import open_attack, open_attack_on_all
from dafuweng.kernel.deal.codes import Refusal, Rule
from dafuweng.kernel.deal.layout import Seat, State, Table
from dafuweng.kernel.deal.sets import rent_m
from dafuweng.kernel.deal.tables import (
    BIRTHDAY,
    BIRTHDAY_M,
    DEBT_COLLECTOR,
    DEBT_COLLECTOR_M,
    DOUBLE_RENT,
    RENT_KIND,
    RENT_RAINBOW,
)
from dafuweng.kernel.deal.turn import spend_card

__all__ = ["birthday", "charge_all", "charge_one", "collect_debt", "refuse_rent"]


@kernel
def refuse_rent(
    table: Table, seat: Seat, kind: int, color: int, doubles: int, doubles_held: int
) -> int:
    """Say why rent on *color* can't be charged with *doubles* cards of Double the Rent."""
    if doubles > int(table["rules"][Rule.DOUBLES_PER_RENT]):
        return Refusal.TOO_MANY_DOUBLES
    if doubles > 0 and kind == RENT_RAINBOW and int(table["rules"][Rule.DOUBLE_ON_RAINBOW]) == 0:
        return Refusal.NO_DOUBLE_ON_RAINBOW
    if doubles > doubles_held:
        return Refusal.DOUBLE_NOT_IN_HAND
    if int(table["plays"]) < 1 + doubles:
        return Refusal.NO_PLAYS_LEFT
    if rent_m(table, seat, color) == 0:
        return Refusal.NO_RENT
    return Refusal.NONE


@kernel
def _spend_rent(state: State, kind: int, color: int, doubles: int) -> int:
    """Play a rent card with its doubles; return the rent, doubled for each (B50)."""
    spend_card(state, kind)
    for _ in range(doubles):
        spend_card(state, DOUBLE_RENT)
    state["attack_color"] = color
    state["attack_doubles"] = doubles
    return rent_m(state, int(state["turn"]), color) << doubles


@kernel
def charge_all(state: State, color: int, doubles: int) -> None:
    """Charge every opponent with a two-colour rent card."""
    kind = RENT_KIND[color]
    open_attack_on_all(state, kind, _spend_rent(state, kind, color, doubles))


@kernel
def charge_one(state: State, target: Seat, color: int, doubles: int) -> None:
    """Charge one opponent with the rainbow rent card."""
    open_attack(state, RENT_RAINBOW, _spend_rent(state, RENT_RAINBOW, color, doubles), 1 << target)


@kernel
def birthday(state: State) -> None:
    """Ask every opponent for two millions."""
    spend_card(state, BIRTHDAY)
    open_attack_on_all(state, BIRTHDAY, BIRTHDAY_M)


@kernel
def collect_debt(state: State, target: Seat) -> None:
    """Ask one opponent for five millions."""
    spend_card(state, DEBT_COLLECTOR)
    open_attack(state, DEBT_COLLECTOR, DEBT_COLLECTOR_M, 1 << target)
