"""The kernel plays as the oracle does; the long run is ``python -m tests.oracle.audit``."""

import pytest

from dafuweng.game import Ruleset
from dafuweng.game.ruleset import PRESETS
from dafuweng.kernel.compile import INTERPRETED
from tests.oracle import effects
from tests.oracle.audit import compare_games
from tests.oracle.kernel import Difference, compare_game

GAMES = 1 if INTERPRETED else 12
DECISIONS = 200 if INTERPRETED else 3000


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_the_kernel_plays_as_the_oracle_does(preset: str, seats: int) -> None:
    for seed in range(GAMES):
        assert compare_game(Ruleset.load(preset), seats, seed, DECISIONS) > 20


def test_the_kernel_plays_as_the_oracle_does_with_any_options() -> None:
    counted = compare_games(2 if INTERPRETED else 150, seed=7)
    assert counted["decisions"] > 100 * counted["games"]


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else agreement would mean nothing: here the oracle draws three cards."""
    draw = effects.draw
    monkeypatch.setattr(
        effects,
        "draw",
        lambda table, seat, count: draw(table, seat, 3 if count == 2 else count),
    )
    with pytest.raises(Difference, match="kernel and oracle differ"):
        compare_game(Ruleset.load("classic"), 3, 1, 50)
