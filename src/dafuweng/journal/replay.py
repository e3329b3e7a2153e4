"""Play a log again."""

from typing import TYPE_CHECKING, Any

from dafuweng.journal.proof import derive_seed
from dafuweng.journal.record import Header, Log

if TYPE_CHECKING:
    from dafuweng.game import Game

__all__ = ["deal", "rebuild", "whole_moves"]


def deal(header: Header, seed: bytes) -> "Game":
    """Return the game of *header* before its first action."""
    from dafuweng.game import GAMES, Ruleset

    rules: dict[str, Any] = dict(header.ruleset)
    return GAMES[header.game](Ruleset.from_json(rules), header.seats, seed)


def rebuild(log: Log, seed: bytes) -> "Game":
    """Return the game as it stands after the last action."""
    game = deal(log.header, seed)
    for action in log.actions:
        game.apply(action)
    return game


def whole_moves(log: Log, secret: bytes) -> list[tuple[int, str]]:
    """List the whole moves of a game in notation, each with its seat counted from 0."""
    return rebuild(log, derive_seed(secret, log.header.contributions)).moves
