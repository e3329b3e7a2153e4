"""Cards that change hands: wilds ask their new owner for a colour, then wins are looked for.

The active seat comes first in both, so it wins where two seats complete at once (B11); everything
is settled after each transfer, before the next target is asked (B14). Whose sets suffice already is
not asked for more colours: the game ends at once.
"""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.attack import ask_next
from dafuweng.kernel.deal.codes import Prompt, Refusal
from dafuweng.kernel.deal.layout import WILDS, Seat, State, Table
from dafuweng.kernel.deal.sets import add_to_area
from dafuweng.kernel.deal.tables import FIRST_DUAL, SPOT_KIND, SPOT_OF
from dafuweng.kernel.deal.win import settle_win

__all__ = ["arrive", "arriving_wild", "choose_color", "refuse_color", "settle_transfer"]


@kernel
def arrive(state: State, seat: Seat, spot: int) -> None:
    """Hand a card of *spot* to *seat*: an ordinary one lies down, a wild waits for its colour."""
    kind = SPOT_KIND[spot]
    if kind < FIRST_DUAL:
        add_to_area(state, seat, spot)
    else:
        wild = kind - FIRST_DUAL
        state["arriving"][seat, wild] = int(state["arriving"][seat, wild]) + 1


@kernel
def arriving_wild(table: Table, seat: Seat) -> int:
    """Return the kind of the wild whose colour *seat* must name next, -1 when none waits."""
    for wild in range(WILDS):
        if int(table["arriving"][seat, wild]) > 0:
            return FIRST_DUAL + wild
    return -1


@kernel
def settle_transfer(state: State) -> None:
    """Ask for colours, look for wins, then go on with the attack.

    Only the active seat and the target of its card can have gained anything.
    """
    if _settle_gains(state, int(state["turn"])) or _settle_gains(state, int(state["target"])):
        return
    ask_next(state)


@kernel
def _settle_gains(state: State, seat: Seat) -> bool:
    """End the game by the win of *seat* or ask it for a colour; whether one of them was due."""
    if settle_win(state, seat):
        _lay_down_rest(state, int(state["turn"]))
        _lay_down_rest(state, int(state["target"]))
        return True
    if arriving_wild(state, seat) >= 0:
        state["prompt"] = Prompt.COLOR
        state["decider"] = seat
        return True
    return False


@kernel
def _lay_down_rest(state: State, seat: Seat) -> None:
    """Lay wilds that nobody is asked about any more down in their first colour."""
    kind = arriving_wild(state, seat)
    while kind >= 0:
        color = 0
        while SPOT_OF[kind, color] < 0:
            color += 1
        _lay_down(state, seat, kind, color)
        kind = arriving_wild(state, seat)


@kernel
def _lay_down(state: State, seat: Seat, kind: int, color: int) -> None:
    wild = kind - FIRST_DUAL
    state["arriving"][seat, wild] = int(state["arriving"][seat, wild]) - 1
    add_to_area(state, seat, SPOT_OF[kind, color])


@kernel
def refuse_color(table: Table, seat: Seat, color: int) -> int:
    """Say why an arriving wild can't take a colour."""
    if SPOT_OF[arriving_wild(table, seat), color] < 0:
        return Refusal.WRONG_COLOR
    return Refusal.NONE


@kernel
def choose_color(state: State, color: int) -> None:
    """Lay the arriving wild down in the colour its owner names; free, and off turn too (A3)."""
    seat = int(state["decider"])
    _lay_down(state, seat, arriving_wild(state, seat), color)
    settle_transfer(state)
