"""Telling what an action did, by comparing the record before it with the record after it.

Nothing here decides anything: amounts, targets and losses are read off the two records.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from dafuweng.game.deal.action import Action, Lying, read_action
from dafuweng.game.deal.payment import paid_kind
from dafuweng.game.deal.view import CardInColor, Survey, group_cards, list_cards, waiting_seats
from dafuweng.game.deal.words import format_seat
from dafuweng.game.event import EVERYBODY, Event
from dafuweng.kernel.deal.codes import Prompt, Rule, Verb
from dafuweng.kernel.deal.layout import BUILDINGS, Seat, State
from dafuweng.kernel.deal.setup import HAND
from dafuweng.kernel.deal.tables import (
    BUILDING_KIND,
    COLOR_NAMES,
    DEAL_BREAKER,
    FORCED_DEAL,
    KIND_NAMES,
    PASS_GO,
    SLY_DEAL,
    SPOT_COLOR,
    SPOT_KIND,
    VALUE_M,
)

__all__ = ["tell_action", "tell_deal"]


@dataclass(slots=True)
class _Step:
    """One action between two records, and the events told of it so far."""

    n: int
    befores: np.ndarray
    action: Action
    afters: np.ndarray
    earlier: Sequence[int]
    events: list[Event] = field(default_factory=list)

    @property
    def before(self) -> State:
        return self.befores[0]

    @property
    def after(self) -> State:
        return self.afters[0]

    def tell(self, kind: str, /, *, secret: dict[str, Any] | None = None, **fields: Any) -> None:
        """Add an event; *secret* fields are for the event's ``seat`` only."""
        audience: dict[str, int | None] = dict.fromkeys(fields, EVERYBODY)
        if secret:
            owner = int(fields["seat"][1:]) - 1
            audience.update(dict.fromkeys(secret, owner))
            fields.update(secret)
        self.events.append(Event(self.n + len(self.events), kind, fields, audience))

    @property
    def seat(self) -> str:
        return format_seat(int(self.before["decider"]))

    @property
    def turn(self) -> str:
        return format_seat(int(self.before["turn"]))

    @property
    def target(self) -> str:
        return format_seat(int(self.before["target"]))

    @property
    def other(self) -> str:
        """The other side of the present exchange."""
        return self.turn if self.seat == self.target else self.target

    @property
    def card(self) -> str:
        assert self.action.kind is not None
        return KIND_NAMES[self.action.kind]

    @property
    def color(self) -> str:
        assert self.action.color is not None
        return COLOR_NAMES[self.action.color]

    @property
    def take(self) -> Lying:
        assert self.action.take is not None
        return self.action.take

    def value_m(self, kind: int) -> int:
        return int(VALUE_M[int(self.before["rules"][Rule.VALUES]), kind])


def _attack_targets(step: _Step) -> list[str]:
    return [format_seat(int(step.after["target"])), *waiting_seats(step.after)]


def _tell_draw(step: _Step, seat: Seat, spent: int | None, put_under: int) -> None:
    """Tell what *seat* drew, having spent a card of kind *spent*."""
    drawn = step.after["hand"][seat].astype(int) - step.before["hand"][seat]
    if spent is not None:
        drawn[spent] += 1
    count = int(drawn.sum())
    if int(step.after["reshuffles"]) > int(step.before["reshuffles"]):
        pile = int(step.before["draw_count"]) + put_under
        step.tell("DrawPileReshuffled", count=int(step.after["draw_count"]) + count - pile)
    if count:
        cards = list_cards(drawn)
        step.tell("CardsDrawn", seat=format_seat(seat), count=count, secret={"cards": cards})


def _tell_turn(step: _Step, spent: int | None = None, put_under: int = 0) -> None:
    """Tell that the turn passed on, if it did."""
    number = int(step.after["turn_number"])
    if number == int(step.before["turn_number"]):
        return
    step.tell("TurnEnded", seat=step.turn)
    seat = Seat(int(step.after["turn"]))
    step.tell("TurnStarted", seat=format_seat(seat), turn=number)
    _tell_draw(step, seat, spent if format_seat(seat) == step.turn else None, put_under)


