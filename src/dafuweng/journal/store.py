"""What every store of logs can do."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

from dafuweng.journal.record import Entry, Final, Header, Log

__all__ = ["Store", "UnknownGame"]


class UnknownGame(KeyError):  # noqa: N818
    """The store has no game of this name."""


class Store(Protocol):
    """Append-only logs by name. A future that is done means: it is durable."""

    def open(self, game: str, header: Header) -> Future[None]:
        """Begin a log; a name is used once."""

    def append(
        self, game: str, first: int, entries: Sequence[Entry], final: Final | None = None
    ) -> Future[None]:
        """Add all *entries*, the first of them as number *first* (from 1), or none of them."""

    def read(self, game: str) -> Future[Log]:
        """Return the whole log with the marks of clients; fail with ``UnknownGame``."""
