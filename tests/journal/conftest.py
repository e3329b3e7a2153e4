"""A game of two, played to its end at random, as a log."""

import random

import pytest

from dafuweng.game import GAMES, Ruleset
from dafuweng.journal import Entry, Final, Header, Log, commitment_of, derive_seed
from dafuweng.journal.record import MARK_EVERY

SECRET = bytes(range(32))
CONTRIBUTIONS = (b"\x01" * 16, b"", b"\x02" * 16)


def play(seed: int) -> Log:
    """Play three seats at random until somebody has won."""
    header = Header(
        game="deal",
        ruleset=Ruleset.load("classic").to_json(),
        seats=3,
        names=("Ann", None, "阿明"),
        commitment=commitment_of(SECRET),
        contributions=CONTRIBUTIONS,
    )
    chance = derive_seed(SECRET, CONTRIBUTIONS)
    game = GAMES["deal"](Ruleset.load("classic"), 3, chance)
    rng = random.Random(seed)
    entries = []
    while not game.is_over:
        seat = game.prompt.seat
        assert seat is not None
        code = rng.choice(game.legal())
        game.apply(code)
        due = len(game.actions) % MARK_EVERY == 0
        entries.append(Entry(seat, code, game.state_hash() if due else None))
    final = Final(SECRET, chance, game.winner, "won", game.state_hash())
    return Log(header, entries, final)


@pytest.fixture(scope="session")
def finished() -> Log:
    """Return the log of a game that somebody has won."""
    return play(1)
