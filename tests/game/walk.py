"""Random games for tests: they visit every verb, and end."""

import random
from collections.abc import Iterator

from hypothesis import settings
from hypothesis import strategies as st

from dafuweng.game import Ruleset
from dafuweng.game.deal.action import read_action
from dafuweng.game.deal.game import DealGame
from dafuweng.game.deal.position import build_position
from dafuweng.game.scenario_file import Node
from dafuweng.kernel.compile import INTERPRETED
from dafuweng.kernel.deal.codes import Prompt, Verb
from dafuweng.kernel.deal.layout import KINDS
from dafuweng.kernel.deal.setup import deck_count

SEEDS = st.integers(0, 10_000)
few = settings(max_examples=3 if INTERPRETED else 40)
PACE = 4 if INTERPRETED else 1
"""Interpreted, a walk is shorter by this: a decision with all its checks takes 0.05 s."""
RECOLORINGS = 2
"""Recolourings a turn, after which a random player makes no more."""
RULESETS = (
    Ruleset.load("classic"),
    Ruleset.load("enhanced"),
    Ruleset.load("tournament"),
    Ruleset.make("enhanced", {"jail": "draw_only", "speeding_pick": "random", "deck_copies": 2}),
    Ruleset.load("hasbro"),
)
TOGETHER = (Verb.FORCED_DEAL, Verb.PAY_BANK, Verb.PAY_AREA, Verb.PAY_BUILDING, Verb.DISCARD)


def new_game(seed: int, ruleset: Ruleset | None = None) -> DealGame:
    """Return a new game; its rules, if not given, seats and chance follow from *seed*."""
    chance = random.Random(seed)
    seats = chance.randint(2, 6)
    ruleset = ruleset or RULESETS[seed % len(RULESETS)]
    return DealGame(ruleset, seats, chance.randbytes(32))


def deck_size(game: DealGame) -> int:
    """Count the cards of a game's deck or decks."""
    return sum(int(deck_count(game.state["rules"], kind)) for kind in range(KINDS))


def choose(game: DealGame, chance: random.Random) -> int:
    """Choose a random legal action, recolourings not for ever."""
    codes = game.legal()
    if int(game.state["recolored"]) >= RECOLORINGS:
        codes = [code for code in codes if read_action(code).verb != Verb.RECOLOR]
    return chance.choice(codes)


def choose_move(game: DealGame, chance: random.Random) -> list[int]:
    """Choose the codes of a random whole move."""
    ahead = game.clone()
    chain: list[int] = []
    prompt = ahead.state["prompt"].copy()
    while True:
        chain.append(choose(ahead, chance))
        ahead.apply(chain[-1])
        verb = read_action(chain[-1]).verb
        if verb == Verb.FORCED_DEAL or int(ahead.state["prompt"]) == Prompt.ALSO:
            continue
        if verb not in TOGETHER or ahead.state["prompt"] != prompt:
            return chain


def walk(seed: int, decisions: int, ruleset: Ruleset | None = None) -> Iterator[DealGame]:
    """Yield a game before each of its random moves, and once more where it stops."""
    chance = random.Random(seed)
    game = new_game(seed, ruleset)
    while not game.is_over and game.decision < decisions // PACE:
        yield game
        for code in choose_move(game, chance):
            game.apply(code)
    yield game


def stalled_game() -> DealGame:
    """Return a game of two at the moment in which its last card has come to lie on the table."""
    seats = [
        {"bank": ["money_1"], "sets": [{"color": "red", "cards": ["red", "wild_red_yellow"]}]},
        {"bank": ["money_2"]},
    ]
    fields = {"seats": Node(seats, "seats"), "draw": Node([], "draw")}
    return build_position(Ruleset.load("classic"), fields)
