"""What is known of a table beside its game, and the rows in which that is kept."""

import json
import secrets
import sqlite3
import time
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, TypeAlias

from dafuweng.journal import Database
from dafuweng.journal.proof import commitment_of
from dafuweng.server.protocol.words import Pace

__all__ = ["Records", "Seat", "State", "TableRecord", "new_code"]

State: TypeAlias = Literal["waiting", "playing", "over"]
Kind: TypeAlias = Literal["person", "bot", "open"]

# Without letters and digits that look alike, so that a code can be read out.
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6


def new_code() -> str:
    """Draw the code of a table."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


@dataclass
class Seat:
    """One place at a table; ``owner`` is the hash of its person's token."""

    kind: Kind
    name: str | None = None
    bot: str | None = None
    owner: str | None = None
    contribution: str = ""
    away: bool = False


@dataclass
class TableRecord:
    """All of a table that outlives the process, beside the journal."""

    code: str
    game: str
    preset: str
    fields: dict[str, Any]
    seats: list[Seat]
    host: str
    """Hash of the host's token."""
    secret: str
    pace: Pace = "normal"
    decision_s: int | None = None
    state: State = "waiting"
    outcome: Literal["won", "stalled"] | None = None
    next: str | None = None
    """The table of the rematch."""
    is_starting: bool = False
    """The game begins as soon as the rules are compiled."""
    opened_at: float = field(default_factory=time.time)

    @property
    def commitment(self) -> str:
        """What is shown of the secret before the end."""
        return commitment_of(bytes.fromhex(self.secret)).hex()

    def seat_of(self, owner: str | None) -> int | None:
        """Find the seat of a person."""
        if owner is None:
            return None
        for index, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.owner == owner:
                return index
        return None

    @property
    def waits_for_people(self) -> bool:
        """Whether somebody beside the host is still to come: then the host begins the game."""
        others = (seat for seat in self.seats if seat.owner != self.host)
        return any(seat.kind != "bot" for seat in others)

    def to_text(self) -> str:
        """Write it as JSON."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_text(cls, text: str) -> "TableRecord":
        """Read it back."""
        data = json.loads(text)
        data["seats"] = [Seat(**seat) for seat in data["seats"]]
        return cls(**data)


STEPS = (
    """CREATE TABLE seating (
        code TEXT PRIMARY KEY, state TEXT NOT NULL, record TEXT NOT NULL
    ) WITHOUT ROWID""",
)


class Records:
    """The table records in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        database.migrate("server", STEPS)

    def save(self, record: TableRecord) -> Future[None]:
        """Write *record* as it is now."""
        row = (record.code, record.state, record.to_text())

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO seating VALUES (?, ?, ?)", row)

        return self._database.submit(job)

    def find(self, code: str) -> Future[TableRecord | None]:
        """Return the record of one table."""

        def job(connection: sqlite3.Connection) -> TableRecord | None:
            row = connection.execute("SELECT record FROM seating WHERE code = ?", (code,))
            found = row.fetchone()
            return None if found is None else TableRecord.from_text(found[0])

        return self._database.submit(job)
