"""Prove from a log alone that nobody stacked the deck and that every rule was kept."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dafuweng.journal.proof import commitment_of, derive_seed
from dafuweng.journal.record import MARK_EVERY, BadLog, Final, Log
from dafuweng.journal.text import parse_log

if TYPE_CHECKING:
    from dafuweng.game import Game

__all__ = ["Check", "verify", "verify_log"]


@dataclass(frozen=True)
class Check:
    """One thing that was checked, and what was found where it is wrong.

    ``name`` is ``form``, ``over``, ``rules``, ``commitment``, ``seed``, ``actions``, ``states``,
    ``end`` or ``state``; ``reason`` is a code; ``at`` is a line for ``form``, else an action.
    """

    name: str
    ok: bool
    reason: str = ""
    at: int | None = None
    expected: str = ""
    found: str = ""


def verify(text: str) -> list[Check]:
    """Check a text log; everything is in order if every check is ``ok``."""
    try:
        log = parse_log(text)
    except BadLog as error:
        return [Check("form", False, error.reason, error.line)]
    return [Check("form", True), *verify_log(log)]


def verify_log(log: Log) -> list[Check]:
    """Check a log that has been read."""
    if log.final is None:
        # Without the secret nothing can be said about the deck, and nothing is dealt.
        return [Check("over", False, "not-over", len(log.entries))]
    return list(_checks(log, log.final))


def _checks(log: Log, final: Final) -> Iterator[Check]:
    header = log.header
    yield Check("over", True)
    yield _same(
        "commitment",
        "secret-not-committed",
        header.commitment.hex(),
        commitment_of(final.secret).hex(),
    )
    seed = derive_seed(final.secret, header.contributions)
    yield _same("seed", "seed-not-derived", seed.hex(), final.seed.hex())
    game = _deal(log, seed)
    if game is None:
        yield Check("rules", False, "rules-not-valid")
        return
    yield Check("rules", True)
    wrong = _play(log, game)
    for name in ("actions", "states"):
        yield wrong if wrong is not None and wrong.name == name else Check(name, True)
        if wrong is not None and wrong.name == name:
            return
    # A table of bots alone is given up at some length; people play until nothing can happen.
    may_stall = game.is_stalled or not (game.is_over or any(log.header.names))
    if not (may_stall if final.reason == "stalled" else game.is_over):
        yield Check("end", False, "not-ended-so", len(log.entries), found=final.reason)
    else:
        yield _same("end", "wrong-winner", str(game.winner), str(final.winner))
    yield _same("state", "wrong-state", game.state_hash(), final.state)


def _same(name: str, reason: str, expected: str, found: str) -> Check:
    if expected == found:
        return Check(name, True)
    return Check(name, False, reason, expected=expected, found=found)


def _deal(log: Log, seed: bytes) -> "Game | None":
    from dafuweng.game import BadRuleset
    from dafuweng.journal.replay import deal

    try:
        return deal(log.header, seed)
    except (BadRuleset, KeyError, TypeError, ValueError):
        return None


def _play(log: Log, game: "Game") -> Check | None:
    from dafuweng.game import IllegalAction

    for n, entry in enumerate(log.entries, 1):
        asked = game.prompt.seat
        if game.is_over:
            return Check("actions", False, "after-the-end", n)
        if asked != entry.seat:
            expected = "" if asked is None else f"p{asked + 1}"
            return Check("actions", False, "wrong-seat", n, expected, f"p{entry.seat + 1}")
        try:
            game.apply(entry.action)
        except IllegalAction as error:
            return Check("actions", False, error.code, n, found=str(entry.action))
        except ValueError:
            return Check("actions", False, "no-such-action", n, found=str(entry.action))
        if entry.state is not None and entry.state != game.state_hash():
            return Check("states", False, "wrong-state", n, game.state_hash(), entry.state)
        if entry.state is None and n % MARK_EVERY == 0:
            return Check("states", False, "state-left-out", n)
    return None
