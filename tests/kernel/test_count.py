"""The regression numbers of the rules: how many sequences of decisions there are."""

from pathlib import Path

import numpy as np
import pytest

from dafuweng.cli.count import read_position
from dafuweng.game.deal.game import DealGame
from dafuweng.game.scenario import list_scenarios
from dafuweng.game.scenario_file import Node
from dafuweng.kernel.compile import INTERPRETED
from dafuweng.kernel.deal.calls import replay
from dafuweng.kernel.deal.count import count_at
from dafuweng.kernel.deal.layout import STATE

POSITIONS = dict(list_scenarios(Path(__file__).parent / "counts.yaml"))
DEPTH = 3 if INTERPRETED else 20
"""Plain Python is a hundred times slower, and the tree grows as fast with each decision."""


def _count(game: DealGame, depth: int) -> list[int]:
    states = np.zeros(1, STATE)
    states[0] = game.state
    counts = np.full(depth, -1, np.int64)
    count_at(states, 0, counts)
    found: list[int] = counts.tolist()
    return found


def _count_plainly(game: DealGame, depth: int) -> list[int]:
    """Count by calling itself, with one more copy of the game for each decision."""
    counts = [0] * depth
    for code in game.legal() if depth else ():
        ahead = game.clone()
        ahead.apply(code)
        counts[0] += 1
        for n, count in enumerate(_count_plainly(ahead, depth - 1), 1):
            counts[n] += count
    return counts


@pytest.mark.parametrize("node", POSITIONS.values(), ids=POSITIONS)
def test_numbers_are_those_kept(node: Node) -> None:
    kept = node.value["counts"][:DEPTH]
    assert _count(read_position(node), len(kept)) == kept


@pytest.mark.parametrize(
    "name", ["count-reshuffle", "count-arriving", "count-transfer", "count-double-sly"]
)
def test_a_plain_count_finds_the_same(name: str) -> None:
    game = read_position(POSITIONS[name])
    assert _count(game, 3) == _count_plainly(game, 3)


def test_nothing_follows_the_end() -> None:
    game = read_position(POSITIONS["count-win"])
    game.move(0, "place brown")
    game.move(0, "place wild_rainbow pink")
    assert game.is_over
    assert _count(game, 3) == [0, 0, 0]


def test_a_count_changes_nothing() -> None:
    game = read_position(POSITIONS["count-reshuffle"])
    states = np.zeros(1, STATE)
    states[0] = game.state
    before = states.copy()
    count_at(states, 0, np.zeros(3, np.int64))
    assert states.tobytes() == before.tobytes()


def test_of_no_decision_there_is_nothing_to_count() -> None:
    assert _count(read_position(POSITIONS["count-start"]), 0) == []


def test_first_decisions_add_up() -> None:
    game = read_position(POSITIONS["count-payment"])
    total = _count(game, 4)
    states = np.zeros(1, STATE)
    behind = np.zeros(3, np.int64)
    for code in game.legal():
        states[0] = game.state
        assert replay(states, 0, np.array([code], np.int64)) == 1
        rest = np.zeros(3, np.int64)
        count_at(states, 0, rest)
        behind += rest
    assert total == [len(game.legal()), *behind.tolist()]
