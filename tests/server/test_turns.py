"""The pause before a bot's answer tells nothing."""

import asyncio
import inspect
import random
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest

from dafuweng.journal import Database, SqliteStore
from dafuweng.server.limits import Bucket
from dafuweng.server.outbox import Outbox
from dafuweng.server.settings import Settings
from dafuweng.server.tables import Client, Table, turns
from dafuweng.server.tables.clock import DELAY_S, JITTER, bot_delay
from dafuweng.server.tables.record import Records, Seat, TableRecord
from dafuweng.server.tables.shared import Shared
from tests.server.running import in_loop


def test_the_delay_depends_on_the_pace_and_on_chance_alone() -> None:
    assert list(inspect.signature(bot_delay).parameters) == ["pace", "rng"]
    delays = [bot_delay("normal", random.Random(n)) for n in range(500)]
    base = DELAY_S["normal"]
    assert base * (1 - JITTER) <= min(delays) < max(delays) <= base * (1 + JITTER)
    assert abs(statistics.mean(delays) - base) < 0.05
    assert bot_delay("instant", random.Random(0)) == 0


@contextmanager
def shared_things() -> Iterator[Shared]:
    database = Database(":memory:")
    with ThreadPoolExecutor(2) as executor:
        yield Shared(Settings(), SqliteStore(database), Records(database), executor, lambda: True)
    database.close()


class Ponderer:
    """A bot that thinks for some time, then takes the first legal action."""

    def __init__(self, think_s: float) -> None:
        self.think_s = think_s

    def choose(self, view: Any, legal: list[int]) -> int:
        time.sleep(self.think_s)
        return legal[0]


@pytest.mark.parametrize("think_s", [0.0, 0.4])
@in_loop
async def test_thinking_is_part_of_the_pause(
    think_s: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(name: str, seed: int) -> Ponderer:
        return Ponderer(think_s)

    monkeypatch.setattr(turns, "load_bot", load)
    monkeypatch.setattr(turns, "bot_delay", lambda pace, rng: 0.5)
    with shared_things() as shared:
        seats = [Seat("bot", bot="sensible"), Seat("bot", bot="sensible")]
        record = TableRecord("T", "deal", "classic", {}, seats, "", "00" * 32)
        table = Table(record, shared)
        arrivals: list[float] = []

        async def hear(text: str) -> None:
            if '"type":"update"' in text:
                arrivals.append(asyncio.get_running_loop().time())

        outbox = Outbox(hear, lambda seq: ("", seq), 100, 10**6, 5)
        writer = asyncio.create_task(outbox.run())
        client = Client(None, "en", outbox, Bucket(1, 1, 0))
        await table.ask(table.begin)
        await table.ask(lambda: table.enter(client, 0))
        await asyncio.sleep(1.8)
        await table.close()
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        pauses = [late - early for early, late in pairwise(arrivals)]
        assert len(pauses) >= 2
        assert all(0.45 < pause < 0.85 for pause in pauses), pauses
