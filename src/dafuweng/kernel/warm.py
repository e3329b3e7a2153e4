"""Compile the kernel ahead of its first use, in steps that can be shown as progress."""

from collections.abc import Callable

import numpy as np

from dafuweng.kernel.chance import FAST
from dafuweng.kernel.deal import calls
from dafuweng.kernel.deal.actions import MAX_LEGAL
from dafuweng.kernel.deal.layout import RULES, STATE, VIEW
from dafuweng.kernel.deal.playout import random_games
from dafuweng.kernel.deal.survey import GROUP, MAX_GROUPS, SURVEY_SHAPE, survey

__all__ = ["steps"]

_RULES = np.zeros(RULES, np.int64)
_RULES[[1, 4]] = 1, 3  # one deck, three sets to win: any legal mix compiles the same code


def steps() -> list[tuple[str, Callable[[], object]]]:
    """Return the kernel's doors in the order in which they build on each other.

    Calling each compiles it into the cache, or loads it from there.
    """
    states = np.zeros(2, STATE)
    views = np.zeros(1, VIEW)
    codes = np.zeros(MAX_LEGAL, np.int64)
    key = np.zeros(8, np.uint32)
    fasts = np.zeros(1, FAST)
    answers = np.zeros(SURVEY_SHAPE, np.int64)
    groups = np.zeros(MAX_GROUPS, GROUP)
    return [
        ("setup", lambda: calls.setup_at(states, 0, 2, _RULES, key)),
        ("legal", lambda: calls.legal_at(states, 0, codes)),
        ("refuse", lambda: calls.refuse_at(states, 0, 0, 0)),
        ("step", lambda: calls.step(states, 0, 0, -1)),
        ("replay", lambda: calls.replay(states, 0, codes[:0])),
        ("observe", lambda: calls.observe_at(states, 0, 0, views, 0)),
        ("determinize", lambda: calls.determinize_at(states, 0, 0, 1, fasts)),
        ("survey of a view", lambda: survey(views, 0, answers, groups)),
        ("survey of a state", lambda: survey(states, 0, answers, groups)),
        ("fault", lambda: calls.fault_at(states, 0)),
        ("random games", lambda: random_games(states, 1, 2, _RULES, 1, 1)),
    ]
