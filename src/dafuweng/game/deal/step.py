"""One action between two records: what both sides of it say, and what follows from any action."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from dafuweng.game.deal.action import Action, Lying, last_move
from dafuweng.game.deal.survey import Survey
from dafuweng.game.deal.view import actor_seat, list_cards
from dafuweng.game.deal.words import format_seat
from dafuweng.game.event import EVERYBODY, Event
from dafuweng.kernel.deal.bits import has
from dafuweng.kernel.deal.codes import Rule
from dafuweng.kernel.deal.layout import BUILDINGS, Seat, State
from dafuweng.kernel.deal.tables import BUILDING_KIND, COLOR_NAMES, KIND_NAMES, VALUE_M

__all__ = ["Step", "tell_draw", "tell_lost", "tell_turn", "tell_win"]


@dataclass(slots=True)
class Step:
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

    def tell(
        self,
        kind: str,
        /,
        *,
        secret: dict[str, Any] | None = None,
        secret_from: dict[str, Any] | None = None,
        **fields: Any,
    ) -> None:
        """Add an event; *secret* is for its ``seat`` only, *secret_from* for its ``from``."""
        audience: dict[str, int | None] = dict.fromkeys(fields, EVERYBODY)
        for part, owner in ((secret, "seat"), (secret_from, "from")):
            if part:
                audience.update(dict.fromkeys(part, int(fields[owner][1:]) - 1))
                fields.update(part)
        self.events.append(Event(self.n + len(self.events), kind, fields, audience))

    @property
    def move(self) -> list[int]:
        """The codes of the move that this action belongs to, up to it."""
        return last_move([*self.earlier, self.action.code])

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
    def actor(self) -> str:
        """Who acts against the target: the active seat, or who passed a rent on."""
        return format_seat(actor_seat(self.before))

    @property
    def other(self) -> str:
        """The other side of the present exchange."""
        return self.actor if self.seat == self.target else self.target

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


def tell_draw(step: Step, seat: Seat, spent: int | None, put_under: int) -> None:
    """Tell what *seat* drew, having spent a card of kind *spent*."""
    drawn = step.after["hand"][seat].astype(int) - step.before["hand"][seat]
    if spent is not None:
        drawn[spent] += 1
    count = int(drawn.sum())
    if int(step.after["reshuffles"]) > int(step.before["reshuffles"]):
        pile = int(step.before["draw_count"]) + put_under
        step.tell("DrawPileReshuffled", count=int(step.after["draw_count"]) + count - pile)
    cards = list_cards(drawn)
    step.tell("CardsDrawn", seat=format_seat(seat), count=count, secret={"cards": cards})


def tell_turn(step: Step, spent: int | None = None, put_under: int = 0) -> None:
    """Tell that the turn passed on, if it did."""
    number = int(step.after["turn_number"])
    if number == int(step.before["turn_number"]):
        return
    step.tell("TurnEnded", seat=step.turn)
    seat = Seat(int(step.after["turn"]))
    jailed = int(step.before["jailed"])
    passed = Seat(int(step.before["after"][int(step.before["turn"])]))
    while passed != seat:
        step.tell("TurnMissed", seat=format_seat(passed))
        jailed &= ~(1 << passed)
        passed = Seat(int(step.before["after"][passed]))
    step.tell("TurnStarted", seat=format_seat(seat), turn=number)
    if has(jailed, seat):
        step.tell("PlaysMissed", seat=format_seat(seat))
    if int(step.after["winner"]) < 0:  # who wins at the start of a turn draws no more (B10)
        tell_draw(step, seat, spent if format_seat(seat) == step.turn else None, put_under)


def tell_lost(step: Step, moved: np.ndarray | None = None) -> None:
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


def tell_win(step: Step) -> None:
    winner = int(step.after["winner"])
    if winner < 0 or int(step.before["winner"]) >= 0:
        return
    colors = Survey(step.afters).full_colors(winner)
    step.tell("GameWon", seat=format_seat(winner), colors=colors)
    step.tell("GameOver")
