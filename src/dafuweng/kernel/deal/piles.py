"""Draw pile and discard pile. The draw pile is a ring: card i lies at ``(head + i) % PILE``."""

from dafuweng.kernel.chance import below
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.layout import KINDS, PILE, Seat, State

__all__ = ["discard", "draw_cards", "put_under", "shuffle"]


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
        state["hand"][seat, kind] = int(state["hand"][seat, kind]) + 1
        state["hand_count"][seat] = int(state["hand_count"][seat]) + 1


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
