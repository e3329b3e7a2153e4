"""The subcommands. Each imports what it needs when it runs, so that ``--help`` is quick."""

from pathlib import Path
from typing import Annotated

import typer

__all__ = ["app"]

app = typer.Typer(
    name="dafuweng",
    help="大富翁: play Monopoly Deal in the browser, study it, prove that a game was fair.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Host = Annotated[str | None, typer.Option(help="Address to listen on.")]
Port = Annotated[int | None, typer.Option(min=1, max=65535, help="Port to listen on.")]
Database = Annotated[str | None, typer.Option(help="Where games are kept: a file or :memory:.")]
LogFile = Annotated[Path, typer.Argument(metavar="LOG", help="A log saved from the end of a game.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        from dafuweng import __version__

        typer.echo(f"dafuweng {__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say the version."),
    ] = False,
) -> None:
    """Take the options that stand before a command."""


@app.command()
def play(host: Host = None, port: Port = None, database: Database = None) -> None:
    """Start a server on this machine and open its lobby in the browser."""
    from dafuweng.cli.serve import run_server

    run_server(host, port, database, open_browser=True)


@app.command()
def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    log_level: Annotated[str | None, typer.Option(help="How much the server tells.")] = None,
) -> None:
    """Serve tables to others."""
    from dafuweng.cli.serve import run_server

    run_server(host, port, database, log_level=log_level)


@app.command()
def simulate(
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="Names joined by commas, repeated until every seat has one.")
    ] = "sensible,random",
    seats: Annotated[int | None, typer.Option(help="How many seats; one for each bot.")] = None,
    seed: Annotated[
        int, typer.Option(min=0, max=2**63 - 1, help="The same seed gives the same games.")
    ] = 1,
    rules: Annotated[str, typer.Option(help="A preset of the rules.")] = "classic",
    as_json: Json = False,
) -> None:
    """Let bots play each other, seats rotated: who wins how often, how long games are."""
    from dafuweng.cli.simulate import run_series

    run_series(games, bots, seats, seed, rules, as_json)


@app.command()
def check(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH", help="Files or folders.")],
    interpreted: Annotated[
        bool, typer.Option("--interpreted", help="Run the rules as plain Python, not compiled.")
    ] = False,
) -> None:
    """Run scenario files; exit with 0 only if all of them pass."""
    from dafuweng.cli.check import check_files

    check_files(paths, interpreted)


@app.command()
def count(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of scenarios.")],
    depth: Annotated[int, typer.Option(min=1, max=20, help="How many decisions at most.")],
    id: Annotated[  # noqa: A002 - the option's name
        str | None, typer.Option(help="Which scenario, where the file has several.")
    ] = None,
    divide: Annotated[
        bool, typer.Option("--divide", help="Show the longest by their first decision, too.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Count the sequences of decisions from a scenario's position, as perft does in chess."""
    from dafuweng.cli.count import count_file

    count_file(file, id, depth, divide, as_json)


@app.command()
def replay(
    log: LogFile,
    moves: Annotated[bool, typer.Option("--moves", help="Print every move.")] = False,
) -> None:
    """Play a log again and say how the game ended."""
    from dafuweng.cli.log import replay_log

    replay_log(log, moves)


@app.command()
def verify(log: LogFile) -> None:
    """Prove from a log that nobody stacked the deck and that every rule was kept."""
    from dafuweng.cli.log import verify_log

    verify_log(log)


@app.command()
def warm() -> None:
    """Compile the rules and the bots ahead of the first game."""
    from dafuweng.cli.warm import warm_up

    warm_up()


@app.command()
def bench(as_json: Json = False) -> None:
    """Measure this machine; bench/results.md keeps such figures."""
    from dafuweng.cli.bench import run_bench

    run_bench(as_json)
