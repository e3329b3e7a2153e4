"""Random games keep every invariant; the long run is ``python -m tests.kernel.audit``."""

import numpy as np
import pytest

from dafuweng.kernel.chance import FAST, seed_fast
from dafuweng.kernel.compile import INTERPRETED
from dafuweng.kernel.deal import calls
from dafuweng.kernel.deal.codes import Prompt, Rule
from dafuweng.kernel.deal.invariants import Fault, count_kind
from dafuweng.kernel.deal.layout import STATE
from dafuweng.kernel.deal.tables import KIND_NAMES, SPOT_FIRST, VALUE_M
from tests.kernel.audit import CLASSIC, audit

DECISIONS = 10 if INTERPRETED else 20_000


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_keep_every_invariant(seats: int) -> None:
    fault, done, _, _ = audit(seats, DECISIONS, seed=seats)
    assert fault == Fault.NONE
    assert done >= DECISIONS


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (Rule.VALUES, 1),
        (Rule.SETS_TO_WIN, 4),
        (Rule.OWN_TURN_WIN, 1),
        (Rule.RECOLOR_COSTS, 1),
        (Rule.EXCESS_TO_DISCARD, 1),
        (Rule.DOUBLES_PER_RENT, 2),
        (Rule.DOUBLE_ON_RAINBOW, 0),
        (Rule.NO_COSTS_A_PLAY, 1),
        (Rule.BUILDINGS_PAYABLE, 0),
        (Rule.BROKEN_TO_DISCARD, 1),
        (Rule.FORCED_FROM_FULL, 1),
    ],
)
def test_options_keep_every_invariant(option: Rule, value: int) -> None:
    rules = CLASSIC.copy()
    rules[option] = value
    fault, _, _, _ = audit(3, max(3, DECISIONS // 4), seed=option, rules=rules)
    assert fault == Fault.NONE


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


@pytest.mark.parametrize(("profile", "face_value_m"), [(0, 248), (1, 252)])
def test_the_base_deck_is_the_book_s(profile: int, face_value_m: int) -> None:
    counts = np.array([count_dealt(kind) for kind in range(len(KIND_NAMES))])
    assert counts.sum() == 106
    assert (counts * VALUE_M[profile]).sum() == face_value_m


def count_dealt(kind: int) -> int:
    """Count a kind over a table that has just been dealt."""
    return int(count_kind(_dealt()[0], kind))
