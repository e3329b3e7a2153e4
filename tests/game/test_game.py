"""A game of Deal: whole moves or none, replays, copies, faults."""

import random

import numpy as np
import pytest
from hypothesis import given

from dafuweng.game import GAMES, IllegalAction, KernelFault, Ruleset
from dafuweng.game.deal.game import DealGame
from dafuweng.game.deal.position import build_position
from dafuweng.game.deal.time_out import TimeOut
from dafuweng.game.scenario_file import Node
from dafuweng.kernel.deal.actions import ACTIONS
from dafuweng.kernel.deal.codes import Prompt, Refusal
from dafuweng.kernel.deal.layout import STATE
from dafuweng.kernel.deal.setup import clear
from dafuweng.kernel.deal.tables import COLOR_NAMES, KIND_NAMES, SPOT_FIRST
from tests.game.walk import SEEDS, few, new_game, stalled_game, walk

CLASSIC = Ruleset.load("classic")


@few
@given(SEEDS)
def test_exactly_the_legal_actions_are_applied(seed: int) -> None:
    *_, game = walk(seed, seed % 100)
    legal = set(game.legal())
    before = game.state_hash()
    for code in range(-1, ACTIONS + 1):
        if code in legal:
            assert game.prompt.seat is not None
            assert game.refuse(game.prompt.seat, code) == Refusal.NONE
            other = (game.prompt.seat + 1) % game.seats
            assert game.refuse(other, code) == Refusal.NOT_YOUR_TURN
            continue
        with pytest.raises(IllegalAction) as refused:
            game.apply(code)
        assert refused.value.action == code
        assert refused.value.refusal != Refusal.NONE
    assert game.state_hash() == before


@few
@given(SEEDS)
def test_replay_is_live(seed: int) -> None:
    *_, game = walk(seed, 400)
    again = DealGame.replay(game.ruleset, game.seats, game.seed, game.actions)
    assert again.state_hash() == game.state_hash()
    assert again.actions == game.actions
    assert again.decision == game.decision == len(game.actions)
    assert again.prompt == game.prompt
    assert again.winner == game.winner
    if game.is_over:
        assert game.prompt.seat is None
        assert game.prompt.kind == "over"
        with pytest.raises(IllegalAction) as refused:
            game.move(0, "end")
        assert refused.value.code == "game_over"


def test_a_replay_stops_at_what_is_illegal() -> None:
    game = new_game(1)
    good = game.legal()[0]
    with pytest.raises(IllegalAction) as refused:
        DealGame.replay(game.ruleset, game.seats, game.seed, [good, ACTIONS - 1])
    assert refused.value.action == ACTIONS - 1


def test_equal_seeds_deal_equal_games() -> None:
    one, two = (DealGame(CLASSIC, 3, bytes(range(32))) for _ in range(2))
    other = DealGame(CLASSIC, 3, bytes(range(1, 33)))
    assert one.state_hash() == two.state_hash() != other.state_hash()
    assert one.view(0) == two.view(0)
    assert len(one.state_hash()) == 64


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        DealGame(CLASSIC, 2, seed)


@few
@given(SEEDS)
def test_a_clone_goes_its_own_way(seed: int) -> None:
    *_, game = walk(seed, 50)
    if game.is_over:
        return
    clone = game.clone()
    before = game.state_hash()
    told = list(game.events)
    assert clone.state_hash() == before
    assert clone.events == told
    for _ in range(10):
        if not clone.is_over:
            clone.apply(clone.legal()[0])
    assert game.state_hash() == before
    assert game.events == told
    assert clone.events[: len(told)] == told
    assert clone.moves[: len(game.moves) - 1] == game.moves[:-1]


def test_half_a_move_is_not_done() -> None:
    """A payment that is not enough leaves no card chosen."""
    for game in walk(3, 400):
        if game.prompt.kind == "pay":
            seat = game.prompt.seat
            assert seat is not None
            (option,) = game.options(seat)
            if len(option["suggest"]) > 1:
                before = game.state_hash()
                short = " ".join(["pay", *option["suggest"][:-1]])
                with pytest.raises(IllegalAction) as refused:
                    game.move(seat, short)
                assert refused.value.code == "not_enough"
                assert game.state_hash() == before
                return
    pytest.fail("no payment of two cards in this game")


