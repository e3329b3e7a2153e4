"""What the sensible player works out before it compares its choices."""

from typing import Any, TypeAlias

import numpy as np

from dafuweng.bots.deal.reason import Reason
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import MAX_DOUBLES
from dafuweng.kernel.deal.codes import Prompt, Rule
from dafuweng.kernel.deal.debt import payable_m
from dafuweng.kernel.deal.layout import COLORS, KINDS, MAX_SEATS, SPOTS, WILDS, View
from dafuweng.kernel.deal.sets import full_color_count, rent_m
from dafuweng.kernel.deal.tables import (
    BUILDABLE,
    HOTEL_4,
    HOTEL_5,
    HOUSE_3,
    HOUSE_4,
    LADDER_M,
    SPOT_COLOR,
    SPOT_KIND,
    VALUE_M,
)

__all__ = ["DEBT_MAX_M", "MIND", "Mind", "look", "say"]

Mind: TypeAlias = Any
"""One record of ``MIND``, given to the policy so that it allocates nothing."""

_HOUSES = [HOUSE_3, HOUSE_4]
_HOTELS = [HOTEL_4, HOTEL_5]
DEBT_MAX_M = (
    int(LADDER_M[BUILDABLE == 1].max() + VALUE_M[:, _HOUSES].max() + VALUE_M[:, _HOTELS].max())
    << MAX_DOUBLES
)
"""The highest charge: the dearest set with the best buildings, doubled as often as can be."""

COPIES_MAX = 32
"""More than one seat can have of any kind in its bank or in one colour."""

MIND = np.dtype(
    [
        ("reason", np.int64),  # of the choice weighed last, then of the one made
        ("you", np.int64),  # numbers of the view that are passed on: read from there they would
        ("turn", np.int64),  # be int8, and every function be compiled again for that
        ("target", np.int64),
        ("seats", np.int64),
        ("values", np.int64),
        ("plays", np.int64),
        ("take", np.int64),
        ("give", np.int64),
        ("color", np.int64),  # of the attack
        ("due_m", np.int64),  # what the target owes or would owe, at most what it has
        ("need_m", np.int64),  # what the own bank lacks to be safe from the next charge
        ("full", np.int64, (MAX_SEATS,)),  # full colours
        ("bank_m", np.int64, (MAX_SEATS,)),
        ("purse_m", np.int64, (MAX_SEATS,)),  # all that can be paid with
        ("rival", np.int64, (MAX_SEATS,)),  # percent: how much of a seat's loss is one's own gain
        ("held", np.int64, (COLORS,)),  # cards in hand that can lie in a colour
        ("wilds", np.int64, (WILDS,)),  # own wilds on the table, wherever they lie
        ("plan", np.int64),  # bit set of the colours of a winning plan
        ("granted", np.int64),  # colours that cost it nothing: a set about to be taken
        ("lack", np.int64, (COLORS,)),  # while a plan is made: cards that a colour lacks,
        ("lay", np.int64, (COLORS,)),  # ordinary cards laid from the hand,
        ("use", np.int64, (WILDS, COLORS)),  # wilds that serve a colour
        ("cost", np.int64, (DEBT_MAX_M + 1,)),  # cheapest payment of each sum
        ("price", np.int64, (COPIES_MAX + 1,)),  # of equal cards, by how many; none cost nothing
        ("top", np.int64, (DEBT_MAX_M + 1,)),  # its highest card, as an action code
    ]
)

SAFE_LEAST_M = 5
SAFE_MOST_M = 8
_RIVAL_OF_MANY = 70


@kernel
def say(mind: Mind, reason: int, score: int) -> int:
    """Note the reason of a score and return the score."""
    mind["reason"] = reason
    return score


@kernel
def look(view: View, mind: Mind) -> None:
    """Take in the table: sets, purses, rivals, and the money needed at hand."""
    mind["you"] = int(view["you"])
    mind["turn"] = int(view["turn"])
    mind["target"] = int(view["target"])
    mind["seats"] = int(view["seats"])
    mind["values"] = int(view["rules"][Rule.VALUES])
    you = int(mind["you"])
    seats = int(mind["seats"])
    mind["plays"] = int(view["plays"])
    mind["granted"] = 0
    mind["take"] = int(view["attack_take"])
    mind["give"] = int(view["attack_give"])
    mind["color"] = int(view["attack_color"])
    goal = int(view["rules"][Rule.SETS_TO_WIN])
    mind["reason"] = Reason.ONLY_MOVE
    values = VALUE_M[int(mind["values"])]
    safe = SAFE_LEAST_M
    for seat in range(seats):
        full = full_color_count(view, seat)
        mind["full"][seat] = full
        bank = view["bank"][seat]
        total = 0
        for kind in range(KINDS):
            total += int(bank[kind]) * values[kind]
        mind["bank_m"][seat] = total
        mind["purse_m"][seat] = payable_m(view, seat)
        if seat != you:
            # The only rival counts in full, of several the one that is about to win.
            is_first = seats == 2 or goal - full <= 1
            mind["rival"][seat] = 100 if is_first else _RIVAL_OF_MANY
            for color in range(COLORS):
                safe = max(safe, rent_m(view, seat, color))
    mind["need_m"] = max(0, min(safe, SAFE_MOST_M) - int(mind["bank_m"][you]))
    due = int(view["due"]) if int(view["prompt"]) == Prompt.PAY else int(view["attack_amount"])
    mind["due_m"] = min(due, int(mind["purse_m"][max(0, int(mind["target"]))]))
    held = mind["held"]
    hand = view["hand"]
    held[:] = 0
    for spot in range(SPOTS):
        held[SPOT_COLOR[spot]] += int(hand[SPOT_KIND[spot]])
