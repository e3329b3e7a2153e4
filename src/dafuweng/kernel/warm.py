"""Compile the kernel ahead of its first use, in steps that can be shown as progress."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from dafuweng.kernel.chance import FAST
from dafuweng.kernel.deal import calls
from dafuweng.kernel.deal.actions import MAX_LEGAL
from dafuweng.kernel.deal.codes import Rule
from dafuweng.kernel.deal.layout import RULES, STATE, VIEW
from dafuweng.kernel.deal.playout import random_games
from dafuweng.kernel.deal.survey import GROUP, MAX_GROUPS, SURVEY_SHAPE, survey

__all__ = ["Steps", "play_steps", "show_steps", "steps", "study_steps"]

Steps: TypeAlias = list[tuple[str, Callable[[], object]]]
"""Doors of the kernel by name: calling one compiles it into the cache, or loads it from there."""

_RULES = np.zeros(RULES, np.int64)
_RULES[[Rule.COPIES, Rule.SETS_TO_WIN]] = 1, 3  # any legal mix compiles the same code


def play_steps() -> Steps:
    """Return the doors through which a game is played, each before those that build on it."""
    states = np.zeros(1, STATE)
    codes = np.zeros(MAX_LEGAL, np.int64)
    key = np.zeros(8, np.uint32)
    return [
        ("setup", lambda: calls.setup_at(states, 0, 2, _RULES, key)),
        ("legal", lambda: calls.legal_at(states, 0, codes)),
        ("refuse", lambda: calls.refuse_at(states, 0, 0, 0)),
        ("step", lambda: calls.step(states, 0, 0, -1)),
        ("replay", lambda: calls.replay(states, 0, codes[:0])),
    ]


def show_steps() -> Steps:
    """Return the doors through which a game is looked at and checked."""
    states = np.zeros(1, STATE)
    views = np.zeros(1, VIEW)
    answers = np.zeros(SURVEY_SHAPE, np.int64)
    groups = np.zeros(MAX_GROUPS, GROUP)
    return [
        ("observe", lambda: calls.observe_at(states, 0, 0, views, 0)),
        ("survey of a view", lambda: survey(views, 0, answers, groups)),
        ("survey of a state", lambda: survey(states, 0, answers, groups)),
        ("stalled", lambda: calls.is_stalled_at(states, 0)),
        ("fault", lambda: calls.fault_at(states, 0)),
    ]


def study_steps() -> Steps:
    """Return the doors that only programs of a researcher go through."""
    states = np.zeros(2, STATE)
    fasts = np.zeros(1, FAST)
    return [
        ("determinize", lambda: calls.determinize_at(states, 0, 0, 1, fasts)),
        ("random games", lambda: random_games(states, 1, 2, _RULES, 1, 1)),
    ]


def steps() -> Steps:
    """Return all doors."""
    return [*play_steps(), *show_steps(), *study_steps()]
