"""What bots do at a table: the pause before an answer tells nothing, and a failure ends nothing."""

import asyncio
import functools
import inspect
import random
import statistics
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from dafuweng.journal import Database, SqliteStore, Store
from dafuweng.server import warm
from dafuweng.server.limits import Bucket
from dafuweng.server.outbox import Outbox
from dafuweng.server.protocol import Act
from dafuweng.server.refusal import RefusedError
from dafuweng.server.settings import Settings
from dafuweng.server.tables import Client, Table, turns
from dafuweng.server.tables.clock import DELAY_S, JITTER, RESPOND_S, bot_delay, least_delay
from dafuweng.server.tables.hearing import hear
from dafuweng.server.tables.record import Records, Seat, TableRecord
from dafuweng.server.tables.shared import Shared
from tests.game.walk import stalled_game
from tests.server.running import in_loop


def test_the_delay_depends_on_what_all_know_and_on_chance_alone() -> None:
    assert list(inspect.signature(bot_delay).parameters) == ["pace", "prompt", "rng"]
    delays = [bot_delay("normal", "play", random.Random(n)) for n in range(500)]
    base = DELAY_S["normal"]
    assert base * (1 - JITTER) <= min(delays) < max(delays) <= base * (1 + JITTER)
    assert abs(statistics.mean(delays) - base) < 0.05
    assert bot_delay("instant", "play", random.Random(0)) == 0


def test_an_answer_takes_the_same_time_at_any_pace_or_longer() -> None:
    assert {bot_delay("instant", "respond", random.Random(n)) for n in range(9)} == {RESPOND_S}
    assert least_delay("respond") == RESPOND_S
    assert min(bot_delay("normal", "respond", random.Random(n)) for n in range(500)) > RESPOND_S


@contextmanager
def shared_things(store: Callable[[Database], Store]) -> Iterator[Shared]:
    database = Database(":memory:")
    with ThreadPoolExecutor(2) as executor:
        yield Shared(Settings(), store(database), Records(database), executor, lambda: True)
    database.close()


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """Load the rules first: compiling them would be the longest pause of all."""
    warm.load(lambda done, total: None)


BOTS = (Seat("bot", bot="sensible"), Seat("bot", bot="sensible"))


class Watched:
    """A table, and what those who watch it hear."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: list[str] = []
        self.arrivals: list[float] = []
        """When each update came."""
        self._writers: list[asyncio.Task[None]] = []

    async def enter(self, owner: str | None = None) -> Client:
        """Let one more client in and return it."""
        outbox = Outbox(self._hear, lambda seq: ("", seq), 100, 10**6, 5)
        self._writers.append(asyncio.create_task(outbox.run()))
        client = Client(owner, "en", outbox, Bucket(1, 1, 0))
        await self.table.ask(lambda: self.table.enter(client, 0))
        return client

    async def _hear(self, text: str) -> None:
        self.heard.append(text)
        if '"type":"update"' in text:
            self.arrivals.append(asyncio.get_running_loop().time())

    async def until(self, happens: Callable[[], bool]) -> None:
        """Wait for something, not for ever."""
        async with asyncio.timeout(20):
            while not happens():
                await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Let everybody go."""
        await self.table.close()
        for writer in self._writers:
            writer.cancel()
        await asyncio.gather(*self._writers, return_exceptions=True)


@asynccontextmanager
async def watched(
    *seats: Seat, store: Callable[[Database], Store] = SqliteStore
) -> AsyncIterator[Watched]:
    """Set a table of the first seat's person up; its bots answer at once."""
    record = TableRecord(
        "T",
        "deal",
        "classic",
        {},
        [replace(seat) for seat in seats],
        seats[0].owner or "",
        "00" * 32,
        pace="instant",
    )
    with shared_things(store) as shared:
        seen = Watched(Table(record, shared))
        try:
            yield seen
        finally:
            await seen.close()


class Ponderer:
    """A bot that thinks for some time, then takes the first legal action."""

    def __init__(self, think_s: float) -> None:
        self.think_s = think_s

    def choose(self, view: Any, legal: list[int]) -> int:
        time.sleep(self.think_s)
        return legal[0]


@pytest.mark.parametrize("think_s", [0.0, 0.8])
@in_loop
async def test_thinking_is_part_of_the_pause(
    think_s: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(name: str, seed: int) -> Ponderer:
        return Ponderer(think_s)

    monkeypatch.setattr(turns, "load_bot", load)
    monkeypatch.setattr(turns, "bot_delay", lambda pace, prompt, rng: 1.0)
    async with watched(*BOTS) as seen:
        await seen.table.ask(seen.table.begin)
        await seen.enter()
        await seen.until(lambda: len(seen.arrivals) >= 3)
    pauses = [late - early for early, late in pairwise(seen.arrivals)]
    # Thinking after the pause would make it longer by as much; a busy machine adds a little.
    assert all(0.95 < pause < 1.0 + 0.75 for pause in pauses), pauses


def unlucky(failures: int) -> Callable[[str, int], Ponderer]:
    """Return a way to get bots that fails so many times first."""
    left = [failures]

    def load(name: str, seed: int) -> Ponderer:
        if left[0]:
            left[0] -= 1
            raise RuntimeError("no bot today")
        return Ponderer(0.0)

    return load


@in_loop
async def test_where_every_bot_fails_they_are_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    # Each try asks the bot of the seat, then the one that stands in.
    monkeypatch.setattr(turns, "load_bot", unlucky(4))
    monkeypatch.setattr(turns, "RETRY_S", 0.01)
    async with watched(*BOTS) as seen:
        await seen.table.ask(seen.table.begin)
        await seen.enter()
        await seen.until(lambda: len(seen.arrivals) >= 2)


@in_loop
async def test_after_enough_failures_a_table_rests_until_somebody_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turns, "load_bot", unlucky(2 * (turns.FAILURES_MAX + 1)))
    monkeypatch.setattr(turns, "RETRY_S", 0.001)
    async with watched(*BOTS) as seen:
        await seen.table.ask(seen.table.begin)
        await seen.enter()
        await seen.until(lambda: seen.table._turns._failures > turns.FAILURES_MAX)
        assert not seen.arrivals
        await seen.enter()
        await seen.until(lambda: len(seen.arrivals) >= 2)


