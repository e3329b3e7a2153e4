"""A timer that can be set again, and that speaks only through its table's inbox."""

import asyncio
from collections.abc import Callable

__all__ = ["Alarm"]


class Alarm:
    """Call *ring* once, *delay* seconds after ``set``, unless it is cancelled before."""

    __slots__ = ("_handle", "_ring", "due_at")

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self.due_at: float | None = None
        """Loop time at which it rings, ``None`` while it is not set."""

    @property
    def is_set(self) -> bool:
        """Whether it will ring."""
        return self.due_at is not None

    @property
    def left_s(self) -> float | None:
        """Seconds until it rings."""
        if self.due_at is None:
            return None
        return max(0.0, self.due_at - asyncio.get_running_loop().time())

    def set(self, delay: float) -> None:
        """Ring in *delay* seconds, not when it would have rung before."""
        self.cancel()
        loop = asyncio.get_running_loop()
        self.due_at = loop.time() + delay
        self._handle = loop.call_later(delay, self._fire)

    def cancel(self) -> None:
        """Don't ring."""
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None
        self.due_at = None

    def _fire(self) -> None:
        self._handle = None
        self.due_at = None
        self._ring()
