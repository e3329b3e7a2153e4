"""Wrong requests over HTTP are refused in words."""

from collections.abc import AsyncIterator
from typing import Any

from dafuweng.i18n import words
from tests.server.running import Person, Server, in_loop

BODIES: list[tuple[str, Any, int, str]] = [
    ("/tables", {"name": "Ann", "preset": "classic"}, 422, "bad_ruleset"),
    ("/tables", {"name": "", "preset": "classic", "seats": ["me", "open"]}, 422, "bad_name"),
    ("/tables", {"name": "A" * 25, "preset": "classic", "seats": ["me", "open"]}, 422, "bad_name"),
    ("/tables", {"name": "A\nB", "preset": "classic", "seats": ["me", "open"]}, 422, "bad_name"),
    (
        "/tables",
        {"name": "\u200b\u2060", "preset": "classic", "seats": ["me", "open"]},
        422,
        "bad_name",
    ),
    ("/tables", {"name": "Ann", "preset": "none", "seats": ["me", "open"]}, 422, "bad_ruleset"),
    ("/tables", {"name": "Ann", "preset": "classic", "seats": ["me"]}, 422, "bad_ruleset"),
    ("/tables", {"name": "Ann", "preset": "classic", "seats": ["me"] * 2}, 422, "bad_ruleset"),
    (
        "/tables",
        {"name": "Ann", "preset": "classic", "seats": ["me", *["open"] * 10]},
        422,
        "bad_ruleset",
    ),
    ("/tables", {"name": "Ann", "preset": "classic", "seats": ["me", "hal"]}, 422, "bad_ruleset"),
    (
        "/tables",
        {"name": "Ann", "preset": "classic", "seats": ["me", "open"], "fields": {"x": 1}},
        422,
        "bad_option",
    ),
    (
        "/tables",
        {"name": "Ann", "preset": "classic", "seats": ["me", "open"], "pace": "fast"},
        422,
        "bad_message",
    ),
    (
        "/tables",
        {"name": "Ann", "preset": "classic", "seats": ["me", "open"], "commitment": "0" * 64},
        422,
        "late",
    ),
    ("/tables", {"name": "x" * 20_000}, 413, "too_large"),
    ("/tables", [], 422, "bad_message"),
    ("/commitments", {"x": 1}, 422, "bad_message"),
    ("/tables/NOSUCH/start", {}, 404, "no_such_table"),
    ("/tables/no-such/start", {}, 404, "no_such_table"),
]


@in_loop
async def test_wrong_bodies_are_refused(server: Server) -> None:
    async with Person(server) as ann:
        for path, body, status, code in BODIES:
            answer = await ann.post(path, body, status)
            assert answer["refused"]["code"] == code, (path, body)
            assert answer["refused"]["words"] == words("en", f"refusal-{code}")
        for content in (b"{", b"\xff", b""):
            kind = {"Content-Type": "application/json"}
            answer = await ann.http.post("/api/tables", content=content, headers=kind)
            assert answer.status_code in (400, 422)
            assert answer.json()["refused"]["code"] == "bad_message"


@in_loop
async def test_a_body_without_end_is_cut_off(server: Server) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1024

    async with Person(server) as ann:
        kind = {"Content-Type": "application/json"}
        answer = await ann.http.post("/api/tables", content=endless(), headers=kind)
        assert (answer.status_code, answer.json()["refused"]["code"]) == (413, "too_large")


@in_loop
async def test_only_the_host_starts_and_only_once(server: Server) -> None:
    async with Person(server) as ann, Person(server) as ben:
        table = await ann.open(["me", "open", "open"])
        await ben.join(table)
        answer = await ben.post(f"/tables/{table}/start", {}, 403)
        assert answer["refused"]["code"] == "not_host"
        await ann.post(f"/tables/{table}/start", {}, 204)
        answer = await ann.post(f"/tables/{table}/start", {}, 409)
        assert answer["refused"]["code"] == "already_started"
        info = await ann.get(f"/tables/{table}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
        for path in ("log", "replay"):
            answer = await ann.get(f"/tables/{table}/{path}", 409)
            assert answer["refused"]["code"] == "not_over"
        answer = await ann.post(f"/tables/{table}/rematch", {}, 409)
        assert answer["refused"]["code"] == "not_over"
        async with Person(server) as eve:
            answer = await eve.post(f"/tables/{table}/rematch", {}, 403)
            assert answer["refused"]["code"] == "not_seated"
            answer = await eve.post(f"/tables/{table}/seats", {"name": "Eve"}, 409)
            assert answer["refused"]["code"] == "already_started"


@in_loop
async def test_seats_are_taken_once(server: Server) -> None:
    async with Person(server) as ann, Person(server) as ben, Person(server) as cho:
        table = await ann.open(["me", "open", "open"])
        assert await ben.join(table, seat="p3") == "p3"
        assert await ben.join(table, seat="p2") == "p3"
        for seat in ("p1", "p3"):
            answer = await cho.post(f"/tables/{table}/seats", {"name": "Cho", "seat": seat}, 409)
            assert (answer["refused"]["code"], answer["refused"]["field"]) == ("seat_taken", "seat")
        assert await cho.join(table) == "p2"


@in_loop
async def test_a_full_table_waits_for_its_host(server: Server) -> None:
    async with Person(server) as ann, Person(server) as ben:
        table = await ann.open(["open", "sensible"])
        welcome = await ann.sit_down(table)
        assert (welcome["info"]["host"], welcome["info"]["may_start"]) == (None, True)
        await ben.join(table)
        assert not (await ben.sit_down(table))["info"]["may_start"]
        full = await ann.wait_for(
            lambda m: m["type"] == "info" and m["info"]["seats"][0]["kind"] == "person"
        )
        assert (full["info"]["state"], full["info"]["may_start"]) == ("waiting", True)
        await ben.post(f"/tables/{table}/start", {}, 403)
        await ann.start(table)
        assert (await ben.hear("update"))["view"]["you"] == "p1"
        assert not (await ann.get(f"/tables/{table}"))["may_start"]


@in_loop
async def test_without_a_host_those_who_sit_may_start_a_full_table(server: Server) -> None:
    async with Person(server) as ann, Person(server) as ben, Person(server) as cho:
        table = await ann.open(["open", "open", "sensible"])
        await ann.sit_down(table)
        await ben.join(table)
        await ben.sit_down(table)
        await ann.hang_up()
        assert not (await ben.hear("info"))["info"]["may_start"]
        await cho.join(table)
        await ben.wait_for(lambda m: m["type"] == "info" and m["info"]["may_start"])
        async with Person(server) as eve:
            await eve.post(f"/tables/{table}/start", {}, 403)
        await ben.start(table)
