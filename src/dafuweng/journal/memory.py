"""Logs that live as long as the process."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from typing import TypeVar

from dafuweng.journal.record import Entry, Final, Header, Log
from dafuweng.journal.store import UnknownGame

__all__ = ["MemoryStore"]

T = TypeVar("T")


class MemoryStore:
    """Keep logs in a dict; for tests and for games that nobody will ask about."""

    def __init__(self) -> None:
        self._logs: dict[str, Log] = {}

    def open(self, game: str, header: Header) -> Future[None]:
        """Begin a log."""

        def job() -> None:
            if game in self._logs:
                raise ValueError(f"{game} is there already")
            self._logs[game] = Log(header)

        return _done(job)

    def append(
        self, game: str, first: int, entries: Sequence[Entry], final: Final | None = None
    ) -> Future[None]:
        """Add *entries* and perhaps the end."""

        def job() -> None:
            log = self._find(game)
            if log.final is not None or first != len(log.entries) + 1:
                raise ValueError(f"{game} can't take entry {first}")
            self._logs[game] = replace(log, entries=[*log.entries, *entries], final=final)

        return _done(job)

    def read(self, game: str) -> Future[Log]:
        """Return the whole log."""
        return _done(lambda: self._find(game))

    def _find(self, game: str) -> Log:
        if game not in self._logs:
            raise UnknownGame(game)
        return self._logs[game]


def _done(job: Callable[[], T]) -> Future[T]:
    future: Future[T] = Future()
    try:
        future.set_result(job())
    except Exception as error:
        future.set_exception(error)
    return future
