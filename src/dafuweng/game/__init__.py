"""Games for people and programs: typed, in words, without I/O."""

from dafuweng.game.event import EVERYBODY, Event
from dafuweng.game.game import Game, Prompt
from dafuweng.game.games import GAMES
from dafuweng.game.refusal import BadRuleset, IllegalAction, KernelFault
from dafuweng.game.ruleset import Ruleset

__all__ = [
    "EVERYBODY",
    "GAMES",
    "BadRuleset",
    "Event",
    "Game",
    "IllegalAction",
    "KernelFault",
    "Prompt",
    "Ruleset",
]
