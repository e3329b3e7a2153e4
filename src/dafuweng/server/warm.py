"""Compile the rules into the cache: ``python -m dafuweng.server.warm``.

Each line of output says how many steps are done, of how many, and which comes next.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path

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
    steps = _steps()
    for done, (_, step) in enumerate(steps, 1):
        step()
        tell(done, len(steps))


def main() -> None:
    """Compile, and tell how it goes."""
    steps = _steps()
    for done, (name, step) in enumerate(steps):
        print(done, len(steps), name, flush=True)
        step()
    _mark().parent.mkdir(parents=True, exist_ok=True)
    _mark().touch()
    print(len(steps), len(steps), "done", flush=True)


def _steps() -> list[tuple[str, Callable[[], object]]]:
    from dafuweng.kernel import warm

    # A game at last finds whatever the kernel's own list has left out.
    return [*warm.steps(), ("game", _play_deal)]


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
    main()
