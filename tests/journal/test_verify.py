"""A log proves itself, and whoever changes it is found out."""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from dafuweng.game import GAMES, Ruleset
from dafuweng.journal import (
    BadLog,
    Check,
    Log,
    commitment_of,
    derive_seed,
    format_log,
    parse_log,
    verify,
    whole_moves,
)
from dafuweng.journal.record import FORMAT
from dafuweng.journal.upcast import UPCASTS
from tests.journal.conftest import SECRET

Line = dict[str, Any]


def failures(checks: list[Check]) -> list[Check]:
    return [check for check in checks if not check.ok]


def close(lines: list[Line]) -> str:
    """Write lines with the digest that belongs to them, as a careful forger would."""
    body = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    return body + json.dumps({"digest": hashlib.sha256(body.encode()).hexdigest()}) + "\n"


def open_lines(log: Log) -> list[Line]:
    lines: list[Line] = json.loads(json.dumps(log.to_lines()))
    return lines


def test_an_honest_log_passes_every_check(finished: Log) -> None:
    checks = verify(format_log(finished))
    assert failures(checks) == []
    assert [check.name for check in checks] == [
        "form",
        "over",
        "commitment",
        "seed",
        "rules",
        "actions",
        "states",
        "end",
        "state",
    ]


def test_text_and_log_are_each_others_inverse(finished: Log) -> None:
    assert parse_log(format_log(finished)) == finished
    assert format_log(parse_log(format_log(finished))) == format_log(finished)


def test_commitment_and_seed_are_as_documented(finished: Log) -> None:
    assert finished.header.commitment == hashlib.sha256(SECRET).digest()
    parts = [SECRET, *finished.header.contributions]
    framed = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    seed = hashlib.sha256(b"dafuweng seed 1\n" + framed).digest()
    assert derive_seed(SECRET, finished.header.contributions) == seed
    assert finished.final is not None
    assert finished.final.seed == seed
    assert commitment_of(SECRET) == finished.header.commitment


def test_whole_moves_are_read_back(finished: Log) -> None:
    moves = whole_moves(finished, SECRET)
    assert sum(len(text.split()) > 0 for _, text in moves) == len(moves)
    assert moves[-1][0] == finished.entries[-1].seat
    assert 0 < len(moves) <= len(finished.entries)


def test_a_game_that_goes_on_has_not_stalled(finished: Log) -> None:
    entries = finished.entries[:3]
    assert finished.final is not None
    actions = [entry.action for entry in entries]
    ruleset = Ruleset.from_json(finished.header.ruleset)
    game = GAMES["deal"].replay(ruleset, finished.header.seats, finished.final.seed, actions)
    final = replace(finished.final, reason="stalled", winner=None, state=game.state_hash())
    cut = replace(finished, entries=entries, final=final)
    assert [check.name for check in failures(verify(format_log(cut)))] == ["end"]
    # Bots alone are stopped at some length.
    alone = replace(cut, header=replace(cut.header, names=(None,) * cut.header.seats))
    assert failures(verify(format_log(alone))) == []


