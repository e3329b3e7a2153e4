"""A log as a text file: JSON lines, closed by a digest of everything before it."""

import hashlib
import json

from dafuweng.journal.record import BadLog, Line, Log

__all__ = ["format_log", "parse_log"]


def format_log(log: Log) -> str:
    """Write *log* as text; ``docs/log.md`` describes it."""
    lines = (json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in log.to_lines())
    body = "".join(line + "\n" for line in lines)
    return body + json.dumps({"digest": _digest(body)}, separators=(",", ":")) + "\n"


def parse_log(text: str) -> Log:
    """Read a text log; raise ``BadLog`` if it is broken or its digest is not that of its text."""
    rows = text.splitlines(keepends=True)
    lines: list[Line] = []
    for number, row in enumerate(rows, 1):
        try:
            lines.append(json.loads(row))
        except ValueError as error:
            raise BadLog("not-json", number) from error
    last: object = lines[-1] if lines else None
    if not isinstance(last, dict) or set(last) != {"digest"}:
        raise BadLog("no-digest", max(len(rows), 1))
    if last["digest"] != _digest("".join(rows[:-1])):
        raise BadLog("wrong-digest", len(rows))
    return Log.from_lines(lines[:-1])


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()
