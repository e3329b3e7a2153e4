"""A client that stops reading holds nobody, and gets the present state when it reads again."""

import asyncio
import json
import random
import socket
from pathlib import Path
from typing import Any

from tests.server.playing import play_on
from tests.server.running import LocalServer, Person, Server, in_loop

SAID = 800


@in_loop
async def test_a_client_that_stops_reading_holds_nobody(tmp_path: Path) -> None:
    settings = {
        "outbox_messages": 8,
        "connection_burst": 5000,
        "user_burst": 5000,
        "say_burst": 5000,
    }
    with LocalServer(tmp_path, **settings) as server:
        async with Person(server) as ann:
            table = await ann.open(["me", "sensible", "sensible"])
            await ann.sit_down(table)
            deaf = DeafClient(server, table)
            # Many times more is sent than the deaf line can hold; Ann hears all of it.
            for n in range(SAID):
                text = f"{n} {'x' * 190}"
                await ann.send({"type": "say", "id": str(n), "text": text})
                assert (await ann.hear("said"))["text"] == text
            last = await play_on(ann, await state_now(ann), random.Random(4))
            assert last["view"]["prompt"]["kind"] == "over"
            heard = await asyncio.to_thread(deaf.read_until_welcome)
            assert heard[0]["type"] == "welcome"
            said = [int(m["text"].split()[0]) for m in heard if m["type"] == "said"]
            assert said == list(range(len(said))), "what comes, comes in order"
            assert len(said) < SAID, "what didn't fit was dropped"
            # Then the present state, with the events from where this client stood.
            assert heard[-1]["type"] == "welcome"
            assert heard[-1]["seq"] == last["seq"]
            assert heard[-1]["view"]["prompt"]["kind"] == "over"
            stood = max(message.get("seq", 0) for message in heard[:-1])
            assert heard[-1]["events"][0]["n"] == stood + 1
            deaf.close()


async def state_now(person: Person) -> dict[str, Any]:
    await person.send({"type": "hello", "protocol": 1, "lang": "en", "last": None})
    return await person.hear("welcome")


class DeafClient:
    """A socket that says hello and takes nothing until it is asked to read."""

    def __init__(self, server: Server, table: str) -> None:
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.connect(("127.0.0.1", server.port))
        self._line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        self._file = self._line.makefile("rb")
        while self._file.readline() != b"\r\n":
            pass
        hello = b'{"type": "hello", "protocol": 1, "lang": "en"}'
        # A masked text frame whose mask is 0.
        self._line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)

    def read_until_welcome(self) -> list[dict[str, Any]]:
        """Read up to the second welcome."""
        heard: list[dict[str, Any]] = []
        while [message["type"] for message in heard].count("welcome") < 2:
            first, size = self._file.read(2)
            if size >= 126:
                size = int.from_bytes(self._file.read(2 if size == 126 else 8), "big")
            body = self._file.read(size)
            if first == 0x81:
                heard.append(json.loads(body))
        return heard

    def close(self) -> None:
        self._file.close()
        self._line.close()
