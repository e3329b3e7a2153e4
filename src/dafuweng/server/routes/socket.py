"""One WebSocket a client: let it in, hear it, and say why not."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, WebSocket
from starlette.responses import JSONResponse
from starlette.websockets import WebSocketDisconnect

from dafuweng.i18n import words
from dafuweng.server.identity import address_of, owner_of, token_of
from dafuweng.server.limits import Bucket
from dafuweng.server.origin import is_allowed
from dafuweng.server.outbox import Outbox
from dafuweng.server.protocol import PROTOCOL, Hello, Language, parse_message
from dafuweng.server.protocol.server import Error
from dafuweng.server.refusal import RefusedError
from dafuweng.server.routes.answer import lang_of
from dafuweng.server.routes.tables import CODE
from dafuweng.server.state import ServerState, state_of
from dafuweng.server.tables.hearing import hear
from dafuweng.server.tables.messages import encode
from dafuweng.server.tables.table import Client, Table

if TYPE_CHECKING:
    from dafuweng.server.protocol import ClientMessage, Lang

__all__ = ["router"]

router = APIRouter()

HELLO_S = 15.0
POLICY = 1008
"""WebSocket close code: the client broke a rule of this server."""

_log = logging.getLogger(__name__)


STATE_COST = 9
"""A message that asks for the whole state counts for so many more."""


def _extra_cost(message: "ClientMessage") -> int:
    return STATE_COST if isinstance(message, Hello) else 0


class _Fatal(Exception):  # noqa: N818
    """The connection ends, with an error that says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@router.websocket("/api/tables/{code}/socket")
async def socket(websocket: WebSocket, code: str) -> None:
    """Serve one client of a table."""
    state = state_of(websocket)
    owner = owner_of(token_of(websocket))
    who = owner or address_of(websocket)
    try:
        if not is_allowed(websocket, state.settings.origins):
            raise RefusedError("bad_origin")
        if state.sockets.get(who, 0) >= state.settings.user_sockets:
            raise RefusedError("too_fast")
        if not CODE.fullmatch(code.upper()):
            raise RefusedError("no_such_table")
        table = await state.tables.find(code.upper())
    except RefusedError as error:
        body = {"refused": error.body(lang_of(websocket))}
        await websocket.send_denial_response(JSONResponse(body, error.status))
        return
    state.sockets[who] = state.sockets.get(who, 0) + 1
    try:
        await websocket.accept()
        await _Connection(websocket, state, table, owner).serve()
    except WebSocketDisconnect:
        pass
    finally:
        state.sockets[who] -= 1
        if not state.sockets[who]:
            del state.sockets[who]


class _Connection:
    """From the first message to the last."""

    def __init__(
        self, websocket: WebSocket, state: ServerState, table: Table, owner: str | None
    ) -> None:
        self._socket = websocket
        self._state = state
        self._table = table
        settings = state.settings
        self._settings = settings
        self._bucket = Bucket(settings.connection_rate, settings.connection_burst, time.monotonic())
        self._who = owner or address_of(websocket)
        self._too_fast_count = 0
        outbox = Outbox(
            websocket.send_text,
            lambda seq: table.snapshot(self._client, seq),
            settings.outbox_messages,
            settings.outbox_bytes,
            settings.send_s,
        )
        lang: Any = lang_of(websocket)
        saying = Bucket(settings.say_rate, settings.say_burst, time.monotonic())
        self._client = Client(owner, lang, outbox, saying)

    async def serve(self) -> None:
        """Hear the client until it goes, or breaks a rule that ends the connection."""
        table, client = self._table, self._client
        writer = asyncio.create_task(client.outbox.run())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if reader.done():
                reader.result()
            await self._finish(writer, None)
        except _Fatal as error:
            await self._finish(writer, error.code)
        finally:
            table.post(lambda: table.leave(client))
            reader.cancel()
            writer.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    async def _finish(self, writer: "asyncio.Task[None]", fatal: str | None) -> None:
        outbox = self._client.outbox
        if fatal is not None:
            self._say_error(fatal)
        outbox.close()
        try:
            async with asyncio.timeout(self._settings.send_s):
                await writer
            if fatal is not None:
                await self._socket.close(POLICY, fatal)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            pass  # The client is gone, or takes nothing any more.

    async def _read(self) -> None:
        await self._greet()
        while True:
            message = await self._next()
            if message is not None:
                self._pass_on(message)

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(HELLO_S):
                first = await self._next()
        except TimeoutError as error:
            raise _Fatal("not_hello") from error
        if not isinstance(first, Hello):
            raise _Fatal("not_hello")
        await self._say_hello(first)

    async def _say_hello(self, hello: Hello) -> None:
        self._client.lang = hello.lang
        if hello.protocol != PROTOCOL:
            raise _Fatal("protocol_mismatch")
        table, client = self._table, self._client
        try:
            await table.ask(lambda: table.enter(client, hello.last or 0))
        except RefusedError as error:
            raise _Fatal(error.code) from error

    async def _next(self) -> "ClientMessage | None":
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        if not self._is_slow_enough():
            return None
        text = event.get("text")
        if text is None:
            self._say_error("bad_message")
            return None
        if len(text.encode()) > self._settings.message_bytes:
            self._say_error("too_large")
            return None
        try:
            return parse_message(text)
        except (ValueError, RecursionError):
            self._say_error("bad_message")
            return None

    def _is_slow_enough(self) -> bool:
        limits = self._state.limits
        now = time.monotonic()
        if (
            self._bucket.take(now)
            and limits.users.take(self._who)
            and limits.addresses.take(address_of(self._socket))
        ):
            self._too_fast_count = 0
            return True
        self._too_fast_count += 1
        if self._too_fast_count > self._settings.flood_refusals:
            raise _Fatal("flooding")
        self._say_error("too_fast")
        return False

    def _pass_on(self, message: "ClientMessage") -> None:
        table, client = self._table, self._client
        if isinstance(message, Language):
            # At once: what is answered here must not speak the old language.
            client.lang = message.lang
        elif table.is_crowded or not self._bucket.take(time.monotonic(), _extra_cost(message)):
            self._say_error("too_fast")
        else:
            table.post(lambda: hear(table, client, message))

    def _say_error(self, code: str) -> None:
        lang: Lang = self._client.lang
        error = Error(type="error", code=code, words=words(lang, f"refusal-{code}"))
        self._client.outbox.put(encode(error))
