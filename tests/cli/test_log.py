"""``replay`` and ``verify``."""

from dataclasses import replace
from pathlib import Path

import pytest

from dafuweng.bots import View, load
from dafuweng.game import GAMES, Ruleset
from dafuweng.journal import Entry, Final, Header, Log, commitment_of, derive_seed, format_log
from dafuweng.journal.record import MARK_EVERY
from tests.cli.conftest import Run, RunHere

SECRET = bytes(range(32))


@pytest.fixture(scope="module")
def log() -> Log:
    """Return a finished game of two sensible bots."""
    rules = Ruleset.load("classic")
    header = Header("deal", rules.to_json(), 2, (None, None), commitment_of(SECRET), (b"", b""))
    seed = derive_seed(SECRET, header.contributions)
    game = GAMES["deal"](rules, 2, seed)
    bot = load("sensible", 1)
    entries: list[Entry] = []
    while (seat := game.prompt.seat) is not None:
        code = bot.choose(View(game.observe(seat)), game.legal())
        game.apply(code)
        is_marked = len(game.actions) % MARK_EVERY == 0
        entries.append(Entry(seat, code, game.state_hash() if is_marked else None))
    return Log(header, entries, Final(SECRET, seed, game.winner, "won", game.state_hash()))


@pytest.fixture
def path(log: Log, tmp_path: Path) -> Path:
    """Return the log as a file."""
    file = tmp_path / "game.log"
    file.write_text(format_log(log), encoding="utf-8")
    return file


def test_replay_tells_moves_and_winner(run: Run, log: Log, path: Path) -> None:
    done = run("replay", path, "--moves")
    assert done.returncode == 0, done.stderr
    *moves, end = done.stdout.splitlines()
    assert log.final is not None
    assert log.final.winner is not None
    assert f"p{log.final.winner + 1} won" in end
    assert all(move.split()[0] in ("p1", "p2") for move in moves)
    game = GAMES["deal"](Ruleset.load("classic"), 2, log.final.seed)
    for move in moves:
        seat, text = move.split(" ", 1)
        game.move(int(seat[1:]) - 1, text)
    assert game.actions == log.actions
    assert run("replay", path).stdout.splitlines() == [end]


def test_verify_accepts_an_honest_log(run: Run, path: Path) -> None:
    done = run("verify", path)
    assert done.returncode == 0, done.stderr
    assert "state: ok. The last position" in done.stdout


def test_verify_finds_another_deck(run: Run, log: Log, tmp_path: Path) -> None:
    assert log.final is not None
    other = replace(log, final=replace(log.final, secret=bytes(32)))
    file = tmp_path / "stacked.log"
    file.write_text(format_log(other), encoding="utf-8")
    done = run("verify", file)
    assert done.returncode == 1
    assert "commitment: FAILED" in done.stdout
    assert "[secret-not-committed]" in done.stdout
    assert "another secret" in done.stdout
    assert "Traceback" not in done.stderr


def test_a_log_without_end_tells_no_deck(run: Run, log: Log, tmp_path: Path) -> None:
    file = tmp_path / "open.log"
    file.write_text(format_log(replace(log, final=None)), encoding="utf-8")
    for command in ("replay", "verify"):
        done = run(command, file)
        assert done.returncode == 1
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("content", [b"no log", b"", b"\xff\xfe\x00"])
def test_what_is_no_log_is_refused(
    run_here: RunHere, tmp_path: Path, command: str, content: bytes
) -> None:
    file = tmp_path / "x.log"
    file.write_bytes(content)
    done = run_here(command, file)
    assert done.exit_code in (1, 2)
    assert "Traceback" not in done.stderr
    assert "x.log" in done.stderr or "FAILED" in done.stdout
