"""What a table does about each message of a client."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, assert_never

from dafuweng.i18n import words
from dafuweng.server.protocol import (
    Act,
    Back,
    Check,
    ClientMessage,
    Hello,
    Hint,
    Language,
    PaceChange,
    Say,
)
from dafuweng.server.protocol.server import Checked, Done, Hinted, Reason, Refused
from dafuweng.server.refusal import RefusedError
from dafuweng.server.tables.match import Match
from dafuweng.server.tables.messages import encode
from dafuweng.server.tables.thinker import hint_move

if TYPE_CHECKING:
    from dafuweng.game import IllegalAction
    from dafuweng.server.tables.table import Client, Table

__all__ = ["hear"]

_log = logging.getLogger(__name__)


async def hear(table: "Table", client: "Client", message: ClientMessage) -> None:
    """Do what *message* asks, or tell its sender alone why not."""
    from dafuweng.game import IllegalAction

    try:
        await _do(table, client, message)
    except RefusedError as error:
        _refuse(client, message, _reason(client, error.code, error.rule))
    except IllegalAction as error:
        _refuse(client, message, _illegal(client, error))
    except Exception:
        _log.exception("table %s: %s", table.record.code, message.type)
        _refuse(client, message, _reason(client, "unknown", None))


async def _do(table: "Table", client: "Client", message: ClientMessage) -> None:
    match message:
        case Act():
            await _act(table, client, message)
        case Check():
            _check(table, client, message)
        case Hint():
            _hint(table, client, message)
        case Say():
            _say(table, client, message)
        case PaceChange():
            await table.set_pace(client.owner, message.pace)
        case Language():
            client.lang = message.lang
        case Back():
            await table.come_back(_seat(client))
        case Hello():
            client.lang = message.lang
            table.welcome(client, message.last or 0)
        case _:
            assert_never(message)


async def _act(table: "Table", client: "Client", act: Act) -> None:
    seat = _seat(client)
    match = _match(table)
    if not match.has_seen(seat, act.id):
        _check_decision(match, act.decision)
        before = await match.move(seat, act.move, act.id)
        try:
            await table.played(seat, before)
        except Exception:
            # The move is on disk: whatever follows, it is not to be sent again.
            _log.exception("table %s: after %s", table.record.code, act.move)
    client.outbox.put(encode(Done(type="done", id=act.id, seq=match.seq)))


def _say(table: "Table", client: "Client", say: Say) -> None:
    seat = _seat(client)
    if not client.saying.take(time.monotonic()):
        raise RefusedError("too_fast")
    table.say(seat, say.text)


def _check(table: "Table", client: "Client", check: Check) -> None:
    from dafuweng.game import IllegalAction

    seat = _seat(client)
    match = _match(table)
    _check_decision(match, check.decision)
    refused: Reason | None = None
    breaks: list[str] = []
    try:
        breaks = match.game.broken_sets(seat, match.game.parse(seat, check.move))
    except IllegalAction as error:
        refused = _illegal(client, error)
    client.outbox.put(encode(Checked(type="checked", id=check.id, refused=refused, breaks=breaks)))


def _hint(table: "Table", client: "Client", hint: Hint) -> None:
    match = _match(table)
    _check_decision(match, hint.decision)
    if match.game.prompt.seat != _seat(client):
        raise RefusedError("not_your_turn")
    if client.hinting is not None and not client.hinting.done():
        raise RefusedError("too_fast")

    # A copy of this moment: the table may go on, and then somebody else is asked.
    game = match.game.clone()

    async def answer() -> None:
        try:
            move, reason, args = await hint_move(table.shared.executor, game)
        except Exception:
            _log.exception("table %s: no hint", table.record.code)
            _refuse(client, hint, _reason(client, "unknown", None))
            return
        hinted = Hinted(type="hinted", id=hint.id, move=move, reason=reason, args=args)
        client.outbox.put(encode(hinted))

    client.hinting = asyncio.create_task(answer())


def _seat(client: "Client") -> int:
    if client.seat is None:
        raise RefusedError("not_seated")
    return client.seat


def _match(table: "Table") -> Match:
    if table.match is not None:
        return table.match
    waiting = table.record.state == "waiting" and not table.record.is_starting
    raise RefusedError("not_started" if waiting else "kernel_not_ready")


def _check_decision(match: Match, decision: int) -> None:
    if match.is_over:
        raise RefusedError("game_over")
    if decision != match.game.decision:
        raise RefusedError("late")


def _reason(client: "Client", code: str, rule: str | None) -> Reason:
    return Reason(code=code, rule=rule, words=words(client.lang, f"refusal-{code}"))


def _illegal(client: "Client", error: "IllegalAction") -> Reason:
    from dafuweng.kernel.deal.codes import RULE_OF_REFUSAL, Refusal

    return _reason(client, error.code, RULE_OF_REFUSAL.get(Refusal(error.refusal)))


def _refuse(client: "Client", message: ClientMessage, reason: Reason) -> None:
    if isinstance(message, (Hello, Language, Back)):
        client.outbox.put(
            encode({"type": "error", "code": reason["code"], "words": reason["words"]})
        )
        return
    client.outbox.put(encode(Refused(type="refused", id=message.id, **reason)))
