"""Go To Jail: an opponent misses its next turn (B80)."""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.attack import ask_next, open_attack
from dafuweng.kernel.deal.bits import has
from dafuweng.kernel.deal.codes import Refusal
from dafuweng.kernel.deal.layout import Seat, State, Table
from dafuweng.kernel.deal.tables import GO_TO_JAIL
from dafuweng.kernel.deal.turn import spend_card

__all__ = ["carry_out_jail", "play_go_to_jail", "refuse_jail"]


@kernel
def refuse_jail(table: Table, target: Seat) -> int:
    """Say why *target* can't be jailed: nobody misses two turns."""
    return Refusal.ALREADY_JAILED if has(int(table["jailed"]), target) else Refusal.NONE


@kernel
def play_go_to_jail(state: State, target: Seat) -> None:
    """Play Go To Jail on *target*."""
    spend_card(state, GO_TO_JAIL)
    open_attack(state, GO_TO_JAIL, 0, 1 << target)


@kernel
def carry_out_jail(state: State) -> None:
    """Jail the target, which still answers and pays."""
    state["jailed"] = int(state["jailed"]) | (1 << int(state["target"]))
    ask_next(state)
