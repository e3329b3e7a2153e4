"""The oracle agrees with the kernel, and with the rule book where that gives examples.

The long run is ``python -m tests.oracle.audit``.
"""

import random
from itertools import combinations, permutations

import pytest

from dafuweng.game import Ruleset
from dafuweng.game.ruleset import PRESETS
from dafuweng.kernel.compile import INTERPRETED
from tests.oracle.audit import compare_games
from tests.oracle.cards import COUNTS, KINDS, value_of
from tests.oracle.game import Oracle
from tests.oracle.kernel import Difference, compare_game
from tests.oracle.payments import items_of, picks
from tests.oracle.table import Seat

GAMES = 1 if INTERPRETED else 12
DECISIONS = 200 if INTERPRETED else 3000


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_the_kernel_plays_as_the_oracle_does(preset: str, seats: int) -> None:
    for seed in range(GAMES):
        assert compare_game(Ruleset.load(preset), seats, seed, DECISIONS) > 20


def test_the_kernel_plays_as_the_oracle_does_with_any_options() -> None:
    counted = compare_games(2 if INTERPRETED else 150, seed=7)
    assert counted["decisions"] > 100 * counted["games"]


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else agreement would mean nothing: here the oracle draws three cards."""
    draw = Oracle.draw
    monkeypatch.setattr(
        Oracle, "draw", lambda game, seat, count: draw(game, seat, 3 if count == 2 else count)
    )
    with pytest.raises(Difference, match="kernel and oracle differ"):
        compare_game(Ruleset.load("classic"), 3, 1, 50)


@pytest.mark.parametrize(
    ("deck", "cards", "seed_m", "printed_m"),
    [("base", 106, 248, 252), ("enhanced", 126, 319, 321)],
)
def test_the_decks_add_up(deck: str, cards: int, seed_m: int, printed_m: int) -> None:
    counts = COUNTS[deck]
    assert sum(counts.values()) == cards
    assert sum(counts[kind] * value_of(kind, "seed") for kind in KINDS) == seed_m
    assert sum(counts[kind] * value_of(kind, "printed") for kind in KINDS) == printed_m


def _seat(area: dict[str, list[str]], *bank: str, **buildings: list[str]) -> Seat:
    seat = Seat(bank=list(bank))
    seat.area.update(area)
    seat.buildings.update(buildings)
    return seat


@pytest.mark.parametrize(
    ("color", "cards", "full", "spare"),
    [
        ("red", ["red", "red", "wild_red_yellow", "red"], 1, ["wild_red_yellow"]),
        ("red", ["wild_red_yellow", "wild_rainbow", "wild_rainbow"], 1, []),
        ("dark_blue", ["wild_rainbow", "wild_rainbow"], 0, ["wild_rainbow", "wild_rainbow"]),
        ("brown", ["brown", "brown", "wild_light_blue_brown", "wild_rainbow"], 2, []),
    ],
)
def test_groups_are_those_of_the_book(
    color: str, cards: list[str], full: int, spare: list[str]
) -> None:
    seat = _seat({color: cards})
    assert len(seat.full_groups(color)) == full
    assert seat.spare(color) == spare


@pytest.mark.parametrize(
    ("color", "cards", "built", "rent"),
    [
        ("red", ["red"] * 3, ["house_3", "hotel_4"], 13),  # 65
        ("red", ["red"] * 3 + ["wild_red_yellow"], [], 6),  # 47
        ("green", ["green"] * 3, ["house_3", "hotel_5"], 15),  # 74
        ("dark_blue", ["dark_blue"] * 2, ["house_4", "hotel_5"], 17),
        ("green", ["wild_rainbow"], [], 0),  # 58
        ("railroad", ["railroad"] * 3, [], 3),  # 68
    ],
)
def test_rents_are_those_of_the_book(
    color: str, cards: list[str], built: list[str], rent: int
) -> None:
    assert _seat({color: cards}, **{color: built}).rent(color, "seed") == rent


def _whole_payments(values: list[int], due: int) -> set[tuple[int, ...]]:
    """List, literally, all payments in which every card is needed, or all where that's too few."""
    everything = range(len(values))
    if sum(values) <= due:
        return {tuple(everything)}
    return {
        chosen
        for size in range(1, len(values) + 1)
        for chosen in combinations(everything, size)
        if sum(values[n] for n in chosen) >= due
        and all(sum(values[n] for n in chosen if n != out) < due for out in chosen)
    }


@pytest.mark.parametrize("seed", range(40))
def test_picks_lead_to_just_the_whole_payments(seed: int) -> None:
    """Every order of falling values of every payment can be picked, and nothing else."""
    rng = random.Random(seed)
    bank = rng.choices(["money_1", "money_2", "money_3", "money_4", "money_5"], k=rng.randint(1, 6))
    due = rng.randint(1, 12)
    values = [value_of(card, "seed") for card in bank]
    wanted = {
        tuple(order)
        for chosen in _whole_payments(values, due)
        for order in permutations([values[n] for n in chosen])
        if list(order) == sorted(order, reverse=True)
    }
    found: set[tuple[int, ...]] = set()

    def pick(left: list[str], due: int, cap: int, so_far: tuple[int, ...]) -> None:
        if due <= 0 or not left:
            found.add(so_far)
            return
        for _, card in picks(items_of(Seat(bank=left), "seed", True), due, cap):
            value = value_of(card, "seed")
            rest = left.copy()
            rest.remove(card)
            pick(rest, due - value, value, (*so_far, value))

    pick(bank, due, 10, ())
    assert found == wanted


def test_a_house_comes_after_its_hotel() -> None:
    """32: the house alone is no payment, the hotel alone is one, one property is one."""
    seat = _seat({"red": ["red"] * 3}, red=["house_3", "hotel_4"])
    found = picks(items_of(seat, "seed", True), 3, 10)
    assert found == {("pay_building", "hotel_4", "red"), ("pay_area", "red", "red")}
    assert not any(what[0] == "pay_building" for what in picks(items_of(seat, "seed", False), 3, 9))
