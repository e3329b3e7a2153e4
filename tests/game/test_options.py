"""Options: all that is legal, nothing else, in words that are accepted."""

import random

from hypothesis import given

from dafuweng.game.deal.action import read_action
from dafuweng.kernel.deal.codes import Refusal, Verb
from tests.game.walk import SEEDS, few, walk


@few
@given(SEEDS)
def test_options_are_the_legal_moves(seed: int) -> None:
    chance = random.Random(seed)
    for game in walk(seed, 80):
        if game.is_over:
            assert all(game.options(seat) == [] for seat in range(game.seats))
            return
        seat = game.prompt.seat
        assert seat is not None
        assert game.options((seat + 1) % game.seats) == []
        options = game.options(seat)
        kind = game.prompt.kind
        if kind == "pay":
            (option,) = options
            move = " ".join(["pay", *option["suggest"]])
            assert game.refuse_move(seat, move) == Refusal.NONE, (move, option)
            words = [card["word"] for card in option["payable"]]
            assert len(words) == sum(
                sum(view["bank"].values())
                + sum(len(g["cards"]) for g in view["groups"])
                + sum((g["house"] is not None) + (g["hotel"] is not None) for g in view["groups"])
                for view in [game.view(None)["table"][seat]]
            )
            for card in option["payable"]:
                assert card["ok"] == (card["card"] != "wild_rainbow")
            assert option["due_m"] == game.view(None)["prompt"]["due_m"]
        elif kind == "discard":
            (option,) = options
            cards = chance.sample(option["hand"], option["excess"])
            assert game.refuse_move(seat, " ".join(["discard", *cards])) == Refusal.NONE
            assert len(option["hand"]) - option["excess"] == 7
        else:
            assert len(options) == len(game.legal())
            for option in options:
                moves = [option["move"]]
                if option["then"] is not None:
                    moves = [f"{option['move']} {then['word']}" for then in option["then"]]
                assert moves
                for move in moves:
                    assert game.refuse_move(seat, move) == Refusal.NONE
                assert option["move"].split()[0] == option["verb"]


@few
@given(SEEDS)
def test_amounts_are_what_is_then_charged(seed: int) -> None:
    for game in walk(seed, 80):
        if game.is_over or game.prompt.kind != "play":
            continue
        seat = game.prompt.seat
        assert seat is not None
        for option in game.options(seat):
            ahead = game.clone()
            (code, *_) = game.legal() if option["then"] else game.parse(seat, option["move"])
            verb = read_action(code).verb
            if verb in (Verb.RENT, Verb.RENT_RAINBOW, Verb.BIRTHDAY, Verb.DEBT_COLLECTOR):
                ahead.apply(code)
                attack = ahead.view(None)["prompt"]["attack"]
                assert attack["amount_m"] == option["amount_m"]
                assert attack.get("doubles", 0) == option["doubles"]
            elif verb == Verb.BANK:
                before = ahead.view(None)["table"][seat]["bank_m"]
                ahead.apply(code)
                assert ahead.view(None)["table"][seat]["bank_m"] - before == option["amount_m"]
