"""One SQLite file, one connection, one thread: many small writes share a commit.

Every job waits in one queue. The thread takes all that wait, runs each in a savepoint, commits
once, and only then tells the callers. With ``synchronous=FULL`` the commit returns after the
write-ahead log has reached the disk.
"""

import queue
import sqlite3
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import IO, Any, Generic, TypeVar, cast

__all__ = ["Database", "DatabaseInUse"]

T = TypeVar("T")
MAX_BATCH = 512


class DatabaseInUse(RuntimeError):  # noqa: N818
    """Another server has this file open; two would disown each other's tables."""


class _Job(Generic[T]):
    """A job, and what became of it; the caller hears of it only after the commit."""

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self.work = work
        self.future: Future[T] = Future()
        self.result: T | None = None
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> bool:
        """Do the work; say whether it may stay."""
        try:
            self.result = self.work(connection)
        except Exception as error:
            self.error = error
        return self.error is None

    def tell(self) -> None:
        """Wake the caller; one that has stopped waiting is passed over."""
        if not self.future.set_running_or_notify_cancel():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(cast(T, self.result))


class Database:
    """Run jobs on the database in the order in which they are submitted."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self._lock = None if self.path == ":memory:" else _claim(Path(self.path))
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        ready: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, args=(ready,), name="database")
        self._thread.daemon = True
        self._thread.start()
        ready.result()

    def submit(self, job: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Run *job*; the future is done after the commit, or failed with nothing written."""
        wanted = _Job(job)
        self._jobs.put(wanted)
        return wanted.future

    def migrate(self, part: str, steps: Sequence[str]) -> None:
        """Bring the tables of *part* up to date: each step is run once, in order."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "CREATE TABLE IF NOT EXISTS layout (part TEXT PRIMARY KEY, version INTEGER)"
            )
            row = connection.execute("SELECT version FROM layout WHERE part = ?", (part,))
            found = row.fetchone()
            version = 0 if found is None else int(found[0])
            if version > len(steps):
                raise RuntimeError(f"{self.path} was written by a newer version of dafuweng")
            for step in steps[version:]:
                connection.execute(step)
            connection.execute("INSERT OR REPLACE INTO layout VALUES (?, ?)", (part, len(steps)))

        self.submit(job).result()

    def close(self) -> None:
        """Finish what waits, then let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        if self._lock is not None:
            self._lock.close()

    def _run(self, ready: "Future[None]") -> None:
        try:
            connection = sqlite3.connect(self.path, isolation_level=None)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA busy_timeout = 5000")
        except sqlite3.Error as error:
            ready.set_exception(error)
            return
        ready.set_result(None)
        while True:
            batch, last = self._take()
            if batch:
                _commit(connection, batch)
            if last:
                connection.close()
                return

    def _take(self) -> "tuple[list[_Job[Any]], bool]":
        batch: list[_Job[Any]] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MAX_BATCH:
                return batch, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True


def _commit(connection: sqlite3.Connection, batch: "list[_Job[Any]]") -> None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in batch:
            connection.execute("SAVEPOINT job")
            if not job.run(connection):
                connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for job in batch:
            job.error = error
    for job in batch:
        job.tell()


def _claim(path: Path) -> IO[str]:
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = path.with_name(path.name + ".lock").open("w")
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            lock.close()
            raise DatabaseInUse(str(path)) from error
    return lock
