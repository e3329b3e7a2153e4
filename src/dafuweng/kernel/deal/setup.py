"""A new game: cleared, keyed, shuffled, dealt."""

from typing import Any

from dafuweng.kernel.chance import start_chance
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.attack import close_attack
from dafuweng.kernel.deal.codes import Rule
from dafuweng.kernel.deal.layout import COLORS, KINDS, MAX_SEATS, RULES, SPOTS, WILDS, State
from dafuweng.kernel.deal.order import choose_order, go_clockwise
from dafuweng.kernel.deal.piles import draw_cards, shuffle
from dafuweng.kernel.deal.tables import COPIES, RENT_RAINBOW
from dafuweng.kernel.deal.turn import begin_turn

__all__ = ["clear", "deck_count", "setup"]

HAND = 5


@kernel
def deck_count(rules: Any, kind: int) -> int:
    """Count the copies of a kind in the game's deck or decks; B01 has the fourth rainbow rent."""
    count = int(COPIES[int(rules[Rule.DECK]), kind])
    if kind == RENT_RAINBOW:
        count = int(rules[Rule.RAINBOW_RENT_COUNT])
    return count * int(rules[Rule.COPIES])


@kernel
def clear(state: State, seats: int, rules: Any) -> None:
    """Write an empty table for *seats* seats, with the options *rules* and nothing dealt."""
    state["turn_number"] = 0
    state["decision"] = 0
    state["due"] = 0
    state["purse"] = 0
    state["waiting"] = 0
    state["jailed"] = 0
    state["draw_count"] = 0
    state["discard_count"] = 0
    state["reshuffles"] = 0
    state["seats"] = seats
    state["start"] = 0
    state["turn"] = 0
    state["plays"] = 0
    state["recolored"] = 0
    state["prompt"] = 0
    state["decider"] = -1
    state["winner"] = -1
    state["cap"] = 0
    state["top"] = -1
    state["draw_head"] = 0
    close_attack(state)
    for i in range(RULES):
        state["rules"][i] = rules[i]
    go_clockwise(state)
    state["hand_count"][:] = 0
    state["hand_kinds"][:] = 0
    state["bank_kinds"][:] = 0
    state["area_spots"][:] = 0
    state["full_colors"][:] = 0
    state["earning_colors"][:] = 0
    for seat in range(MAX_SEATS):
        for kind in range(KINDS):
            state["hand"][seat, kind] = 0
            state["bank"][seat, kind] = 0
        for spot in range(SPOTS):
            state["area"][seat, spot] = 0
        for wild in range(WILDS):
            state["arriving"][seat, wild] = 0
        for color in range(COLORS):
            state["cards"][seat, color] = 0
            for slot in range(4):
                state["buildings"][seat, color, slot] = 0
    state["discard"][:] = 0
    state["paid_kinds"] = 0
    state["paid_spots"] = 0
    state["paid_bank"][:] = 0
    state["paid_area"][:] = 0
    for color in range(COLORS):
        for slot in range(4):
            state["paid_buildings"][color, slot] = 0
    state["draw"][:] = 0
    state["chance_block"][:] = 0


@kernel
def setup(state: State, seats: int, rules: Any, key: Any) -> None:
    """Deal a game and begin the first turn: shuffle, five cards each, find who starts (B25).

    *rules* holds one number for each ``Rule``; *key* eight ``uint32`` for the state's chance.
    """
    clear(state, seats, rules)
    start_chance(state, key)
    count = 0
    for kind in range(KINDS):
        for _ in range(deck_count(rules, kind)):
            state["draw"][count] = kind
            count += 1
    state["draw_count"] = count
    shuffle(state)
    for seat in range(seats):
        draw_cards(state, seat, HAND)
    choose_order(state)
    begin_turn(state, int(state["start"]))
