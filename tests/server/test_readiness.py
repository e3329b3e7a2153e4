"""With an empty cache the server answers at once, and compiles elsewhere."""

import asyncio
import os
import time
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest

from dafuweng.kernel import compile as compiling
from dafuweng.server import warm
from tests.server.running import Person, Server, in_loop

ANSWER_S = 3.0
BUSY = 3.0
"""How many times slower the machine of the tests may be, which does other things too."""


class ColdServer(Server):
    """A server whose cache of compiled rules is empty."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, cache=folder / "cache")

    def wait_until_ready(self, is_alive: object) -> None:
        """Wait for the first answer only."""
        started = time.monotonic()
        while time.monotonic() < started + ANSWER_S * BUSY:
            try:
                httpx2.get(f"{self.url}/api/status")
            except httpx2.TransportError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError(f"no answer within {ANSWER_S * BUSY} s")


@in_loop
async def test_tables_are_opened_and_joined_while_the_rules_compile(tmp_path: Path) -> None:
    with ColdServer(tmp_path) as server:
        async with Person(server) as ann, Person(server) as ben:
            table = await ann.open(["me", "open"])
            assert await ben.join(table) == "p2"
            await ann.start(table)
            welcome = await ann.sit_down(table)
            assert welcome["info"]["state"] == "waiting"
            assert welcome["info"]["starting"]
            assert welcome["view"] is None
            await ann.send({"type": "act", "id": "1", "decision": 0, "move": "end"})
            refused = await ann.hear("refused")
            assert refused["code"] == "kernel_not_ready"
            seen: set[tuple[int, str]] = set()
            until = time.monotonic() + 60
            while not seen and time.monotonic() < until:
                status = await ann.get("/status")
                assert not status["kernel"]["ready"]
                if status["kernel"]["total"]:
                    seen.add((status["kernel"]["done"], status["kernel"]["step"]))
            assert seen, "no progress was shown"
    until = time.monotonic() + 1
    while (left := _who_uses(tmp_path)) and time.monotonic() < until:
        await asyncio.sleep(0.05)
    assert not left, "something compiles on after the server has gone"


def _who_uses(folder: Path) -> list[str]:
    """Name the processes whose environment names the folder (where there is a /proc)."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if str(folder).encode() in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_text())
    return found


def test_sources_of_another_time_are_not_warm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, cache = tmp_path / "package", tmp_path / "cache"
    for folder in ("kernel", "bots"):
        (package / folder).mkdir(parents=True)
    source = package / "kernel" / "rules.py"
    source.write_text("RULES = 1")
    monkeypatch.setattr(compiling, "PACKAGE", package)
    monkeypatch.setattr(compiling, "CACHE_DIR", cache)
    monkeypatch.setattr(compiling, "INTERPRETED", False)
    monkeypatch.setattr(warm, "LANES", {})
    assert not warm.is_warm()
    warm.main()
    assert warm.is_warm()
    # What a checkout does to a file whose text is the same.
    os.utime(source, (1, 1))
    assert not warm.is_warm()


def test_loading_counts_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    steps = [(name, lambda name=name: ran.append(name)) for name in ("setup", "step")]
    monkeypatch.setattr(warm, "LANES", {"rules": lambda: steps})
    monkeypatch.setattr(warm, "_play_deal", lambda: ran.append("game"))
    told: list[tuple[int, int]] = []
    warm.load(lambda done, total: told.append((done, total)))
    assert ran == ["setup", "step", "game"]
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_lane_that_fails_leaves_the_cache_cold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "CACHE_DIR", tmp_path)
    monkeypatch.setattr(compiling, "INTERPRETED", False)
    # The process of this lane knows no such lane, and ends with an error.
    monkeypatch.setattr(warm, "LANES", {"nowhere": list})
    with pytest.raises(SystemExit):
        warm.main()
    assert not warm.is_warm()
