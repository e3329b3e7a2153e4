"""Positions for the tests, and the presets of B-XI."""

import random
from typing import Any

from tests.oracle.cards import COLORS_OF
from tests.oracle.game import Oracle
from tests.oracle.moves import Action
from tests.oracle.table import Seat, Table, add_building

CLASSIC: dict[str, Any] = {
    "deck": "base",
    "deck_copies": "auto",
    "rainbow_rent_count": 3,
    "values": "seed",
    "sets_to_win": 3,
    "houses_to_win": "off",
    "win_timing": "immediate",
    "recolor": "free",
    "turn_order": "clockwise",
    "excess_hand": "draw_bottom",
    "doubles_per_rent": 1,
    "double_on_rainbow_rent": True,
    "no_costs_a_play": False,
    "buildings_payable": True,
    "broken_set_buildings": "bank",
    "forced_deal_from_full": False,
    "jail": "skip",
    "speeding_pick": "victim",
}
ENHANCED = CLASSIC | {"deck": "enhanced", "sets_to_win": 4}
TOURNAMENT = CLASSIC | {
    "values": "printed",
    "win_timing": "own_turn",
    "turn_order": "dice",
    "doubles_per_rent": 2,
}


def seat(hand: str = "", bank: str = "", **area: str) -> Seat:
    """Make a seat; ``red="red red red house_3"`` is what lies in red."""
    made = Seat(hand.split(), bank.split())
    for color, cards in area.items():
        for card in cards.split():
            if card in COLORS_OF:
                made.area[color].append(card)
            else:
                add_building(made, color, card)
    return made


def position(
    *seats: Seat, options: dict[str, Any] = CLASSIC, plays: int = 3, draw: str = "pass_go " * 20
) -> Oracle:
    """Make a game in which seat 0 is on turn and has drawn."""
    table = Table(options, random.Random(0).randrange, list(seats), plays=plays)
    table.order, table.draw, table.decider = list(range(len(seats))), draw.split(), 0
    return Oracle(table)


def play(game: Oracle, *actions: Action) -> dict[str, Any]:
    """Apply actions, each of which must be legal."""
    for action in actions:
        assert action in game.legal(), (action, sorted(game.legal(), key=str))
        game.apply(action)
    return game.snapshot()


def verbs(game: Oracle) -> set[str]:
    """List the kinds of the legal actions."""
    return {action[0] for action in game.legal()}


ACCEPT, NO, END = ("accept",), ("no",), ("end",)
BROWN, UTILITY = "brown brown", "utility utility"
