"""Wrong, late, doubled, malformed, oversized and unauthorised messages change nothing."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from dafuweng.i18n import LANGS, words
from dafuweng.kernel.deal.codes import RULE_OF_REFUSAL, Refusal
from tests.server.running import WAIT_S, LocalServer, Person, Server, in_loop
from tests.server.shape import shape_of


@asynccontextmanager
async def two_at_a_table(
    server: Server, lang: str = "en"
) -> AsyncIterator[tuple[str, list[Person], list[dict[str, Any]]]]:
    """Seat two people; yield the table, first the person who must decide, and their views."""
    async with Person(server, lang) as ann, Person(server, lang) as ben:
        table = await ann.open(["me", "open"])
        await ben.join(table)
        await ann.start(table)
        people = [ann, ben]
        views = [(await person.sit_down(table))["view"] for person in people]
        await ann.hear("info")
        if views[0]["prompt"]["seat"] != "p1":
            people.reverse()
            views.reverse()
        yield table, people, views


async def state_of(person: Person) -> dict[str, Any]:
    """Ask for the present state."""
    await person.send({"type": "hello", "protocol": 1, "lang": person.lang, "last": None})
    welcome = await person.hear("welcome")
    return {key: welcome[key] for key in ("seq", "events", "view", "options")}


async def answer_to(person: Person, text: str | bytes) -> dict[str, Any]:
    await person.send_text(text)
    answer = await person.hear("error", "refused", "done", "checked", "hinted")
    assert shape_of(answer).problems == []
    return answer


def act(view: dict[str, Any], **changed: Any) -> str:
    message = {"type": "act", "id": "x", "decision": view["decision"], "move": "end"}
    return json.dumps({**message, **changed})


MALFORMED: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"act"',
    "{}",
    '{"type": "acts"}',
    '{"type": "act"}',
    '{"type": "act", "id": "", "decision": 0, "move": "end"}',
    json.dumps({"type": "act", "id": "i" * 41, "decision": 0, "move": "end"}),
    '{"type": "act", "id": 7, "decision": 0, "move": "end"}',
    '{"type": "act", "id": "x", "decision": "0", "move": "end"}',
    '{"type": "act", "id": "x", "decision": -1, "move": "end"}',
    '{"type": "act", "id": "x", "decision": 1e99, "move": "end"}',
    '{"type": "act", "id": "x", "decision": 0, "move": null}',
    '{"type": "act", "id": "x", "decision": 0, "move": "end", "seat": "p2"}',
    json.dumps({"type": "act", "id": "x", "decision": 0, "move": "pay " * 600}),
    '{"type": "say", "id": "x", "text": ""}',
    json.dumps({"type": "say", "id": "x", "text": "a" * 201}),
    json.dumps({"type": "say", "id": "x", "text": "two\nlines"}),
    json.dumps({"type": "say", "id": "x", "text": "turned \u202e round"}),
    '{"type": "pace", "id": "x", "pace": "fast"}',
    '{"type": "lang", "lang": "fr"}',
    '{"type": "hello", "protocol": 1, "lang": "en", "last": 1.5}',
    "[" * 8000,
    b'{"type": "back"}',
    b"\xff\xfe",
]


@in_loop
async def test_malformed_messages_are_errors_in_words(server: Server) -> None:
    async with two_at_a_table(server) as (_, (first, second), _views):
        before = [await state_of(first), await state_of(second)]
        for text in MALFORMED:
            answer = await answer_to(first, text)
            expected = {"code": "bad_message", "words": words("en", "refusal-bad_message")}
            assert answer == {"type": "error", **expected}, text
        assert [await state_of(first), await state_of(second)] == before


@in_loop
async def test_oversized_messages_are_refused_and_huge_ones_cut_the_line(server: Server) -> None:
    async with two_at_a_table(server) as (table, (first, second), views):
        before = await state_of(second)
        big = act(views[0], move="é" * 8192)
        assert (await answer_to(first, big))["code"] == "too_large"
        assert (await answer_to(first, act(views[0], move="e")))["code"] == "bad_move"
        with pytest.raises(ConnectionClosedError, match="1009"):
            await answer_to(first, "x" * 70_000)
        assert await state_of(second) == before
        await first.sit_down(table)


@in_loop
async def test_wrong_moves_are_refused_with_code_rule_and_words(server: Server) -> None:
    async with two_at_a_table(server) as (_, (first, second), views):
        before = [await state_of(first), await state_of(second)]
        cases = [
            (second, act(views[1]), "not_your_turn"),
            (first, act(views[0], move="accept"), "wrong_prompt"),
            (first, act(views[0], move="fly"), "bad_move"),
            (first, act(views[0], move=""), "bad_move"),
            (first, act(views[0], move="inheritor p2"), "not_in_this_game"),
            (first, act(views[0], decision=views[0]["decision"] + 1), "late"),
            (first, act(views[0], decision=2**31 - 1), "late"),
        ]
        assert RULE_OF_REFUSAL[Refusal.NOT_YOUR_TURN] == "B27"
        for person, text, code in cases:
            found = Refusal.__members__.get(code.upper(), Refusal.NONE)
            rule = RULE_OF_REFUSAL.get(found)
            answer = await answer_to(person, text)
            told = {"code": code, "rule": rule, "words": words("en", f"refusal-{code}")}
            assert answer == {"type": "refused", "id": "x", **told}, text
            checked = await answer_to(person, text.replace('"act"', '"check"'))
            if code == "late":
                assert checked == answer
            else:
                assert checked == {"type": "checked", "id": "x", "refused": told, "breaks": []}
        assert [await state_of(first), await state_of(second)] == before


@in_loop
async def test_a_doubled_act_is_played_once(server: Server) -> None:
    async with two_at_a_table(server) as (_, (first, second), views):
        text = act(views[0])
        done = await answer_to(first, text)
        assert done == {"type": "done", "id": "x", "seq": done["seq"]}
        after = [await state_of(first), await state_of(second)]
        assert after[0]["view"]["prompt"]["seat"] != views[0]["you"]
        assert await answer_to(first, text) == done
        assert (await answer_to(first, act(views[0], id="y")))["code"] == "late"
        # Two at once: the second click comes before the first is answered.
        state = await state_of(second)
        move = next(option["move"] for option in state["options"] if option["verb"] == "bank")
        for mark in ("a", "a", "b"):
            await second.send_text(act(state["view"], id=mark, move=move))
        answers = [await second.hear("done", "refused") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
        assert answers[2]["code"] == "late"
        later = await state_of(second)
        assert later["view"]["turn"]["plays"] == state["view"]["turn"]["plays"] - 1


@in_loop
async def test_a_check_changes_nothing(server: Server) -> None:
    async with two_at_a_table(server) as (_, (first, second), views):
        before = [await state_of(first), await state_of(second)]
        checked = await answer_to(first, act(views[0], type="check"))
        assert checked == {"type": "checked", "id": "x", "refused": None, "breaks": []}
        assert [await state_of(first), await state_of(second)] == before


@in_loop
async def test_those_who_only_watch_may_not_act(server: Server) -> None:
    async with two_at_a_table(server) as (table, (first, _), views), Person(server) as eve:
        before = await state_of(first)
        watched = await eve.sit_down(table)
        assert watched["view"]["hand"] is None
        assert watched["options"] is None
        for text in (
            act(views[0]),
            act(views[0], type="check"),
            json.dumps({"type": "hint", "id": "x", "decision": views[0]["decision"]}),
            json.dumps({"type": "say", "id": "x", "text": "hello"}),
        ):
            assert (await answer_to(eve, text))["code"] == "not_seated", text
        pace = json.dumps({"type": "pace", "id": "x", "pace": "slow"})
        assert (await answer_to(eve, pace))["code"] == "not_host"
        assert (await answer_to(eve, '{"type": "back"}'))["code"] == "not_seated"
        assert await state_of(first) == before


@in_loop
async def test_a_stolen_name_is_no_seat(server: Server) -> None:
    """Somebody with another cookie is nobody, whatever they call themselves."""
    async with two_at_a_table(server) as (table, (_first, _), _views), Person(server) as eve:
        await eve.post(f"/tables/{table}/seats", {"name": "Ann"}, 409)
        eve.http.cookies.set("dafuweng", "x" * 32)
        assert (await eve.sit_down(table))["info"]["you"] is None


@in_loop
async def test_a_table_that_waits_takes_no_acts(server: Server) -> None:
    async with Person(server) as ann:
        table = await ann.open(["me", "open"])
        welcome = await ann.sit_down(table)
        assert (welcome["view"], welcome["options"], welcome["events"]) == (None, None, [])
        text = act({"decision": 0})
        assert (await answer_to(ann, text))["code"] == "not_started"


@in_loop
@pytest.mark.parametrize("first", ['{"type": "back"}', "{", act({"decision": 0})])
async def test_the_first_message_must_be_hello(server: Server, first: str) -> None:
    async with Person(server) as ann:
        table = await ann.open(["me", "open"])
        await ann.dial(table)
        await ann.send_text(first)
        heard = await ann.next()
        while heard["code"] != "not_hello":
            heard = await ann.next()
        assert heard["type"] == "error"
        with pytest.raises(ConnectionClosedError, match="1008"):
            await ann.next()


@in_loop
async def test_another_protocol_is_said_to_be_one(server: Server) -> None:
    async with Person(server) as ann:
        table = await ann.open(["me", "open"])
        await ann.dial(table)
        await ann.send({"type": "hello", "protocol": 2, "lang": "zh-Hant"})
        heard = await ann.next()
        told = words("zh-Hant", "refusal-protocol_mismatch")
        assert heard == {"type": "error", "code": "protocol_mismatch", "words": told}
        with pytest.raises(ConnectionClosedError, match="1008"):
            await ann.next()


@in_loop
@pytest.mark.parametrize("lang", LANGS)
async def test_words_are_in_the_language_of_the_reader(server: Server, lang: str) -> None:
    async with two_at_a_table(server, lang) as (_, (first, second), views):
        assert (await answer_to(second, act(views[1])))["words"] == words(
            lang, "refusal-not_your_turn"
        )
        assert (await answer_to(first, "{"))["words"] == words(lang, "refusal-bad_message")
        answer = await first.post("/tables/NOSUCH/seats", {"name": "Ann"}, 404)
        told = words(lang, "refusal-no_such_table")
        assert answer == {"refused": {"code": "no_such_table", "words": told}}
        other = LANGS[LANGS.index(lang) - 1]
        await first.send({"type": "lang", "lang": other})
        assert (await answer_to(first, "{"))["words"] == words(other, "refusal-bad_message")


@in_loop
async def test_foreign_pages_are_kept_out(server: Server) -> None:
    async with Person(server) as ann:
        table = await ann.open(["me", "open"])
        evil = "https://evil.example"
        answer = await ann.http.post(
            f"/api/tables/{table}/start", json={}, headers={"Origin": evil}
        )
        assert answer.status_code == 403
        assert answer.json()["refused"]["code"] == "bad_origin"
        with pytest.raises(InvalidStatus) as refused:
            await ann.dial(table, origin=evil)
        assert refused.value.response.status_code == 403
        assert refused.value.response.body is not None
        assert json.loads(refused.value.response.body)["refused"]["code"] == "bad_origin"
        await ann.dial(table, origin=server.url)
        with pytest.raises(InvalidStatus) as refused:
            await ann.dial("NOSUCH")
        assert refused.value.response.status_code == 404


async def flood(person: Person) -> None:
    """Send until the line is cut."""
    for _ in range(100):
        await person.send({"type": "lang", "lang": "en"})
    while True:
        await person.next()


@in_loop
async def test_floods_are_slowed_then_cut_and_others_play_on(tmp_path: Path) -> None:
    settings = {"connection_rate": 5, "connection_burst": 20, "flood_refusals": 30}
    with LocalServer(tmp_path, **settings) as server:
        async with two_at_a_table(server) as (table, (first, second), views):
            for _ in range(30):
                await second.send({"type": "lang", "lang": "zh-Hans"})
            answer = await second.hear("error")
            assert answer["code"] == "too_fast"
            assert answer["words"] == words("zh-Hans", "refusal-too_fast")
            with pytest.raises(ConnectionClosedError, match="1008"):
                await flood(second)
            assert '"flooding"' in second.heard[-1]
            assert (await first.act(views[0]["decision"], "end"))["type"] == "done"
            await second.sit_down(table)


@in_loop
async def test_addresses_open_so_many_tables_a_minute(tmp_path: Path) -> None:
    settings = {"opening_rate": 0.01, "opening_burst": 3, "user_sockets": 2}
    with LocalServer(tmp_path, **settings) as server:
        async with Person(server) as ann:
            tables = [await ann.open(["me", "open"]) for _ in range(3)]
            body = {"name": "Ann", "preset": "classic", "seats": ["me", "open"]}
            answer = await ann.post("/tables", body, 429)
            assert answer["refused"]["code"] == "too_fast"
            await ann.get(f"/tables/{tables[0]}")
            lines = [Person(server) for _ in range(2)]
            for person in lines:
                person.http.cookies = ann.http.cookies
                await person.sit_down(tables[0])
            with pytest.raises(InvalidStatus) as refused:
                await ann.dial(tables[0])
            assert refused.value.response.status_code == 429
            for person in lines:
                await person.hang_up()
                await person.http.aclose()
            async with asyncio.timeout(WAIT_S):
                # The server hears of the hang-ups in its own time.
                while True:
                    try:
                        await ann.sit_down(tables[0])
                    except InvalidStatus:
                        await asyncio.sleep(0.02)
                    else:
                        break
