"""Rulesets: a preset with differences, refused once and by name."""

import numpy as np
import pytest

from dafuweng.game import BadRuleset, Ruleset
from dafuweng.game.deal.rules import FIELDS
from dafuweng.game.ruleset import PRESETS
from dafuweng.kernel.deal.codes import Rule


def test_every_preset_sets_every_option() -> None:
    for preset in PRESETS.values():
        assert list(preset["fields"]) == list(FIELDS)
    assert {field.rule for field in FIELDS.values()} == set(Rule)


def test_classic_is_the_base_deck() -> None:
    ruleset = Ruleset.load("classic")
    record = ruleset.record(4)
    assert record.dtype == np.int64
    assert record[Rule.DECK] == 0
    assert record[Rule.COPIES] == 1
    assert record[Rule.SETS_TO_WIN] == 3
    assert record[Rule.DOUBLES_PER_RENT] == 1
    assert record[Rule.RECOLOR_COSTS] == 0
    assert ruleset.seats == (2, 5)
    assert ruleset.game == "deal"


@pytest.mark.parametrize("name", FIELDS)
def test_values_that_may_be_chosen_reach_the_kernel(name: str) -> None:
    numbers = set()
    for value in FIELDS[name].values:
        ruleset = Ruleset.make("classic", {name: value})
        assert Ruleset.from_json(ruleset.to_json()) == ruleset
        numbers.add(int(ruleset.record(4)[FIELDS[name].rule]))
    expected = 1 if name == "deck_copies" else len(FIELDS[name].values)  # auto is 1 here
    assert len(numbers) == expected


def test_differences_alone_are_stored() -> None:
    ruleset = Ruleset.make("classic", {"doubles_per_rent": 2, "recolor": "free"})
    assert ruleset.to_json() == {"preset": "classic", "fields": {"doubles_per_rent": 2}}


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("deck", "enhanced", "not_in_this_version"),
        ("deck_copies", 2, "not_in_this_version"),
        ("rainbow_rent_count", 4, "not_in_this_version"),
        ("turn_order", "dice", "not_in_this_version"),
        ("houses_to_win", "one", "not_in_this_version"),
        ("jail", "draw_only", "not_in_this_version"),
        ("speeding_pick", "random", "not_in_this_version"),
        ("sets_to_win", 2, "bad_value"),
        ("sets_to_win", True, "bad_value"),
        ("doubles_per_rent", True, "bad_value"),
        ("buildings_payable", 1, "bad_value"),
        ("buildings_payable", "yes", "bad_value"),
        ("deck", None, "bad_value"),
        ("deck", ["base"], "bad_value"),
        ("double", 1, "unknown_field"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(field: str, value: object, reason: str) -> None:
    with pytest.raises(BadRuleset) as refused:
        Ruleset.make("classic", {field: value})  # type: ignore[dict-item]
    assert (refused.value.field, refused.value.reason) == (field, reason)


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(BadRuleset, match="preset: unknown_preset"):
        Ruleset.load("chess")


@pytest.mark.parametrize(
    ("seats", "reason"),
    [(0, "bad_value"), (1, "bad_value"), (6, "not_in_this_version"), (11, "bad_value")],
)
def test_seats_outside_the_preset_are_refused(seats: int, reason: str) -> None:
    with pytest.raises(BadRuleset) as refused:
        Ruleset.load("classic").record(seats)
    assert (refused.value.field, refused.value.reason) == ("seats", reason)
