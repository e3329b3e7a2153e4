"""The games that can be played, by the name that rulesets and scenarios give."""

from dafuweng.game.deal.game import DealGame
from dafuweng.game.game import Game

__all__ = ["GAMES"]

GAMES: dict[str, type[Game]] = {"deal": DealGame}
