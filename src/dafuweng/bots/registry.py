"""The bots there are, by name: two that are compiled, and those of installed packages."""

from importlib.metadata import EntryPoint, entry_points

from dafuweng.bots.bot import Bot, PlainBot

__all__ = ["BUILTIN", "GROUP", "UnknownBot", "load", "names"]

BUILTIN = ("random", "sensible")
GROUP = "dafuweng.bots"
"""Entry points of this group are callables that take a seed and return a ``Bot``."""


class UnknownBot(KeyError):  # noqa: N818
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def _plain() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in BUILTIN}


def names() -> list[str]:
    """List the names of all bots, the compiled ones first."""
    return [*BUILTIN, *sorted(_plain())]


def load(name: str, seed: int) -> Bot:
    """Return a new bot; equal seeds give equal players. ``UnknownBot`` for an unknown name."""
    if name in BUILTIN:
        from dafuweng.bots.deal.compiled import CompiledBot

        return CompiledBot(name, seed)
    point = _plain().get(name)
    if point is None:
        raise UnknownBot(name)
    return PlainBot(name, point.load()(seed))
