"""``count``: sequences of decisions from a scenario's position."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, RunHere

COUNTS = Path(__file__).parents[1] / "kernel" / "counts.yaml"
ONE = """
- id: one
  seats:
    - hand: [debt_collector]
    - hand: [birthday]
      bank: [money_1, money_2, money_5]
  moves:
    - p1 debt_collector p2
    - legal: p2 accept
    - p2 pay money_5
    - p1 end
  expect: {p1: {bank: []}}
"""


@pytest.fixture
def one(tmp_path: Path) -> Path:
    """Return a file of one scenario, whose moves leave an accept out."""
    file = tmp_path / "one.yaml"
    file.write_text(ONE, encoding="utf-8")
    return file


def test_a_line_for_each_length(run: Run) -> None:
    done = run("count", COUNTS, "--id", "count-discard", "--depth", 3)
    assert done.returncode == 0, done.stderr
    assert [line.split() for line in done.stdout.splitlines()] == [
        ["1", "2"],
        ["2", "9"],
        ["3", "54"],
    ]


def test_json_divides_the_same_numbers(run_here: RunHere) -> None:
    args = ("count", COUNTS, "--id", "count-payment", "--depth", 4, "--json")
    assert json.loads(run_here(*args).stdout) == {"id": "count-payment", "counts": [2, 6, 27, 59]}
    parts = json.loads(run_here(*args, "--divide").stdout)["divide"]
    assert list(parts) == ["accept", "no"]
    assert [sum(column) for column in zip(*parts.values(), strict=True)] == [2, 6, 27, 59]


def test_first_decisions_are_shown_with_the_longest(run_here: RunHere) -> None:
    done = run_here("count", COUNTS, "--id", "count-payment", "--depth", 3, "--divide")
    lines = [line.rsplit(maxsplit=1) for line in done.stdout.splitlines()]
    assert [text for text, _ in lines] == ["accept", "no", "1", "2", "3"]
    assert sum(int(count) for _, count in lines[:2]) == 27


def test_moves_are_played_first_and_forced_steps_left_out(run_here: RunHere, one: Path) -> None:
    done = run_here("count", one, "--depth", 1, "--json", "--divide")
    assert done.exit_code == 0, done.stderr
    # The second seat's turn: it drew two cards that depend on the order of the deck.
    found = json.loads(done.stdout)
    assert found["id"] == "one"
    assert {"end", "bank birthday", "birthday"} <= set(found["divide"])


def test_an_illegal_move_is_named(run_here: RunHere, one: Path) -> None:
    one.write_text(ONE.replace("pay money_5", "pay money_4"), encoding="utf-8")
    done = run_here("count", one, "--depth", 2)
    assert done.exit_code == 1
    assert "moves[2]" in done.stderr
    assert "pay money_4" in done.stderr


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], ["--id", "count-start", "count-win"]),
        (["--id", "nothing"], ["--id", "nothing", "count-start"]),
        (["--id", "count-start", "--depth", "0"], ["--depth"]),
    ],
)
def test_what_is_wrong_is_named(run_here: RunHere, args: list[str], words: list[str]) -> None:
    done = run_here("count", COUNTS, *([] if "--depth" in args else ["--depth", 1]), *args)
    assert done.exit_code == 2
    assert all(word in done.stderr for word in words)


def test_a_missing_file_is_named(run_here: RunHere, tmp_path: Path) -> None:
    done = run_here("count", tmp_path / "nothing.yaml", "--depth", 1)
    assert done.exit_code == 2
    assert "nothing.yaml" in done.stderr
