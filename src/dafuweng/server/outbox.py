"""What waits to be sent to one client, and the task that sends it.

A table never waits for a client. What doesn't fit is dropped whole, and the client gets the present
state instead, once it reads again.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

__all__ = ["Outbox"]


class Outbox:
    """A bounded queue of encoded messages before one socket."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        snapshot: Callable[[int], tuple[str, int]],
        messages_max: int,
        bytes_max: int,
        send_s: float,
    ) -> None:
        self._send = send
        self._snapshot = snapshot
        self._messages_max, self._bytes_max, self._send_s = messages_max, bytes_max, send_s
        self._waiting: deque[tuple[str, int | None]] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._closing = False
        self.is_behind = False
        """Messages were dropped; the next one sent is a snapshot."""
        self.dropped_count = 0
        self.seq = 0
        """Number of the newest event that was sent."""

    def put(self, message: str, seq: int | None = None) -> None:
        """Queue *message*, which tells events up to *seq*; on overflow drop all that waits."""
        if self.is_behind:
            self.dropped_count += 1
            return
        self._waiting.append((message, seq))
        self._bytes += len(message)
        if len(self._waiting) > self._messages_max or self._bytes > self._bytes_max:
            self.dropped_count += len(self._waiting)
            self._waiting.clear()
            self._bytes = 0
            self.is_behind = True
        self._wake.set()

    def close(self) -> None:
        """Send what waits, then end ``run``."""
        self._closing = True
        self._wake.set()

    async def run(self) -> None:
        """Send until closed; raise ``TimeoutError`` if the client takes nothing for too long."""
        while True:
            item = self._next()
            if item is not None:
                message, seq = item
                async with asyncio.timeout(self._send_s):
                    await self._send(message)
                if seq is not None:
                    self.seq = seq
            elif self._closing:
                return
            else:
                self._wake.clear()
                await self._wake.wait()

    def _next(self) -> tuple[str, int | None] | None:
        if self.is_behind:
            self.is_behind = False
            return self._snapshot(self.seq)
        if not self._waiting:
            return None
        item = self._waiting.popleft()
        self._bytes -= len(item[0])
        return item
