"""Who is there: open sockets by seat, and how long an empty place is kept."""

from collections import Counter
from collections.abc import Callable

from dafuweng.server.tables.alarm import Alarm
from dafuweng.server.tables.record import Seat

__all__ = ["Presence"]


class Presence:
    """Count the sockets of each seat; *expire* is called when a seat's grace is over."""

    def __init__(self, seats: list[Seat], grace_s: float, expire: Callable[[int], None]) -> None:
        self._seats = seats
        self._grace_s = grace_s
        self._expire = expire
        self._sockets: Counter[int] = Counter()
        self._grace: dict[int, Alarm] = {}

    def is_online(self, seat: int) -> bool:
        """Whether the person of *seat* is connected."""
        return self._sockets[seat] > 0

    def grace_left_s(self, seat: int) -> float | None:
        """Return the seconds until a bot stands in, ``None`` while nothing counts down."""
        alarm = self._grace.get(seat)
        return None if alarm is None else alarm.left_s

    def enter(self, seat: int) -> None:
        """Count one more socket."""
        self._sockets[seat] += 1
        alarm = self._grace.pop(seat, None)
        if alarm is not None:
            alarm.cancel()

    def leave(self, seat: int) -> None:
        """Count one socket less."""
        self._sockets[seat] -= 1

    def watch(self) -> None:
        """Let the grace of every person begin who is not there and has no bot yet."""
        for index, seat in enumerate(self._seats):
            absent = seat.kind == "person" and not seat.away and not self.is_online(index)
            if absent and index not in self._grace:
                self._begin(index)

    def rest(self) -> None:
        """Stop all counting down."""
        for alarm in self._grace.values():
            alarm.cancel()
        self._grace.clear()

    def _begin(self, seat: int) -> None:
        def ring() -> None:
            self._grace.pop(seat, None)
            self._expire(seat)

        alarm = self._grace[seat] = Alarm(ring)
        alarm.set(self._grace_s)
