"""Views: what a seat sees is enough to play by, and tells no secret."""

import json

import numpy as np
from hypothesis import given

from dafuweng.game.deal.game import DealGame
from dafuweng.game.deal.view import view_table
from dafuweng.kernel.chance import FAST, seed_fast
from dafuweng.kernel.deal.calls import determinize_at
from dafuweng.kernel.deal.layout import STATE, VIEW
from tests.game.walk import SEEDS, deck_size, few, walk


@few
@given(SEEDS)
def test_unseen_cards_do_not_show(seed: int) -> None:
    """Dealing anew all that a seat can't see changes nothing of what it is shown."""
    fasts = np.zeros(1, FAST)
    seed_fast(fasts[0], seed)
    states = np.zeros(2, STATE)
    for game in walk(seed, 60):
        for seat in range(game.seats):
            states[0] = game.state
            determinize_at(states, 0, seat, 1, fasts)
            other = DealGame.at(game.ruleset, states[1])
            assert other.view(seat) == game.view(seat)
            assert other.view(None) == game.view(None)
            if game.prompt.seat == seat:
                assert other.options(seat) == game.options(seat)


@few
@given(SEEDS)
def test_a_view_is_the_table_and_ones_own_hand(seed: int) -> None:
    for game in walk(seed, 120):
        spectator = game.view(None)
        assert spectator["hand"] is None
        assert spectator["you"] is None
        for seat in range(game.seats):
            view = game.view(seat)
            assert {**view, "hand": None, "you": None} == spectator
            assert view["hand"] is not None
            assert len(view["hand"]) == view["table"][seat]["hand"]
        json.dumps(spectator)
        cards = sum(area["hand"] + sum(area["bank"].values()) for area in spectator["table"])
        groups = [group for area in spectator["table"] for group in area["groups"]]
        cards += sum(len(g["cards"]) + bool(g["house"]) + bool(g["hotel"]) for g in groups)
        cards += spectator["draw"] + sum(spectator["discard"].values())
        arriving = int(game.state["arriving"].sum())
        assert cards + arriving == deck_size(game)
        assert spectator["prompt"]["kind"] == game.prompt.kind
        assert (spectator["prompt"]["seat"] is None) == game.is_over


@few
@given(SEEDS)
def test_groups_are_full_by_their_size(seed: int) -> None:
    for game in walk(seed, 200):
        for area in game.view(None)["table"]:
            full = set()
            open_colors = []
            for group in area["groups"]:
                if group["full"]:
                    assert len(group["cards"]) == group["size"]
                    full.add(group["color"])
                else:
                    open_colors.append(group["color"])
                    assert group["house"] is None
                assert len(group["cards"]) <= group["size"]
                assert group["inert"] == (set(group["cards"]) == {"wild_rainbow"})
                assert (group["rent_m"] == 0) == group["inert"]
            assert len(full) == area["sets"]
            assert len(set(open_colors)) == len(open_colors)


def test_the_part_for_all_is_made_anew_with_each_decision() -> None:
    for game in walk(7, 40):
        for seat in (None, *range(game.seats)):
            assert game.view(seat) == view_table(observed(game, seat))
            assert game.view(seat)["decision"] == game.decision


def observed(game: DealGame, seat: int | None) -> np.ndarray:
    views = np.zeros(1, VIEW)
    views[0] = game.observe(seat)
    return views
