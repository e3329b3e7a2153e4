"""A guess at the whole state that fits what one seat sees, for searching players and tests."""

from typing import Any

from dafuweng.kernel.chance import fast_below, fast_next
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.layout import KINDS, PILE, Seat, State
from dafuweng.kernel.deal.piles import put_in_hand

__all__ = ["determinize"]


@kernel
def determinize(state: State, seat: Seat, guess: State, fast: Any) -> None:
    """Deal the cards that *seat* can't see anew into *guess*, a copy of *state* made by the caller.

    Other hands keep their sizes; they and the draw pile get the unseen cards in a random order,
    and later chance gets a new key. Cards known to lie under the draw pile are dealt like others.
    *fast* is a generator of ``chance.seed_fast``.
    """
    seats = int(state["seats"])
    count = 0
    head = int(state["draw_head"])
    for i in range(int(state["draw_count"])):
        guess["draw"][count] = state["draw"][(head + i) % PILE]
        count += 1
    for other in range(seats):
        if other == seat:
            continue
        for kind in range(KINDS):
            for _ in range(int(state["hand"][other, kind])):
                guess["draw"][count] = kind
                count += 1
            guess["hand"][other, kind] = 0
        guess["hand_kinds"][other] = 0
        guess["hand_count"][other] = 0
    for last in range(count - 1, 0, -1):
        other = fast_below(fast, last + 1)
        card = int(guess["draw"][last])
        guess["draw"][last] = int(guess["draw"][other])
        guess["draw"][other] = card
    for other in range(seats):
        if other == seat:
            continue
        for _ in range(int(state["hand_count"][other])):
            count -= 1
            kind = int(guess["draw"][count])
            put_in_hand(guess, other, kind)
    for i in range(count, PILE):
        guess["draw"][i] = 0
    guess["draw_head"] = 0
    guess["draw_count"] = count
    for i in range(8):
        guess["chance_key"][i] = fast_next(fast)
    guess["chance_counter"] = 0
    guess["chance_at"] = 16
    guess["chance_block"][:] = 0
