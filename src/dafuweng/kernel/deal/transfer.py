"""Rent Transfer: another seat is asked to pay the rent in one's place (B83, B86).

It answers a rent that stands. The seat named is asked at once, and may say No to who passed the
rent on; then that one faces the rent again. It may not pass the rent on.
"""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.attack import ask
from dafuweng.kernel.deal.codes import Refusal
from dafuweng.kernel.deal.layout import Seat, State, Table
from dafuweng.kernel.deal.piles import discard, take_from_hand
from dafuweng.kernel.deal.tables import FIRST_RENT, RENT_RAINBOW, RENT_TRANSFER

__all__ = ["refuse_any_transfer", "refuse_transfer", "transfer_rent"]


@kernel
def refuse_any_transfer(table: Table, seat: Seat, held: int) -> int:
    """Say why *seat*, holding *held* Rent Transfers, may pass no rent on now."""
    if held == 0:
        return Refusal.CARD_NOT_IN_HAND
    if int(table["transfer_from"]) >= 0:
        return Refusal.RENT_IS_TRANSFERRED
    if not FIRST_RENT <= int(table["attack"]) <= RENT_RAINBOW or seat != int(table["target"]):
        return Refusal.NOT_A_RENT
    return Refusal.NONE


@kernel
def refuse_transfer(table: Table, seat: Seat, payer: Seat, held: int) -> int:
    """Say why the rent can't be passed on to *payer*."""
    refusal = refuse_any_transfer(table, seat, held)
    if refusal != Refusal.NONE:
        return refusal
    if payer == seat or payer == int(table["turn"]) or payer >= int(table["seats"]):
        return Refusal.BAD_TARGET
    return Refusal.NONE


@kernel
def transfer_rent(state: State, payer: Seat) -> None:
    """Pass the rent on to *payer*; that costs no play."""
    seat = int(state["decider"])
    take_from_hand(state, seat, RENT_TRANSFER)
    discard(state, RENT_TRANSFER)
    ask(state, payer, seat)
