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
    assert ruleset.seats == (2, 10)
    assert ruleset.game == "deal"


@pytest.mark.parametrize("name", FIELDS)
def test_values_that_may_be_chosen_reach_the_kernel(name: str) -> None:
    numbers = set()
    for value in FIELDS[name].values:
        ruleset = Ruleset.make("enhanced", {name: value})
        assert Ruleset.from_json(ruleset.to_json()) == ruleset
        numbers.add(int(ruleset.record(4)[FIELDS[name].rule]))
    expected = len(FIELDS[name].values) - (name == "deck_copies")  # auto is 1 here
    assert len(numbers) == expected


def test_differences_alone_are_stored() -> None:
    ruleset = Ruleset.make("classic", {"doubles_per_rent": 2, "recolor": "free"})
    assert ruleset.to_json() == {"preset": "classic", "fields": {"doubles_per_rent": 2}}


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("rainbow_rent_count", 4, "needs_enhanced_deck"),
        ("jail", "draw_only", "needs_enhanced_deck"),
        ("speeding_pick", "random", "needs_enhanced_deck"),
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


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [0, 1, 11])
def test_seats_outside_the_preset_are_refused(preset: str, seats: int) -> None:
    with pytest.raises(BadRuleset) as refused:
        Ruleset.load(preset).record(seats)
    assert (refused.value.field, refused.value.reason) == ("seats", "bad_value")


@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (5, 1), (6, 2), (10, 2)])
def test_automatic_copies_follow_from_the_seats(seats: int, copies: int) -> None:
    assert Ruleset.load("enhanced").record(seats)[Rule.COPIES] == copies
    for chosen in (1, 2):
        ruleset = Ruleset.make("enhanced", {"deck_copies": chosen})
        assert ruleset.record(seats)[Rule.COPIES] == chosen


BOOK = """
| deck | base | enhanced | base | base |
| deck_copies | auto | auto | auto | auto |
| rainbow_rent_count | 3 | 3 | 3 | 3 |
| values | seed | seed | printed | printed |
| sets_to_win | 3 | 4 | 3 | 3 |
| houses_to_win | off | off | off | off |
| win_timing | immediate | immediate | own_turn | immediate |
| recolor | free | free | free | free |
| turn_order | clockwise | clockwise | dice | clockwise |
| excess_hand | draw_bottom | draw_bottom | draw_bottom | discard |
| doubles_per_rent | 1 | 1 | 2 | 2 |
| double_on_rainbow_rent | yes | yes | yes | yes |
| no_costs_a_play | no | no | no | no |
| buildings_payable | yes | yes | yes | yes |
| broken_set_buildings | bank | bank | bank | discard |
| forced_deal_from_full | no | no | no | no |
| jail | skip | skip | skip | skip |
| speeding_pick | victim | victim | victim | victim |
"""
"""The table of B-XI; where the base deck has no such card, the options keep their first value."""


def test_presets_are_the_book_s() -> None:
    words = {"yes": True, "no": False, "3": 3, "4": 4, "1": 1, "2": 2}
    for line in BOOK.strip().splitlines():
        name, *values = [cell.strip() for cell in line.strip("|").split("|")]
        for preset, value in zip(
            ("classic", "enhanced", "tournament", "hasbro"), values, strict=True
        ):
            expected = words.get(value, value)
            assert PRESETS[preset]["fields"][name] == expected, (preset, name)
    assert list(PRESETS) == ["classic", "enhanced", "tournament", "hasbro"]
