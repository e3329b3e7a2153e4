"""``bench``: figures of this machine, each on one core."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from tempfile import TemporaryDirectory

import numpy as np
import typer
from rich.console import Console

from dafuweng.bots import View, load
from dafuweng.bots.deal.series import play_series
from dafuweng.cli.words import say, stop
from dafuweng.game import GAMES, Game, Ruleset
from dafuweng.kernel.deal.layout import STATE
from dafuweng.kernel.deal.playout import random_games

__all__ = ["FIGURES", "run_bench"]

RULES = "classic"
ENHANCED = "enhanced"
SEATS = 4
RANDOM_GAMES = 40_000
SENSIBLE_GAMES = 10_000
REPLAYED = 50
REPEATS = 20
LIMIT = 1_000_000
_COMPILE = """
import time
begun = time.perf_counter()
from dafuweng.kernel.warm import steps
for _, step in steps():
    step()
kernel = time.perf_counter()
from dafuweng.bots.deal.warm import steps
for _, step in steps():
    step()
print(kernel - begun, time.perf_counter() - kernel)
"""


def run_bench(as_json: bool) -> None:
    """Print one figure a line, or one JSON object."""
    figures: dict[str, float] = {}
    console = Console(stderr=True)
    for names, measure in FIGURES.items():
        with console.status(", ".join(names)):
            figures.update(zip(names, measure(), strict=True))
    if as_json:
        typer.echo(json.dumps(figures))
        return
    for name, figure in figures.items():
        typer.echo(
            f"{name:28} {figure:>14,.3f}" if figure < 1000 else f"{name:28} {figure:>14,.0f}"
        )


def _compile() -> tuple[float, float]:
    """Compile in a new process into an empty cache; the seconds of kernel and bots."""
    with TemporaryDirectory() as cache:
        done = subprocess.run(
            [sys.executable, "-c", _COMPILE],
            env={**os.environ, "DAFUWENG_CACHE": cache},
            capture_output=True,
            text=True,
        )
    if done.returncode != 0:
        typer.echo(done.stderr, err=True)
        stop(say("cli-not-ready"))
    kernel, bots = (float(word) for word in done.stdout.split())
    return kernel, bots


def _random(preset: str = RULES) -> tuple[float, float]:
    rules = Ruleset.load(preset).record(SEATS)
    states = np.zeros(1, STATE)
    random_games(states, 1, SEATS, rules, 1, LIMIT)
    begun = time.process_time()
    decisions, _, _ = random_games(states, RANDOM_GAMES, SEATS, rules, 1, LIMIT)
    spent = time.process_time() - begun
    return decisions / spent, RANDOM_GAMES / spent


def _sensible() -> tuple[float]:
    rules = Ruleset.load(RULES).record(2)
    players = ["sensible", "sensible"]
    play_series(players, rules, 1, 1, lambda done: None)
    # Time of all threads together, so that the figure is that of one core.
    begun = time.process_time()
    play_series(players, rules, SENSIBLE_GAMES, 1, lambda done: None)
    return (SENSIBLE_GAMES / (time.process_time() - begun),)


def _whole_game(number: int) -> Game:
    game = GAMES["deal"](Ruleset.load(RULES), SEATS, number.to_bytes(32, "little"))
    bot = load("sensible", number)
    while (seat := game.prompt.seat) is not None:
        game.apply(bot.choose(View(game.observe(seat)), game.legal()))
    return game


def _replay() -> tuple[float]:
    """Replay whole games of four sensible bots; milliseconds a game."""
    games = [_whole_game(number) for number in range(REPLAYED)]
    begun = time.process_time()
    for _ in range(REPEATS):
        for game in games:
            type(game).replay(game.ruleset, game.seats, game.seed, game.actions)
    return ((time.process_time() - begun) / (REPEATS * REPLAYED) * 1000,)


FIGURES: dict[tuple[str, ...], Callable[[], tuple[float, ...]]] = {
    ("deal_compile_s", "deal_bots_compile_s"): _compile,
    ("deal_random_decisions_per_s", "deal_random_games_per_s"): _random,
    ("enhanced_random_decisions_per_s", "enhanced_random_games_per_s"): lambda: _random(ENHANCED),
    ("deal_sensible_games_per_s",): _sensible,
    ("deal_replay_ms",): _replay,
}
