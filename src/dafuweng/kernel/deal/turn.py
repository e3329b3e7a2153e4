"""A turn: drawing, its end, the excess of the hand (B20 to B27), and turns missed (B80)."""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.bits import has
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule
from dafuweng.kernel.deal.layout import Seat, State
from dafuweng.kernel.deal.piles import discard, draw_cards, put_under, take_from_hand
from dafuweng.kernel.deal.win import settle_win

__all__ = [
    "HAND_LIMIT",
    "PLAYS",
    "begin_turn",
    "end_turn",
    "put_back",
    "refuse_put_back",
    "spend_card",
]

PLAYS = 3
HAND_LIMIT = 7
DRAW = 2
DRAW_EMPTY_HANDED = 5


@kernel
def begin_turn(state: State, seat: Seat) -> None:
    """Begin the turn of *seat*, or of the first one after it that is not in jail.

    A waiting win counts first (B10), then two or five cards are drawn (B21). By the option of B80 a
    prisoner has a turn, and may play nothing in it.
    """
    jailed = int(state["jailed"])
    state["plays"] = PLAYS
    if jailed != 0:
        if int(state["rules"][Rule.JAIL_DRAWS]) == 0:
            while has(jailed, seat):
                jailed = jailed & ~(1 << seat)
                seat = int(state["after"][seat])
        elif has(jailed, seat):
            state["plays"] = 0
        state["jailed"] = jailed & ~(1 << seat)
    state["turn"] = seat
    state["turn_number"] = int(state["turn_number"]) + 1
    state["recolored"] = 0
    if int(state["rules"][Rule.OWN_TURN_WIN]) == 1 and settle_win(state, seat):
        return
    draw_cards(state, seat, DRAW_EMPTY_HANDED if int(state["hand_count"][seat]) == 0 else DRAW)
    state["prompt"] = Prompt.PLAY
    state["decider"] = seat


@kernel
def end_turn(state: State) -> None:
    """End the turn, or ask first for the cards over seven."""
    seat = int(state["turn"])
    if int(state["hand_count"][seat]) > HAND_LIMIT:
        state["prompt"] = Prompt.DISCARD
        return
    begin_turn(state, int(state["after"][seat]))


@kernel
def refuse_put_back(held: int) -> int:
    """Say why a card of which the seat holds *held* can't be put back."""
    return Refusal.CARD_NOT_IN_HAND if held == 0 else Refusal.NONE


@kernel
def put_back(state: State, kind: int) -> None:
    """Put one excess card away, under the draw pile or on the discard pile by the option."""
    seat = int(state["turn"])
    take_from_hand(state, seat, kind)
    if int(state["rules"][Rule.EXCESS_TO_DISCARD]) == 1:
        discard(state, kind)
    else:
        put_under(state, kind)
    end_turn(state)


@kernel
def spend_card(state: State, kind: int) -> None:
    """Play a card of the active hand: it costs one play and lies on the discard pile."""
    take_from_hand(state, int(state["turn"]), kind)
    discard(state, kind)
    state["plays"] = int(state["plays"]) - 1
