"""One table: its inbox, its people, and the order in which things happen there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

from dafuweng.journal import UnknownGame
from dafuweng.server.limits import Bucket
from dafuweng.server.outbox import Outbox
from dafuweng.server.protocol import Lang, Pace, TableInfo, seat_name
from dafuweng.server.protocol.server import Said
from dafuweng.server.refusal import RefusedError
from dafuweng.server.tables.match import Match
from dafuweng.server.tables.messages import (
    encode,
    info_message,
    table_info,
    update_message,
    welcome_message,
)
from dafuweng.server.tables.presence import Presence
from dafuweng.server.tables.record import TableRecord
from dafuweng.server.tables.shared import Shared
from dafuweng.server.tables.turns import STAND_IN, Turns

__all__ = ["Client", "Table"]

T = TypeVar("T")
Work: TypeAlias = Callable[[], Awaitable[Any]]

INBOX_MAX = 1000

_log = logging.getLogger(__name__)


class Client:
    """One socket at a table."""

    def __init__(self, owner: str | None, lang: Lang, outbox: Outbox, saying: Bucket) -> None:
        self.owner = owner
        self.lang = lang
        self.outbox = outbox
        self.saying = saying
        self.seat: int | None = None
        self.hinting: asyncio.Task[None] | None = None


class Table:
    """Everything here runs in the table's own task, but ``ask`` and ``post``."""

    def __init__(self, record: TableRecord, shared: Shared) -> None:
        self.record = record
        self.shared = shared
        self.match: Match | None = None
        self.clients: set[Client] = set()
        self.presence = Presence(
            record.seats,
            shared.settings.grace_s,
            lambda seat: self.post(lambda: self._expire(seat)),
        )
        self._turns = Turns(self)
        self._inbox: asyncio.Queue[tuple[Work, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._is_busy = False
        self._is_closed = False
        self._task = asyncio.create_task(self._run(), name=f"table {record.code}")
        self.left_at = asyncio.get_running_loop().time()
        """Loop time at which the last client left."""

    # The inbox

    def post(self, work: Work) -> None:
        """Have *work* done in its turn."""
        self._inbox.put_nowait((work, None))

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have *work* done in its turn and return its result; for people, who may be refused."""
        if self._is_closed:
            raise RefusedError("unknown")
        if self.is_crowded:
            raise RefusedError("too_fast")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, future))
        return await future

    async def _run(self) -> None:
        while True:
            self._is_busy = False
            work, future = await self._inbox.get()
            self._is_busy = True
            try:
                result = await work()
            except Exception as error:
                if future is None:
                    _log.exception("table %s", self.record.code)
                elif not future.done():
                    future.set_exception(error)
            else:
                if future is not None and not future.done():
                    future.set_result(result)

    @property
    def is_crowded(self) -> bool:
        """Whether more waits than a table takes from people."""
        return self._inbox.qsize() >= INBOX_MAX

    @property
    def is_quiet(self) -> bool:
        """Whether nothing waits to be done."""
        return self._inbox.empty() and not self._is_busy

    async def close(self) -> None:
        """Let go of everything; the journal has it all."""
        self._is_closed = True
        self._turns.rest()
        self.presence.rest()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # Beginning and end

    async def wake(self) -> None:
        """Go on with what the journal has, or begin what waits for the rules to be compiled."""
        if not self.shared.is_ready() or self.match is not None:
            return
        if self.record.state == "waiting":
            if self.record.is_starting:
                await self.begin()
            return
        self.match = await self._deal()
        if self.match.is_over and self.record.state != "over":
            await self._close_record()
        self._watch()
        await self._turns.go_on()
        for client in self.clients:
            self.welcome(client, 0)

    async def begin(self) -> None:
        """Deal; while the rules are being compiled, as soon as that is done."""
        record = self.record
        is_ready = self.shared.is_ready()
        record.state, record.is_starting = "playing" if is_ready else "waiting", not is_ready
        try:
            await self.save()
            if is_ready:
                self.match = await self._deal()
        except Exception as error:
            # So that whoever began it can try again.
            record.state, record.is_starting = "waiting", False
            raise RefusedError("unknown") from error
        self.tell_info()
        if not is_ready:
            return
        self._watch()
        await self.happened(0)

    async def _deal(self) -> Match:
        """Go on where the journal ends, or write its first line if it has none."""
        try:
            return await Match.resume(self.record, self.shared.store)
        except UnknownGame:
            return await Match.begin(self.record, self.shared.store)

    async def happened(self, before: int) -> None:
        """Tell everybody the events after number *before*, and go on."""
        match = self.match
        if match is None:
            return
        texts: dict[int | None, str] = {}
        for client in self.clients:
            if client.seat not in texts:
                texts[client.seat] = update_message(match, client.seat, before)
            client.outbox.put(texts[client.seat], match.seq)
        if match.is_over:
            await self._close_record()
        await self._turns.go_on()
        if match.is_over or self.record.decision_s is not None:
            # With a clock, every decision starts it anew.
            self.tell_info()

    async def stall(self) -> None:
        """End a game in which nothing can happen any more."""
        if self.match is not None:
            await self.match.stall()
            await self.happened(self.match.seq)

    async def _close_record(self) -> None:
        final = None if self.match is None else self.match.final
        self.record.state = "over"
        self.record.outcome = "stalled" if final is not None and final.reason != "won" else "won"
        self.presence.rest()
        await self.save()

    async def save(self) -> None:
        """Write the record, and wait until it is on disk."""
        await asyncio.wrap_future(self.shared.records.save(self.record))

    # Clients

    def info(self, owner: str | None) -> TableInfo:
        """Describe the table to somebody."""
        clock = self._turns.clock_info
        return table_info(self.record, self.presence, clock, owner, self._may_start(owner))

    def welcome(self, client: Client, last: int) -> None:
        """Send the present state, with the events after number *last*."""
        text, seq = self.snapshot(client, last)
        client.outbox.put(text, seq)

    def snapshot(self, client: Client, last: int) -> tuple[str, int]:
        """Write the present state for *client*, and the number of its newest event."""
        info = self.info(client.owner)
        seq = 0 if self.match is None else self.match.seq
        return welcome_message(info, self.match, client.seat, last), seq

    def tell_info(self, but: Client | None = None) -> None:
        """Tell everybody *but* one what changed around the game."""
        texts: dict[str | None, str] = {}
        for client in self.clients - {but}:
            is_known = client.seat is not None or client.owner == self.record.host
            owner = client.owner if is_known else None
            if owner not in texts:
                texts[owner] = info_message(self.info(owner))
            client.outbox.put(texts[owner])

    async def enter(self, client: Client, last: int) -> None:
        """Let a client watch, or take its seat's place again."""
        if len(self.clients) >= self.shared.settings.table_clients:
            raise RefusedError("too_fast")
        client.seat = self.record.seat_of(client.owner)
        self.clients.add(client)
        if client.seat is not None:
            self.presence.enter(client.seat)
        if self.match is None:
            # Else the journal failed when the game should have begun; perhaps it works now.
            await self.wake()
        self._watch()
        await self._turns.go_on()
        self.welcome(client, last)
        self.tell_info(but=client)

    async def leave(self, client: Client) -> None:
        """Forget a client that has gone."""
        if client not in self.clients:
            return
        self.clients.discard(client)
        if client.seat is not None:
            self.presence.leave(client.seat)
        if not self.clients:
            self.left_at = asyncio.get_running_loop().time()
            self.presence.rest()
        self._watch()
        self.tell_info()
        await self._turns.go_on()

    def _watch(self) -> None:
        # A table that nobody looks at rests: nobody loses a seat there.
        if self.record.state == "playing" and self.match is not None and self.clients:
            self.presence.watch()

    async def _expire(self, seat: int) -> None:
        if not self.presence.is_online(seat) and self.record.state == "playing":
            await self.stand_in(seat)
            await self._turns.go_on()

    async def stand_in(self, seat: int) -> None:
        """Put a bot in the place of a person who is away."""
        self.record.seats[seat].away = True
        await self.save()
        self.tell_info()

    async def come_back(self, seat: int) -> None:
        """Give a person the seat back."""
        self._turns.acted(seat)
        if self.record.seats[seat].away:
            self._turns.rest()
            await self._seat_again(seat)
            await self._turns.go_on()

    async def _seat_again(self, seat: int) -> None:
        self.record.seats[seat].away = False
        await self.save()
        self._watch()
        self.tell_info()

    # What people do around the game

    async def take_seat(
        self, owner: str, name: str, wanted: int | None, contribution: str | None
    ) -> int:
        """Seat a person, once; whoever sits there already may still add a contribution."""
        record = self.record
        seated = record.seat_of(owner)
        if seated is not None:
            await self.contribute(owner, contribution)
            return seated
        if record.state != "waiting" or record.is_starting:
            raise RefusedError("already_started")
        free = [index for index, seat in enumerate(record.seats) if seat.kind == "open"]
        if not free:
            raise RefusedError("table_full")
        if wanted is not None and wanted not in free:
            raise RefusedError("seat_taken", "seat")
        index = free[0] if wanted is None else wanted
        seat = record.seats[index]
        seat.kind, seat.name, seat.owner = "person", name, owner
        seat.contribution = contribution or ""
        await self.save()
        for client in self.clients:
            if client.owner == owner:
                client.seat = index
                self.presence.enter(index)
        self.tell_info()
        return index

    async def contribute(self, owner: str, contribution: str | None) -> None:
        """Take the chance that a seated person adds, once and before the deal."""
        record = self.record
        index = record.seat_of(owner)
        if index is None or record.state != "waiting" or record.is_starting:
            return
        if contribution and not record.seats[index].contribution:
            record.seats[index].contribution = contribution
            await self.save()

    def _may_start(self, owner: str | None) -> bool:
        """Say whether *owner* may begin: the host, or in a host's absence whoever sits there."""
        record = self.record
        if owner is None or record.state != "waiting" or record.is_starting:
            return False
        if owner == record.host:
            return True
        is_full = all(seat.kind != "open" for seat in record.seats)
        is_host_here = any(client.owner == record.host for client in self.clients)
        return is_full and not is_host_here and record.seat_of(owner) is not None

    async def start(self, owner: str | None) -> None:
        """Begin now, with bots in the seats still open."""
        record = self.record
        if record.state != "waiting" or record.is_starting:
            may_ask = owner == record.host or record.seat_of(owner) is not None
            raise RefusedError("already_started" if may_ask else "not_host")
        if not self._may_start(owner):
            raise RefusedError("not_host")
        for seat in record.seats:
            if seat.kind == "open":
                seat.kind, seat.bot = "bot", STAND_IN
        await self.begin()

    async def set_pace(self, owner: str | None, pace: Pace) -> None:
        """Change how long bots wait."""
        if owner is None or owner != self.record.host:
            raise RefusedError("not_host")
        self.record.pace = pace
        await self.save()
        self.tell_info()
        await self._turns.change_pace()

    def say(self, seat: int, text: str) -> None:
        """Pass on what somebody said."""
        message = encode(
            Said(type="said", seat=seat_name(seat), name=self.record.seats[seat].name, text=text)
        )
        for client in self.clients:
            client.outbox.put(message)

    async def played(self, seat: int, before: int) -> None:
        """Tell the move of a person, who is awake then."""
        self._turns.acted(seat)
        if self.record.seats[seat].away:
            await self._seat_again(seat)
        await self.happened(before)
