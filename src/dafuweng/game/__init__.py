"""Games for people and programs: typed, in words, without I/O.

A game is a ruleset, a seed and the actions so far; all else follows from them::

    >>> from dafuweng.game import GAMES, IllegalAction, Ruleset
    >>> game = GAMES["deal"](Ruleset.load("classic"), 2, bytes(range(32)))
    >>> game.prompt
    Prompt(seat=0, kind='play')
    >>> game.view(0)["hand"]
    ['money_1', 'money_1', 'brown', 'light_blue', 'light_blue', 'dark_blue', 'pass_go']

Moves are words of ``docs/notation.md``. What happened comes back as events, and each event tells a
seat only what that seat may know::

    >>> [event.type for event in game.move(0, "place dark_blue")]
    ['PropertyPlaced']
    >>> passed, drawn = game.move(0, "pass_go")
    >>> drawn.to_json(0)["cards"]
    ['red', 'house_3']
    >>> drawn.to_json(1)
    {'n': 7, 'type': 'CardsDrawn', 'seat': 'p1', 'count': 2}

A move that the rules refuse changes nothing and says why::

    >>> try:
    ...     game.move(0, "bank light_blue")
    ... except IllegalAction as illegal:
    ...     print(illegal.code)
    not_bankable
    >>> game.refuse_move(1, "end").name
    'NOT_YOUR_TURN'

The same seed and actions are the same game::

    >>> again = GAMES["deal"].replay(game.ruleset, game.seats, game.seed, game.actions)
    >>> again.state_hash() == game.state_hash()
    True
    >>> again.moves
    [(0, 'place dark_blue'), (0, 'pass_go')]
"""

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
