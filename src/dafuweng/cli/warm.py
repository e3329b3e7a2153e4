"""``warm``: compile everything into the cache, with progress."""

import subprocess
import sys
import time
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from dafuweng.cli.words import say, stop

if TYPE_CHECKING:
    from dafuweng.kernel.warm import Steps

__all__ = ["warm_up"]


def warm_up() -> None:
    """Let the server's own compiling run to its end, then compile what only simulations use."""
    begun = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("cli-compiling", done="0", total="?"), total=None)
        process = subprocess.Popen(
            [sys.executable, "-m", "dafuweng.server.warm"], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        for line in process.stdout:
            done, total = (int(word) for word in line.split()[:2])
            # One more step is ours.
            text = say("cli-compiling", done=str(done), total=str(total + 1))
            progress.update(task, description=text, completed=done, total=total + 1)
        if process.wait() != 0:
            stop(say("cli-not-ready"))
        for _, step in _more_steps():
            step()
    typer.echo(say("cli-ready", seconds=f"{time.monotonic() - begun:.1f}"))


def _more_steps() -> "Steps":
    import numpy as np

    from dafuweng.bots.deal import warm as bots
    from dafuweng.kernel import warm as kernel
    from dafuweng.kernel.deal.count import count_at
    from dafuweng.kernel.deal.layout import STATE

    states, counts = np.zeros(1, STATE), np.zeros(0, np.int64)
    count = ("count", lambda: count_at(states, 0, counts))
    return [*kernel.study_steps(), count, *bots.steps()]
