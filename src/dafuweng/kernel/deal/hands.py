"""Actions on the cards in opponents' hands: Speeding (B82) and Inheritor (B84)."""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.attack import ask_next, open_attack
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule
from dafuweng.kernel.deal.layout import Seat, State, Table
from dafuweng.kernel.deal.piles import discard, put_in_hand, random_kind, take_from_hand
from dafuweng.kernel.deal.tables import INHERITOR, SPEEDING
from dafuweng.kernel.deal.turn import spend_card

__all__ = [
    "carry_out_inheritor",
    "carry_out_speeding",
    "give_up",
    "play_inheritor",
    "play_speeding",
    "refuse_inheritor",
    "refuse_speeding",
]


@kernel
def refuse_speeding(table: Table, seat: Seat, first: Seat, second: Seat) -> int:
    """Say why *seat* can't stop these two, or the one: two wherever two have cards."""
    seats = int(table["seats"])
    if first == seat or second == seat or first >= seats or second >= seats or second < first:
        return Refusal.BAD_TARGET
    if int(table["hand_count"][first]) == 0 or int(table["hand_count"][second]) == 0:
        return Refusal.EMPTY_HAND
    if first == second:
        for other in range(seats):
            if other != seat and other != first and int(table["hand_count"][other]) > 0:
                return Refusal.TWO_VICTIMS
    return Refusal.NONE


@kernel
def play_speeding(state: State, first: Seat, second: Seat) -> None:
    """Play Speeding on two opponents, or on one."""
    spend_card(state, SPEEDING)
    open_attack(state, SPEEDING, 0, (1 << first) | (1 << second))


@kernel
def carry_out_speeding(state: State) -> None:
    """Let the target choose the card that it gives up, or chance by the option."""
    target = int(state["target"])
    if int(state["hand_count"][target]) == 0:
        ask_next(state)
    elif int(state["rules"][Rule.SPEEDING_RANDOM]) == 1:
        _give_up(state, target, random_kind(state, target))
    else:
        state["prompt"] = Prompt.GIVE
        state["decider"] = target


@kernel
def give_up(state: State, kind: int) -> None:
    """Put the card that the deciding seat has chosen on the discard pile."""
    _give_up(state, int(state["decider"]), kind)


@kernel
def _give_up(state: State, seat: Seat, kind: int) -> None:
    take_from_hand(state, seat, kind)
    discard(state, kind)
    ask_next(state)


@kernel
def refuse_inheritor(table: Table, target: Seat) -> int:
    """Say why nothing can be inherited from *target*."""
    return Refusal.EMPTY_HAND if int(table["hand_count"][target]) == 0 else Refusal.NONE


@kernel
def play_inheritor(state: State, target: Seat) -> None:
    """Play Inheritor on *target*."""
    spend_card(state, INHERITOR)
    open_attack(state, INHERITOR, 0, 1 << target)


@kernel
def carry_out_inheritor(state: State) -> None:
    """Move a card by chance; none where the hand has become empty."""
    target = int(state["target"])
    if int(state["hand_count"][target]) > 0:
        kind = random_kind(state, target)
        take_from_hand(state, target, kind)
        put_in_hand(state, int(state["turn"]), kind)
    ask_next(state)
