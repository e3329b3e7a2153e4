"""Life at a table: coming and going, standing in, clocks, talk, rematch."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dafuweng.journal import commitment_of, derive_seed, verify
from dafuweng.server.tables import clock
from tests.server.playing import play_on
from tests.server.running import WAIT_S, LocalServer, Person, Server, in_loop
from tests.server.shape import shape_of


def seat(message: dict[str, Any], name: str) -> dict[str, Any]:
    return next(each for each in message["info"]["seats"] if each["seat"] == name)


async def info_where(person: Person, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait for news about the table."""
    return await person.wait_for(lambda m: m["type"] in ("info", "welcome") and holds(m))


@in_loop
async def test_a_whole_game_against_bots_with_its_proof(server: Server) -> None:
    async with Person(server) as ann:
        promise = (await ann.post("/commitments"))["commitment"]
        table = await ann.open(
            ["me", "sensible", "random"], commitment=promise, contribution="ab" * 16
        )
        welcome = await ann.sit_down(table)
        assert welcome["info"]["commitment"] == promise
        early = await ann.get(f"/tables/{table}/proof")
        assert early == {"commitment": promise, "contributions": ["ab" * 16, "", ""]}
        last = await play_on(ann, welcome, random.Random(3))
        over = await info_where(ann, lambda m: m["info"]["state"] == "over")
        assert over["info"]["outcome"] == "won"
        assert last["view"]["winner"] in ("p1", "p2", "p3")
        proof = await ann.get(f"/tables/{table}/proof")
        assert all(check["ok"] for check in proof["checks"])
        secret = bytes.fromhex(proof["secret"])
        assert commitment_of(secret).hex() == promise
        assert derive_seed(secret, [b"\xab" * 16, b"", b""]).hex() == proof["seed"]
        log = (await ann.http.get(f"/api/tables/{table}/log")).text
        assert all(check.ok for check in verify(log))
        replay = await ann.get(f"/tables/{table}/replay")
        assert len(replay["frames"]) == len(replay["moves"]) + 1
        assert replay["frames"][-1]["view"]["winner"] == last["view"]["winner"]
        assert all(set(f["view"]["hands"]) == {"p1", "p2", "p3"} for f in replay["frames"])
        events = [event for frame in replay["frames"] for event in frame["events"]]
        assert [event["n"] for event in events] == list(range(1, len(events) + 1))
        for text in ann.heard:
            assert shape_of(json.loads(text)).problems == []


@in_loop
async def test_a_commitment_is_good_for_one_table(server: Server) -> None:
    async with Person(server) as ann:
        promise = (await ann.post("/commitments"))["commitment"]
        await ann.open(["me", "open"], commitment=promise)
        body = {"name": "Ann", "preset": "classic", "seats": ["me", "open"], "commitment": promise}
        assert (await ann.post("/tables", body, 422))["refused"]["code"] == "late"


@in_loop
async def test_a_client_that_comes_back_gets_what_it_missed(server: Server) -> None:
    async with Person(server) as ann, Person(server) as ben:
        table = await ann.open(["me", "open"])
        await ben.join(table)
        await ann.start(table)
        welcomes = {"p1": await ann.sit_down(table), "p2": await ben.sit_down(table)}
        first = welcomes["p1"]["view"]["prompt"]["seat"]
        mover, waiter = (ann, ben) if first == "p1" else (ben, ann)
        before = welcomes["p2" if first == "p1" else "p1"]
        await waiter.hang_up()
        decision = before["view"]["decision"]
        done = await mover.act(decision, f"bank {await bankable(mover, table)}")
        assert done["type"] == "done"
        back = await waiter.sit_down(table, last=before["seq"])
        assert [event["type"] for event in back["events"]] == ["CardBanked"]
        assert back["seq"] == done["seq"]
        whole = await waiter.sit_down(table)
        assert len(whole["events"]) == whole["seq"] == back["seq"]
        # One that claims to be ahead gets everything.
        ahead = await waiter.sit_down(table, last=10_000)
        assert ahead["events"] == whole["events"]


async def bankable(person: Person, table: str) -> str:
    """Name a card that the deciding person may bank."""
    await person.send({"type": "hello", "protocol": 1, "lang": "en", "last": None})
    welcome = await person.hear("welcome")
    card: str = next(o["card"] for o in welcome["options"] if o["verb"] == "bank")
    return card


