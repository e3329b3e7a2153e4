"""Many games of bots against bots, with seats rotated, and what they show."""

import os
import struct
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

import numpy as np

from dafuweng.bots.deal.match import DECISIONS_MAX, DESK, RESULT, Policy, match_games
from dafuweng.bots.registry import BUILTIN, load
from dafuweng.kernel.deal.actions import MAX_LEGAL
from dafuweng.kernel.deal.calls import is_stalled_at, legal_at, observe_at, setup_at, step
from dafuweng.kernel.deal.codes import Prompt
from dafuweng.kernel.deal.layout import STATE, VIEW, Seat

__all__ = ["Report", "Share", "play_series", "summarize", "wilson"]

CHUNK = 200
"""Games in one call of compiled code, between two steps of a progress bar."""
Z95 = 1.959963984540054

Progress = Callable[[int], object]


@dataclass(frozen=True, slots=True)
class Share:
    """How often one has won, with the 95 % interval of the rate (Wilson)."""

    name: str
    games: int
    wins: int
    win_rate: float
    low: float
    high: float

    @classmethod
    def of(cls, name: str, wins: int, games: int) -> "Share":
        """Work out rate and interval."""
        return cls(name, games, wins, wins / games if games else 0.0, *wilson(wins, games))


@dataclass(frozen=True, slots=True)
class Report:
    """A series: shares by bot, and by place in the order of turns, from ``"1"``."""

    games: int
    unfinished: int
    bots: list[Share]
    seats: list[Share]
    turns_mean: float
    turns_median: float

    def to_json(self) -> dict[str, Any]:
        """Return the report as the command line prints it."""
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "bots": [asdict(share) for share in self.bots],
            "seats": [asdict(share) for share in self.seats],
            "turns": {"mean": self.turns_mean, "median": self.turns_median},
        }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate.

    >>> [round(bound, 4) for bound in wilson(97, 100)]
    [0.9155, 0.9897]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95 * Z95
    middle = rate + z2 / (2 * games)
    half = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    # At the ends the bounds are exact, which rounding would miss.
    low = (middle - half) / scale if wins > 0 else 0.0
    return low, (middle + half) / scale if wins < games else 1.0


def play_series(
    bots: Sequence[str], rules: np.ndarray, games: int, seed: int, progress: Progress
) -> np.ndarray:
    """Play *games* games of one bot a seat; return a record of ``RESULT`` for each.

    In game *g* seat *s* is played by ``bots[(s + g) % seats]``. The same seed gives the same
    games. *progress* is told after every few games how many more are done.
    """
    results = np.zeros(games, RESULT)
    if not all(name in BUILTIN for name in bots):
        for game in range(games):
            _play_plain(bots, rules, seed, game, results)
            progress(1)
        return results
    policies = np.array([Policy[name.upper()] for name in bots], np.int64)
    firsts = range(0, games, CHUNK)

    def play(first: int) -> int:
        chunk = results[first : first + CHUNK]
        match_games(np.zeros(1, DESK), policies, rules, seed, first, chunk)
        return len(chunk)

    # The first chunk alone: two threads must not compile the same.
    progress(play(0))
    threads = ThreadPoolExecutor(_cores())
    try:
        for done in threads.map(play, firsts[1:]):
            progress(done)
    finally:
        # After Ctrl+C nothing more is begun.
        threads.shutdown(cancel_futures=True)
    return results


def _cores() -> int:
    """Count the processor cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _key(seed: int, game: int) -> np.ndarray:
    """Return the key that compiled matches give game number *game*."""
    return np.frombuffer(struct.pack("<QQ16x", seed, game), "<u4").astype(np.uint32)


def _play_plain(
    bots: Sequence[str], rules: np.ndarray, seed: int, game: int, results: np.ndarray
) -> None:
    """Play one game in which some bots are written in plain Python."""
    seats = len(bots)
    states, views = np.zeros(1, STATE), np.zeros(1, VIEW)
    buffer = np.empty(MAX_LEGAL, np.int64)
    players = [
        load(bots[(seat + game) % seats], seed ^ (game * seats + seat)) for seat in range(seats)
    ]
    setup_at(states, 0, seats, rules, _key(seed, game))
    state = states[0]
    decisions = 0
    while (
        decisions < DECISIONS_MAX
        and int(state["prompt"]) != Prompt.OVER
        and not is_stalled_at(states, 0)
    ):
        seat = Seat(int(state["decider"]))
        observe_at(states, 0, seat, views, 0)
        legal = buffer[: legal_at(states, 0, buffer)].tolist()
        step(states, 0, seat, players[seat].choose(views[0], legal))
        decisions += 1
    results[game] = (state["winner"], state["start"], state["turn_number"], decisions)


def summarize(bots: Sequence[str], results: np.ndarray) -> Report:
    """Count the wins of a series by bot and by place in the order of turns.

    A bot that has several seats counts as one entry, with a game for each seat it had.
    """
    seats, games = len(bots), len(results)
    won = results["winner"] >= 0
    numbers = np.flatnonzero(won)
    winners = results["winner"][won]
    by_bot = np.bincount((winners + numbers) % seats, minlength=seats)
    by_place = np.bincount((winners - results["start"][won]) % seats, minlength=seats)
    shares = []
    for name in dict.fromkeys(bots):
        at = [index for index, bot in enumerate(bots) if bot == name]
        shares.append(Share.of(name, int(by_bot[at].sum()), games * len(at)))
    turns = results["turns"][won]
    return Report(
        games,
        games - int(won.sum()),
        shares,
        [Share.of(str(place + 1), int(by_place[place]), games) for place in range(seats)],
        float(turns.mean()) if len(turns) else 0.0,
        float(np.median(turns)) if len(turns) else 0.0,
    )
