"""What was acknowledged is there after a power cut, and the table goes on."""

import asyncio
import random
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from dafuweng.journal import verify
from tests.server.playing import choose, play_on
from tests.server.running import Person, Server, in_loop

KILLS = 20


class Survivor:
    """A person who plays on across power cuts, and remembers what the server promised."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.person = Person(server)
        self.rng = rng
        self.acknowledged = 0
        """Events that the server told, or counted in a ``done``: all of them must stay."""
        self.events: dict[int, dict[str, Any]] = {}
        self.unanswered: dict[str, Any] | None = None

    def note(self, message: dict[str, Any]) -> None:
        """Check that nothing told before is told otherwise now."""
        if message["type"] == "welcome":
            assert message["seq"] >= self.acknowledged, "an acknowledged action is gone"
        for event in message.get("events", ()):
            known = self.events.setdefault(event["n"], event)
            assert known == event
        self.acknowledged = max(self.acknowledged, message.get("seq", 0))

    async def play(self, table: str, killed: asyncio.Event) -> bool:
        """Play until the game is over or the line is cut; say whether it is over."""
        try:
            state = await self.person.sit_down(table, last=self.acknowledged or None)
            # What had no answer is sent once more, with the same id: played once, or too late.
            if self.unanswered is not None:
                await self.person.send(self.unanswered)
            return await self._play(state, killed)
        except (WebSocketException, ConnectionError):
            return False

    async def _play(self, state: dict[str, Any], killed: asyncio.Event) -> bool:
        message = state
        while not killed.is_set():
            self.note(message)
            if message["type"] in ("welcome", "update"):
                state = message
            elif message["type"] in ("done", "refused"):
                assert message.get("code", "late") == "late", message
                self.unanswered = None
            view = state["view"]
            if view["prompt"]["kind"] == "over":
                return True
            if state["options"] and self.unanswered is None:
                self.unanswered = {
                    "type": "act",
                    "id": self.person.new_id(),
                    "decision": view["decision"],
                    "move": choose(state["options"], self.rng),
                }
                await self.person.send(self.unanswered)
            message = await self.person.next()
        return False


@in_loop
async def test_twenty_power_cuts_lose_nothing(tmp_path: Path) -> None:
    rng = random.Random(5)
    server = Server(tmp_path, opening_rate=1000, opening_burst=1000).start()
    survivors = [Survivor(server, rng) for _ in range(3)]
    table, kills, games = "", 0, 0
    try:
        while kills < KILLS:
            if not table:
                games += 1
                table = await survivors[0].person.open(["me", "open", "open", "sensible"])
                for survivor in survivors[1:]:
                    await survivor.person.join(table)
                await survivors[0].person.start(table)
                for survivor in survivors:
                    survivor.acknowledged, survivor.events = 0, {}
                    survivor.unanswered = None
            killed = asyncio.Event()

            async def cut(killed: asyncio.Event = killed) -> None:
                # At any moment: between acts, in the middle of a commit, before an answer.
                await asyncio.sleep(rng.uniform(0.02, 0.25))
                await asyncio.to_thread(server.kill)
                killed.set()

            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(s.play(table, killed)) for s in survivors]
                group.create_task(cut())
            kills += 1
            await asyncio.to_thread(server.start)
            if any(task.result() for task in playing):
                await finish(survivors, table)
                table = ""
        if table:
            await finish(survivors, table)
    finally:
        for survivor in survivors:
            await survivor.person.http.aclose()
        server.kill()
    assert kills == KILLS
    assert "Traceback" not in server.log


async def finish(survivors: list[Survivor], table: str) -> None:
    """Play to the end; then the log must prove itself and hold all that was told."""
    never = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        ends = [group.create_task(survivor.play(table, never)) for survivor in survivors]
    assert all(task.result() for task in ends)
    first = survivors[0].person
    log = (await first.http.get(f"/api/tables/{table}/log")).text
    assert [check for check in verify(log) if not check.ok] == []
    for survivor in survivors:
        assert sorted(survivor.events) == list(range(1, len(survivor.events) + 1))
        await survivor.person.hang_up()


@in_loop
async def test_a_table_that_waits_survives_with_its_people(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    async with Person(server) as ann, Person(server) as ben:
        table = await ann.open(["me", "open", "sensible"], decision_s=30)
        before = await ann.get(f"/tables/{table}")
        server.kill()
        server.start()
        assert await ann.get(f"/tables/{table}") == before
        assert await ben.join(table) == "p2"
        await ann.start(table)
        assert (await ben.get(f"/tables/{table}"))["state"] == "playing"
        server.kill()
        server.start()
        ann_sees = await ann.sit_down(table)
        assert ann_sees["view"]["you"] == "p1"
        await ben.sit_down(table)
        async with asyncio.TaskGroup() as group:
            for person in (ann, ben):
                await person.send({"type": "hello", "protocol": 1, "lang": "en", "last": None})
                group.create_task(play_on(person, ann_sees | {"options": None}, random.Random(1)))
    server.stop()


@in_loop
async def test_an_act_sent_again_after_a_crash_is_done_once(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    async with Person(server) as ann:
        table = await ann.open(["me", "sensible"])
        message = await ann.sit_down(table)
        while not message.get("options"):
            message = await ann.hear("update")
        decision = message["view"]["decision"]
        assert (await ann.act(decision, "end", "mine"))["type"] == "done"
        server.kill()
        server.start()
        await ann.sit_down(table)
        again = await ann.act(decision, "end", "mine")
        assert again["type"] == "done"
        assert (await ann.act(decision, "end", "other"))["code"] == "late"
    server.stop()
