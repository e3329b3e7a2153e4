"""Part C, groups, properties, rents and buildings: D-4, D-5, D-6."""

from typing import Any

import pytest

from tests.oracle.cards import BASE_COPIES, ENHANCED_COPIES, KINDS, VALUES
from tests.oracle.game import new_pile
from tests.oracle.positions import (
    ACCEPT,
    BROWN,
    CLASSIC,
    END,
    ENHANCED,
    TOURNAMENT,
    UTILITY,
    play,
    position,
    seat,
    verbs,
)
from tests.oracle.table import has_won, rent_of, spare


def test_the_decks_add_up() -> None:
    """Part C: the counts and the sums of all face values."""
    sums = [(248, 252), (319, 321)]
    for copies, count, values in zip((BASE_COPIES, ENHANCED_COPIES), (106, 126), sums, strict=True):
        assert sum(copies.values()) == count
        for profile, total in zip(("seed", "printed"), values, strict=True):
            assert sum(copies[kind] * VALUES[profile][kind] for kind in KINDS) == total
    assert len(new_pile(ENHANCED, 6)) == 252  # 142
    assert len(new_pile(ENHANCED | {"rainbow_rent_count": 4}, 5)) == 127  # B01


@pytest.mark.parametrize(
    ("color", "cards", "rent", "over"),
    [
        ("dark_blue", "wild_rainbow wild_rainbow", 0, "wild_rainbow wild_rainbow"),  # 43
        ("red", "wild_red_yellow wild_rainbow wild_rainbow", 6, ""),  # 44
        ("red", "red red red wild_red_yellow", 6, "wild_red_yellow"),  # 47
        ("red", "red red wild_red_yellow red", 6, "wild_red_yellow"),  # 52
        ("red", "red red wild_rainbow wild_red_yellow", 6, "wild_rainbow"),  # B33
        ("red", "red red red house_3 hotel_4", 13, ""),  # 65
        ("green", "green green green house_3 hotel_5", 15, ""),  # 74
        ("railroad", "railroad railroad railroad", 3, "railroad railroad railroad"),  # 68
        ("orange", "", 0, ""),
    ],
)
def test_groups_and_rents(color: str, cards: str, rent: int, over: str) -> None:
    owner = seat(**{color: cards})
    table = position(owner, seat()).table
    assert rent_of(table, owner, color) == rent
    assert spare(owner, color) == over.split()


def test_a_recolouring_may_win_without_plays() -> None:  # 40
    owner = seat(brown=BROWN, utility=UTILITY, pink="pink pink", orange="wild_pink_orange")
    move = ("recolor", "wild_pink_orange", "orange", "pink")
    assert play(position(owner, seat(), plays=0), move)["winner"] == 0
    bound = position(owner, seat(), plays=0, options=CLASSIC | {"recolor": "play"})
    assert bound.legal() == {END}


def test_a_wild_is_laid_in_its_own_colours() -> None:  # 38, B36
    game = position(seat(hand="wild_light_blue_brown"), seat())
    assert {a[2] for a in game.legal() if a[0] == "place"} == {"light_blue", "brown"}


def test_a_rainbow_moves_to_another_colour() -> None:  # 53
    game = position(seat(red="red wild_rainbow", dark_blue="dark_blue"), seat())
    after = play(game, ("recolor", "wild_rainbow", "red", "dark_blue"))
    assert rent_of(game.table, game.table.seats[0], "dark_blue") == 8
    assert after["plays"] == 3


@pytest.mark.parametrize(("options", "winner"), [(CLASSIC, 0), (ENHANCED, None)])
def test_three_sets_win_but_not_the_enhanced_game(
    options: dict[str, Any], winner: int | None
) -> None:  # 49
    owner = seat(
        hand="railroad", brown=BROWN, utility=UTILITY, railroad="railroad railroad railroad"
    )
    game = position(owner, seat(), options=options)
    assert play(game, ("place", "railroad", "railroad"))["winner"] == winner


@pytest.mark.parametrize(
    ("red", "off", "one", "all_buildable"),
    [("red red red", True, False, False), ("red red red house_3", True, True, False)],
)
def test_houses_to_win(red: str, off: bool, one: bool, all_buildable: bool) -> None:  # 140, B13
    owner = seat(brown=BROWN, utility=UTILITY, red=red)
    for asked, won in (("off", off), ("one", one), ("all_buildable", all_buildable)):
        table = position(owner, options=CLASSIC | {"houses_to_win": asked}).table
        assert has_won(table, owner) == won


def test_rent_needs_a_card_that_is_no_rainbow() -> None:  # 55, 56, 58
    holder = seat(hand="rent_dark_blue_green green", green="wild_rainbow")
    assert "rent" not in verbs(position(holder, seat()))


@pytest.mark.parametrize(("options", "most"), [(CLASSIC, 1), (TOURNAMENT, 2)])
def test_how_often_a_rent_is_doubled(options: dict[str, Any], most: int) -> None:  # 59, 61
    holder = seat(
        hand="rent_dark_blue_green double_rent double_rent", dark_blue="dark_blue dark_blue"
    )
    game = position(holder, seat(bank="money_10 " * 4), options=options)
    counts = {action[2] for action in game.legal() if action[0] == "rent"}
    assert counts == set(range(most + 1))
    after = play(game, ("rent", "dark_blue", most), ACCEPT)
    assert (after["due"], after["plays"]) == (8 << most, 2 - most)


def test_a_double_alone_can_only_be_banked() -> None:  # 62, 64
    game = position(seat(hand="double_rent birthday"), seat())
    assert game.legal() == {END, ("bank", "double_rent"), ("bank", "birthday"), ("birthday",)}


def test_the_amount_is_frozen() -> None:  # 67
    charger = seat(hand="rent_red_yellow", yellow="yellow yellow")
    game = position(charger, seat(bank="money_1", yellow="yellow"), seat(bank="money_10"))
    paying = ("pay_area", "yellow", "yellow"), ("pay_bank", "money_1")
    after = play(game, ("rent", "yellow", 0), ACCEPT, *paying, ACCEPT)
    assert (after["decider"], after["due"]) == (2, 4)


@pytest.mark.parametrize(
    ("red", "legal"),
    [
        ("red red", set()),
        ("red red red", {"house_3"}),  # 70
        ("red red red house_3", {"hotel_4"}),  # 71
        ("red red red house_3 hotel_4", set()),
        ("red wild_red_yellow wild_rainbow", {"house_3"}),  # 73
    ],
)
def test_what_may_be_built(red: str, legal: set[str]) -> None:
    game = position(seat(hand="house_3 hotel_4", red=red), seat())
    assert {action[1] for action in game.legal() if action[0] == "build"} == legal
