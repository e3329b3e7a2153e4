"""Payments: D-3."""

import random
from itertools import combinations

import pytest

from tests.oracle.moves import Action
from tests.oracle.payments import payable, picks
from tests.oracle.positions import (
    ACCEPT,
    BROWN,
    CLASSIC,
    ENHANCED,
    UTILITY,
    play,
    position,
    seat,
)
from tests.oracle.table import Item, Seat, add_building


@pytest.mark.parametrize(
    ("payer", "due", "first"),
    [
        (seat(bank="money_10"), 2, {("pay_bank", "money_10")}),  # 19
        (
            seat(bank="money_5", dark_blue="dark_blue"),
            3,
            {("pay_bank", "money_5"), ("pay_area", "dark_blue", "dark_blue")},
        ),  # 20
        (seat(bank="money_1", red="wild_rainbow"), 2, {("pay_bank", "money_1")}),  # 23
        (
            seat(bank="money_2 money_2 money_3"),
            4,
            {("pay_bank", "money_2"), ("pay_bank", "money_3")},
        ),  # 25
        (
            seat(red="red red red house_3 hotel_4"),
            3,
            {("pay_building", "hotel_4", "red"), ("pay_area", "red", "red")},
        ),  # 32
    ],
)
def test_what_pays_first(payer: Seat, due: int, first: set[Action]) -> None:
    table = position(seat(), payer).table
    assert set(picks(payable(table, payer), due)) == first


def test_no_rainbow_no_hand_pays() -> None:  # 22, 26
    game = position(seat(hand="birthday"), seat(hand="money_10", red="wild_rainbow"))
    after = play(game, ("birthday",), ACCEPT)
    assert (after["prompt"], after["seats"][0]["bank"]) == ("play", [])
    assert after["seats"][1]["area"] == {"red": ["wild_rainbow"]}


def test_a_wild_received_is_placed_anew() -> None:  # 28
    game = position(seat(hand="birthday"), seat(yellow="wild_red_yellow"))
    paid = ("pay_area", "wild_red_yellow", "yellow")
    after = play(game, ("birthday",), ACCEPT, paid, ("color", "red"))
    assert after["seats"][0]["area"] == {"red": ["wild_red_yellow"]}
    assert after["plays"] == 2


@pytest.mark.parametrize("to", ["bank", "discard"])
def test_buildings_of_a_broken_set_leave(to: str) -> None:  # 32, B45
    options = CLASSIC | {"broken_set_buildings": to}
    payer = seat(red="red red red house_3 hotel_4")
    game = position(seat(hand="birthday"), payer, options=options)
    after = play(game, ("birthday",), ACCEPT, ("pay_area", "red", "red"))
    fallen = ["hotel_4", "house_3"]
    assert after["seats"][1]["bank"] == (fallen if to == "bank" else [])
    assert after["discard"] == ["birthday"] + (fallen if to == "discard" else [])


def test_a_paid_house_is_money() -> None:  # 31, 34
    game = position(
        seat(hand="birthday", green="green green green"), seat(red="red red red house_3")
    )
    after = play(game, ("birthday",), ACCEPT, ("pay_building", "house_3", "red"))
    assert after["seats"][0]["bank"] == ["house_3"]
    assert after["seats"][1]["area"]["red"] == ["red"] * 3
    unpayable = CLASSIC | {"buildings_payable": False}
    assert len(payable(position(seat(), options=unpayable).table, seat(red="red house_3"))) == 1


def test_an_extra_card_saves_the_set() -> None:  # 35
    game = position(seat(hand="birthday"), seat(red="red red red wild_red_yellow house_3"))
    after = play(game, ("birthday",), ACCEPT, ("pay_area", "red", "red"))
    assert after["seats"][1]["buildings"] == {"red": ["house_3"]}


def test_a_win_ends_a_collection() -> None:  # 37
    collector = seat(
        hand="birthday", brown=BROWN, utility=UTILITY, railroad="railroad railroad railroad"
    )
    game = position(collector, seat(railroad="railroad"), seat(bank="money_2"))
    after = play(game, ("birthday",), ACCEPT, ("pay_area", "railroad", "railroad"))
    assert (after["winner"], after["prompt"], game.legal()) == (0, "over", set())


def test_the_house_goes_with_the_hotel_on_it() -> None:
    """A5: of two built groups the better hotel stands on the better house, until all is paid."""
    payer = seat(red="red " * 6 + "house_3 house_4 hotel_4 hotel_5")
    bill = payable(position(seat(), payer, options=ENHANCED).table, payer)
    next(item for item in bill if item.card == "hotel_5").is_chosen = True
    houses = {pick[1] for pick in picks(bill, 3) if pick[1] in ("house_3", "house_4")}
    assert houses == {"house_4"}


def _whole_payments(bill: list[Item], due: int) -> set[frozenset[int]]:
    """List, literally, the sets of cards that are a whole payment (B40, B43, A5)."""
    if sum(item.value for item in bill) <= due:
        return {frozenset(range(len(bill)))}
    return {
        frozenset(chosen)
        for size in range(1, len(bill) + 1)
        for chosen in combinations(range(len(bill)), size)
        if sum(bill[n].value for n in chosen) >= due
        and all(sum(bill[n].value for n in chosen if n != out) < due for out in chosen)
        and all(any(bill[m] is bill[n].hotel for m in chosen) for n in chosen if bill[n].hotel)
    }


def _named(bill: list[Item], chosen: frozenset[int]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((bill[n].card, bill[n].color) for n in chosen))


@pytest.mark.parametrize("seed", range(60))
def test_picks_lead_to_just_the_whole_payments(seed: int) -> None:
    rng = random.Random(seed)
    payer = seat(bank=" ".join(rng.choices("money_1 money_2 money_3 money_4".split(), k=3)))
    for color in rng.sample(["red", "pink"], rng.randint(0, 2)):
        payer.area[color] = [color] * (groups := 3 * rng.randint(1, 2))
        houses = rng.choices(["house_3", "house_4"], k=rng.randint(0, groups // 3))
        hotels = rng.choices(["hotel_4", "hotel_5"], k=rng.randint(0, len(houses)))
        for card in houses + hotels:
            add_building(payer, color, card)
        payer.area[color] = payer.area[color][:3]  # fewer to try
    bill, due = payable(position(seat(), options=ENHANCED).table, payer), rng.randint(1, 14)
    wanted = {_named(bill, chosen) for chosen in _whole_payments(bill, due)}
    found: set[tuple[tuple[str, str], ...]] = set()

    def pick_on(left: int) -> None:
        chosen = frozenset(n for n, item in enumerate(bill) if item.is_chosen)
        if left <= 0 or len(chosen) == len(bill):
            found.add(_named(bill, chosen))
            return
        options = picks(bill, left)
        assert options, "a pick led nowhere"
        for item in options.values():
            item.is_chosen = True
            pick_on(left - item.value)
            item.is_chosen = False

    pick_on(due)
    assert found == wanted
