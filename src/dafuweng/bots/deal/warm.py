"""Compile the bots ahead of their first use, in steps that can be shown as progress."""

from collections.abc import Callable

import numpy as np

from dafuweng.bots.deal.compiled import CompiledBot
from dafuweng.bots.deal.match import DESK, RESULT, Policy, match_games
from dafuweng.kernel.deal.codes import Prompt, Rule
from dafuweng.kernel.deal.layout import RULES, VIEW

__all__ = ["steps"]

_RULES = np.zeros(RULES, np.int64)
_RULES[Rule.COPIES] = 1
_RULES[Rule.SETS_TO_WIN] = 3


def steps() -> list[tuple[str, Callable[[], object]]]:
    """Return what compiles the bots into the cache, or loads them from there.

    The kernel comes first: ``kernel.warm.steps``.
    """
    view = np.zeros(1, VIEW)[0]
    view["seats"] = 2
    view["prompt"] = Prompt.RESPOND
    policies = np.array([Policy.SENSIBLE, Policy.RANDOM], np.int64)
    desks, results = np.zeros(1, DESK), np.zeros(1, RESULT)
    return [
        ("random bot", lambda: CompiledBot("random", 0).choose(view, [0])),
        ("sensible bot", lambda: CompiledBot("sensible", 0).choose(view, [0])),
        ("matches", lambda: match_games(desks, policies, _RULES, 1, 0, results)),
    ]
