"""Carrying out a legal action."""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import FIRST, SECOND, STRIDE, VERB
from dafuweng.kernel.deal.arrive import choose_color
from dafuweng.kernel.deal.codes import Verb
from dafuweng.kernel.deal.debt import pay_area, pay_bank, pay_building
from dafuweng.kernel.deal.hands import give_up, play_inheritor, play_speeding
from dafuweng.kernel.deal.jail import play_go_to_jail
from dafuweng.kernel.deal.layout import State
from dafuweng.kernel.deal.play import bank, build, pass_go, place, recolor
from dafuweng.kernel.deal.rent import birthday, charge_all, charge_one, collect_debt
from dafuweng.kernel.deal.respond import accept, say_no
from dafuweng.kernel.deal.steal import (
    play_deal_breaker,
    play_double_sly,
    play_forced_deal,
    play_sly_deal,
    swap_for,
    take_also,
)
from dafuweng.kernel.deal.transfer import transfer_rent
from dafuweng.kernel.deal.turn import end_turn, put_back

__all__ = ["apply"]

_DOUBLES = int(STRIDE[Verb.RENT])


@kernel
def apply(state: State, action: int) -> None:
    """Do a legal *action* of the deciding seat; the caller has checked that it is legal."""
    verb = VERB[action]
    first = FIRST[action]
    second = SECOND[action]
    state["decision"] = int(state["decision"]) + 1
    if verb == Verb.ACCEPT:
        accept(state)
    elif verb == Verb.PAY_BANK:
        pay_bank(state, first)
    elif verb == Verb.BANK:
        bank(state, first)
    elif verb == Verb.PLACE:
        place(state, first)
    elif verb == Verb.RECOLOR:
        recolor(state, first)
    elif verb == Verb.END:
        end_turn(state)
    elif verb == Verb.PAY_AREA:
        pay_area(state, first)
    elif verb == Verb.PASS_GO:
        pass_go(state)
    elif verb == Verb.RENT:
        charge_all(state, first, second)
    elif verb == Verb.RENT_RAINBOW:
        charge_one(state, first, second // _DOUBLES, second % _DOUBLES)
    elif verb == Verb.NO:
        say_no(state)
    elif verb == Verb.COLOR:
        choose_color(state, first)
    elif verb == Verb.SLY_DEAL:
        play_sly_deal(state, first, second)
    elif verb == Verb.FORCED_DEAL:
        play_forced_deal(state, first, second)
    elif verb == Verb.SWAP:
        swap_for(state, first)
    elif verb == Verb.DEBT_COLLECTOR:
        collect_debt(state, first)
    elif verb == Verb.BIRTHDAY:
        birthday(state)
    elif verb == Verb.DISCARD:
        put_back(state, first)
    elif verb == Verb.BUILD:
        build(state, first, second)
    elif verb == Verb.PAY_BUILDING:
        pay_building(state, first, second)
    elif verb == Verb.DEAL_BREAKER:
        play_deal_breaker(state, first, second)
    else:
        _apply_enhanced(state, verb, first, second)


@kernel
def _apply_enhanced(state: State, verb: int, first: int, second: int) -> None:
    """Do an action that only the enhanced deck has."""
    if verb == Verb.GO_TO_JAIL:
        play_go_to_jail(state, first)
    elif verb == Verb.DOUBLE_SLY:
        play_double_sly(state, first, second)
    elif verb == Verb.ALSO:
        take_also(state, first)
    elif verb == Verb.SPEEDING:
        play_speeding(state, first, second)
    elif verb == Verb.GIVE:
        give_up(state, first)
    elif verb == Verb.INHERITOR:
        play_inheritor(state, first)
    elif verb == Verb.RENT_TRANSFER:
        transfer_rent(state, first)