def _tell_lost(step: _Step, moved: np.ndarray | None = None) -> None:
    """Tell which buildings a broken set lost: those that left a colour and were not *moved*."""
    gone = step.before["buildings"].astype(int) - step.after["buildings"]
    if moved is not None:
        gone -= moved
    to = "discard" if int(step.before["rules"][Rule.BROKEN_TO_DISCARD]) else "bank"
    for seat, color in zip(*np.nonzero(gone.max(axis=2) > 0), strict=True):
        kinds = [
            KIND_NAMES[BUILDING_KIND[slot]]
            for slot in range(BUILDINGS)
            for _ in range(int(gone[seat, color, slot]))
        ]
        step.tell(
            "BuildingsLost",
            seat=format_seat(int(seat)),
            color=COLOR_NAMES[color],
            cards=kinds,
            to=to,
        )


def _tell_win(step: _Step) -> None:
    winner = int(step.after["winner"])
    if winner < 0 or int(step.before["winner"]) >= 0:
        return
    colors = Survey(step.afters).full_colors(winner)
    step.tell("GameWon", seat=format_seat(winner), colors=colors)
    step.tell("GameOver")


def _bank(step: _Step) -> None:
    assert step.action.kind is not None
    amount = step.value_m(step.action.kind)
    step.tell("CardBanked", seat=step.seat, card=step.card, amount_m=amount)


def _place(step: _Step) -> None:
    step.tell("PropertyPlaced", seat=step.seat, card=step.card, color=step.color)


def _recolor(step: _Step) -> None:
    lying = step.take
    fields: dict[str, Any] = {
        "card": lying.card,
        "from": COLOR_NAMES[lying.color],
        "to": step.color,
    }
    step.tell("WildRecolored", seat=step.seat, **fields)
    _tell_lost(step)


def _build(step: _Step) -> None:
    step.tell("BuildingBuilt", seat=step.seat, card=step.card, color=step.color)


def _pass_go(step: _Step) -> None:
    step.tell("GoPassed", seat=step.seat, card=step.card)
    _tell_draw(step, Seat(int(step.before["decider"])), PASS_GO, 0)


def _charge(step: _Step) -> None:
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


def _sly_deal(step: _Step) -> None:
    lying = step.take
    step.tell(
        "SlyDealPlayed",
        seat=step.seat,
        card=step.card,
        target=format_seat(int(step.after["target"])),
        take=lying.card,
        color=COLOR_NAMES[lying.color],
    )


def _swap(step: _Step) -> None:
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


def _deal_breaker(step: _Step) -> None:
    target = Seat(int(step.after["target"]))
    assert step.action.color is not None
    group = group_cards(step.before, target, step.action.color)[0]
    step.tell(
        "DealBreakerPlayed",
        seat=step.seat,
        card=step.card,
        target=format_seat(target),
        color=step.color,
        cards=[KIND_NAMES[kind] for kind in group],
    )


def _no(step: _Step) -> None:
    step.tell("NoSaid", seat=step.seat, against=step.other)


def _accept(step: _Step) -> None:
    step.tell("Accepted", seat=step.seat, against=step.other)
    attack = int(step.before["attack"])
    if int(step.before["no_count"]) % 2 == 1:
        step.tell("ActionCancelled", seat=step.turn, target=step.target, card=KIND_NAMES[attack])
    elif attack in (SLY_DEAL, FORCED_DEAL):
        _tell_taken(step)
    elif attack == DEAL_BREAKER:
        _tell_set_taken(step)
    elif int(step.after["prompt"]) != Prompt.PAY:
        due = int(step.before["attack_amount"])
        step.tell("NothingPaid", seat=step.target, to=step.turn, due_m=due)


