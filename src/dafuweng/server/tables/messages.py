"""What a table tells its clients, seat by seat."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

import msgspec

from dafuweng.server.protocol import PROTOCOL, TableInfo, seat_name
from dafuweng.server.protocol.server import Clock, Info, SeatInfo, Update, Welcome
from dafuweng.server.tables.match import Match
from dafuweng.server.tables.record import TableRecord

if TYPE_CHECKING:
    from dafuweng.server.tables.presence import Presence

__all__ = ["encode", "info_message", "table_info", "update_message", "welcome_message"]

_ENCODER = msgspec.json.Encoder()


def encode(message: Mapping[str, Any]) -> str:
    """Write *message* as JSON."""
    return _ENCODER.encode(message).decode()


def _seats(record: TableRecord, presence: "Presence") -> list[SeatInfo]:
    seats: list[SeatInfo] = []
    for index, seat in enumerate(record.seats):
        info = SeatInfo(
            seat=seat_name(index),
            name=seat.name,
            kind=seat.kind,
            online=seat.kind == "bot" or presence.is_online(index),
            away=seat.away,
        )
        if seat.bot is not None:
            info["bot"] = seat.bot
        grace_s = presence.grace_left_s(index)
        if grace_s is not None:
            info["grace_s"] = round(grace_s, 1)
        seats.append(info)
    return seats


def table_info(
    record: TableRecord,
    presence: "Presence",
    clock: Clock | None,
    owner: str | None,
    may_start: bool,
) -> TableInfo:
    """Describe a table to the person whose token has the hash *owner*."""
    host, you = record.seat_of(record.host), record.seat_of(owner)
    return TableInfo(
        table=record.code,
        game=record.game,
        preset=record.preset,
        fields=record.fields,
        state=record.state,
        starting=record.is_starting,
        may_start=may_start,
        outcome=record.outcome,
        host=None if host is None else seat_name(host),
        you=None if you is None else seat_name(you),
        pace=record.pace,
        decision_s=record.decision_s,
        clock=clock,
        commitment=record.commitment,
        seats=_seats(record, presence),
        next=record.next,
    )


def info_message(info: TableInfo) -> str:
    """Tell what changed around the game."""
    return encode(Info(type="info", info=info))


def _state(match: Match | None, seat: int | None) -> tuple[Any, Any]:
    if match is None:
        return None, None
    game = match.game
    view = game.view(seat)
    if match.is_over:
        # Also where the rules would let somebody go on for ever.
        return {**view, "prompt": {"seat": None, "kind": "over"}}, None
    is_asked = seat is not None and game.prompt.seat == seat
    return view, game.options(seat) if is_asked and seat is not None else None


def welcome_message(info: TableInfo, match: Match | None, seat: int | None, last: int) -> str:
    """Tell the present state and the events after number *last*."""
    view, options = _state(match, seat)
    seq = 0 if match is None else match.seq
    events = [] if match is None else match.events_since(last if last <= seq else 0, seat)
    welcome = Welcome(
        type="welcome",
        protocol=PROTOCOL,
        info=info,
        seq=seq,
        events=cast(Any, events),
        view=view,
        options=options,
    )
    return encode(welcome)


def update_message(match: Match, seat: int | None, before: int) -> str:
    """Tell what happened after event number *before*."""
    view, options = _state(match, seat)
    events = cast(Any, match.events_since(before, seat))
    update = Update(type="update", seq=match.seq, events=events, view=view, options=options)
    return encode(update)
