"""A move counts once it is on disk, and not a moment before."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, cast

import pytest

from dafuweng.game import IllegalAction, Ruleset
from dafuweng.journal import Entry, Final, Header, Log, MemoryStore, commitment_of
from dafuweng.server.refusal import RefusedError
from dafuweng.server.tables.match import Match
from dafuweng.server.tables.messages import welcome_message
from tests.server.running import in_loop

SECRET = bytes(32)


class SlowStore(MemoryStore):
    """A store whose disk answers when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.answer: Future[None] = Future()

    def append(
        self, game: str, first: int, entries: Sequence[Entry], final: Final | None = None
    ) -> Future[None]:
        self.answer = Future()
        return self.answer


@pytest.fixture
def store() -> SlowStore:
    return SlowStore()


@pytest.fixture
def match(store: SlowStore) -> Match:
    rules = Ruleset.load("classic").to_json()
    header = Header("deal", rules, 2, (None, None), commitment_of(SECRET), (b"", b""))
    store.open("x", header).result()
    return Match("x", Log(header), SECRET, store)


def shown(match: Match) -> list[str]:
    info = cast(Any, {"table": "X"})
    return [welcome_message(info, match, seat, 0) for seat in (None, 0, 1)]


@in_loop
async def test_nothing_is_shown_before_the_commit(match: Match, store: SlowStore) -> None:
    before, events = shown(match), match.seq
    seat = match.game.prompt.seat
    assert seat is not None
    moving = asyncio.create_task(match.move(seat, "end", "a"))
    await asyncio.sleep(0.01)
    assert shown(match) == before
    assert not match.has_seen(seat, "a")
    store.answer.set_result(None)
    assert await moving == events
    assert shown(match) != before
    assert match.has_seen(seat, "a")


@in_loop
async def test_what_the_disk_refuses_did_not_happen(match: Match, store: SlowStore) -> None:
    before = shown(match)
    seat = match.game.prompt.seat
    assert seat is not None
    for _ in range(2):
        moving = asyncio.create_task(match.move(seat, "end", "a"))
        await asyncio.sleep(0.01)
        store.answer.set_exception(OSError("disk full"))
        with pytest.raises(RefusedError, match="unknown"):
            await moving
        assert shown(match) == before
        assert not match.has_seen(seat, "a")
    moving = asyncio.create_task(match.move(seat, "end", "a"))
    await asyncio.sleep(0.01)
    store.answer.set_result(None)
    await moving
    assert match.game.prompt.seat != seat


@in_loop
async def test_an_illegal_move_is_not_written(match: Match, store: SlowStore) -> None:
    before, untouched = shown(match), store.answer
    for seat, text in ((0, "fly"), (1, "accept"), (0, "pay money_1")):
        with pytest.raises(IllegalAction):
            await match.move(seat, text, "a")
    assert store.answer is untouched
    assert shown(match) == before
