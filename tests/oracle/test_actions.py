"""Turns, steals, Just Say No and the enhanced cards: D-1, D-7, D-8, D-9."""

from typing import Any

import pytest

from tests.oracle.game import Oracle
from tests.oracle.positions import (
    ACCEPT,
    BROWN,
    CLASSIC,
    END,
    ENHANCED,
    NO,
    TOURNAMENT,
    UTILITY,
    play,
    position,
    seat,
    verbs,
)
from tests.oracle.table import rent_of, spare


@pytest.mark.parametrize(("held", "drawn"), [("money_1 money_1 money_1", 2), ("", 5)])
def test_two_cards_are_drawn_or_five(held: str, drawn: int) -> None:  # 1, 2
    after = play(position(seat(), seat(hand=held)), END)
    assert len(after["seats"][1]["hand"]) == len(held.split()) + drawn
    assert (after["turn"], after["plays"]) == (1, 3)


def test_a_draw_goes_on_after_a_reshuffle() -> None:  # 5
    game = position(seat(), seat(hand="money_1"), draw="money_5")
    game.table.discard = ["pass_go"] * 10
    after = play(game, END)
    assert after["seats"][1]["hand"] == ["money_1", "money_5", "pass_go"]
    assert (len(after["draw"]), after["discard"]) == (9, [])


def test_pass_go_is_not_drawn_by_itself() -> None:  # 7
    after = play(position(seat(hand="pass_go"), seat(), draw="money_5"), ("pass_go",))
    assert (after["seats"][0]["hand"], after["discard"]) == (["money_5"], ["pass_go"])


def test_excess_goes_under_the_draw_pile() -> None:  # 8
    game = position(seat(hand="money_1 " * 8 + "money_2"), seat(), draw="pass_go " * 6)
    after = play(game, END, ("discard", "money_2"), ("discard", "money_1"))
    assert after["draw"] == ["pass_go", "money_2", "money_1"]
    assert (after["turn"], after["discard"]) == (1, [])


def test_a_fourth_play_is_illegal() -> None:  # 11
    assert position(seat(hand="money_1"), seat(), plays=0).legal() == {END}


def test_a_full_set_is_neither_stolen_nor_swapped() -> None:  # 80, 83, 85, 86
    thief = seat(hand="sly_deal forced_deal", utility=UTILITY, red="red")
    victim = seat(dark_blue="dark_blue dark_blue", green="green")
    game = position(thief, victim)
    taken = {action[2] for action in game.legal() if action[0].endswith("_deal")}
    assert taken == {"green"}
    play(game, ("forced_deal", 1, "green", "green"))
    assert game.legal() == {("for", "red", "red")}
    game.table.options = CLASSIC | {"forced_deal_from_full": True}
    assert game.legal() == {("for", "red", "red"), ("for", "utility", "utility")}


def test_a_swap_needs_something_to_give() -> None:  # 89
    assert "forced_deal" not in verbs(position(seat(hand="forced_deal"), seat(green="green")))


@pytest.mark.parametrize("options", [CLASSIC, TOURNAMENT])
def test_a_swap_that_completes_the_other(options: dict[str, Any]) -> None:  # 91
    giver = seat(hand="forced_deal", red="red")
    other = seat(brown=BROWN, utility=UTILITY, red="red red", green="green")
    game = position(giver, other, options=options)
    after = play(game, ("forced_deal", 1, "green", "green"), ("for", "red", "red"), ACCEPT)
    if options is CLASSIC:
        assert after["winner"] == 1
    else:
        assert after["winner"] is None
        after = play(game, END)
        assert (after["winner"], after["seats"][1]["hand"]) == (1, [])  # before drawing


def test_the_active_seat_wins_a_swap_that_completes_both() -> None:  # B11
    game = position(
        seat(hand="forced_deal", brown=BROWN, utility=UTILITY, green="green green", red="red"),
        seat(pink="pink pink pink", railroad="railroad " * 4, red="red red", green="green"),
    )
    moves = ("forced_deal", 1, "green", "green"), ("for", "red", "red"), ACCEPT
    assert play(game, *moves)["winner"] == 0


