"""Whole games by the random policy inside compiled loops."""

from typing import Any

import numpy as np

from dafuweng.kernel.chance import FAST, fast_below, seed_fast, seed_key
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import LISTING, VERB, Listing
from dafuweng.kernel.deal.apply import apply
from dafuweng.kernel.deal.codes import Prompt, Verb
from dafuweng.kernel.deal.layout import State
from dafuweng.kernel.deal.legal import legal
from dafuweng.kernel.deal.setup import setup
from dafuweng.kernel.deal.win import is_stalled

__all__ = ["choose_random", "play_random", "random_games"]

RECOLOR_PATIENCE = 2
"""Recolourings a turn after which the random policy makes no more; see decision note 0003."""


@kernel
def choose_random(listing: Listing, count: int, recolored: int, fast: Any) -> int:
    """Choose one of the *count* actions listed, recolouring no more than the patience allows."""
    if recolored >= RECOLOR_PATIENCE:
        kept = 0
        while kept < count and VERB[int(listing["codes"][kept])] != Verb.RECOLOR:
            kept += 1
        count = kept
    return int(listing["codes"][fast_below(fast, count)])


@kernel
def play_random(state: State, listing: Listing, fast: Any, limit: int) -> int:
    """Play on by the random policy until the game is over or stalled, *limit* decisions at most."""
    decisions = 0
    while decisions < limit and int(state["prompt"]) != Prompt.OVER:
        if is_stalled(state):
            break
        count = legal(state, listing)
        apply(state, choose_random(listing, count, int(state["recolored"]), fast))
        decisions += 1
    return decisions


@kernel
def random_games(
    states: Any, games: int, seats: int, rules: Any, seed: int, limit: int
) -> tuple[int, int, int]:
    """Play whole games in ``states[0]``; return decisions, games with a winner, and turns."""
    return _random_games(
        states, np.zeros(1, LISTING), np.zeros(1, FAST), (games, seats, seed, limit), rules
    )


@kernel
def _random_games(
    states: Any, listings: Any, fasts: Any, plan: tuple[int, int, int, int], rules: Any
) -> tuple[int, int, int]:
    # Records taken from an array don't keep it alive: whoever makes the array must be a caller.
    state, listing, fast = states[0], listings[0], fasts[0]
    games, seats, seed, limit = plan
    key = np.empty(8, np.uint32)
    seed_fast(fast, seed)
    decisions = 0
    won = 0
    turns = 0
    for game in range(games):
        seed_key(seed, game, key)
        setup(state, seats, rules, key)
        decisions += play_random(state, listing, fast, limit)
        turns += int(state["turn_number"])
        if int(state["winner"]) >= 0:
            won += 1
    return decisions, won, turns