@in_loop
async def test_a_bot_stands_in_until_the_person_is_back(server: Server) -> None:
    async with Person(server) as ann, Person(server) as ben:
        table = await ann.open(["me", "open"], pace="instant")
        await ben.join(table)
        await ann.start(table)
        await ann.sit_down(table)
        await ben.sit_down(table)
        await info_where(ann, lambda m: seat(m, "p2")["online"])
        await ben.hang_up()
        gone = await info_where(ann, lambda m: not seat(m, "p2")["online"])
        assert 0 < seat(gone, "p2")["grace_s"] <= 0.3
        away = await info_where(ann, lambda m: seat(m, "p2")["away"])
        assert "grace_s" not in seat(away, "p2")
        await ann.send({"type": "hello", "protocol": 1, "lang": "en", "last": None})
        welcome = await ann.hear("welcome")
        # Ben's bot plays whenever it is asked, until Ben takes the seat back.
        last = await play_on(ann, welcome, random.Random(1), moves_max=20)
        assert last["view"]["turn"]["number"] > 2
        back = await ben.sit_down(table)
        assert seat(back, "p2")["away"]
        await ben.send({"type": "back"})
        await info_where(ben, lambda m: not seat(m, "p2")["away"])
        await ben.send({"type": "hello", "protocol": 1, "lang": "en", "last": None})
        state = await ben.hear("welcome")
        if state["options"]:
            await asyncio.sleep(0.3)
            await ben.send({"type": "hello", "protocol": 1, "lang": "en", "last": None})
            assert (await ben.hear("welcome"))["view"] == state["view"]


@in_loop
async def test_a_short_absence_costs_nothing(tmp_path: Path) -> None:
    with LocalServer(tmp_path, grace_s=WAIT_S) as server:
        await _leave_for_a_moment(server)


async def _leave_for_a_moment(server: Server) -> None:
    async with Person(server) as ann, Person(server) as ben:
        table = await ann.open(["me", "open"])
        await ben.join(table)
        await ann.start(table)
        await ann.sit_down(table)
        await ben.sit_down(table)
        await ben.hang_up()
        await info_where(ann, lambda m: "grace_s" in seat(m, "p2"))
        await ben.sit_down(table)
        back = await info_where(ann, lambda m: seat(m, "p2")["online"])
        assert "grace_s" not in seat(back, "p2")
        await asyncio.sleep(0.5)
        assert not seat({"info": await ann.get(f"/tables/{table}")}, "p2")["away"]


@in_loop
async def test_two_windows_of_one_person_are_one_presence(server: Server) -> None:
    async with Person(server) as ann, Person(server) as ben, Person(server) as again:
        table = await ann.open(["me", "open"])
        await ben.join(table)
        await ann.start(table)
        again.http.cookies = ben.http.cookies
        await ann.sit_down(table)
        await ben.sit_down(table)
        second = await again.sit_down(table)
        assert second["view"]["you"] == "p2"
        await ben.hang_up()
        await asyncio.sleep(0.5)
        info = {"info": await ann.get(f"/tables/{table}")}
        assert seat(info, "p2")["online"]
        assert not seat(info, "p2")["away"]


@in_loop
async def test_a_table_that_nobody_looks_at_rests(server: Server) -> None:
    async with Person(server) as ann:
        table = await ann.open(["me", "sensible"], pace="instant")
        welcome = await ann.sit_down(table)
        while not welcome.get("options"):
            welcome = await ann.hear("update")
        await ann.hang_up()
        await asyncio.sleep(0.6)
        back = await ann.sit_down(table)
        assert back["view"] == welcome["view"]
        assert not seat(back, "p1")["away"]


@in_loop
async def test_time_for_a_decision_runs_out_after_a_warning(tmp_path: Path) -> None:
    settings = {"warn_s": 0.3}
    with LocalServer(tmp_path, **settings) as server:
        async with Person(server) as ann, Person(server) as ben:
            table = await ann.open(["me", "open"], decision_s=5)
            await ben.join(table)
            await ann.start(table)
            welcome = await ann.sit_down(table)
            await ben.sit_down(table)
            clock = welcome["info"]["clock"]
            assert clock["seat"] == welcome["view"]["prompt"]["seat"]
            assert 4 < clock["left_s"] <= 5
            assert not clock["warned"]
            slow = clock["seat"]
            warned = await info_where(
                ann, lambda m: m["info"]["clock"] is not None and m["info"]["clock"]["warned"]
            )
            assert warned["info"]["clock"]["left_s"] <= 0.4
            played = await ann.hear("update")
            assert played["view"]["decision"] > welcome["view"]["decision"]
            assert not seat({"info": await ann.get(f"/tables/{table}")}, slow)["away"]


