"""What the server sends over the socket."""

from typing import Any, Literal, TypeAlias, TypedDict

from dafuweng.server.protocol.events import Event
from dafuweng.server.protocol.view import Option, View
from dafuweng.server.protocol.words import Card, Color, Pace, SeatName

__all__ = [
    "Clock",
    "Frame",
    "Replay",
    "ReplayMove",
    "ReplayView",
    "SeatInfo",
    "ServerMessage",
    "TableInfo",
]


class _SeatInfo(TypedDict):
    seat: SeatName
    name: str | None
    kind: Literal["person", "bot", "open"]
    online: bool
    away: bool


class SeatInfo(_SeatInfo, total=False):
    """One seat; ``grace_s`` is how long it is kept for somebody who has gone."""

    bot: str
    grace_s: float


class Clock(TypedDict):
    """The time left to ``seat`` for this decision when the message was sent."""

    seat: SeatName
    decision: int
    left_s: float
    warned: bool


class TableInfo(TypedDict):
    """Everything about a table but the game itself.

    ``starting``: the game begins as soon as the rules are compiled. ``may_start``: this client may
    begin it now.
    """

    table: str
    game: str
    preset: str
    fields: dict[str, Any]
    state: Literal["waiting", "playing", "over"]
    starting: bool
    may_start: bool
    outcome: Literal["won", "stalled"] | None
    host: SeatName | None
    you: SeatName | None
    pace: Pace
    decision_s: int | None
    clock: Clock | None
    commitment: str
    seats: list[SeatInfo]
    next: str | None


class Welcome(TypedDict):
    """The present state, for a client that has just come or fell behind."""

    type: Literal["welcome"]
    protocol: int
    info: TableInfo
    seq: int
    events: list[Event]
    view: View | None
    options: list[Option] | None


class Update(TypedDict):
    """Something happened."""

    type: Literal["update"]
    seq: int
    events: list[Event]
    view: View | None
    options: list[Option] | None


class Info(TypedDict):
    """Seats, presence, pace, clock or state changed."""

    type: Literal["info"]
    info: TableInfo


class Done(TypedDict):
    """The act is accepted and on disk."""

    type: Literal["done"]
    id: str
    seq: int


class Reason(TypedDict):
    """Why something is refused."""

    code: str
    rule: str | None
    words: str


class Refused(Reason):
    """The request changed nothing."""

    type: Literal["refused"]
    id: str


class Checked(TypedDict):
    """Whether a move would be accepted, and the colours whose full sets it would break up."""

    type: Literal["checked"]
    id: str
    refused: Reason | None
    breaks: list[Color]


class Hinted(TypedDict):
    """What ``sensible`` would do; ``reason`` is a key of the catalogues."""

    type: Literal["hinted"]
    id: str
    move: str
    reason: str
    args: dict[str, Any]


class Said(TypedDict):
    """Chat."""

    type: Literal["said"]
    seat: SeatName | None
    name: str | None
    text: str


class Error(TypedDict):
    """The message could not be understood."""

    type: Literal["error"]
    code: str
    words: str


ServerMessage: TypeAlias = (
    Welcome | Update | Info | Done | Refused | Checked | Hinted | Said | Error
)
"""Told apart by ``type``."""


class ReplayView(View):
    """A spectator's view with all hands open; only when the game is over."""

    hands: dict[SeatName, list[Card]]


class Frame(TypedDict):
    """What one move did, and the table after it."""

    events: list[Event]
    view: ReplayView


class ReplayMove(TypedDict):
    """One whole move."""

    seat: SeatName
    move: str


class Replay(TypedDict):
    """A whole game; frame 0 is the deal, frame n the table after move n."""

    moves: list[ReplayMove]
    frames: list[Frame]
