"""The game of one table and its journal: an action counts only once it is on disk."""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from dafuweng.journal import Entry, Final, Header, Log, Store, commitment_of, derive_seed
from dafuweng.journal.record import MARK_EVERY
from dafuweng.server.refusal import RefusedError
from dafuweng.server.tables.record import TableRecord

if TYPE_CHECKING:
    from dafuweng.game import Game

__all__ = ["Match", "header_of"]

MARKS_KEPT = 512


def header_of(record: TableRecord) -> Header:
    """Return the first line of the journal of a table whose seats are filled."""
    from dafuweng.game import Ruleset

    return Header(
        game=record.game,
        ruleset=Ruleset.make(record.preset, record.fields).to_json(),
        seats=len(record.seats),
        names=tuple(seat.name for seat in record.seats),
        commitment=commitment_of(bytes.fromhex(record.secret)),
        contributions=tuple(bytes.fromhex(seat.contribution) for seat in record.seats),
    )


class Match:
    """A game that is being played, or is over."""

    def __init__(self, name: str, log: Log, secret: bytes, store: Store) -> None:
        from dafuweng.journal.replay import rebuild

        self._name = name
        self._secret = secret
        self._store = store
        self._seed = derive_seed(secret, log.header.contributions)
        self.game: Game = rebuild(log, self._seed)
        self.final = log.final
        self._marks: OrderedDict[tuple[int, str], None] = OrderedDict()
        for entry in log.entries:
            self._remember(entry)

    @classmethod
    async def begin(cls, record: TableRecord, store: Store) -> "Match":
        """Deal, once the journal has the first line."""
        header = header_of(record)
        await asyncio.wrap_future(store.open(record.code, header))
        return cls(record.code, Log(header), bytes.fromhex(record.secret), store)

    @classmethod
    async def resume(cls, record: TableRecord, store: Store) -> "Match":
        """Go on where the journal ends."""
        log = await asyncio.wrap_future(store.read(record.code))
        secret = bytes.fromhex(record.secret)
        return await asyncio.to_thread(cls, record.code, log, secret, store)

    @property
    def is_over(self) -> bool:
        """Whether anything more can happen."""
        return self.final is not None

    @property
    def seq(self) -> int:
        """Number of the newest event."""
        return len(self.game.events)

    def has_seen(self, seat: int, mark: str) -> bool:
        """Whether this act of the client was played already."""
        return (seat, mark) in self._marks

    async def move(self, seat: int, text: str, mark: str | None) -> int:
        """Play a whole move in notation; return how many events there were before.

        Raises ``IllegalAction``, with nothing changed.
        """
        after = self.game.clone()
        after.move(seat, text)
        return await self._write(after, seat, mark)

    async def play(self, seat: int, codes: list[int]) -> int:
        """Play the kernel actions of one whole move; return how many events there were before."""
        after = self.game.clone()
        for code in codes:
            after.apply(code)
        return await self._write(after, seat, None)

    async def stall(self) -> None:
        """End a game in which nothing can happen any more, without a winner."""
        final = self._final(self.game, "stalled")
        await self._append(self.game.decision + 1, [], final)
        self.final = final

    async def _write(self, after: "Game", seat: int, mark: str | None) -> int:
        # The journal is the truth: until the commit, everybody is shown the game before the move.
        actions, events = self.game.decision, self.seq
        entries = [
            Entry(seat, action, _state_at(after, n), mark if n == actions + 1 else None)
            for n, action in enumerate(after.actions[actions:], actions + 1)
        ]
        final = self._final(after, "won") if after.is_over else None
        await self._append(actions + 1, entries, final)
        self.game, self.final = after, final
        for entry in entries:
            self._remember(entry)
        return events

    async def _append(self, first: int, entries: list[Entry], final: Final | None) -> None:
        try:
            await asyncio.wrap_future(self._store.append(self._name, first, entries, final))
        except Exception as error:
            raise RefusedError("unknown") from error

    def _final(self, game: "Game", reason: str) -> Final:
        return Final(self._secret, self._seed, game.winner, reason, game.state_hash())

    def _remember(self, entry: Entry) -> None:
        if entry.mark is None:
            return
        self._marks[entry.seat, entry.mark] = None
        if len(self._marks) > MARKS_KEPT:
            self._marks.popitem(last=False)

    def events_since(self, seq: int, seat: int | None) -> list[dict[str, Any]]:
        """Return what *seat* may know of the events after number *seq*."""
        return [event.to_json(seat) for event in self.game.events[seq:]]


def _state_at(game: "Game", n: int) -> str | None:
    """Return the hash of the state after action number *n*, where the log has one."""
    if n % MARK_EVERY:
        return None
    if n == game.decision:
        return game.state_hash()
    return type(game).replay(game.ruleset, game.seats, game.seed, game.actions[:n]).state_hash()
