"""Bots in plain Python: the documentation's example is found by its entry point, and plays."""

import re
import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from dafuweng import bots
from dafuweng.bots import registry
from dafuweng.bots.deal.series import play_series, summarize
from dafuweng.game import GAMES, Ruleset

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


class Cheat:
    """Chooses what is not legal."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: bots.View, legal: Sequence[int]) -> int:
        return max(legal) + 1


@pytest.fixture
def my_bots(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Install the example, as a package with an entry point would be."""
    (source,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    (entry,) = re.findall(r'^(\w+) = "(\w+:\w+)"$', DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    module = ModuleType("my_bots")
    exec(compile(source, str(DOCS), "exec"), module.__dict__)
    module.__dict__["Cheat"] = Cheat
    monkeypatch.setitem(sys.modules, "my_bots", module)
    points = [
        EntryPoint(entry[0], entry[1], registry.GROUP),
        EntryPoint("cheat", "my_bots:Cheat", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    return module


def test_the_example_is_found_by_its_name(my_bots: ModuleType) -> None:
    assert bots.names() == ["random", "sensible", "cheat", "collector"]
    assert bots.load("collector", 1) is not None


@pytest.mark.parametrize(
    ("players", "least"), [(["collector", "random"], 0.8), (["sensible", "collector"], 0.6)]
)
def test_the_example_plays_better_than_random_and_worse_than_sensible(
    my_bots: ModuleType, players: list[str], least: float
) -> None:
    rules = Ruleset.load("classic").record(2)
    results = play_series(players, rules, 30, 1, lambda done: None)
    report = summarize(players, results)
    assert report.unfinished == 0
    assert report.bots[0].win_rate > least


def test_plain_and_compiled_loops_play_the_same_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The slow loop deals as the compiled one does, and asks the bots the same."""
    rules = Ruleset.load("classic").record(3)
    players = ["sensible"] * 3
    compiled = play_series(players, rules, 5, 9, lambda done: None)
    monkeypatch.setattr("dafuweng.bots.deal.series.BUILTIN", ())
    plain = play_series(players, rules, 5, 9, lambda done: None)
    assert np.array_equal(compiled, plain)


def test_a_bot_sees_the_page_s_view(my_bots: ModuleType) -> None:
    game = GAMES["deal"](Ruleset.load("classic"), 2, bytes(32))
    seat = game.prompt.seat
    view = bots.View(game.observe(seat))
    assert view.shown == game.view(seat)


def test_an_illegal_choice_is_an_error(my_bots: ModuleType) -> None:
    game = GAMES["deal"](Ruleset.load("classic"), 2, bytes(32))
    with pytest.raises(ValueError, match="cheat"):
        bots.load("cheat", 1).choose(bots.View(game.observe(game.prompt.seat)), game.legal())


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(bots.UnknownBot) as caught:
        bots.load("nobody", 1)
    assert caught.value.name == "nobody"