def test_deal_breaker_leaves_extras() -> None:  # 94, 95, 98
    taker = seat(hand="deal_breaker", red="wild_red_yellow wild_rainbow")
    game = position(taker, seat(red="red red red wild_red_yellow house_3", green="green"))
    assert {action for action in game.legal() if action[0] == "deal_breaker"} == {
        ("deal_breaker", 1, "red")
    }
    after = play(game, ("deal_breaker", 1, "red"), ACCEPT)
    assert after["seats"][1]["area"] == {"green": ["green"], "red": ["wild_red_yellow"]}
    assert after["seats"][0]["buildings"] == {"red": ["house_3"]}
    assert rent_of(game.table, game.table.seats[0], "red") == 9
    assert len(spare(game.table.seats[0], "red")) == 2


@pytest.mark.parametrize(("noes", "paid"), [(0, 5), (1, 0), (2, 5), (3, 0)])
def test_an_even_number_of_noes_lets_it_happen(noes: int, paid: int) -> None:  # 100, 101
    game = position(
        seat(hand="debt_collector just_say_no"),
        seat(hand="just_say_no just_say_no", bank="money_5"),
    )
    after = play(game, ("debt_collector", 1), *[NO] * noes, ACCEPT)
    assert (after["due"], after["plays"]) == (paid, 2)
    assert after["discard"].count("just_say_no") == noes


def test_a_no_may_cost_a_play_on_ones_own_turn() -> None:  # B26
    game = position(
        seat(hand="debt_collector just_say_no"),
        seat(hand="just_say_no", bank="money_5"),
        plays=1,
        options=CLASSIC | {"no_costs_a_play": True},
    )
    play(game, ("debt_collector", 1), NO)
    assert game.legal() == {ACCEPT}


def test_a_no_protects_its_player_only() -> None:  # 103, 110
    game = position(seat(hand="birthday"), seat(hand="just_say_no"), seat(bank="money_2"))
    after = play(game, ("birthday",), NO, ACCEPT, ACCEPT)
    assert (after["prompt"], after["decider"], after["due"]) == ("pay", 2, 2)


def test_no_alone_is_no_move() -> None:  # 16, 109
    game = position(seat(hand="just_say_no debt_collector"), seat(bank="just_say_no"))
    assert NO not in game.legal()
    play(game, ("debt_collector", 1))
    assert game.legal() == {ACCEPT}


@pytest.mark.parametrize(("jail", "turn", "plays"), [("skip", 0, 3), ("draw_only", 1, 0)])
def test_jail(jail: str, turn: int, plays: int) -> None:  # 112, 115, 116
    game = position(
        seat(hand="go_to_jail go_to_jail"),
        seat(hand="money_1"),
        options=ENHANCED | {"jail": jail},
    )
    after = play(game, ("go_to_jail", 1), ACCEPT)
    assert after["jailed"] == [1]
    assert "go_to_jail" not in verbs(game)
    after = play(game, END)
    assert (after["turn"], after["plays"], after["jailed"]) == (turn, plays, [])
    assert len(after["seats"][turn]["hand"]) == 3


def test_double_sly_deal() -> None:  # 118, 119, 121, 122
    victim = seat(green="green green", orange="orange", dark_blue="dark_blue dark_blue")
    game = position(seat(hand="double_sly"), victim, options=ENHANCED)
    play(game, ("double_sly", 1, "green", "green"))
    assert game.legal() == {("also", "green", "green"), ("also", "orange", "orange")}
    after = play(game, ("also", "orange", "orange"), ACCEPT)
    assert after["seats"][0]["area"] == {"green": ["green"], "orange": ["orange"]}
    lone = position(
        seat(hand="double_sly"), seat(yellow="yellow " * 3 + "wild_red_yellow"), options=ENHANCED
    )
    move = ("double_sly", 1, "wild_red_yellow", "yellow")
    assert play(lone, move, ACCEPT)["prompt"] == "color"


