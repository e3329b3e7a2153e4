"""The doors to Python: arrays of states and an index in, one compiled call a question.

Passing an array with an index costs a fraction of passing a record. ``warm`` compiles all of these.
"""

from typing import Any

import numpy as np

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import LISTING
from dafuweng.kernel.deal.apply import apply
from dafuweng.kernel.deal.codes import Refusal
from dafuweng.kernel.deal.determinize import determinize
from dafuweng.kernel.deal.invariants import find_fault
from dafuweng.kernel.deal.layout import Seat, State
from dafuweng.kernel.deal.legal import legal
from dafuweng.kernel.deal.observe import observe
from dafuweng.kernel.deal.refuse import refuse
from dafuweng.kernel.deal.setup import setup
from dafuweng.kernel.deal.win import is_stalled

__all__ = [
    "determinize_at",
    "fault_at",
    "is_stalled_at",
    "legal_at",
    "observe_at",
    "refuse_at",
    "replay",
    "setup_at",
    "step",
]


@kernel
def setup_at(states: Any, i: int, seats: int, rules: Any, key: Any) -> None:
    """Deal a new game into ``states[i]``; see ``setup.setup``."""
    setup(states[i], seats, rules, key)


@kernel
def legal_at(states: Any, i: int, codes: Any) -> int:
    """List the legal actions of ``states[i]`` into *codes* of ``MAX_LEGAL``; return how many."""
    return _legal_at(states[i], np.zeros(1, LISTING), codes)


@kernel
def _legal_at(state: State, listings: Any, codes: Any) -> int:
    listing = listings[0]
    count = legal(state, listing)
    for n in range(count):
        codes[n] = int(listing["codes"][n])
    return count


@kernel
def refuse_at(states: Any, i: int, seat: Seat, action: int) -> int:
    """Say why *seat* may not do *action* in ``states[i]``, or ``Refusal.NONE``."""
    return refuse(states[i], seat, action)


@kernel
def step(states: Any, i: int, seat: Seat, action: int) -> int:
    """Do *action* if it is legal for *seat*; return the refusal, ``Refusal.NONE`` when done."""
    refusal = refuse(states[i], seat, action)
    if refusal == Refusal.NONE:
        apply(states[i], action)
    return refusal


@kernel
def replay(states: Any, i: int, actions: Any) -> int:
    """Do *actions* (``int64``) in order up to the first illegal one; return how many were done."""
    state = states[i]
    for n in range(len(actions)):
        action = int(actions[n])
        if refuse(state, int(state["decider"]), action) != Refusal.NONE:
            return n
        apply(state, action)
    return len(actions)


@kernel
def observe_at(states: Any, i: int, seat: Seat, views: Any, j: int) -> None:
    """Fill ``views[j]`` with what *seat* sees of ``states[i]``."""
    observe(states[i], seat, views[j])


@kernel
def determinize_at(states: Any, i: int, seat: Seat, j: int, fasts: Any) -> None:
    """Write into ``states[j]`` a guess at ``states[i]`` that fits what *seat* sees."""
    states[j] = states[i]
    determinize(states[i], seat, states[j], fasts[0])


@kernel
def is_stalled_at(states: Any, i: int) -> bool:
    """Whether nothing can be played any more in ``states[i]``, see ``win.is_stalled``."""
    return is_stalled(states[i])


@kernel
def fault_at(states: Any, i: int) -> int:
    """Return the first broken invariant of ``states[i]``, see ``invariants.Fault``."""
    return find_fault(states[i])
