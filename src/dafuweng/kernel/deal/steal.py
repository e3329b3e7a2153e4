"""Sly Deal, Double Sly, Forced Deal, Deal Breaker (B60 to B65, B81)."""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import Listing
from dafuweng.kernel.deal.arrive import arrive, settle_transfer
from dafuweng.kernel.deal.attack import open_attack
from dafuweng.kernel.deal.bits import has, lowest
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule
from dafuweng.kernel.deal.layout import Seat, State, Table
from dafuweng.kernel.deal.sets import (
    add_to_area,
    settle_buildings,
    spare_count,
    take_from_area,
)
from dafuweng.kernel.deal.tables import (
    DEAL_BREAKER,
    DOUBLE_SLY,
    FORCED_DEAL,
    SET_SIZE,
    SLY_DEAL,
    SPOT_COLOR,
    SPOT_FIRST,
)
from dafuweng.kernel.deal.turn import spend_card

__all__ = [
    "carry_out_deal_breaker",
    "carry_out_double_sly",
    "carry_out_forced_deal",
    "carry_out_sly_deal",
    "has_something_to_give",
    "list_takes",
    "play_deal_breaker",
    "play_double_sly",
    "play_forced_deal",
    "play_sly_deal",
    "refuse_also",
    "refuse_deal_breaker",
    "refuse_give",
    "refuse_take",
    "swap_for",
    "take_also",
]


@kernel
def refuse_take(table: Table, target: Seat, spot: int) -> int:
    """Say why the card can't be taken from *target*: one of a full group is safe."""
    if int(table["area"][target, spot]) == 0:
        return Refusal.NOT_ON_TABLE
    if spare_count(table, target, spot) == 0:
        return Refusal.IN_FULL_SET
    return Refusal.NONE


@kernel
def refuse_give(table: Table, seat: Seat, spot: int) -> int:
    """Say why one's own card can't be given in a forced deal (B61)."""
    if int(table["rules"][Rule.FORCED_FROM_FULL]) == 1:
        return Refusal.NONE if int(table["area"][seat, spot]) > 0 else Refusal.NOT_ON_TABLE
    return refuse_take(table, seat, spot)


@kernel
def has_something_to_give(table: Table, seat: Seat) -> bool:
    """Whether a seat has a property that it may give in a forced deal."""
    spots = int(table["area_spots"][seat])
    while spots != 0:
        if refuse_give(table, seat, lowest(spots)) == Refusal.NONE:
            return True
        spots = spots & (spots - 1)
    return False


@kernel
def list_takes(table: Table, target: Seat, base: int, listing: Listing, count: int) -> int:
    """List ``base + spot`` for each card of *target* that ``refuse_take`` does not refuse."""
    spots = int(table["area_spots"][target])
    while spots != 0:
        spot = lowest(spots)
        spots = spots & (spots - 1)
        listing["codes"][count] = base + spot
        count += 1 if refuse_take(table, target, spot) == Refusal.NONE else 0
    return count


@kernel
def refuse_deal_breaker(table: Table, target: Seat, color: int) -> int:
    """Say why there is no set to take."""
    if not has(int(table["full_colors"][target]), color):
        return Refusal.NO_FULL_SET
    return Refusal.NONE


@kernel
def play_sly_deal(state: State, target: Seat, spot: int) -> None:
    """Play Sly Deal for a card of *target*."""
    spend_card(state, SLY_DEAL)
    state["attack_take"] = spot
    open_attack(state, SLY_DEAL, 0, 1 << target)


@kernel
def refuse_also(table: Table, spot: int) -> int:
    """Say why a card can't be the second one that a double sly takes."""
    target = int(table["target"])
    taken = 1 if spot == int(table["attack_take"]) else 0
    if int(table["area"][target, spot]) <= taken:
        return Refusal.NOT_ON_TABLE
    if spare_count(table, target, spot) <= taken:
        return Refusal.IN_FULL_SET
    return Refusal.NONE