class FullDisk(SqliteStore):
    """A store that fails whenever the test says so."""

    is_full = True

    def append(self, *args: Any, **named: Any) -> Future[None]:
        return self._fail() or super().append(*args, **named)

    def open(self, *args: Any) -> Future[None]:
        return self._fail() or super().open(*args)

    def _fail(self) -> Future[None] | None:
        if not self.is_full:
            return None
        failed: Future[None] = Future()
        failed.set_exception(OSError("no space left"))
        return failed


@in_loop
async def test_a_move_that_could_not_be_written_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turns, "load_bot", unlucky(0))
    monkeypatch.setattr(turns, "RETRY_S", 0.05)
    async with watched(*BOTS, store=FullDisk) as seen:
        disk = seen.table.shared.store
        assert isinstance(disk, FullDisk)
        disk.is_full = False
        await seen.table.ask(seen.table.begin)
        disk.is_full = True
        await seen.enter()
        await asyncio.sleep(0.1)
        assert not seen.arrivals
        disk.is_full = False
        await seen.until(lambda: bool(seen.arrivals))


@in_loop
async def test_a_game_that_could_not_begin_can_be_begun_again() -> None:
    async with watched(Seat("person", "Ann", owner="a"), Seat("open"), store=FullDisk) as seen:
        table, disk = seen.table, seen.table.shared.store
        assert isinstance(disk, FullDisk)
        await seen.enter("a")
        for _ in range(2):
            with pytest.raises(RefusedError, match="unknown"):
                await table.ask(lambda: table.start("a"))
            assert table.match is None
            assert table.info("a")["state"] == "waiting"
            assert table.info("a")["may_start"]
        disk.is_full = False
        await table.ask(lambda: table.start("a"))
        assert table.match is not None
        assert table.info("a")["state"] == "playing"


@pytest.mark.parametrize("is_ready", [True, False])
@in_loop
async def test_a_beginning_that_could_not_be_saved_can_be_tried_again(
    is_ready: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise OSError("no space left")

    async with watched(Seat("person", "Ann", owner="a"), Seat("open")) as seen:
        table = seen.table
        shared = replace(table.shared, is_ready=lambda: is_ready)
        monkeypatch.setattr(table, "shared", shared)
        with monkeypatch.context() as patch:
            patch.setattr(table, "save", fail)
            with pytest.raises(RefusedError, match="unknown"):
                await table.ask(lambda: table.start("a"))
        assert table.match is None
        assert table.info("a")["state"] == "waiting"
        assert not table.record.is_starting
        await table.ask(lambda: table.start("a"))
        assert (table.match is not None) == is_ready


@in_loop
async def test_a_move_on_disk_is_done_whatever_fails_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(seat: int, before: int) -> None:
        raise OSError("no space left")

    people = [Seat("person", name, owner=name) for name in ("Ann", "Ben")]
    async with watched(*people) as seen:
        table = seen.table
        await table.ask(table.begin)
        assert table.match is not None
        seat = table.match.game.prompt.seat
        assert seat is not None
        client = await seen.enter(people[seat].owner)
        monkeypatch.setattr(table, "played", fail)
        act = Act(type="act", id="1", decision=0, move="end")
        await table.ask(lambda: hear(table, client, act))
        await seen.until(lambda: any('"done"' in text for text in seen.heard))
        assert not any('"refused"' in text for text in seen.heard)


async def end_turn(table: Table, seat: int) -> None:
    assert table.match is not None
    await table.played(seat, await table.match.move(seat, "end", f"{seat}"))


@in_loop
async def test_a_stalled_game_ends_without_a_winner_after_a_turn_for_each() -> None:
    people = [Seat("person", name, owner=name) for name in ("Ann", "Ben")]
    async with watched(*people) as seen:
        table = seen.table
        await table.ask(table.begin)
        await seen.enter("Ann")
        assert table.match is not None
        table.match.game = stalled_game()
        for seat in (0, 1):
            assert table.info(None)["state"] == "playing"
            assert seat == table.match.game.prompt.seat
            await table.ask(functools.partial(end_turn, table, seat))
        assert table.info(None)["state"] == "over"
        assert table.info(None)["outcome"] == "stalled"
        assert table.match.final is not None
        assert (table.match.final.reason, table.match.final.winner) == ("stalled", None)
        await seen.until(lambda: '"outcome":"stalled"' in seen.heard[-1])
        update = [text for text in seen.heard if '"type":"update"' in text][-1]
        assert '"prompt":{"seat":null,"kind":"over"}' in update
