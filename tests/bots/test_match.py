"""Whole games in compiled loops: how strong the bots are, and that every game is the same again."""

import os
import subprocess
import sys

import numpy as np
import pytest

from dafuweng.bots.deal.match import DECISIONS_MAX, DESK, RESULT, Policy, match_games
from dafuweng.bots.deal.series import CHUNK, play_series, summarize
from dafuweng.game import Ruleset
from dafuweng.game.ruleset import PRESETS
from dafuweng.kernel.deal.layout import STATE
from dafuweng.kernel.deal.setup import clear
from dafuweng.kernel.deal.tables import FIRST_DUAL
from dafuweng.kernel.deal.win import is_stalled

RULES = Ruleset.load("classic")
ONE_CHOICE = "import sys; from tests.bots.test_match import told; print(told())"


def play(bots: list[str], games: int, seed: int = 1, rules: Ruleset = RULES) -> np.ndarray:
    return play_series(bots, rules.record(len(bots)), games, seed, lambda done: None)


@pytest.mark.parametrize("preset", PRESETS)
def test_sensible_beats_random(preset: str) -> None:
    bots = ["sensible", "random"]
    report = summarize(bots, play(bots, 2000, rules=Ruleset.load(preset)))
    assert report.unfinished == 0
    assert report.bots[0].name == "sensible"
    assert report.bots[0].low > 0.97


@pytest.mark.parametrize("houses", ["one", "all_buildable"])
def test_sensible_finds_the_houses_that_it_needs(houses: str) -> None:
    rules = Ruleset.make("enhanced", {"houses_to_win": houses})
    report = summarize(["sensible"] * 2, play(["sensible"] * 2, 400, rules=rules))
    assert report.unfinished == 0


@pytest.mark.parametrize("seats", [6, 10])
def test_many_sensible_players_come_to_an_end(seats: int) -> None:
    report = summarize(
        ["sensible"] * seats, play(["sensible"] * seats, 200, rules=Ruleset.load("enhanced"))
    )
    assert report.unfinished == 0
    assert min(share.win_rate for share in report.seats) > 0.3 / seats


@pytest.mark.parametrize(
    ("seats", "first", "turns"), [(2, (0.51, 0.62), (10, 20)), (4, (0.25, 0.36), (19, 29))]
)
def test_equal_players_share_as_in_public_figures(
    seats: int, first: tuple[float, float], turns: tuple[int, int]
) -> None:
    """The first seat has an advantage, none of the others is left out; games take their time."""
    bots = ["sensible"] * seats
    report = summarize(bots, play(bots, 4000))
    assert report.unfinished == 0
    assert first[0] < report.seats[0].win_rate < first[1]
    assert min(share.win_rate for share in report.seats) > 0.6 / seats
    assert turns[0] < report.turns_mean < turns[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_or_stall(seats: int) -> None:
    """What is not won has come to a stop, with every card on some table; none goes on for ever."""
    results = play(["random"] * seats, 1000)
    unfinished = results["winner"] < 0
    assert np.count_nonzero(unfinished) <= (50 if seats == 5 else 2)
    assert results["decisions"][unfinished].max(initial=0) < DECISIONS_MAX


def test_a_game_does_not_depend_on_its_chunk() -> None:
    whole = play(["sensible", "random", "sensible"], CHUNK + 50)
    alone = np.zeros(30, RESULT)
    policies = np.array([Policy.SENSIBLE, Policy.RANDOM, Policy.SENSIBLE], np.int64)
    first = CHUNK + 10
    match_games(np.zeros(1, DESK), policies, RULES.record(3), 1, first, alone)
    assert np.array_equal(whole[first : first + 30], alone)


def test_progress_tells_every_game() -> None:
    told: list[int] = []
    play_series(["random"] * 2, RULES.record(2), 2 * CHUNK + 1, 1, told.append)
    assert sum(told) == 2 * CHUNK + 1


def test_bots_and_places_are_counted() -> None:
    """Four games of three seats, written down by hand."""
    results = np.zeros(4, RESULT)
    results["winner"] = [0, 0, 2, -1]
    results["start"] = [0, 1, 2, 0]
    results["turns"] = [10, 20, 30, 999]
    report = summarize(["a", "b", "a"], results)
    assert (report.games, report.unfinished) == (4, 1)
    # Seat s of game g plays number (s + g) % 3: the winners are number 0, 1 and 1.
    assert [(s.name, s.wins, s.games) for s in report.bots] == [("a", 1, 8), ("b", 2, 4)]
    assert [(s.name, s.wins) for s in report.seats] == [("1", 2), ("2", 0), ("3", 1)]
    assert (report.turns_mean, report.turns_median) == (20, 20)


def test_a_game_is_stalled_when_only_wilds_can_move() -> None:
    states = np.zeros(1, STATE)
    state = states[0]
    clear(state, 2, RULES.record(2))
    assert is_stalled(state)
    state["area"][0, FIRST_DUAL] = 1
    assert is_stalled(state)
    for field in ("draw_count", "discard_count"):
        state[field] = 1
        assert not is_stalled(state)
        state[field] = 0
    state["hand_count"][1] = 1
    assert not is_stalled(state)


def told() -> str:
    """Tell winners and decisions of some games."""
    return str([tuple(map(int, result)) for result in play(["sensible", "random"], 2, 7)])


def test_interpreted_games_are_the_same() -> None:
    """The same sources as plain Python play the same games."""
    done = subprocess.run(
        [sys.executable, "-c", ONE_CHOICE],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == told(), done.stderr
