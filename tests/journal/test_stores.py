"""One contract for every store."""

import multiprocessing
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dafuweng.journal import (
    Database,
    DatabaseInUse,
    Entry,
    Log,
    MemoryStore,
    SqliteStore,
    Store,
    UnknownGame,
)


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Return an empty store of each kind."""
    if request.param == "memory":
        yield MemoryStore()
        return
    database = Database(tmp_path / "logs.sqlite3")
    yield SqliteStore(database)
    database.close()


def write(store: Store, log: Log, name: str = "A") -> None:
    store.open(name, log.header).result()
    half = len(log.entries) // 2
    store.append(name, 1, log.entries[:half]).result()
    store.append(name, half + 1, log.entries[half:], log.final).result()


def test_a_log_comes_back_as_it_was_written(store: Store, finished: Log) -> None:
    marked = replace(finished, entries=[replace(finished.entries[0], mark="x1")])
    write(store, finished)
    store.open("B", marked.header).result()
    store.append("B", 1, marked.entries).result()
    assert store.read("A").result() == finished
    assert store.read("B").result() == replace(marked, final=None)


def test_an_unknown_game_is_named(store: Store) -> None:
    with pytest.raises(UnknownGame):
        store.read("A").result()
    with pytest.raises(UnknownGame):
        store.append("A", 1, []).result()


def test_a_name_is_used_once(store: Store, finished: Log) -> None:
    store.open("A", finished.header).result()
    with pytest.raises((ValueError, sqlite3.IntegrityError)):
        store.open("A", finished.header).result()


@pytest.mark.parametrize("first", [0, 1, 2, 4])
def test_entries_come_in_order(store: Store, finished: Log, first: int) -> None:
    store.open("A", finished.header).result()
    store.append("A", 1, finished.entries[:2]).result()
    with pytest.raises(ValueError, match="can't take"):
        store.append("A", first, finished.entries[2:4]).result()
    assert store.read("A").result().entries == finished.entries[:2]


def test_nothing_follows_the_end(store: Store, finished: Log) -> None:
    write(store, finished)
    with pytest.raises(ValueError, match="can't take"):
        store.append("A", len(finished.entries) + 1, [Entry(0, 0)]).result()


def test_a_database_belongs_to_one_server(tmp_path: Path) -> None:
    database = Database(tmp_path / "logs.sqlite3")
    with pytest.raises(DatabaseInUse):
        Database(tmp_path / "logs.sqlite3")
    database.close()
    Database(tmp_path / "logs.sqlite3").close()


def test_a_failed_job_leaves_its_neighbours_alone(tmp_path: Path) -> None:
    database = Database(tmp_path / "logs.sqlite3")
    database.migrate("test", ("CREATE TABLE number (n INTEGER PRIMARY KEY)",))

    def insert(connection: sqlite3.Connection, n: int) -> None:
        connection.execute("INSERT INTO number VALUES (?)", (n,))
        if n % 3 == 0:
            raise ValueError(n)

    # The first job holds the thread until all others wait: they share one commit.
    database.submit(lambda _: time.sleep(0.1))
    jobs = [database.submit(lambda c, n=n: insert(c, n)) for n in range(9)]  # type: ignore[misc]
    failed = [job.exception() is not None for job in jobs]
    assert failed == [n % 3 == 0 for n in range(9)]
    rows = database.submit(lambda c: c.execute("SELECT n FROM number").fetchall()).result()
    assert [n for (n,) in rows] == [1, 2, 4, 5, 7, 8]
    database.close()


def test_tables_are_made_once_and_in_steps(tmp_path: Path) -> None:
    steps = ("CREATE TABLE a (n INTEGER)", "CREATE TABLE b (n INTEGER)")
    for count in (1, 1, 2, 2):
        database = Database(tmp_path / "logs.sqlite3")
        database.migrate("test", steps[:count])
        database.close()
    database = Database(tmp_path / "logs.sqlite3")
    with pytest.raises(RuntimeError, match="newer version"):
        database.migrate("test", steps[:1])
    database.close()


def _write_until_killed(path: Path, told: "multiprocessing.SimpleQueue[int]") -> None:
    database = Database(path)
    database.migrate("test", ("CREATE TABLE number (n INTEGER PRIMARY KEY)",))
    for n in range(1_000_000):
        database.submit(lambda c, n=n: c.execute("INSERT INTO number VALUES (?)", (n,))).result()  # type: ignore[misc]
        told.put(n)


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    told: multiprocessing.SimpleQueue[int] = context.SimpleQueue()
    process = context.Process(target=_write_until_killed, args=(tmp_path / "logs.sqlite3", told))
    process.start()
    last = -1
    while last < 50:
        last = told.get()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    database = Database(tmp_path / "logs.sqlite3")
    rows = database.submit(lambda c: c.execute("SELECT n FROM number ORDER BY n").fetchall())
    found = [n for (n,) in rows.result()]
    assert found == list(range(len(found)))
    assert len(found) > last
    database.close()
