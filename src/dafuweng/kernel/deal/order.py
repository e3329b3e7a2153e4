"""Who starts, and who follows whom (B25).

By the dice each seat that ties rolls two again, until none does. A seat's rolls are the hexadecimal
digits of one number, the first roll in the highest digit::

    12, then 7:  0x0C70_0000_0000_0000

so that the greater number is the better place.
"""

from dafuweng.kernel.chance import below
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.codes import Rule
from dafuweng.kernel.deal.layout import Seat, State

__all__ = [
    "ROUNDS",
    "add_roll",
    "choose_order",
    "go_clockwise",
    "next_to_roll",
    "order_by_rolls",
    "roll_at",
]

ROUNDS = 15
"""Digits of a number; that two seats roll the same fifteen times happens once in 10**14 games."""
_DIE = 6


@kernel
def choose_order(state: State) -> None:
    """Find who starts and who follows: by chance and clockwise, or by the dice."""
    seats = int(state["seats"])
    if int(state["rules"][Rule.DICE_ORDER]) == 0:
        state["start"] = below(state, seats)
        return
    for number in range(ROUNDS):
        seat = next_to_roll(state, number)
        while seat >= 0:
            add_roll(state, seat, number, below(state, _DIE) + below(state, _DIE) + 2)
            seat = next_to_roll(state, number)
    order_by_rolls(state)


@kernel
def go_clockwise(state: State) -> None:
    """Let the turns go round from seat to seat, with nothing rolled."""
    seats = int(state["seats"])
    for seat in range(seats):
        state["after"][seat] = (seat + 1) % seats
    for seat in range(seats, len(state["after"])):
        state["after"][seat] = 0
    state["rolls"][:] = 0


@kernel
def _before(state: State, seat: Seat, number: int) -> int:
    """Return what a seat rolled before round *number*."""
    return int(state["rolls"][seat]) >> (4 * (ROUNDS - number))


@kernel
def _place(state: State, seat: Seat, number: int) -> int:
    """Count the seats that were better before round *number*."""
    own = _before(state, seat, number)
    place = 0
    for other in range(int(state["seats"])):
        place += 1 if _before(state, other, number) > own else 0
    return place


@kernel
def next_to_roll(state: State, number: int) -> int:
    """Return the best seat that has still to roll in round *number*, counted from 0; -1 for none.

    Of seats with equal rolls the lowest comes first.
    """
    found = -1
    for seat in range(int(state["seats"])):
        if roll_at(int(state["rolls"][seat]), number) != 0 or not _is_tied(state, seat, number):
            continue
        if found < 0 or _place(state, seat, number) < _place(state, found, number):
            found = seat
    return found


@kernel
def roll_at(rolls: int, number: int) -> int:
    """Return the sum of the dice in round *number* of a seat's rolls, 0 where it did not roll."""
    return (rolls >> (4 * (ROUNDS - 1 - number))) & 15


@kernel
def _is_tied(state: State, seat: Seat, number: int) -> bool:
    """Whether a seat ties with another before round *number*."""
    own = _before(state, seat, number)
    for other in range(int(state["seats"])):
        if other != seat and _before(state, other, number) == own:
            return True
    return False


@kernel
def add_roll(state: State, seat: Seat, number: int, sum_of_dice: int) -> None:
    """Write down what a seat rolled in round *number*."""
    digit = sum_of_dice << (4 * (ROUNDS - 1 - number))
    state["rolls"][seat] = int(state["rolls"][seat]) | digit


@kernel
def order_by_rolls(state: State) -> None:
    """Let the best start, and each be followed by the next best."""
    seats = int(state["seats"])
    for seat in range(seats):
        place = _place(state, seat, ROUNDS)
        if place == 0:
            state["start"] = seat
        for other in range(seats):
            if _place(state, other, ROUNDS) == (place + 1) % seats:
                state["after"][seat] = other
