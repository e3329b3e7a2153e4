"""Winning (B10 to B14)."""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.codes import Prompt, Rule
from dafuweng.kernel.deal.layout import Seat, State, Table
from dafuweng.kernel.deal.sets import full_color_count

__all__ = ["has_sets_to_win", "is_stalled", "settle_win"]


@kernel
def has_sets_to_win(table: Table, seat: Seat) -> bool:
    """Whether a seat has full groups of enough different colours (B12)."""
    return full_color_count(table, seat) >= int(table["rules"][Rule.SETS_TO_WIN])


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
