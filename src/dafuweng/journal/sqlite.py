"""Logs in SQLite."""

import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import replace

from dafuweng.journal.database import Database
from dafuweng.journal.record import (
    Entry,
    Final,
    Header,
    Line,
    Log,
    final_line,
    header_line,
)
from dafuweng.journal.store import UnknownGame

__all__ = ["SqliteStore"]

STEPS = (
    "CREATE TABLE game (id TEXT PRIMARY KEY, header TEXT NOT NULL, final TEXT) WITHOUT ROWID",
    """CREATE TABLE entry (
        game TEXT NOT NULL REFERENCES game (id), n INTEGER NOT NULL, seat INTEGER NOT NULL,
        action INTEGER NOT NULL, state TEXT, mark TEXT, PRIMARY KEY (game, n)
    ) WITHOUT ROWID""",
)


class SqliteStore:
    """Keep logs in *database*, which others may share."""

    def __init__(self, database: Database) -> None:
        self._database = database
        database.migrate("journal", STEPS)

    def open(self, game: str, header: Header) -> Future[None]:
        """Begin a log."""
        text = _dump(header_line(header))

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO game VALUES (?, ?, NULL)", (game, text))

        return self._database.submit(job)

    def append(
        self, game: str, first: int, entries: Sequence[Entry], final: Final | None = None
    ) -> Future[None]:
        """Add *entries* and perhaps the end, in one transaction."""

        def job(connection: sqlite3.Connection) -> None:
            row = connection.execute(
                "SELECT final, (SELECT max(n) FROM entry WHERE game = id) FROM game WHERE id = ?",
                (game,),
            ).fetchone()
            if row is None:
                raise UnknownGame(game)
            if row[0] is not None or first != (row[1] or 0) + 1:
                raise ValueError(f"{game} can't take entry {first}")
            connection.executemany(
                "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (game, n, entry.seat, entry.action, entry.state, entry.mark)
                    for n, entry in enumerate(entries, first)
                ],
            )
            if final is not None:
                end = first - 1 + len(entries)
                connection.execute(
                    "UPDATE game SET final = ? WHERE id = ?", (_dump(final_line(end, final)), game)
                )

        return self._database.submit(job)

    def read(self, game: str) -> Future[Log]:
        """Return the whole log."""

        def job(connection: sqlite3.Connection) -> Log:
            row = connection.execute("SELECT header, final FROM game WHERE id = ?", (game,))
            found = row.fetchone()
            if found is None:
                raise UnknownGame(game)
            rows = connection.execute(
                "SELECT n, seat, action, state, mark FROM entry WHERE game = ? ORDER BY n", (game,)
            ).fetchall()
            lines: list[Line] = [json.loads(found[0])]
            for n, seat, action, state, _ in rows:
                line = {"n": n, "seat": f"p{seat + 1}", "action": action}
                lines.append(line if state is None else {**line, "state": state})
            if found[1] is not None:
                lines.append(json.loads(found[1]))
            log = Log.from_lines(lines)
            marks = [row[4] for row in rows]
            if len(marks) != len(log.entries):
                return log
            entries = [replace(e, mark=m) for e, m in zip(log.entries, marks, strict=True)]
            return replace(log, entries=entries)

        return self._database.submit(job)


def _dump(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))
