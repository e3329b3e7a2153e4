"""``check``: scenario files."""

import os
import sys
from pathlib import Path

import typer

from dafuweng.cli.words import refuse_option, say, stop

__all__ = ["check_files"]


def check_files(paths: list[Path], interpreted: bool) -> None:
    """Print each failure and the total; exit with 0 only if there is no failure."""
    if interpreted and os.environ.get("NUMBA_DISABLE_JIT") != "1":
        os.environ["NUMBA_DISABLE_JIT"] = "1"
        os.execv(sys.executable, [sys.executable, "-m", "dafuweng.cli", *sys.argv[1:]])
    for path in paths:
        if not path.exists():
            refuse_option("PATH", say("cli-no-file", path=str(path)))
    from dafuweng.game.scenario import check_paths, format_total

    results = []
    for result in check_paths(paths):
        results.append(result)
        if not result.is_passed:
            typer.echo(str(result))
    if not results:
        stop(say("cli-no-scenarios", paths=", ".join(map(str, paths))))
    typer.echo(format_total(results))
    if not all(result.is_passed for result in results):
        raise typer.Exit(1)
