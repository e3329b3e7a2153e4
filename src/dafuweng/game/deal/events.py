"""Telling what an action did, by comparing the record before it with the record after it.

Nothing here decides anything: amounts, targets and losses are read off the two records.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from dafuweng.game.deal.action import Lying, read_action
from dafuweng.game.deal.payment import paid_kind
from dafuweng.game.deal.step import Step, tell_draw, tell_lost, tell_turn, tell_win
from dafuweng.game.deal.survey import Survey
from dafuweng.game.deal.view import CardInColor, list_cards, waiting_seats
from dafuweng.game.deal.words import format_seat
from dafuweng.game.event import Event
from dafuweng.kernel.deal.codes import Prompt, Rule, Verb
from dafuweng.kernel.deal.layout import Seat
from dafuweng.kernel.deal.tables import (
    BUILDING_KIND,
    COLOR_NAMES,
    DEAL_BREAKER,
    DOUBLE_SLY,
    FIRST_DUAL,
    FORCED_DEAL,
    GO_TO_JAIL,
    INHERITOR,
    KIND_NAMES,
    PASS_GO,
    RENT_TRANSFER,
    SLY_DEAL,
    SPEEDING,
    SPOT_COLOR,
    SPOT_KIND,
    SPOT_OF,
)

__all__ = ["tell_action"]


def _attack_targets(step: Step) -> list[str]:
    return [format_seat(int(step.after["target"])), *waiting_seats(step.after)]


def _bank(step: Step) -> None:
    assert step.action.kind is not None
    amount = step.value_m(step.action.kind)
    step.tell("CardBanked", seat=step.seat, card=step.card, amount_m=amount)


def _place(step: Step) -> None:
    step.tell("PropertyPlaced", seat=step.seat, card=step.card, color=step.color)


def _recolor(step: Step) -> None:
    lying = step.take
    fields: dict[str, Any] = {
        "card": lying.card,
        "from": COLOR_NAMES[lying.color],
        "to": step.color,
    }
    step.tell("WildRecolored", seat=step.seat, **fields)
    tell_lost(step)


def _build(step: Step) -> None:
    step.tell("BuildingBuilt", seat=step.seat, card=step.card, color=step.color)


def _pass_go(step: Step) -> None:
    step.tell("GoPassed", seat=step.seat, card=step.card)
    tell_draw(step, Seat(int(step.before["decider"])), PASS_GO, 0)


def _charge(step: Step) -> None:
    amount = int(step.after["attack_amount"])
    fields: dict[str, Any] = {"seat": step.seat, "card": step.card}
    if step.action.verb == Verb.DEBT_COLLECTOR:
        target = format_seat(int(step.after["target"]))
        step.tell("DebtDemanded", **fields, target=target, amount_m=amount)
        return
    fields["targets"] = _attack_targets(step)
    if step.action.verb == Verb.BIRTHDAY:
        step.tell("BirthdayHeld", **fields, amount_m=amount)
    else:
        doubles = step.action.doubles
        step.tell("RentCharged", **fields, color=step.color, amount_m=amount, doubles=doubles)


def _spot(spot: int) -> Lying:
    return Lying(int(SPOT_KIND[spot]), int(SPOT_COLOR[spot]))


def _play_on(step: Step) -> None:
    """Tell an action on one opponent that is said by its card alone."""
    target = format_seat(int(step.after["target"]))
    step.tell(_PLAYED_ON[step.action.verb], seat=step.seat, card=step.card, target=target)


_PLAYED_ON = {Verb.GO_TO_JAIL: "GoToJailPlayed", Verb.INHERITOR: "InheritorPlayed"}


def _speeding(step: Step) -> None:
    step.tell("SpeedingPlayed", seat=step.seat, card=step.card, targets=_attack_targets(step))


def _transfer(step: Step) -> None:
    amount = int(step.before["attack_amount"])
    to = format_seat(int(step.after["target"]))
    step.tell("RentTransferred", seat=step.seat, card=step.card, to=to, amount_m=amount)


def _double_sly(step: Step) -> None:
    """Tell a double sly when all its cards are named."""
    if int(step.after["prompt"]) == Prompt.ALSO:
        return
    spots = [int(step.after[name]) for name in ("attack_take", "attack_also")]
    step.tell(
        "DoubleSlyPlayed",
        seat=step.seat,
        card=KIND_NAMES[DOUBLE_SLY],
        target=format_seat(int(step.after["target"])),
        cards=[_spot(spot).to_json() for spot in spots if spot >= 0],
    )


def _sly_deal(step: Step) -> None:
    lying = step.take
    step.tell(
        "SlyDealPlayed",
        seat=step.seat,
        card=step.card,
        target=format_seat(int(step.after["target"])),
        take=lying.card,
        color=COLOR_NAMES[lying.color],
    )


def _swap(step: Step) -> None:
    """Tell a forced deal when both its cards are named."""
    lying = _spot(int(step.before["attack_take"]))
    step.tell(
        "ForcedDealPlayed",
        seat=step.seat,
        card=KIND_NAMES[FORCED_DEAL],
        target=step.target,
        take=lying.card,
        color=COLOR_NAMES[lying.color],
        give=step.take.card,
        give_color=COLOR_NAMES[step.take.color],
    )


def _deal_breaker(step: Step) -> None:
    target = Seat(int(step.after["target"]))
    group = Survey(step.befores).groups(target, step.color)[0]
    step.tell(
        "DealBreakerPlayed",
        seat=step.seat,
        card=step.card,
        target=format_seat(target),
        color=step.color,
        cards=group.cards,
    )


def _no(step: Step) -> None:
    step.tell("NoSaid", seat=step.seat, against=step.other)


def _accept(step: Step) -> None:
    step.tell("Accepted", seat=step.seat, against=step.other)
    attack = int(step.before["attack"])
    if int(step.before["no_count"]) % 2 == 1:
        is_transfer = int(step.before["transfer_from"]) >= 0
        card = KIND_NAMES[RENT_TRANSFER if is_transfer else attack]
        step.tell("ActionCancelled", seat=step.actor, target=step.target, card=card)
    elif attack in (SLY_DEAL, FORCED_DEAL, DOUBLE_SLY):
        _tell_taken(step)
    elif attack == DEAL_BREAKER:
        _tell_set_taken(step)
    elif attack in (GO_TO_JAIL, SPEEDING, INHERITOR):
        _tell_enhanced(step, attack)
    elif int(step.after["prompt"]) != Prompt.PAY:
        due = int(step.before["attack_amount"])
        step.tell("NothingPaid", seat=step.target, to=step.turn, due_m=due)


def _tell_enhanced(step: Step, attack: int) -> None:
    """Tell what an action on a hand, or on the next turn, has done."""
    target, turn = int(step.before["target"]), int(step.before["turn"])
    if attack == GO_TO_JAIL:
        step.tell("SeatJailed", seat=step.target)
    elif attack == SPEEDING:
        gone = list_cards(step.before["hand"][target].astype(int) - step.after["hand"][target])
        if gone:
            step.tell("CardGivenUp", seat=step.target, card=gone[0])
        elif int(step.after["prompt"]) != Prompt.GIVE:
            step.tell("NothingGivenUp", seat=step.target)
    else:
        come = list_cards(step.after["hand"][turn].astype(int) - step.before["hand"][turn])
        giver: dict[str, Any] = {"from": step.target}
        if come:
            told: dict[str, Any] = {"secret": {"card": come[0]}, "secret_from": {"lost": come[0]}}
            step.tell("CardInherited", seat=step.turn, **giver, **told)
        else:
            step.tell("NothingInherited", seat=step.turn, **giver)


def _give(step: Step) -> None:
    step.tell("CardGivenUp", seat=step.seat, card=step.card)


def _tell_taken(step: Step) -> None:
    for name, taker, giver in (
        ("attack_take", step.turn, step.target),
        ("attack_also", step.turn, step.target),
        ("attack_give", step.target, step.turn),
    ):
        spot = int(step.before[name])
        if spot >= 0:
            lying = _spot(spot)
            fields: dict[str, Any] = {
                "from": giver,
                "card": lying.card,
                "color": COLOR_NAMES[lying.color],
            }
            step.tell("PropertyTaken", seat=taker, **fields)
    tell_lost(step)
    _tell_unasked(step)


def _tell_set_taken(step: Step) -> None:
    target, turn = int(step.before["target"]), int(step.before["turn"])
    color = int(step.before["attack_color"])
    # A set takes its best house and its best hotel along (B62); more may be lost on either side.
    before = step.before["buildings"][target, color]
    taken = [slot for slot in (_best(before, 0), _best(before, 2)) if slot >= 0]
    moved = np.zeros(step.before["buildings"].shape, int)
    moved[target, color, taken] = 1
    moved[turn, color, taken] = -1
    area = step.before["area"][target].astype(int) - step.after["area"][target]
    kinds = [int(SPOT_KIND[spot]) for spot in np.flatnonzero(area) for _ in range(area[spot])]
    kinds += [int(BUILDING_KIND[slot]) for slot in taken]
    fields: dict[str, Any] = {"from": step.target, "color": COLOR_NAMES[color]}
    step.tell("SetTaken", seat=step.turn, **fields, cards=[KIND_NAMES[kind] for kind in kinds])
    tell_lost(step, moved)


def _best(buildings: np.ndarray, first: int) -> int:
    """Return the best slot of houses (*first* 0) or hotels (2) that is built on, or -1."""
    return next((slot for slot in (first + 1, first) if buildings[slot] > 0), -1)


def _paid(code: int) -> CardInColor:
    action = read_action(code)
    if action.take is None:
        return {"card": KIND_NAMES[paid_kind(code)]}
    return {"card": action.take.card, "color": COLOR_NAMES[action.take.color]}


def _pay(step: Step) -> None:
    """Tell a payment when its last card is chosen."""
    if int(step.after["prompt"]) == Prompt.PAY:
        return
    codes = step.move
    step.tell(
        "PaymentMade",
        seat=step.seat,
        to=step.turn,
        cards=[_paid(code) for code in codes],
        total_m=sum(step.value_m(paid_kind(code)) for code in codes),
        due_m=int(step.before["attack_amount"]),
    )
    moved = np.zeros(step.before["buildings"].shape, int)
    take = step.action.take
    if step.action.verb == Verb.PAY_BUILDING and take is not None:
        slot = BUILDING_KIND.tolist().index(take.kind)
        moved[int(step.before["decider"]), take.color, slot] = 1
    tell_lost(step, moved)
    _tell_unasked(step)


def _color(step: Step) -> None:
    seat = int(step.before["decider"])
    kind = Survey(step.befores).arriving_wild(seat)
    step.tell("WildColored", seat=step.seat, card=KIND_NAMES[kind], color=step.color)
    assert step.action.color is not None
    _tell_unasked(step, (seat, int(SPOT_OF[kind, step.action.color])))


def _tell_unasked(step: Step, asked: tuple[int, int] | None = None) -> None:
    """Tell where wilds came to lie of whose colour nobody was *asked*, since the game was won."""
    if int(step.after["winner"]) < 0:
        return
    come = step.after["area"].astype(int) - step.before["area"]
    if asked is not None:
        come[asked] -= 1
    for seat, spot in zip(*np.nonzero((come > 0) & (SPOT_KIND >= FIRST_DUAL)), strict=True):
        lying = _spot(int(spot))
        for _ in range(int(come[seat, spot])):
            step.tell(
                "WildColored",
                seat=format_seat(int(seat)),
                card=lying.card,
                color=COLOR_NAMES[lying.color],
            )


def _discard(step: Step) -> None:
    """Tell the excess when its last card is put away; on the discard pile everybody sees it."""
    if int(step.after["prompt"]) == Prompt.DISCARD:
        return
    codes = step.move
    cards = [KIND_NAMES[paid_kind(code)] for code in codes]
    if int(step.before["rules"][Rule.EXCESS_TO_DISCARD]):
        step.tell("CardsPutBack", seat=step.seat, count=len(cards), cards=cards)
        tell_turn(step, step.action.kind)
    else:
        step.tell("CardsPutBack", seat=step.seat, count=len(cards), secret={"cards": cards})
        tell_turn(step, step.action.kind, put_under=1)


def _nothing(step: Step) -> None:
    """Tell nothing yet: the move goes on."""


_TELL: dict[Verb, Callable[[Step], None]] = {
    Verb.END: tell_turn,
    Verb.BANK: _bank,
    Verb.PLACE: _place,
    Verb.RECOLOR: _recolor,
    Verb.PASS_GO: _pass_go,
    Verb.BIRTHDAY: _charge,
    Verb.DEBT_COLLECTOR: _charge,
    Verb.RENT: _charge,
    Verb.RENT_RAINBOW: _charge,
    Verb.SLY_DEAL: _sly_deal,
    Verb.FORCED_DEAL: _nothing,
    Verb.DEAL_BREAKER: _deal_breaker,
    Verb.BUILD: _build,
    Verb.SWAP: _swap,
    Verb.ACCEPT: _accept,
    Verb.NO: _no,
    Verb.PAY_BANK: _pay,
    Verb.PAY_AREA: _pay,
    Verb.PAY_BUILDING: _pay,
    Verb.COLOR: _color,
    Verb.DISCARD: _discard,
    Verb.GO_TO_JAIL: _play_on,
    Verb.DOUBLE_SLY: _double_sly,
    Verb.ALSO: _double_sly,
    Verb.SPEEDING: _speeding,
    Verb.GIVE: _give,
    Verb.INHERITOR: _play_on,
    Verb.RENT_TRANSFER: _transfer,
}


def tell_action(
    n: int, befores: np.ndarray, code: int, afters: np.ndarray, earlier: Sequence[int]
) -> list[Event]:
    """Return the events of one action, numbered from *n*; *earlier* are the codes before it.

    The records before and after it are the first ones of their arrays.
    """
    step = Step(n, befores, read_action(code), afters, earlier)
    _TELL[step.action.verb](step)
    tell_win(step)
    return step.events
