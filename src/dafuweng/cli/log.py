"""``replay`` and ``verify``: what a log tells."""

from pathlib import Path

import typer

from dafuweng.cli.words import refuse_option, say, stop

__all__ = ["replay_log", "verify_log"]


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        refuse_option("LOG", say("cli-no-file", path=str(path)))
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        refuse_option("LOG", say("cli-bad-file", path=str(path), reason=reason))


def replay_log(path: Path, moves: bool) -> None:
    """Print the moves, if wanted, and the end of a game."""
    from dafuweng.game import IllegalAction
    from dafuweng.journal import BadLog, derive_seed, parse_log, rebuild

    text = _read(path)
    try:
        log = parse_log(text)
    except BadLog as error:
        refuse_option("LOG", say("cli-bad-file", path=str(path), reason=str(error)))
    if log.final is None:
        stop(say("cli-no-secret", path=str(path)))
    try:
        game = rebuild(log, derive_seed(log.final.secret, log.header.contributions))
    except (IllegalAction, ValueError) as error:
        stop(say("cli-bad-file", path=str(path), reason=str(error)))
    if moves:
        for seat, move in game.moves:
            typer.echo(f"p{seat + 1} {move}")
    turn, count = str(game.turn_number), str(len(log.entries))
    if game.winner is None:
        typer.echo(say("cli-stalled", turn=turn, actions=count))
    else:
        typer.echo(say("cli-won", seat=f"p{game.winner + 1}", turn=turn, actions=count))


def _reason(code: str) -> str:
    """Say why a check failed; an illegal action is told by the words of its refusal."""
    from dafuweng.kernel.deal.codes import Refusal

    is_refusal = code.upper().replace("-", "_") in Refusal.__members__
    kind = "refusal" if is_refusal else "verify-why"
    return say(f"{kind}-{code.replace('_', '-')}")


def verify_log(path: Path) -> None:
    """Print a line for each check of docs/log.md; exit with 0 only if all is in order."""
    from dafuweng.journal import verify

    checks = verify(_read(path))
    for check in checks:
        words = say(f"verify-{check.name}")
        if check.ok:
            typer.echo(f"{check.name}: ok. {words}")
            continue
        typer.echo(f"{check.name}: FAILED. {words}")
        place = "verify-line" if check.name == "form" else "verify-action"
        where = "" if check.at is None else say(place, at=str(check.at)) + " "
        typer.echo(f"    {where}{_reason(check.reason)} [{check.reason}]")
        if check.expected or check.found:
            typer.echo(
                "    "
                + say("verify-found", expected=check.expected or "–", found=check.found or "–")
            )
    if all(check.ok for check in checks):
        typer.echo(say("cli-verified"))
    else:
        stop(say("cli-not-verified"))