def other(value: Any) -> Any:
    """Return something of the same form that is not *value*."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if value is None:
        return "p1"
    if isinstance(value, str) and value[:1] == "p" and value[1:].isdigit():
        return "p2" if value == "p1" else "p1"
    if isinstance(value, str) and len(value) >= 32:
        return ("1" if value[0] == "0" else "0") + value[1:]
    return "stalled" if value == "won" else f"{value}x"


def flips(lines: list[Line]) -> Iterator[tuple[str, Callable[[list[Line]], None]]]:
    """Yield each field of a log with a way to change it; of the actions, every tenth."""
    for number, line in enumerate(lines):
        if 0 < number < len(lines) - 1 and number % 10:
            continue
        for key, value in line.items():
            where = f"{number} {key}"

            def flip(copy: list[Line], number: int = number, key: str = key) -> None:
                copy[number][key] = other(copy[number][key])

            if key in ("names", "contributions"):
                for index, part in enumerate(value):

                    def flip_part(
                        copy: list[Line], key: str = key, index: int = index, part: str = part
                    ) -> None:
                        copy[0][key][index] = other(part) if part else "00" * 16

                    yield f"{where} {index}", flip_part
            elif key == "ruleset":

                def flip_preset(copy: list[Line]) -> None:
                    copy[0]["ruleset"]["preset"] = "other"

                def flip_field(copy: list[Line]) -> None:
                    copy[0]["ruleset"]["fields"] = {"doubles_per_rent": 2}

                yield f"{where} preset", flip_preset
                yield f"{where} fields", flip_field
            else:
                yield where, flip


def test_every_changed_field_is_found_out(finished: Log) -> None:
    text = format_log(finished)
    seal = text.splitlines()[-1]
    count = 0
    for where, flip in flips(open_lines(finished)):
        lines = open_lines(finished)
        flip(lines)
        assert lines != open_lines(finished), where
        careless = "\n".join([*(json.dumps(line, ensure_ascii=False) for line in lines), seal, ""])
        assert failures(verify(careless)) == [
            Check("form", False, "wrong-digest", len(lines) + 1)
        ], where
        found = failures(verify(close(lines)))
        # Names are said by nobody but the log itself: only the digest holds them.
        assert bool(found) == ("names" not in where), where
        assert all(check.reason for check in found), where
        count += 1
    assert count > 60


EXPECTED = {
    "0 dafuweng": "unknown-format",
    "0 game": "rules-not-valid",
    "0 ruleset preset": "rules-not-valid",
    "0 ruleset fields": "wrong-state",
    "0 seats": "wrong-form",
    "0 commitment": "secret-not-committed",
    "0 contributions 0": "seed-not-derived",
    "0 contributions 1": "seed-not-derived",
    "10 n": "wrong-number",
    "10 seat": "wrong-seat",
    "last end": "wrong-number",
    "last reason": "not-ended-so",
    "last winner": "wrong-winner",
    "last state": "wrong-state",
    "last secret": "secret-not-committed",
    "last seed": "seed-not-derived",
}


@pytest.mark.parametrize(("where", "reason"), EXPECTED.items())
def test_the_right_thing_is_named(finished: Log, where: str, reason: str) -> None:
    lines = open_lines(finished)
    last = str(len(lines) - 1)
    change = dict(flips(lines))[where.replace("last", last)]
    change(lines)
    assert reason in [check.reason for check in failures(verify(close(lines)))]


def test_a_changed_action_is_illegal_or_leads_elsewhere(finished: Log) -> None:
    for number in range(1, len(finished.entries) + 1, 7):
        lines = open_lines(finished)
        lines[number]["action"] += 1
        found = failures(verify(close(lines)))
        assert found, number
        assert found[0].name in ("actions", "states", "end", "state"), number


def test_a_cut_or_repeated_line_is_found_out(finished: Log) -> None:
    for number in range(len(open_lines(finished))):
        lines = open_lines(finished)
        del lines[number]
        assert failures(verify(close(lines))), number
        lines = open_lines(finished)
        lines.insert(number, dict(lines[number]))
        assert failures(verify(close(lines))), number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no-digest"),
        ("no json\n", "not-json"),
        ("[]\n", "no-digest"),
        (close([]), "empty"),
        (close([{"dafuweng": FORMAT}]), "wrong-form"),
        (close([{"dafuweng": FORMAT + 1}]), "unknown-format"),
        (close([{"dafuweng": True}]), "unknown-format"),
        (close([{}]), "unknown-format"),
    ],
)
def test_what_is_no_log_is_said_to_be_none(text: str, reason: str) -> None:
    assert [check.reason for check in verify(text)] == [reason]


def test_an_unfinished_log_is_no_proof(finished: Log) -> None:
    lines = open_lines(finished)[:-1]
    assert [check.reason for check in failures(verify(close(lines)))] == ["not-over"]


def test_old_formats_are_brought_forward(finished: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = open_lines(finished)
    lines[0]["dafuweng"] = 0
    with pytest.raises(BadLog, match="unknown-format"):
        parse_log(close(lines))
    lines[0]["players"] = lines[0].pop("seats")

    def from_zero(old: list[Line]) -> list[Line]:
        first = {**old[0], "dafuweng": 1, "seats": old[0]["players"]}
        del first["players"]
        return [first, *old[1:]]

    monkeypatch.setitem(UPCASTS, 0, from_zero)
    assert parse_log(close(lines)) == finished
