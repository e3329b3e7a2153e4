"""Players for empty seats: each sees its seat's view and the legal actions, nothing else."""

from collections.abc import Sequence
from typing import Any

from dafuweng.bots.bot import Bot, View
from dafuweng.bots.registry import BUILTIN, UnknownBot, load, names

__all__ = ["BUILTIN", "Bot", "UnknownBot", "View", "explain", "load", "names"]


def explain(view: Any, legal: Sequence[int]) -> tuple[int, str, dict[str, Any]]:
    """Return what ``sensible`` would do, the catalogue key of its reason, and its arguments."""
    from dafuweng.bots.deal.compiled import explain

    return explain(view, legal)