@kernel
def play_double_sly(state: State, target: Seat, spot: int) -> None:
    """Play Double Sly for a card of *target*; the other is named next, where there is one (B81)."""
    spend_card(state, DOUBLE_SLY)
    state["attack"] = DOUBLE_SLY
    state["target"] = target
    state["attack_take"] = spot
    spots = int(state["area_spots"][target])
    while spots != 0:
        if refuse_also(state, lowest(spots)) == Refusal.NONE:
            state["prompt"] = Prompt.ALSO
            return
        spots = spots & (spots - 1)
    open_attack(state, DOUBLE_SLY, 0, 1 << target)


@kernel
def take_also(state: State, spot: int) -> None:
    """Name the second card of the double sly, and ask the target."""
    state["attack_also"] = spot
    open_attack(state, DOUBLE_SLY, 0, 1 << int(state["target"]))


@kernel
def play_forced_deal(state: State, target: Seat, spot: int) -> None:
    """Play Forced Deal for a card of *target*; what is given is named next."""
    spend_card(state, FORCED_DEAL)
    state["attack"] = FORCED_DEAL
    state["target"] = target
    state["attack_take"] = spot
    state["prompt"] = Prompt.SWAP


@kernel
def swap_for(state: State, spot: int) -> None:
    """Name the card given in the forced deal, and ask the target."""
    state["attack_give"] = spot
    open_attack(state, FORCED_DEAL, 0, 1 << int(state["target"]))


@kernel
def play_deal_breaker(state: State, target: Seat, color: int) -> None:
    """Play Deal Breaker for the full group of a colour."""
    spend_card(state, DEAL_BREAKER)
    state["attack_color"] = color
    open_attack(state, DEAL_BREAKER, 0, 1 << target)


@kernel
def _move_card(state: State, giver: Seat, taker: Seat, spot: int) -> None:
    take_from_area(state, giver, spot)
    arrive(state, taker, spot)


@kernel
def carry_out_sly_deal(state: State) -> None:
    """Move the card."""
    target = int(state["target"])
    spot = int(state["attack_take"])
    _move_card(state, target, int(state["turn"]), spot)
    settle_buildings(state, target, SPOT_COLOR[spot])
    settle_transfer(state)


@kernel
def carry_out_double_sly(state: State) -> None:
    """Move both cards, or the only one."""
    target = int(state["target"])
    turn = int(state["turn"])
    _move_card(state, target, turn, int(state["attack_take"]))
    if int(state["attack_also"]) >= 0:
        _move_card(state, target, turn, int(state["attack_also"]))
    settle_transfer(state)


@kernel
def carry_out_forced_deal(state: State) -> None:
    """Move both cards."""
    target = int(state["target"])
    turn = int(state["turn"])
    take = int(state["attack_take"])
    give = int(state["attack_give"])
    _move_card(state, target, turn, take)
    _move_card(state, turn, target, give)
    settle_buildings(state, target, SPOT_COLOR[take])
    settle_buildings(state, turn, SPOT_COLOR[give])
    settle_transfer(state)


@kernel
def carry_out_deal_breaker(state: State) -> None:
    """Move the first full group as it lies, with the best house and the best hotel (B62, B63)."""
    target = int(state["target"])
    turn = int(state["turn"])
    color = int(state["attack_color"])
    left = SET_SIZE[color]
    for spot in range(SPOT_FIRST[color], SPOT_FIRST[color + 1]):
        for _ in range(min(left, int(state["area"][target, spot]))):
            take_from_area(state, target, spot)
            add_to_area(state, turn, spot)
            left -= 1
    _take_best_building(state, target, turn, color, 0)
    _take_best_building(state, target, turn, color, 2)
    settle_buildings(state, target, color)
    settle_buildings(state, turn, color)  # two rainbows may now lie together, and are no full group
    settle_transfer(state)


@kernel
def _take_best_building(state: State, giver: Seat, taker: Seat, color: int, first: int) -> None:
    for slot in range(first + 1, first - 1, -1):
        if int(state["buildings"][giver, color, slot]) > 0:
            state["buildings"][giver, color, slot] = int(state["buildings"][giver, color, slot]) - 1
            state["buildings"][taker, color, slot] = int(state["buildings"][taker, color, slot]) + 1
            return
