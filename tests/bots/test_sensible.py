"""How ``sensible`` plays: positions with one good answer, and rules that hold in every game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml

from dafuweng.bots import View, explain, load
from dafuweng.bots.deal.reason import Reason, hint_key
from dafuweng.game import GAMES, Game, Ruleset
from dafuweng.game.deal.action import read_action, split_moves
from dafuweng.game.deal.game import DealGame
from dafuweng.game.deal.position import KEYS, build_position
from dafuweng.game.scenario_file import Node
from dafuweng.i18n.catalogue import words
from dafuweng.kernel.chance import FAST, seed_fast
from dafuweng.kernel.deal.calls import determinize_at
from dafuweng.kernel.deal.codes import Verb
from dafuweng.kernel.deal.layout import STATE

CHOICES = yaml.safe_load(Path(__file__).with_name("choices.yaml").read_text(encoding="utf-8"))
GAMES_PLAYED = 20


def place(choice: dict[str, Any]) -> DealGame:
    """Return the position of a choice, its moves made."""
    fields = {key: Node(choice[key], key) for key in KEYS if key in choice}
    game = build_position(Ruleset.load(choice.get("rules", "classic")), fields)
    for move in choice.get("moves", []):
        seat, text = move.split(" ", 1)
        game.move(int(seat[1:]) - 1, text)
    return game


def choose_move(game: Game) -> tuple[str, str]:
    """Return the whole move that sensible makes, and its reason."""
    bot = load("sensible", 1)
    codes: list[int] = []
    first = ""
    while True:
        view, legal = View(game.observe(game.prompt.seat)), game.legal()
        code, reason, args = explain(view, legal)
        assert args == {}
        assert code == bot.choose(view, legal)
        first = first or reason
        codes.append(code)
        game.apply(code)
        following = game.legal()
        if not following or len(split_moves([*codes, following[0]])) > 1:
            return game.text(codes), first


def ids(choice: dict[str, Any]) -> str:
    return str(choice["title"])


@pytest.mark.parametrize("choice", CHOICES, ids=ids)
def test_choice(choice: dict[str, Any]) -> None:
    move, reason = choose_move(place(choice))
    assert move in choice["chooses"]
    assert reason == f"hint-{choice['reason']}"


def test_every_reason_occurs_and_has_words() -> None:
    told = {f"hint-{choice['reason']}" for choice in CHOICES}
    told |= {"hint-grows-set", "hint-break-deal", "hint-birthday", "hint-bank-spare"}
    told |= {"hint-only-move"}
    assert told == {hint_key(reason) for reason in Reason}
    for reason in Reason:
        for lang in ("en", "zh-Hans", "zh-Hant"):
            assert words(lang, hint_key(reason))


def positions(games: int) -> Iterator[tuple[Game, View, list[int]]]:
    """Yield every decision of some games of sensible bots, before it is made."""
    for number in range(games):
        preset = ("classic", "enhanced", "tournament", "hasbro")[number // 4 % 4]
        rules = Ruleset.make(preset, {"recolor": "play"} if number % 4 == 3 else {})
        game = GAMES["deal"](rules, 2 + number % 5, number.to_bytes(32, "little"))
        bot = load("sensible", number)
        while game.prompt.seat is not None:
            view, legal = View(game.observe(game.prompt.seat)), game.legal()
            yield game, view, legal
            game.apply(bot.choose(view, legal))
        assert game.winner is not None


def test_every_choice_is_legal_and_leaves_the_view_as_it_was() -> None:
    for _, view, legal in positions(GAMES_PLAYED):
        before = view.record.tobytes()
        code, reason, _ = explain(view, legal)
        assert code in legal
        assert reason.startswith("hint-")
        assert view.record.tobytes() == before


def test_unseen_cards_change_nothing() -> None:
    """Deal anew all that the seat can't see: it chooses the same."""
    fasts = np.zeros(1, FAST)
    seed_fast(fasts[0], 3)
    states = np.zeros(2, STATE)
    for game, view, legal in positions(4):
        assert isinstance(game, DealGame)
        seat = game.prompt.seat
        assert seat is not None
        states[0] = game.state
        determinize_at(states, 0, seat, 1, fasts)
        other = DealGame.at(game.ruleset, states[1])
        assert explain(View(other.observe(seat)), other.legal()) == explain(view, legal)


def test_recolouring_never_goes_in_circles() -> None:
    """Within a turn no arrangement of a table comes back by recolouring."""
    turn = -1
    seen: set[bytes] = set()
    moved = 0
    for game, view, legal in positions(GAMES_PLAYED):
        if game.turn_number != turn:
            turn, seen = game.turn_number, set()
        verb = read_action(explain(view, legal)[0]).verb
        if verb == Verb.RECOLOR:
            moved += 1
            cards = view.record["area"][int(view.record["you"])].tobytes()
            assert cards not in seen
            seen.add(cards)
        elif verb != Verb.END:
            seen = set()
    assert moved > 20


def test_a_set_is_never_broken_for_a_debt_that_the_bank_can_pay() -> None:
    """With enough money for the debt no card of a full set is paid."""
    asked = 0
    for game, view, legal in positions(GAMES_PLAYED):
        if game.prompt.kind != "pay":
            continue
        seat = view.shown["table"][int(view.record["you"])]
        if seat["bank_m"] < int(view.record["due"]) or not seat["sets"]:
            continue
        asked += 1
        action = read_action(explain(view, legal)[0])
        if action.verb == Verb.PAY_AREA:
            assert action.take is not None
            full = {group["color"] for group in seat["groups"] if group["full"]}
            # Where a color has another group, its cards fill the set again.
            colors = [group["color"] for group in seat["groups"]]
            spare = {color for color in colors if colors.count(color) > 1}
            color = action.take.to_json()["color"]
            assert color not in full or color in spare
    assert asked > 20