@pytest.mark.parametrize(
    ("hands", "legal"),
    [
        (["money_1", "money_1", "money_1"], {(1, 2), (1, 3), (2, 3)}),
        (["money_1", "", "money_1"], {(1, 3)}),
        (["money_1", "", ""], {(1, 1)}),
        (["", "", ""], set()),
    ],
)
def test_who_can_be_caught_speeding(hands: list[str], legal: set[tuple[int, int]]) -> None:  # 124
    game = position(seat(hand="speeding"), *[seat(hand=hand) for hand in hands], options=ENHANCED)
    assert {action[1:] for action in game.legal() if action[0] == "speeding"} == legal


def test_each_speeder_answers() -> None:  # 125
    game = position(
        seat(hand="speeding"), seat(hand="just_say_no"), seat(hand="money_1"), options=ENHANCED
    )
    after = play(game, ("speeding", 1, 2), NO, ACCEPT, ACCEPT, ("give", "money_1"))
    assert after["discard"] == ["just_say_no", "money_1", "speeding"]


def _passed_on(*hands: str) -> Oracle:
    """Charge B, C and D 6 each, B holding a rent transfer."""
    charger = seat(hand="rent_red_yellow", red="red red red")
    others = [seat(hand=hand, bank="money_3 money_3 money_5 money_1") for hand in hands]
    return position(charger, *others, options=ENHANCED)


def test_a_rent_passed_on_is_paid_twice() -> None:  # 127
    game = _passed_on("rent_transfer", "", "")
    play(game, ("rent", "red", 0))
    assert {a[1] for a in game.legal() if a[0] == "rent_transfer"} == {2, 3}
    pay = ("pay_bank", "money_3"), ("pay_bank", "money_3")
    rest = ("pay_bank", "money_5"), ("pay_bank", "money_1")
    after = play(game, ("rent_transfer", 3), ACCEPT, *pay, ACCEPT, *pay, ACCEPT, *rest)
    assert [len(other["bank"]) for other in after["seats"]] == [6, 4, 2, 0]


@pytest.mark.parametrize(("counters", "payer"), [(0, 1), (1, 2)])
def test_a_blocked_transfer_comes_back(counters: int, payer: int) -> None:  # 130, 131
    game = _passed_on("rent_transfer " + "just_say_no " * counters, "just_say_no")
    play(game, ("rent", "red", 0), ("rent_transfer", 2), NO, *[NO] * counters, ACCEPT)
    if not counters:
        assert game.snapshot()["target"] == 1
        play(game, ACCEPT)
    after = game.snapshot()
    assert (after["decider"], after["due"]) == (payer, 6)


def test_only_a_rent_is_passed_on() -> None:  # 128, 134, B83
    game = _passed_on("rent_transfer just_say_no", "rent_transfer")
    game.table.seats[0].hand += ["just_say_no", "debt_collector"]
    play(game, ("rent", "red", 0), NO, NO, ("rent_transfer", 2))  # 134
    assert game.legal() == {ACCEPT}  # not passed on again
    other = _passed_on("rent_transfer")
    other.table.seats[0].hand.append("debt_collector")
    play(other, ("debt_collector", 1))
    assert other.legal() == {ACCEPT}


def test_inheritor() -> None:  # 136, 137, B84
    game = position(
        seat(hand="inheritor just_say_no"),
        seat(hand="just_say_no"),
        seat(),
        options=ENHANCED,
    )
    assert {action for action in game.legal() if action[0] == "inheritor"} == {("inheritor", 1)}
    after = play(game, ("inheritor", 1), NO, NO, ACCEPT)
    assert (after["prompt"], after["seats"][0]["hand"]) == ("play", [])
