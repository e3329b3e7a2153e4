"""An action that other seats must answer: who is asked, in which order (B54, B71).

The facts of an attack are frozen when it is played (B53). Its targets are asked one after the
other, in the order of the turns from the active seat; each has its own chain of Just Say No and
pays before the next is asked.
"""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.codes import Prompt
from dafuweng.kernel.deal.layout import Seat, State, Table

__all__ = ["actor", "ask", "ask_next", "close_attack", "open_attack", "open_attack_on_all"]


@kernel
def open_attack(state: State, kind: int, amount_m: int, waiting: int) -> None:
    """Ask the seats of the bit set *waiting* to answer card *kind*."""
    state["attack"] = kind
    state["attack_amount"] = amount_m
    state["waiting"] = waiting
    ask_next(state)


@kernel
def open_attack_on_all(state: State, kind: int, amount_m: int) -> None:
    """Ask every opponent of the active seat."""
    everybody = (1 << int(state["seats"])) - 1
    open_attack(state, kind, amount_m, everybody & ~(1 << int(state["turn"])))


@kernel
def ask_next(state: State) -> None:
    """Ask the next target, or close the attack and give the turn back."""
    waiting = int(state["waiting"])
    turn = int(state["turn"])
    if waiting == 0:
        close_attack(state)
        state["prompt"] = Prompt.PLAY
        state["decider"] = turn
        return
    seat = turn
    while waiting & (1 << seat) == 0:
        seat = int(state["after"][seat])
    state["waiting"] = waiting & ~(1 << seat)
    ask(state, seat, -1)


@kernel
def ask(state: State, seat: Seat, transfer_from: Seat) -> None:
    """Ask *seat* to answer for itself, or for the seat that passed its rent on (B83)."""
    state["target"] = seat
    state["transfer_from"] = transfer_from
    state["no_count"] = 0
    state["prompt"] = Prompt.RESPOND
    state["decider"] = seat


@kernel
def close_attack(state: State) -> None:
    """Forget the attack."""
    state["attack"] = -1
    state["attack_amount"] = 0
    state["target"] = -1
    state["attack_color"] = -1
    state["attack_doubles"] = 0
    state["attack_take"] = -1
    state["attack_give"] = -1
    state["attack_also"] = -1
    state["transfer_from"] = -1
    state["no_count"] = 0


@kernel
def actor(table: Table) -> Seat:
    """Return the other side of the target's exchange: who acts against it."""
    transfer_from = int(table["transfer_from"])
    return transfer_from if transfer_from >= 0 else int(table["turn"])
