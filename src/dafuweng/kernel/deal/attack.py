"""An action that other seats must answer: who is asked, in which order (B54, B71).

The facts of an attack are frozen when it is played (B53). Its targets are asked one after the
other, clockwise from the active seat; each has its own chain of Just Say No and pays before the
next is asked.
"""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.codes import Prompt
from dafuweng.kernel.deal.layout import Seat, State

__all__ = ["ask_next", "open_attack", "open_attack_on_all"]


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
        seat = (seat + 1) % int(state["seats"])
    state["waiting"] = waiting & ~(1 << seat)
    _ask(state, seat)


@kernel
def _ask(state: State, seat: Seat) -> None:
    state["target"] = seat
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
    state["no_count"] = 0
