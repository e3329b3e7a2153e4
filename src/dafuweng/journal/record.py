"""A log as typed records, and as the lines in which it is stored and sent."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from dafuweng.journal.upcast import FORMAT, UnknownFormat, upcast

__all__ = ["FORMAT", "MARK_EVERY", "BadLog", "Entry", "Final", "Header", "Line", "Log"]

Line: TypeAlias = dict[str, Any]
T = TypeVar("T")

MARK_EVERY = 16
"""Actions between two state hashes."""


class BadLog(ValueError):  # noqa: N818
    """A log that can't be read; ``reason`` is a code, ``line`` counts from 1."""

    def __init__(self, reason: str, line: int) -> None:
        super().__init__(f"{reason} in line {line}")
        self.reason = reason
        self.line = line


@dataclass(frozen=True)
class Header:
    """All that is fixed before the first card is dealt."""

    game: str
    ruleset: Mapping[str, Any]
    seats: int
    names: tuple[str | None, ...]
    commitment: bytes
    contributions: tuple[bytes, ...]


@dataclass(frozen=True)
class Entry:
    """One action of the kernel; ``state`` is the hash after it, ``mark`` the client's own id."""

    seat: int
    action: int
    state: str | None = None
    mark: str | None = None


@dataclass(frozen=True)
class Final:
    """What is told at the end; ``reason`` is ``won`` or ``stalled``."""

    secret: bytes
    seed: bytes
    winner: int | None
    reason: str
    state: str


@dataclass(frozen=True)
class Log:
    """A whole game; ``final`` is there when it is over."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    final: Final | None = None

    @property
    def actions(self) -> list[int]:
        """List the kernel's action codes."""
        return [entry.action for entry in self.entries]

    def to_lines(self) -> list[Line]:
        """Write the log as lines of the present format, without any client's marks."""
        lines = [header_line(self.header)]
        for n, entry in enumerate(self.entries, 1):
            lines.append(entry_line(n, entry))
        if self.final is not None:
            lines.append(final_line(len(self.entries), self.final))
        return lines

    @classmethod
    def from_lines(cls, lines: Sequence[Line]) -> "Log":
        """Read lines of this or an older format; raise ``BadLog`` at the first that is wrong."""
        if not lines:
            raise BadLog("empty", 1)
        try:
            lines = upcast(lines)
        except UnknownFormat as error:
            raise BadLog("unknown-format", 1) from error
        header = _read(1, lines[0], _parse_header)
        entries: list[Entry] = []
        final: Final | None = None
        for number, line in enumerate(lines[1:], 2):
            if final is not None:
                raise BadLog("line-after-end", number)
            if "end" in line:
                final = _read(number, line, _parse_final)
                if line["end"] != len(entries):
                    raise BadLog("wrong-number", number)
            else:
                entries.append(_read(number, line, _parse_entry))
                if line["n"] != len(entries):
                    raise BadLog("wrong-number", number)
        return cls(header, entries, final)


def header_line(header: Header) -> Line:
    """Write the first line."""
    return {
        "dafuweng": FORMAT,
        "game": header.game,
        "ruleset": dict(header.ruleset),
        "seats": header.seats,
        "names": list(header.names),
        "commitment": header.commitment.hex(),
        "contributions": [part.hex() for part in header.contributions],
    }


def entry_line(n: int, entry: Entry) -> Line:
    """Write action number *n*, counted from 1."""
    line: Line = {"n": n, "seat": f"p{entry.seat + 1}", "action": entry.action}
    if entry.state is not None:
        line["state"] = entry.state
    return line


def final_line(end: int, final: Final) -> Line:
    """Write the last line of a game of *end* actions."""
    return {
        "end": end,
        "reason": final.reason,
        "winner": None if final.winner is None else f"p{final.winner + 1}",
        "state": final.state,
        "secret": final.secret.hex(),
        "seed": final.seed.hex(),
    }


def _read(number: int, line: object, parse: Callable[[Line], T]) -> T:
    try:
        if not isinstance(line, dict):
            raise TypeError("a line is an object")
        return parse(line)
    except (KeyError, TypeError, ValueError) as error:
        raise BadLog("wrong-form", number) from error


def _only(line: Line, allowed: Iterable[str]) -> None:
    if set(line) - set(allowed):
        raise ValueError("unknown field")


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("a whole number is needed")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("text is needed")
    return value


def _hex(value: object, length: int | None = None) -> bytes:
    data = bytes.fromhex(_text(value))
    if data.hex() != value or (length is not None and len(data) != length):
        raise ValueError("lower-case hex of the right length is needed")
    return data


def _seat(value: object) -> int:
    word = _text(value)
    index = int(word[1:]) - 1
    if word != f"p{index + 1}" or index < 0:
        raise ValueError("a seat is p1, p2, ...")
    return index


def _parse_header(line: Line) -> Header:
    fields = ("dafuweng", "game", "ruleset", "seats", "names", "commitment", "contributions")
    _only(line, fields)
    seats = _whole(line["seats"])
    names = tuple(None if name is None else _text(name) for name in line["names"])
    contributions = tuple(_hex(part) for part in line["contributions"])
    if len(names) != seats or len(contributions) != seats or not isinstance(line["ruleset"], dict):
        raise ValueError("one name and one contribution for each seat")
    commitment = _hex(line["commitment"], 32)
    return Header(_text(line["game"]), line["ruleset"], seats, names, commitment, contributions)


def _parse_entry(line: Line) -> Entry:
    _only(line, ("n", "seat", "action", "state"))
    _whole(line["n"])
    state = _text(line["state"]) if "state" in line else None
    return Entry(_seat(line["seat"]), _whole(line["action"]), state)


def _parse_final(line: Line) -> Final:
    _only(line, ("end", "reason", "winner", "state", "secret", "seed"))
    _whole(line["end"])
    if line["reason"] not in ("won", "stalled"):
        raise ValueError("a game is won or stalled")
    winner = None if line["winner"] is None else _seat(line["winner"])
    secret, seed = _hex(line["secret"], 32), _hex(line["seed"], 32)
    return Final(secret, seed, winner, line["reason"], _text(line["state"]))