def _tell_taken(step: _Step) -> None:
    for name, taker, giver in (
        ("attack_take", step.turn, step.target),
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
    _tell_lost(step)


def _tell_set_taken(step: _Step) -> None:
    target, turn = int(step.before["target"]), int(step.before["turn"])
    color = int(step.before["attack_color"])
    gained = (
        step.after["buildings"][turn, color].astype(int) - step.before["buildings"][turn, color]
    )
    moved = np.zeros(step.before["buildings"].shape, int)
    moved[target, color] = gained
    area = step.before["area"][target].astype(int) - step.after["area"][target]
    kinds = [int(SPOT_KIND[spot]) for spot in np.flatnonzero(area) for _ in range(area[spot])]
    kinds += [int(BUILDING_KIND[slot]) for slot in range(BUILDINGS) if gained[slot]]
    fields: dict[str, Any] = {"from": step.target, "color": COLOR_NAMES[color]}
    step.tell("SetTaken", seat=step.turn, **fields, cards=[KIND_NAMES[kind] for kind in kinds])
    _tell_lost(step, moved)


def _paid(code: int) -> CardInColor:
    action = read_action(code)
    if action.take is None:
        return {"card": KIND_NAMES[paid_kind(code)]}
    return {"card": action.take.card, "color": COLOR_NAMES[action.take.color]}


def _chain(step: _Step, verbs: frozenset[Verb]) -> list[int]:
    """Return the codes of the move that this action ends: the last ones of *verbs*."""
    codes = [step.action.code]
    for code in reversed(step.earlier):
        if read_action(code).verb not in verbs:
            break
        codes.append(code)
    return codes[::-1]


_PAYING = frozenset({Verb.PAY_BANK, Verb.PAY_AREA, Verb.PAY_BUILDING})
_DISCARDING = frozenset({Verb.DISCARD})


def _pay(step: _Step) -> None:
    """Tell a payment when its last card is chosen."""
    if int(step.after["prompt"]) == Prompt.PAY:
        return
    codes = _chain(step, _PAYING)
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
    _tell_lost(step, moved)


def _color(step: _Step) -> None:
    kind = Survey(step.befores).arriving_wild(int(step.before["decider"]))
    step.tell("WildColored", seat=step.seat, card=KIND_NAMES[kind], color=step.color)


def _discard(step: _Step) -> None:
    """Tell the excess when its last card is put away; on the discard pile everybody sees it."""
    if int(step.after["prompt"]) == Prompt.DISCARD:
        return
    codes = _chain(step, _DISCARDING)
    cards = [KIND_NAMES[paid_kind(code)] for code in codes]
    if int(step.before["rules"][Rule.EXCESS_TO_DISCARD]):
        step.tell("CardsPutBack", seat=step.seat, count=len(cards), cards=cards)
        _tell_turn(step, step.action.kind)
    else:
        step.tell("CardsPutBack", seat=step.seat, count=len(cards), secret={"cards": cards})
        _tell_turn(step, step.action.kind, put_under=1)


def _nothing(step: _Step) -> None:
    """Tell nothing yet: the move goes on."""


_TELL: dict[Verb, Callable[[_Step], None]] = {
    Verb.END: _tell_turn,
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
}


def tell_action(
    n: int, befores: np.ndarray, code: int, afters: np.ndarray, earlier: Sequence[int]
) -> list[Event]:
    """Return the events of one action, numbered from *n*; *earlier* are the codes before it.

    The records before and after it are the first ones of their arrays.
    """
    step = _Step(n, befores, read_action(code), afters, earlier)
    _TELL[step.action.verb](step)
    _tell_win(step)
    return step.events


def _deal_order(state: State) -> Iterator[tuple[int, list[int]]]:
    """Yield the seats with the cards dealt to them: they lie before the head of the draw pile."""
    seats = int(state["seats"])
    drawn = state["draw"][: int(state["draw_head"])].tolist()
    for seat in range(seats):
        yield seat, drawn[seat * HAND : (seat + 1) * HAND]
    yield int(state["turn"]), drawn[seats * HAND :]


def tell_deal(states: np.ndarray) -> list[Event]:
    """Return the events of a game just set up: five cards each, then the first turn."""
    step = _Step(1, states, read_action(0), states, ())
    state = states[0]
    for index, (seat, kinds) in enumerate(_deal_order(state)):
        if index == int(state["seats"]):
            turn = int(state["turn_number"])
            step.tell("TurnStarted", seat=format_seat(seat), turn=turn)
        cards = [KIND_NAMES[kind] for kind in sorted(kinds)]
        step.tell("CardsDrawn", seat=format_seat(seat), count=len(cards), secret={"cards": cards})
    return step.events