@in_loop
async def test_talk_reaches_everybody(server: Server) -> None:
    async with Person(server) as ann, Person(server) as eve:
        table = await ann.open(["me", "open"])
        await ann.sit_down(table)
        await eve.sit_down(table)
        await ann.send({"type": "say", "id": "1", "text": "你好 <b>"})
        for person in (ann, eve):
            said = await person.hear("said")
            assert said == {"type": "said", "seat": "p1", "name": "Ann", "text": "你好 <b>"}


@in_loop
async def test_the_host_sets_the_pace_of_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clock.DELAY_S, "slow", 600.0)
    with LocalServer(tmp_path) as server:
        await _hurry(server)


async def _hurry(server: Server) -> None:
    async with Person(server) as ann:
        table = await ann.open(["me", "sensible"], pace="slow")
        welcome = await ann.sit_down(table)
        if welcome["options"]:
            assert (await ann.act(welcome["view"]["decision"], "end"))["type"] == "done"
        # A bot that waits already doesn't wait on.
        await ann.send({"type": "pace", "id": "1", "pace": "instant"})
        async with asyncio.timeout(WAIT_S):
            await info_where(ann, lambda m: m["info"]["pace"] == "instant")
            await ann.wait_for(lambda m: bool(m.get("options")))
        assert (await ann.get(f"/tables/{table}"))["pace"] == "instant"


@in_loop
async def test_a_hint_is_a_move_that_is_accepted(server: Server) -> None:
    async with Person(server) as ann:
        table = await ann.open(["me", "sensible"])
        message = await ann.sit_down(table)
        hints = 0
        while hints < 15:
            if message.get("view") and message["view"]["prompt"]["kind"] == "over":
                break
            if message.get("options"):
                hints += 1
                decision = message["view"]["decision"]
                await ann.send({"type": "hint", "id": f"h{hints}", "decision": decision})
                hinted = await ann.hear("hinted", "refused")
                assert hinted["type"] == "hinted"
                assert hinted["reason"].startswith("hint-")
                await ann.send(
                    {"type": "act", "id": f"a{hints}", "decision": decision}
                    | {"move": hinted["move"]}
                )
            message = await ann.next()
            assert message["type"] != "refused", message


@in_loop
async def test_a_hint_is_about_the_moment_in_which_it_was_asked(server: Server) -> None:
    """Asked for just before the end of a turn, it must not tell what the next seat should do."""
    for _ in range(8):
        async with Person(server) as ann, Person(server) as ben:
            table = await ann.open(["me", "open"])
            await ben.join(table)
            await ann.start(table)
            people = {"p1": ann, "p2": ben}
            welcomes = {name: await person.sit_down(table) for name, person in people.items()}
            asked = welcomes["p1"]["view"]["prompt"]["seat"]
            person, welcome = people[asked], welcomes[asked]
            decision = welcome["view"]["decision"]
            bank = next(o["move"] for o in welcome["options"] if o["verb"] in ("bank", "place"))
            await person.send({"type": "act", "id": "1", "decision": decision, "move": bank})
            await person.send({"type": "hint", "id": "2", "decision": decision + 1})
            await person.send({"type": "act", "id": "3", "decision": decision + 1, "move": "end"})
            hinted: dict[str, Any] = {}
            moves: list[str] = []
            while not hinted or not moves:
                message = await person.next()
                if message["type"] == "hinted":
                    hinted = message
                elif message.get("options") and message["view"]["decision"] == decision + 1:
                    moves = [option["move"] for option in message["options"]]
            assert any(hinted["move"].startswith(move) for move in moves), (hinted, moves)


@in_loop
async def test_a_rematch_seats_the_same_people(server: Server) -> None:
    async with Person(server) as ann, Person(server) as ben:
        table = await ann.open(["me", "open", "sensible"])
        await ben.join(table)
        await ann.start(table)
        welcomes = [await ann.sit_down(table), await ben.sit_down(table)]
        async with asyncio.TaskGroup() as group:
            for person, welcome in zip((ann, ben), welcomes, strict=True):
                group.create_task(play_on(person, welcome, random.Random(9)))
        asked = f"/tables/{table}/rematch"
        again = (await ben.post(asked, {"contribution": "cd" * 16}))["table"]
        assert (await ben.get(f"/tables/{again}"))["may_start"]
        assert (await ann.post(asked, {"contribution": "ab" * 16}))["table"] == again
        # Chance is added once: nobody can look at the others' and choose again.
        assert (await ann.post(asked, {"contribution": "ef" * 16}))["table"] == again
        told = await info_where(ann, lambda m: m["info"]["next"] is not None)
        assert told["info"]["next"] == again
        waiting = await ann.sit_down(again)
        assert (waiting["info"]["state"], waiting["info"]["host"]) == ("waiting", "p1")
        await ann.start(again)
        assert (await ann.hear("update"))["view"]["you"] == "p1"
        assert (await ben.sit_down(again))["view"]["you"] == "p2"
        proof = await ann.get(f"/tables/{again}/proof")
        assert proof["contributions"] == ["ab" * 16, "cd" * 16, ""]


