"""Whole games of bots against bots inside one compiled loop."""

from enum import IntEnum
from typing import Any

import numpy as np

from dafuweng.bots.deal.mind import MIND
from dafuweng.bots.deal.sensible import choose_sensible
from dafuweng.kernel.chance import FAST, seed_fast, seed_key
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import LISTING
from dafuweng.kernel.deal.apply import apply
from dafuweng.kernel.deal.codes import Prompt
from dafuweng.kernel.deal.layout import STATE, VIEW
from dafuweng.kernel.deal.legal import legal
from dafuweng.kernel.deal.observe import observe
from dafuweng.kernel.deal.playout import choose_random
from dafuweng.kernel.deal.setup import setup
from dafuweng.kernel.deal.win import is_stalled

__all__ = ["DECISIONS_MAX", "DESK", "RESULT", "Policy", "match_games"]

DECISIONS_MAX = 20_000
"""Decisions after which a game is given up as unfinished."""


class Policy(IntEnum):
    """The compiled bots."""

    RANDOM = 0
    SENSIBLE = 1


RESULT = np.dtype(
    [
        ("winner", np.int64),  # seat, -1 for an unfinished game
        ("start", np.int64),  # the seat that began
        ("turns", np.int64),
        ("decisions", np.int64),
    ]
)

DESK = np.dtype(
    [
        ("state", STATE),
        ("view", VIEW),
        ("mind", MIND),
        ("listing", LISTING),
        ("fast", FAST),
        ("key", np.uint32, (8,)),
    ]
)
"""What a match is played on. The caller keeps it: compiled records do not hold their memory."""


@kernel
def match_games(desks: Any, policies: Any, rules: Any, seed: int, first: int, results: Any) -> None:
    """Play game number *first* and those that follow, one for each record of *results*.

    ``policies`` names a bot for each seat; in game *g* seat *s* plays number ``(s + g) % seats``
    of it. A game is the same whichever call plays it. ``desks`` is one record of ``DESK``.
    """
    seats = len(policies)
    state = desks[0]["state"]
    view = desks[0]["view"]
    mind = desks[0]["mind"]
    listing = desks[0]["listing"]
    fast = desks[0]["fast"]
    key = desks[0]["key"]
    for n in range(len(results)):
        game = first + n
        seed_key(seed, game, key)
        seed_fast(fast, (seed << 20) ^ game)
        setup(state, seats, rules, key)
        decisions = 0
        while decisions < DECISIONS_MAX and int(state["prompt"]) != Prompt.OVER:
            if is_stalled(state):
                break
            seat = int(state["decider"])
            count = legal(state, listing)
            observe(state, seat, view)
            if int(policies[(seat + game) % seats]) == Policy.SENSIBLE:
                code = choose_sensible(view, listing, count, mind)
            else:
                code = choose_random(listing, count, int(view["recolored"]), fast)
            apply(state, code)
            decisions += 1
        results[n]["winner"] = int(state["winner"])
        results[n]["start"] = int(state["start"])
        results[n]["turns"] = int(state["turn_number"])
        results[n]["decisions"] = decisions
