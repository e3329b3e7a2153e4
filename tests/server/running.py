"""A real server in a process of its own, and people who talk to it over real sockets."""

import asyncio
import functools
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx2
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from dafuweng.server.serve import make_config
from dafuweng.server.settings import Settings

WAIT_S = 60.0
START_S = 300.0
"""The first start compiles the rules."""


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Let a test be a coroutine."""

    @functools.wraps(test)
    def run(*args: Any, **named: Any) -> None:
        asyncio.run(test(*args, **named))

    return run


class Server:
    """A server process on a free port, with its database in *folder*."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.database = folder / "tables.sqlite3"
        self._log = folder / "server.log"
        self.port = _free_port()
        self._environ = {
            **os.environ,
            "DAFUWENG_PORT": str(self.port),
            "DAFUWENG_DATABASE": str(self.database),
            "DAFUWENG_LOG_LEVEL": "warning",
            **{f"DAFUWENG_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self._log.read_text() if self._log.exists() else ""

    def start(self) -> Self:
        """Start, and wait until games can be played."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "dafuweng.server"], env=self._environ, stderr=log
            )
        process = self._process
        try:
            self.wait_until_ready(lambda: process.poll() is None)
        except AssertionError:
            self.kill()
            raise
        return self

    def wait_until_ready(self, is_alive: Callable[[], bool]) -> None:
        """Wait until games can be played."""
        until = time.monotonic() + START_S
        while time.monotonic() < until and is_alive():
            try:
                if httpx2.get(f"{self.url}/api/status").json()["kernel"]["ready"]:
                    return
            except httpx2.TransportError:
                pass
            time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log}")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End it as its owner would."""
        assert self._process is not None
        self._process.terminate()
        assert self._process.wait(WAIT_S) in (0, -signal.SIGTERM), self.log

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()


class LocalServer(Server):
    """A server in a thread of this process: quick to start, where its settings are the matter."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder)
        self.settings = Settings(**{"port": self.port, "database": str(self.database), **settings})
        self._server = uvicorn.Server(make_config(self.settings))
        self._listener = socket.socket()
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Small, so that a client that doesn't read is soon felt.
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
        self._listener.bind(("127.0.0.1", self.port))
        self._thread = threading.Thread(target=lambda: self._server.run([self._listener]))

    def start(self) -> Self:
        self._thread.start()
        self.wait_until_ready(self._thread.is_alive)
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._listener.close()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Person:
    """Somebody with a browser's cookie jar: asks over HTTP, plays over one socket at a time."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        self.http = httpx2.AsyncClient(
            base_url=server.url, headers={"Accept-Language": lang}, timeout=WAIT_S
        )
        self.heard: list[str] = []
        """Every message of this person's sockets, as it came."""
        self._socket: ClientConnection | None = None
        self._ids = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.hang_up()
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(f"/api{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        answer = await self.http.post(f"/api{path}", json={} if body is None else body)
        assert status is None or answer.status_code == status, answer.text
        assert status is not None or answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def open(self, seats: list[str], **chosen: Any) -> str:
        """Open a table and return its code."""
        body = {"name": "Ann", "preset": "classic", "seats": seats, "pace": "instant", **chosen}
        table: str = (await self.post("/tables", body))["table"]
        return table

    async def join(self, table: str, name: str = "Ben", **chosen: Any) -> str:
        """Take a seat and return it."""
        seat: str = (await self.post(f"/tables/{table}/seats", {"name": name, **chosen}))["seat"]
        return seat

    async def start(self, table: str) -> None:
        """Begin the game, as the host."""
        await self.post(f"/tables/{table}/start", {}, 204)

    def headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"Cookie": cookies} if cookies else {}

    async def dial(self, table: str, **chosen: Any) -> None:
        """Open a socket and say nothing yet."""
        await self.hang_up()
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        self._socket = await connect(
            address, additional_headers=self.headers(), max_size=None, **chosen
        )

    async def sit_down(self, table: str, last: int | None = None) -> dict[str, Any]:
        """Open a socket, say hello, and return the welcome."""
        await self.dial(table)
        await self.send({"type": "hello", "protocol": 1, "lang": self.lang, "last": last})
        return await self.hear("welcome")

    async def hang_up(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        self._socket = None

    async def send(self, message: object) -> None:
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    def new_id(self) -> str:
        self._ids += 1
        return f"{self._ids}"

    async def next(self) -> dict[str, Any]:
        """Return the next message."""
        assert self._socket is not None
        async with asyncio.timeout(WAIT_S):
            text = await self._socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        return message

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these types."""
        return await self.wait_for(lambda message: message["type"] in kinds)

    async def wait_for(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the next message that is wanted."""
        while True:
            message = await self.next()
            if is_it(message):
                return message

    async def act(self, decision: int, move: str, mark: str | None = None) -> dict[str, Any]:
        """Make a move and return the answer; what comes before it is kept in ``heard``."""
        mark = mark or self.new_id()
        await self.send({"type": "act", "id": mark, "decision": decision, "move": move})
        return await self.wait_for(lambda message: message.get("id") == mark)