@in_loop
async def test_a_rematch_against_bots_begins_at_once(server: Server) -> None:
    async with Person(server) as ann:
        table = await ann.open(["me", "sensible"])
        await play_on(ann, await ann.sit_down(table), random.Random(3))
        again = (await ann.post(f"/tables/{table}/rematch"))["table"]
        assert (await ann.sit_down(again))["info"]["state"] == "playing"


@in_loop
async def test_a_table_of_bots_can_be_watched_to_its_end(server: Server) -> None:
    async with Person(server) as ann:
        answer = await ann.post(
            "/tables",
            {"name": "Ann", "preset": "classic", "seats": ["sensible"] * 3, "pace": "instant"},
        )
        assert answer["seat"] is None
        welcome = await ann.sit_down(answer["table"])
        assert welcome["info"]["host"] is None
        await info_where(ann, lambda m: m["info"]["state"] == "over")


@in_loop
async def test_bots_alone_do_not_play_for_ever(tmp_path: Path) -> None:
    with LocalServer(tmp_path, actions_max=30) as server:
        async with Person(server) as ann:
            body = {"name": "Ann", "preset": "classic", "seats": ["random"] * 4, "pace": "instant"}
            table = (await ann.post("/tables", body))["table"]
            await ann.sit_down(table)
            over = await info_where(ann, lambda m: m["info"]["state"] == "over")
            assert over["info"]["outcome"] == "stalled"
            log = (await ann.http.get(f"/api/tables/{table}/log")).text
            assert all(check.ok for check in verify(log))
            assert json.loads(log.splitlines()[-2])["reason"] == "stalled"
            assert json.loads(log.splitlines()[-2])["winner"] is None


@in_loop
async def test_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with LocalServer(tmp_path, idle_s=0.2) as server:
        async with Person(server) as ann:
            table = await ann.open(["me", "sensible"], pace="instant")
            welcome = await ann.sit_down(table)
            while not welcome.get("options"):
                welcome = await ann.hear("update")
            await ann.hang_up()
            await asyncio.sleep(0.8)
            back = await ann.sit_down(table)
            assert back["view"] == welcome["view"]


@in_loop
async def test_a_move_takes_the_seat_back(server: Server) -> None:
    async with Person(server) as ann, Person(server) as ben:
        table = await ann.open(["me", "open"], pace="slow")
        await ben.join(table)
        await ann.start(table)
        welcomes = {"p1": await ann.sit_down(table), "p2": await ben.sit_down(table)}
        asked = welcomes["p1"]["view"]["prompt"]["seat"]
        mover, other = (ann, ben) if asked == "p1" else (ben, ann)
        # The seat that is not asked goes away, and is back when its turn comes.
        gone = "p2" if asked == "p1" else "p1"
        await other.hang_up()
        await info_where(mover, lambda m: seat(m, gone)["away"])
        back = await other.sit_down(table)
        assert seat(back, gone)["away"]
        assert (await mover.act(back["view"]["decision"], "end"))["type"] == "done"
        mine = await other.wait_for(lambda m: bool(m.get("options")))
        move = next(o["move"] for o in mine["options"] if o["verb"] == "bank")
        assert (await other.act(mine["view"]["decision"], move))["type"] == "done"
        await info_where(mover, lambda m: not seat(m, gone)["away"])


@in_loop
async def test_talk_has_its_own_limit(tmp_path: Path) -> None:
    with LocalServer(tmp_path, say_rate=0.01, say_burst=2) as server:
        async with Person(server) as ann:
            table = await ann.open(["me", "open"])
            await ann.sit_down(table)
            for n in range(3):
                await ann.send({"type": "say", "id": str(n), "text": "hello"})
            heard = [await ann.hear("said", "refused") for _ in range(3)]
            assert [message["type"] for message in heard] == ["said", "said", "refused"]
            assert (heard[2]["id"], heard[2]["code"]) == ("2", "too_fast")
