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
        from dafuweng.game import IllegalAction

        actions, events = len(self.game.actions), self.seq
        try:
            self.game.move(seat, text)
        except IllegalAction:
            raise
        except Exception:
            self._back_to(actions)
            raise
        await self._write(seat, actions, mark)
        return events

    async def play(self, seat: int, codes: list[int]) -> int:
        """Play the kernel actions of one whole move; return how many events there were before."""
        actions, events = len(self.game.actions), self.seq
        try:
            for code in codes:
                self.game.apply(code)
        except Exception:
            self._back_to(actions)
            raise
        await self._write(seat, actions, None)
        return events

    async def stall(self) -> None:
        """End a game in which nothing can happen any more, without a winner."""
        final = self._final("stalled")
        first = len(self.game.actions) + 1
        await asyncio.wrap_future(self._store.append(self._name, first, [], final))
        self.final = final

    async def _write(self, seat: int, before: int, mark: str | None) -> None:
        game = self.game
        entries = [
            Entry(seat, action, self._state_at(n), mark if n == before + 1 else None)
            for n, action in enumerate(game.actions[before:], before + 1)
        ]
        final = self._final("won") if game.is_over else None
        try:
            done = self._store.append(self._name, before + 1, entries, final)
            await asyncio.wrap_future(done)
        except Exception as error:
            self._back_to(before)
            raise RefusedError("unknown") from error
        self.final = final
        for entry in entries:
            self._remember(entry)

    def _state_at(self, n: int) -> str | None:
        if n % MARK_EVERY:
            return None
        game = self.game
        if n == len(game.actions):
            return game.state_hash()
        return self._replayed(n).state_hash()

    def _replayed(self, n: int) -> "Game":
        game = self.game
        return type(game).replay(game.ruleset, game.seats, game.seed, game.actions[:n])

    def _back_to(self, n: int) -> None:
        # The journal is the truth: what it doesn't have did not happen.
        self.game = self._replayed(n)

    def _final(self, reason: str) -> Final:
        return Final(self._secret, self._seed, self.game.winner, reason, self.game.state_hash())

    def _remember(self, entry: Entry) -> None:
        if entry.mark is None:
            return
        self._marks[entry.seat, entry.mark] = None
        if len(self._marks) > MARKS_KEPT:
            self._marks.popitem(last=False)

    def events_since(self, seq: int, seat: int | None) -> list[dict[str, Any]]:
        """Return what *seat* may know of the events after number *seq*."""
        return [event.to_json(seat) for event in self.game.events[seq:]]
