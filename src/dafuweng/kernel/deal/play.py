"""Plays that nobody answers: bank, place, recolour, build, Pass Go."""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.codes import Refusal, Rule
from dafuweng.kernel.deal.layout import Seat, State, Table
from dafuweng.kernel.deal.piles import discard, draw_cards, put_in_bank, take_from_hand
from dafuweng.kernel.deal.sets import (
    add_to_area,
    full_count,
    hotel_count,
    house_count,
    settle_buildings,
    take_from_area,
)
from dafuweng.kernel.deal.tables import (
    BUILDABLE,
    BUILDING_KIND,
    IS_BANKABLE,
    PASS_GO,
    RECOLOR_FROM,
    RECOLOR_TO,
    SPOT_COLOR,
    SPOT_KIND,
)
from dafuweng.kernel.deal.win import settle_win

__all__ = [
    "bank",
    "build",
    "pass_go",
    "place",
    "recolor",
    "refuse_bank",
    "refuse_build",
    "refuse_recolor",
]

PASS_GO_CARDS = 2
RECOLORED_LIMIT = 100


@kernel
def refuse_bank(kind: int) -> int:
    """Say why a kind can't be banked: properties never are money."""
    return Refusal.NONE if IS_BANKABLE[kind] == 1 else Refusal.NOT_BANKABLE


@kernel
def bank(state: State, kind: int) -> None:
    """Put a card into one's bank, where it is money for ever."""
    seat = _spend_play(state, kind)
    put_in_bank(state, seat, kind, 1)


@kernel
def place(state: State, spot: int) -> None:
    """Lay a property down."""
    seat = _spend_play(state, SPOT_KIND[spot])
    add_to_area(state, seat, spot)
    settle_win(state, seat)


@kernel
def refuse_recolor(table: Table, seat: Seat, recoloring: int) -> int:
    """Say why a wild can't be moved; it costs no play unless the option says so (B20)."""
    if int(table["area"][seat, RECOLOR_FROM[recoloring]]) == 0:
        return Refusal.NOT_ON_TABLE
    if int(table["rules"][Rule.RECOLOR_COSTS]) == 1 and int(table["plays"]) == 0:
        return Refusal.NO_PLAYS_LEFT
    return Refusal.NONE


@kernel
def recolor(state: State, recoloring: int) -> None:
    """Move a wild of one's own to another of its colours."""
    seat = int(state["turn"])
    spot = RECOLOR_FROM[recoloring]
    take_from_area(state, seat, spot)
    add_to_area(state, seat, RECOLOR_TO[recoloring])
    settle_buildings(state, seat, SPOT_COLOR[spot])
    if int(state["rules"][Rule.RECOLOR_COSTS]) == 1:
        state["plays"] = int(state["plays"]) - 1
    state["recolored"] = min(RECOLORED_LIMIT, int(state["recolored"]) + 1)
    settle_win(state, seat)


@kernel
def refuse_build(table: Table, seat: Seat, slot: int, color: int) -> int:
    """Say why a building can't stand on a colour: slots 0, 1 are houses, 2, 3 hotels (A5, B46)."""
    if BUILDABLE[color] == 0:
        return Refusal.NOT_BUILDABLE
    full = full_count(table, seat, color)
    if full == 0:
        return Refusal.NO_FULL_SET
    houses = house_count(table, seat, color)
    if slot < 2:
        return Refusal.HOUSE_EXISTS if houses >= full else Refusal.NONE
    if houses == 0:
        return Refusal.NO_HOUSE
    return Refusal.HOTEL_EXISTS if hotel_count(table, seat, color) >= houses else Refusal.NONE


@kernel
def build(state: State, slot: int, color: int) -> None:
    """Build on one's own full set; by the option of B13 that may win."""
    seat = _spend_play(state, BUILDING_KIND[slot])
    state["buildings"][seat, color, slot] = int(state["buildings"][seat, color, slot]) + 1
    settle_win(state, seat)


@kernel
def pass_go(state: State) -> None:
    """Draw two; the card itself is not yet in the discard pile then (B24)."""
    seat = _spend_play(state, PASS_GO)
    draw_cards(state, seat, PASS_GO_CARDS)
    discard(state, PASS_GO)


@kernel
def _spend_play(state: State, kind: int) -> Seat:
    seat = int(state["turn"])
    take_from_hand(state, seat, kind)
    state["plays"] = int(state["plays"]) - 1
    return seat
