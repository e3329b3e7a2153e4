"""Winning (B10 to B14)."""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.bits import count_bits, lowest
from dafuweng.kernel.deal.codes import Prompt, Rule
from dafuweng.kernel.deal.layout import Seat, State, Table
from dafuweng.kernel.deal.sets import full_color_count, house_count
from dafuweng.kernel.deal.tables import BUILDABLE

__all__ = ["has_sets_to_win", "is_stalled", "settle_win"]


@kernel
def has_sets_to_win(table: Table, seat: Seat) -> bool:
    """Whether a seat has full groups of enough different colours (B12), and the houses (B13)."""
    if full_color_count(table, seat) < int(table["rules"][Rule.SETS_TO_WIN]):
        return False
    houses = int(table["rules"][Rule.HOUSES_TO_WIN])
    return houses == 0 or _has_houses_to_win(table, seat, houses == 2)


@kernel
def _has_houses_to_win(table: Table, seat: Seat, on_each: bool) -> bool:
    """Whether a house stands on one full colour, or *on_each* of enough that can have one."""
    full = int(table["full_colors"][seat])
    built = 0
    unbuildable = 0
    while full != 0:
        color = lowest(full)
        full = full & (full - 1)
        if BUILDABLE[color] == 0:
            unbuildable |= 1 << color
        elif house_count(table, seat, color) > 0:
            built |= 1 << color
    if not on_each:
        return built != 0
    return count_bits(built | unbuildable) >= int(table["rules"][Rule.SETS_TO_WIN])


@kernel
def is_stalled(table: Table) -> bool:
    """Whether all cards lie on the table: piles and hands are empty, and nothing can be played."""
    if int(table["draw_count"]) + int(table["discard_count"]) > 0:
        return False
    for seat in range(int(table["seats"])):
        if int(table["hand_count"][seat]) > 0:
            return False
    return True


@kernel
def settle_win(state: State, seat: Seat) -> bool:
    """End the game if *seat* has won now; off turn only where wins count at once (B10)."""
    if seat != int(state["turn"]) and int(state["rules"][Rule.OWN_TURN_WIN]) == 1:
        return False
    if not has_sets_to_win(state, seat):
        return False
    state["winner"] = seat
    state["prompt"] = Prompt.OVER
    state["decider"] = -1
    return True
