"""Counting all that can happen: the sequences of so many decisions from a position.

Chess calls such numbers perft. A change of what is legal, or of what an action does, changes them.
"""

from typing import Any

import numpy as np

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import LISTING
from dafuweng.kernel.deal.apply import apply
from dafuweng.kernel.deal.codes import Prompt
from dafuweng.kernel.deal.layout import STATE, State
from dafuweng.kernel.deal.legal import legal

__all__ = ["count_at"]


@kernel
def count_at(states: Any, i: int, counts: Any) -> None:
    """Write into ``counts[n]`` how many sequences of ``n + 1`` decisions begin at ``states[i]``.

    Reshuffles and random picks are those of the state's own chance. Nothing follows the end of a
    game: a sequence that ends it is counted where it ends, and not again behind that.
    """
    depth = len(counts)
    path = np.zeros(depth, STATE)
    if depth > 0:
        path[0] = states[i]
        _count(path, np.zeros(depth, LISTING), np.zeros(depth, np.int64), counts)


@kernel
def _count(path: Any, listings: Any, left: Any, counts: Any) -> None:
    """Walk the tree below ``path[0]``; *left* holds the decisions not yet followed at each level.

    The last decisions are counted as listed, not made, which saves most of the work.
    """
    last = len(counts) - 1
    counts[:] = 0
    level = 0
    left[0] = _list_decisions(path[0], listings[0])
    counts[0] = left[0]
    while level >= 0:
        if level == last or left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        action = int(listings[level]["codes"][left[level]])
        path[level + 1] = path[level]
        level += 1
        apply(path[level], action)
        left[level] = _list_decisions(path[level], listings[level])
        counts[level] += left[level]


@kernel
def _list_decisions(state: State, listing: Any) -> int:
    return 0 if int(state["prompt"]) == Prompt.OVER else legal(state, listing)
