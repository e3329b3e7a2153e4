"""``simulate``: a series of games, reported."""

import json

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from dafuweng.bots import BUILTIN, names
from dafuweng.bots.deal.match import match_games
from dafuweng.bots.deal.series import Report, Share, play_series, summarize
from dafuweng.cli.words import refuse_option, say
from dafuweng.game import BadRuleset, Ruleset
from dafuweng.kernel.compile import CACHE_DIR, INTERPRETED

__all__ = ["fill_seats", "run_series"]


def run_series(
    games: int, bots: str, seats: int | None, seed: int, preset: str, as_json: bool
) -> None:
    """Play and print; wrong options end with exit code 2 and say which."""
    rules = _read_rules(preset)
    players = fill_seats(bots, seats, rules)
    record = rules.record(len(players))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    if _is_cold():
        typer.echo(say("cli-cold"), err=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(say("cli-preparing"), total=games)
        playing = say("cli-simulating")

        def tell(done: int) -> None:
            progress.update(task, description=playing, advance=done)

        results = play_series(players, record, games, seed, tell)
    report = summarize(players, results)
    if as_json:
        typer.echo(json.dumps(report.to_json()))
    else:
        _print_report(report)


def _is_cold() -> bool:
    """Whether the loop that plays matches has still to be compiled."""
    return not INTERPRETED and not any(CACHE_DIR.rglob(f"*{match_games.__name__}-*.nbi"))


def _read_rules(preset: str) -> Ruleset:
    try:
        return Ruleset.load(preset)
    except BadRuleset as error:
        refuse_option("--rules", say("cli-bad-rules", field=error.field, reason=error.reason))


def fill_seats(bots: str, seats: int | None, rules: Ruleset) -> list[str]:
    """Name a bot for each seat, beginning again with the first where there are more seats."""
    wanted = [name.strip() for name in bots.split(",")]
    if not all(wanted):
        refuse_option("--bots", say("cli-empty-bot"))
    known = list(BUILTIN) if set(wanted) <= set(BUILTIN) else names()
    for name in wanted:
        if name not in known:
            refuse_option("--bots", say("cli-no-bot", bot=name, bots=", ".join(known)))
    least, most = rules.seats
    count = max(least, len(wanted)) if seats is None else seats
    if not least <= count <= most:
        option = "--bots" if seats is None else "--seats"
        refuse_option(option, say("cli-bad-seats", least=str(least), most=str(most)))
    if len(wanted) > count:
        refuse_option("--bots", say("cli-many-bots", bots=str(len(wanted)), seats=str(count)))
    return [wanted[seat % len(wanted)] for seat in range(count)]


def _print_report(report: Report) -> None:
    console = Console()
    console.print(_table(say("cli-column-bot"), report.bots))
    console.print(_table(say("cli-column-place"), report.seats))
    typer.echo(say("cli-turns", mean=f"{report.turns_mean:.1f}", median=f"{report.turns_median:g}"))
    if report.unfinished:
        typer.echo(say("cli-unfinished", count=str(report.unfinished)))


def _table(first: str, shares: list[Share]) -> Table:
    table = Table(first)
    for key in ("cli-column-games", "cli-column-wins", "cli-column-rate", "cli-column-interval"):
        table.add_column(say(key), justify="right")
    for share in shares:
        interval = f"{share.low:.2%} – {share.high:.2%}"
        rate = f"{share.win_rate:.2%}"
        table.add_row(share.name, f"{share.games}", f"{share.wins}", rate, interval)
    return table