def test_a_broken_record_is_a_fault() -> None:
    game = new_game(5)
    game.state["bank"][0, 0] += 1
    with pytest.raises(KernelFault) as fault:
        game.apply(game.legal()[0])
    assert fault.value.fault == "cards_not_conserved"
    assert fault.value.seed == game.seed
    assert fault.value.actions == game.actions
    assert game.seed.hex() in str(fault.value)


def test_a_position_of_part_of_a_deck_is_played_on() -> None:
    game = new_game(5)
    state = game.state.copy()
    state["draw_count"] = 10
    part = DealGame.at(CLASSIC, state)
    part.apply(part.legal()[0])
    assert part.view(None)["draw"] <= 10


def test_observe_is_the_view_record() -> None:
    game = new_game(2)
    view = game.observe(0)
    assert int(view["you"]) == 0
    assert np.array_equal(view["hand"], game.state["hand"][0])
    assert not game.observe(None)["hand"].any()


def test_games_are_found_by_name() -> None:
    assert {"deal": DealGame} == GAMES


def test_a_payment_tells_which_sets_it_breaks() -> None:
    state = np.zeros(1, STATE)[0]
    clear(state, 2, CLASSIC.record(2))
    brown = COLOR_NAMES.index("brown")
    state["area"][1, SPOT_FIRST[brown]] = 2
    state["cards"][1, brown] = 2
    state["bank"][1, KIND_NAMES.index("money_2")] = 1
    state["turn"], state["prompt"], state["decider"], state["target"] = 0, Prompt.PAY, 1, 1
    state["due"], state["cap"], state["attack"] = 1, 10, KIND_NAMES.index("birthday")
    game = DealGame.at(CLASSIC, state)
    assert game.broken_sets(1, game.parse(1, "pay brown")) == ["brown"]
    assert game.broken_sets(1, game.parse(1, "pay money_2")) == []
    assert game.decision == 0


def test_a_game_is_stalled_when_each_seat_had_a_turn_without_cards() -> None:
    game = stalled_game()
    seen = [game.is_stalled]
    for seat, move in ((0, "recolor wild_red_yellow:red yellow"), (0, "end"), (1, "end")):
        game.move(seat, move)
        seen.append(game.is_stalled)
    assert seen == [False, False, False, True]


def test_while_a_card_can_come_no_game_is_stalled() -> None:
    for game in walk(3, 200):
        assert not game.is_stalled


OLD_HASHES = {
    2: "594a7a884bb5e691caf32afc8aa4e6687143d41c719776daed96485647a6abb7",
    3: "6f5bbfa50b53e88011bb2ad482f039e4667d516a360f3bc3dc3b49dd16589b94",
    5: "423b2ac38e35c536de207f80ce4d6905d86494758278d372bf7d3b91c294124a",
}
"""State hashes that the version before the enhanced deck wrote for these games."""


@pytest.mark.parametrize("seats", OLD_HASHES)
def test_logs_of_the_first_version_keep_their_hashes(seats: int) -> None:
    game = DealGame(Ruleset.load("classic"), seats, bytes(range(32)))
    chance = random.Random(1)
    for _ in range(200):
        if game.is_over:
            break
        codes = sorted(game.legal())
        game.apply(codes[chance.randrange(len(codes))])
    assert game.state_hash() == OLD_HASHES[seats]


def test_a_clock_asks_the_kernel_who_is_ahead() -> None:
    fields = {
        "seats": Node(
            [{"bank": ["money_5"], "hand": ["debt_collector"]}, {"bank": ["money_4"]}], ""
        )
    }
    game = build_position(Ruleset.load("tournament"), fields)
    assert game.time_out() == TimeOut((5, 4), (0,))
    game.move(0, "debt_collector p2")
    assert game.time_out() is None
    game.move(1, "accept")
    game.move(1, "pay money_4")
    assert game.time_out() == TimeOut((9, 0), (0,))
