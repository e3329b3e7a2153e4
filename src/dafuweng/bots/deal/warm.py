"""Compile the bots ahead of their first use, in steps that can be shown as progress."""

import numpy as np

from dafuweng.bots.deal.compiled import CompiledBot
from dafuweng.bots.deal.match import DESK, RESULT, Policy, match_games
from dafuweng.kernel.deal.codes import Prompt, Rule
from dafuweng.kernel.deal.layout import RULES, VIEW
from dafuweng.kernel.warm import Steps

__all__ = ["play_steps", "steps"]


def play_steps() -> Steps:
    """Return what compiles the bots that sit at a table, as ``kernel.warm`` does for the rules."""
    view = np.zeros(1, VIEW)[0]
    view["seats"] = 2
    view["prompt"] = Prompt.RESPOND
    return [
        ("random bot", lambda: CompiledBot("random", 0).choose(view, [0])),
        ("sensible bot", lambda: CompiledBot("sensible", 0).choose(view, [0])),
    ]


def steps() -> Steps:
    """Return what compiles the bots and their matches; the kernel's ``steps`` come first."""
    rules = np.zeros(RULES, np.int64)
    rules[[Rule.COPIES, Rule.SETS_TO_WIN]] = 1, 3
    policies = np.array([Policy.SENSIBLE, Policy.RANDOM], np.int64)
    desks, results = np.zeros(1, DESK), np.zeros(1, RESULT)
    matches = ("matches", lambda: match_games(desks, policies, rules, 1, 0, results))
    return [*play_steps(), matches]
