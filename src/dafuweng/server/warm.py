"""Compile the rules and the bots into the cache: ``python -m dafuweng.server.warm``.

Two processes do that side by side, since a machine has at least two cores and most of the work
can't share one. Each line of output says how many steps are done, of how many, and which was last.
"""

import hashlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dafuweng.kernel.warm import Steps

MOVES = 60

__all__ = ["is_warm", "load", "main"]


def _mark() -> Path:
    """Return the file that says that the cache is complete for these sources.

    Numba takes nothing out of a cache whose source lies elsewhere or has another time, as after a
    checkout of the same text; so the mark names place and time of each.
    """
    from dafuweng.kernel.compile import CACHE_DIR, PACKAGE

    digest = hashlib.sha256()
    for folder in ("kernel", "bots"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(f"{path} {path.stat().st_mtime_ns}\0".encode())
    return CACHE_DIR / f"warm-{digest.hexdigest()[:16]}"


def is_warm() -> bool:
    """Say whether the cache of this very code is complete, or none is needed."""
    from dafuweng.kernel.compile import INTERPRETED

    return INTERPRETED or _mark().exists()


def load(tell: Callable[[int, int], None]) -> None:
    """Run every compiled function once in this process, out of the cache.

    *tell* hears after each step how many are done, of how many.
    """
    # A game at last finds whatever the lists have left out.
    steps = [*(step for lane in LANES.values() for step in lane()), ("game", _play_deal)]
    for done, (_, step) in enumerate(steps, 1):
        step()
        tell(done, len(steps))


def main(lane: str | None = None) -> None:
    """Compile one lane and print its steps as they are done, or all lanes, with numbers.

    ``SystemExit`` with status 1 if a lane did not reach its end.
    """
    if lane is not None:
        for name, step in LANES[lane]():
            step()
            print(name, flush=True)
        return
    # So that a request to stop reaches the lanes, by way of ``finally``.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    command = [sys.executable, "-m", "dafuweng.server.warm"]
    processes: list[subprocess.Popen[bytes]] = []
    reader, writer = os.pipe()
    try:
        with os.fdopen(writer, "wb") as out:
            for name in LANES:
                processes.append(subprocess.Popen([*command, name], stdout=out))
        # Counted only now: no lane need wait until this process has loaded the compiler too.
        total = sum(len(steps()) for steps in LANES.values())
        print(0, total, "begun", flush=True)
        with os.fdopen(reader) as lines:
            for done, line in enumerate(lines, 1):
                print(done, total, line.rstrip(), flush=True)
        statuses = [process.wait() for process in processes]
        if any(statuses):
            sys.exit(1)
    finally:
        for process in processes:
            process.kill()
    mark = _mark()
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


def _compile_rules() -> "Steps":
    from dafuweng.kernel.warm import play_steps

    return play_steps()


def _compile_rest() -> "Steps":
    from dafuweng.bots.deal import warm as bots
    from dafuweng.kernel.warm import show_steps

    return [*bots.play_steps(), *show_steps()]


LANES: dict[str, Callable[[], "Steps"]] = {"rules": _compile_rules, "bots": _compile_rest}
"""What each process compiles; the two take about as long."""


def _play_deal() -> None:
    from dafuweng import bots
    from dafuweng.game import GAMES, Ruleset

    game = GAMES["deal"](Ruleset.load("classic"), 4, bytes(32))
    players = [bots.load(name, 0) for name in bots.BUILTIN]
    while game.prompt.seat is not None and game.decision < MOVES:
        seat, legal = game.prompt.seat, game.legal()
        game.view(seat)
        game.is_stalled  # noqa: B018 - a property that asks the kernel
        game.options(seat)
        game.refuse_move(seat, game.text(legal[0]))
        view = bots.View(game.observe(seat))
        bots.explain(view, legal)
        game.apply(players[seat % len(players)].choose(view, legal))
    game.clone().state_hash()


if __name__ == "__main__":
    main(*sys.argv[1:])
