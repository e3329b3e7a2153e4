"""Random games keep every invariant; the long run is ``python -m tests.kernel.audit``."""

from typing import Any

import numpy as np
import pytest

from dafuweng.game import Ruleset
from dafuweng.kernel.chance import FAST, seed_fast
from dafuweng.kernel.compile import INTERPRETED
from dafuweng.kernel.deal import calls
from dafuweng.kernel.deal.codes import Prompt
from dafuweng.kernel.deal.invariants import Fault, count_cards
from dafuweng.kernel.deal.layout import STATE
from dafuweng.kernel.deal.tables import KIND_NAMES, SPOT_FIRST, VALUE_M
from tests.kernel.audit import CLASSIC, all_rulesets, audit

DECISIONS = 20 if INTERPRETED else 20_000

PRESET_SEATS = [
    *(("classic", seats) for seats in range(2, 6)),
    *(("enhanced", seats) for seats in (2, 4, 7, 10)),
    ("tournament", 4),
    ("hasbro", 3),
]
CHANGED = [(name, ruleset) for name, ruleset in all_rulesets() if " " in name]


@pytest.mark.parametrize(("preset", "seats"), PRESET_SEATS)
def test_random_games_keep_every_invariant(preset: str, seats: int) -> None:
    found = audit(seats, DECISIONS, seats, Ruleset.load(preset).record(seats), thorough=4)
    assert found.fault == Fault.NONE
    assert found.decisions >= DECISIONS


@pytest.mark.parametrize(("name", "ruleset"), CHANGED, ids=[name for name, _ in CHANGED])
def test_options_keep_every_invariant(name: str, ruleset: Ruleset) -> None:
    seats = 2 + len(name) % 5
    found = audit(seats, max(3, DECISIONS // 10), 1, ruleset.record(seats), thorough=4)
    assert found.fault == Fault.NONE


def _dealt() -> np.ndarray:
    states = np.zeros(1, STATE)
    calls.setup_at(states, 0, 3, CLASSIC, np.arange(8, dtype=np.uint32))
    assert calls.fault_at(states, 0) == Fault.NONE
    return states


def test_a_lost_card_is_a_fault() -> None:
    states = _dealt()
    states["hand"][0, 1, int(states["hand"][0, 1].argmax())] -= 1
    assert calls.fault_at(states, 0) == Fault.CARDS_NOT_CONSERVED


def test_a_wrong_hand_count_is_a_fault() -> None:
    states = _dealt()
    states["hand_count"][0, 1] += 1
    assert calls.fault_at(states, 0) == Fault.HAND_COUNT


def test_a_wrong_color_count_is_a_fault() -> None:
    states = _dealt()
    states["cards"][0, 2, 4] += 1
    assert calls.fault_at(states, 0) == Fault.COLOR_COUNT


def test_a_building_without_its_set_is_a_fault() -> None:
    states = _dealt()
    state = states[0]
    house = KIND_NAMES.index("house_3")
    seat = next((s for s in range(3) if state["hand"][s, house]), None)
    if seat is None:
        position = list(state["draw"]).index(house, int(state["draw_head"]))
        last = int(state["draw_head"]) + int(state["draw_count"]) - 1
        state["draw"][[position, last]] = state["draw"][[last, position]]
        state["draw_count"] -= 1
    else:
        state["hand"][seat, house] -= 1
        state["hand_count"][seat] -= 1
    state["buildings"][0, 4, 0] = 1
    assert calls.fault_at(states, 0) == Fault.BUILDING_WITHOUT_SET


@pytest.mark.parametrize(
    "marks", ["hand_kinds", "bank_kinds", "area_spots", "full_colors", "earning_colors"]
)
def test_marks_that_differ_from_the_counts_are_a_fault(marks: str) -> None:
    states = _dealt()
    states[marks][0, 1] ^= 1 << 3
    assert calls.fault_at(states, 0) == Fault.MARKS


def test_a_wrong_purse_is_a_fault() -> None:
    states = _dealt()
    states["purse"] = 1
    assert calls.fault_at(states, 0) == Fault.UNSETTLED
    states["decider"], states["prompt"] = 1, Prompt.PAY
    assert calls.fault_at(states, 0) == Fault.MARKS


def test_nobody_to_decide_is_a_fault() -> None:
    states = _dealt()
    states["decider"] = 9
    assert calls.fault_at(states, 0) == Fault.NOBODY_DECIDES


def test_determinize_keeps_what_the_seat_sees_and_changes_what_it_does_not() -> None:
    states = np.zeros(2, STATE)
    calls.setup_at(states, 0, 4, CLASSIC, np.arange(8, dtype=np.uint32))
    fasts = np.zeros(1, FAST)
    seed_fast(fasts[0], 5)
    changed = 0
    for _ in range(5):
        calls.determinize_at(states, 0, 2, 1, fasts)
        assert calls.fault_at(states, 1) == Fault.NONE
        assert np.array_equal(states[0]["hand"][2], states[1]["hand"][2])
        changed += int(not np.array_equal(states[0]["hand"], states[1]["hand"]))
        assert not np.array_equal(states[0]["chance_key"], states[1]["chance_key"])
    assert changed == 5


def test_spots_lie_colour_by_colour() -> None:
    assert SPOT_FIRST[0] == 0
    assert SPOT_FIRST[-1] == 34


@pytest.mark.parametrize("copies", [1, 2])
@pytest.mark.parametrize(
    ("preset", "changes", "cards", "face_value_m"),
    [
        ("classic", {}, 106, 248),
        ("classic", {"values": "printed"}, 106, 252),
        ("enhanced", {}, 126, 319),
        ("enhanced", {"values": "printed"}, 126, 321),
        ("enhanced", {"rainbow_rent_count": 4}, 127, 320),
    ],
)
def test_the_decks_are_the_book_s(
    preset: str, changes: dict[str, Any], cards: int, face_value_m: int, copies: int
) -> None:
    ruleset = Ruleset.make(preset, {**changes, "deck_copies": copies})
    states = np.zeros(1, STATE)
    calls.setup_at(states, 0, 4, ruleset.record(4), np.arange(8, dtype=np.uint32))
    counts = np.zeros(len(KIND_NAMES), np.int64)
    count_cards(states[0], counts)
    values = VALUE_M[1 if ruleset.fields["values"] == "printed" else 0]
    assert counts.sum() == cards * copies
    assert (counts * values).sum() == face_value_m * copies
