"""Whatever comes in gets an answer in form, never a fault, and disturbs nobody else."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dafuweng.kernel.deal.codes import Refusal
from tests.server.running import Person, Server
from tests.server.shape import CARDS, COLORS, shape_of

SEATS = ["p1", "p2", "p3", "p10", "p0"]
VERBS = [
    "bank",
    "place",
    "recolor",
    "pass_go",
    "birthday",
    "debt_collector",
    "rent",
    "rent_rainbow",
    "sly_deal",
    "forced_deal",
    "deal_breaker",
    "house_3",
    "hotel_4",
    "accept",
    "no",
    "pay",
    "color",
    "discard",
    "end",
    "give",
    "inheritor",
    "double_sly",
]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)
word = st.sampled_from(
    [*VERBS, *SEATS, *sorted(CARDS), *sorted(COLORS), "double", "for", ":", "red:blue", "豬"]
)
move = st.lists(word, max_size=6).map(" ".join) | st.text(max_size=40)
kind = st.sampled_from(["act", "check", "hint", "say", "pace", "lang", "back", "hello"])
field = st.sampled_from(["id", "decision", "move", "text", "pace", "lang", "last", "protocol"])
almost = st.fixed_dictionaries({"type": kind}, optional={}).flatmap(
    lambda base: st.dictionaries(field, anything | move | st.integers(0, 50)).map(
        lambda more: {**base, **more}
    )
)
acts = st.fixed_dictionaries(
    {"type": st.sampled_from(["act", "check"]), "id": st.text(min_size=1, max_size=40)}
    | {"decision": st.integers(0, 40), "move": move}
)
texts = (
    st.text(max_size=60)
    | st.binary(max_size=60)
    | (anything | almost | acts).map(lambda value: json.dumps(value, ensure_ascii=False))
)

SERVER_CODES = {
    "bad_message",
    "late",
    "not_seated",
    "not_started",
    "not_host",
    "too_fast",
    "too_large",
}
CODES = SERVER_CODES | {refusal.name.lower() for refusal in Refusal}


class Party:
    """A table of two, one of whom sends anything at all."""

    def __init__(self, server: Server) -> None:
        self.runner = asyncio.Runner()
        self.server = server
        self.vandal = Person(server)
        self.guest = Person(server)
        self.runner.run(self._sit())

    async def _sit(self) -> None:
        self.table = await self.vandal.open(["me", "open"])
        await self.guest.join(self.table)
        await self.vandal.start(self.table)
        await self.vandal.sit_down(self.table)
        await self.guest.sit_down(self.table)

    def throw(self, texts: list[str | bytes]) -> list[dict[str, Any]]:
        return self.runner.run(self._throw(texts))

    async def _throw(self, texts: list[str | bytes]) -> list[dict[str, Any]]:
        # Somebody who breaks off the connection by "hello" with a wrong protocol is let in again.
        for text in texts:
            await self.vandal.send_text(text)
        await self.vandal.send({"type": "hello", "protocol": 1, "lang": "en", "last": 1_000})
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1]["type"] != "welcome" or heard[-1]["events"] == []:
            heard.append(await self.vandal.next())
        await self.guest.send({"type": "say", "id": "ok", "text": "still here"})
        said = await self.guest.wait_for(
            lambda message: message["type"] == "said" and message["text"] == "still here"
        )
        assert said["seat"] == "p2"
        return heard

    def close(self) -> None:
        self.runner.run(self._close())
        self.runner.close()

    async def _close(self) -> None:
        for person in (self.vandal, self.guest):
            await person.hang_up()
            await person.http.aclose()


@pytest.fixture(scope="module")
def party(server: Server) -> Iterator[Party]:
    party = Party(server)
    yield party
    party.close()


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(thrown=st.lists(texts, min_size=1, max_size=8))
def test_any_message_gets_an_answer_in_form(party: Party, thrown: list[str | bytes]) -> None:
    for message in party.throw(thrown):
        assert shape_of(message).problems == []
        if message["type"] in ("error", "refused"):
            assert message["code"] in CODES
            assert message["words"]


paths = st.sampled_from(["/tables", "/commitments", "/tables/{}/seats", "/tables/{}/start"])
bodies = st.dictionaries(
    st.sampled_from(["name", "preset", "seats", "fields", "pace", "decision_s", "seat"])
    | st.text(max_size=10),
    anything | st.just("classic") | st.just(["me", "open"]) | st.just({"doubles_per_rent": 2}),
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(path=paths, body=bodies | anything, code=st.sampled_from(["NOSUCH", "..", "%00", "é"]))
def test_any_body_is_granted_or_refused(party: Party, path: str, body: Any, code: str) -> None:
    async def ask() -> None:
        answer = await party.guest.http.post(
            f"/api{path.format(code)}",
            content=json.dumps(body),
            headers={"Content-Type": "application/json"},
        )
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            refused = answer.json()["refused"]
            assert refused["words"]
            assert set(refused) <= {"code", "words", "field"}

    party.runner.run(ask())
