"""The order of the seats, and whole games at random."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.oracle import effects
from tests.oracle.game import Oracle, new_pile, turn_order
from tests.oracle.positions import TOURNAMENT, position, seat

OPTION_VALUES: dict[str, list[Any]] = {
    "deck": ["base", "enhanced"],
    "deck_copies": ["auto", 1, 2],
    "rainbow_rent_count": [3, 4],
    "values": ["seed", "printed"],
    "sets_to_win": [3, 4, 5],
    "houses_to_win": ["off", "one", "all_buildable"],
    "win_timing": ["immediate", "own_turn"],
    "recolor": ["free", "play"],
    "turn_order": ["clockwise", "dice"],
    "excess_hand": ["draw_bottom", "discard"],
    "doubles_per_rent": [1, 2],
    "double_on_rainbow_rent": [True, False],
    "no_costs_a_play": [False, True],
    "buildings_payable": [True, False],
    "broken_set_buildings": ["bank", "discard"],
    "forced_deal_from_full": [False, True],
    "jail": ["skip", "draw_only"],
    "speeding_pick": ["victim", "random"],
}


def _dice(*rolls: tuple[int, int]) -> Any:
    faces = iter([face - 1 for roll in rolls for face in roll])
    return lambda _: next(faces)


def test_dice_rank_the_seats() -> None:  # 143, B25
    rolls = _dice((6, 6), (1, 1), (2, 2), (3, 3))
    assert turn_order(TOURNAMENT, 4, rolls) == [0, 3, 2, 1]
    rolls = _dice((1, 1), (6, 6), (6, 6), (1, 2), (2, 2))
    assert turn_order(TOURNAMENT, 3, rolls) == [2, 1, 0]


def test_a_shuffle_swaps_from_the_last_card_on() -> None:
    table = position(seat()).table
    table.below = lambda count: 0
    pile = list("abcd")
    effects.shuffle(table, pile)
    assert pile == list("bcda")


def _cards(state: dict[str, Any]) -> Counter[str]:
    """Count all cards of a snapshot."""
    cards = Counter(state["draw"] + state["discard"] + state["paid"]["bank"])
    cards.update(card for part in ("area", "buildings") for card, _ in state["paid"][part])
    for owner in state["seats"]:
        cards.update(owner["hand"] + owner["bank"] + owner["arriving"])
        for part in ("area", "buildings"):
            cards.update(card for lying in owner[part].values() for card in lying)
    return cards


@pytest.mark.parametrize("seed", range(24))
def test_random_games_keep_all_cards(seed: int) -> None:
    rng = random.Random(seed)
    options = {name: rng.choice(values) for name, values in OPTION_VALUES.items()}
    if options["deck"] == "base":
        options["rainbow_rent_count"] = 3
    seats = rng.randint(2, 10)
    game = Oracle.deal(options, seats, random.Random(seed).randrange)
    cards = Counter(new_pile(options, seats))
    for _ in range(600):
        legal, state = game.legal(), game.snapshot()
        assert _cards(state) == cards
        if not legal:
            assert state["winner"] is not None
            return
        useful = [action for action in legal if action[0] not in ("recolor", "bank", "end")]
        wide = not useful or rng.random() < 0.3
        game.apply(rng.choice(sorted(legal if wide else useful, key=str)))
