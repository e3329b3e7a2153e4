"""Moves in words: what is written is read back, what is wrong is refused by name."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dafuweng.game import IllegalAction, Ruleset
from dafuweng.game.deal.action import format_move, read_action, split_moves
from dafuweng.game.deal.game import DealGame
from dafuweng.kernel.deal.actions import ACTIONS
from dafuweng.kernel.deal.codes import Prompt, Refusal, Verb
from tests.game.walk import SEEDS, TOGETHER, choose_move, few, walk


def _whole_moves(game: DealGame, chance: random.Random) -> list[list[int]]:
    """List each legal action as a whole move; where a move is a chain, some chains."""
    codes = game.legal()
    verbs = {read_action(code).verb for code in codes}
    single = [[code] for code in codes if read_action(code).verb not in TOGETHER]
    chains = [choose_move(game, chance) for _ in range(4)] if verbs & set(TOGETHER) else []
    forced = []
    for code in codes:
        if read_action(code).verb in (Verb.FORCED_DEAL, Verb.DOUBLE_SLY):
            ahead = game.clone()
            ahead.apply(code)
            if int(ahead.state["prompt"]) in (Prompt.SWAP, Prompt.ALSO):
                single = [chain for chain in single if chain != [code]]
                forced += [[code, half] for half in ahead.legal()]
    return single + [chain for chain in chains if len(chain) > 1 or chain not in single] + forced


@few
@given(SEEDS)
def test_every_legal_move_is_read_back_as_written(seed: int) -> None:
    chance = random.Random(seed)
    for game in walk(seed, 60):
        if game.is_over:
            return
        seat = game.prompt.seat
        assert seat is not None
        for chain in _whole_moves(game, chance):
            text = format_move(chain)
            assert game.text(chain) == text
            parsed = game.parse(seat, text)
            assert Counter(parsed) == Counter(chain), text
            assert read_action(chain[0]).verb in TOGETHER or parsed == chain


@few
@given(SEEDS)
def test_moves_of_a_game_play_it_again(seed: int) -> None:
    *_, game = walk(seed, 150)
    again = DealGame(game.ruleset, game.seats, game.seed)
    for seat, text in game.moves:
        again.move(seat, text)
    assert again.moves == game.moves
    assert again.state_hash() == game.state_hash()
    assert [code for chain in split_moves(game.actions) for code in chain] == game.actions


def test_every_action_has_words_of_its_own() -> None:
    texts = Counter((read_action(code).text, read_action(code).verb) for code in range(ACTIONS))
    assert max(texts.values()) == 1


WORDS = st.sampled_from(
    "end bank place recolor rent rent_rainbow sly_deal forced_deal deal_breaker pay color discard "
    "accept no house_3 hotel_5 go_to_jail double_sly speeding give rent_transfer inheritor for "
    "double p1 p2 p9 red dark_blue utility money_1 money_10 wild_red_yellow wild_rainbow:red "
    "house_3:red red:red green:red money_1:red just_say_no birthday pass_go debt_collector : "
    "wild_rainbow: p0 P1 purple money_6 -1".split()
)


@few
@given(SEEDS, st.lists(st.lists(WORDS, max_size=6).map(" ".join), min_size=20, max_size=20))
def test_any_words_are_read_or_refused_and_change_nothing(seed: int, texts: list[str]) -> None:
    *_, game = walk(seed, seed % 60)
    before = game.state_hash()
    for text in texts:
        for seat in range(game.seats):
            try:
                chain = game.parse(seat, text)
            except IllegalAction as illegal:
                assert illegal.refusal != Refusal.NONE
                assert game.refuse_move(seat, text) == illegal.refusal
            else:
                assert game.refuse_move(seat, text) == Refusal.NONE
                assert game.refuse(seat, chain[0]) == Refusal.NONE
    assert game.state_hash() == before


@pytest.mark.parametrize(
    "text", ["", " ", "juggle", "bank", "bank red red", "rent double", "end end"]
)
def test_no_move(text: str) -> None:
    game = DealGame(Ruleset.load("classic"), 2, bytes(32))
    assert game.refuse_move(game.state["turn"], text) == Refusal.BAD_MOVE
