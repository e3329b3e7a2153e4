"""Whole games by the random policy inside compiled loops."""

from typing import Any

import numpy as np

from dafuweng.kernel.chance import fast_below, seed_fast, seed_key
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import MAX_LEGAL, VERB
from dafuweng.kernel.deal.apply import apply
from dafuweng.kernel.deal.codes import Prompt, Verb
from dafuweng.kernel.deal.layout import State
from dafuweng.kernel.deal.legal import legal
from dafuweng.kernel.deal.setup import setup

__all__ = ["choose_random", "play_random", "random_games"]

RECOLOR_PATIENCE = 2
"""Recolourings a turn after which the random policy makes no more; see decision note 0003."""


@kernel
def choose_random(codes: Any, count: int, recolored: int, fast: Any) -> int:
    """Choose one of the first *count* codes, recolourings no more than the patience allows."""
    if recolored >= RECOLOR_PATIENCE:
        kept = 0
        while kept < count and VERB[codes[kept]] != Verb.RECOLOR:
            kept += 1
        count = kept
    return codes[fast_below(fast, count)]


@kernel
def play_random(state: State, codes: Any, fast: Any, limit: int) -> int:
    """Play on by the random policy until the game is over or *limit* decisions are made."""
    decisions = 0
    while decisions < limit and int(state["prompt"]) != Prompt.OVER:
        count = legal(state, codes)
        apply(state, choose_random(codes, count, int(state["recolored"]), fast))
        decisions += 1
    return decisions


@kernel
def random_games(
    states: Any, games: int, seats: int, rules: Any, seed: int, limit: int
) -> tuple[int, int, int]:
    """Play whole games in ``states[0]``; return decisions, games with a winner, and turns."""
    codes = np.empty(MAX_LEGAL, np.int64)
    fast = np.empty(4, np.int64)
    key = np.empty(8, np.uint32)
    seed_fast(fast, seed)
    state = states[0]
    decisions = 0
    won = 0
    turns = 0
    for game in range(games):
        seed_key(seed, game, key)
        setup(state, seats, rules, key)
        decisions += play_random(state, codes, fast, limit)
        turns += int(state["turn_number"])
        if int(state["winner"]) >= 0:
            won += 1
    return decisions, won, turns
