"""Draw pile, discard pile, hands and banks.

The draw pile is a ring: card i lies at ``(head + i) % PILE``. Hands and banks are counted by kind.
"""

from dafuweng.kernel.chance import below
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.bits import lowest, mark
from dafuweng.kernel.deal.layout import KINDS, PILE, Seat, State

__all__ = [
    "discard",
    "draw_cards",
    "put_in_bank",
    "put_in_hand",
    "put_under",
    "random_kind",
    "shuffle",
    "take_from_bank",
    "take_from_hand",
]


@kernel
def shuffle(state: State) -> None:
    """Shuffle the draw pile (Fisher and Yates, from the last card down)."""
    head = int(state["draw_head"])
    for last in range(int(state["draw_count"]) - 1, 0, -1):
        other = (head + below(state, last + 1)) % PILE
        here = (head + last) % PILE
        card = int(state["draw"][here])
        state["draw"][here] = int(state["draw"][other])
        state["draw"][other] = card


@kernel
def _reshuffle(state: State) -> None:
    """Make the discard pile the new draw pile (B24)."""
    state["draw_head"] = 0
    count = 0
    for kind in range(KINDS):
        for _ in range(int(state["discard"][kind])):
            state["draw"][count] = kind
            count += 1
        state["discard"][kind] = 0
    state["draw_count"] = count
    state["discard_count"] = 0
    state["top"] = -1
    state["reshuffles"] = int(state["reshuffles"]) + 1
    shuffle(state)


@kernel
def draw_cards(state: State, seat: Seat, count: int) -> None:
    """Draw, reshuffling in the middle if need be; with both piles empty draw what there is (A7)."""
    for _ in range(count):
        if int(state["draw_count"]) == 0:
            if int(state["discard_count"]) == 0:
                return
            _reshuffle(state)
        head = int(state["draw_head"])
        kind = int(state["draw"][head])
        state["draw_head"] = (head + 1) % PILE
        state["draw_count"] = int(state["draw_count"]) - 1
        put_in_hand(state, seat, kind)


@kernel
def put_in_hand(state: State, seat: Seat, kind: int) -> None:
    """Put a card into a hand."""
    state["hand"][seat, kind] = int(state["hand"][seat, kind]) + 1
    state["hand_kinds"][seat] = int(state["hand_kinds"][seat]) | (1 << kind)
    state["hand_count"][seat] = int(state["hand_count"][seat]) + 1


@kernel
def take_from_hand(state: State, seat: Seat, kind: int) -> None:
    """Take a card out of a hand."""
    left = int(state["hand"][seat, kind]) - 1
    state["hand"][seat, kind] = left
    state["hand_kinds"][seat] = mark(int(state["hand_kinds"][seat]), kind, left)
    state["hand_count"][seat] = int(state["hand_count"][seat]) - 1


@kernel
def random_kind(state: State, seat: Seat) -> int:
    """Pick a card of a hand that is not empty by chance; return its kind."""
    left = below(state, int(state["hand_count"][seat]))
    kinds = int(state["hand_kinds"][seat])
    while left >= int(state["hand"][seat, lowest(kinds)]):
        left -= int(state["hand"][seat, lowest(kinds)])
        kinds = kinds & (kinds - 1)
    return lowest(kinds)


@kernel
def put_in_bank(state: State, seat: Seat, kind: int, count: int) -> None:
    """Put *count* cards of a kind, at least one, into a bank."""
    state["bank"][seat, kind] = int(state["bank"][seat, kind]) + count
    state["bank_kinds"][seat] = int(state["bank_kinds"][seat]) | (1 << kind)


@kernel
def take_from_bank(state: State, seat: Seat, kind: int) -> None:
    """Take a card out of a bank."""
    left = int(state["bank"][seat, kind]) - 1
    state["bank"][seat, kind] = left
    state["bank_kinds"][seat] = mark(int(state["bank_kinds"][seat]), kind, left)


@kernel
def put_under(state: State, kind: int) -> None:
    """Put a card under the draw pile (B23)."""
    count = int(state["draw_count"])
    state["draw"][(int(state["draw_head"]) + count) % PILE] = kind
    state["draw_count"] = count + 1


@kernel
def discard(state: State, kind: int) -> None:
    """Put a card on the discard pile."""
    state["discard"][kind] = int(state["discard"][kind]) + 1
    state["discard_count"] = int(state["discard_count"]) + 1
    state["top"] = kind
