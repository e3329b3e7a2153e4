"""What a bot is, and what it sees."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

if TYPE_CHECKING:
    from dafuweng.game.deal.view import View as Shown

__all__ = ["Bot", "PlainBot", "View", "record_of"]


class View:
    """What one seat sees: the kernel's ``record``, and the same in words.

    ``shown`` is the view of docs/protocol.md, as the page gets it.
    """

    def __init__(self, record: np.void) -> None:
        self.record = record

    @cached_property
    def shown(self) -> "Shown":
        """The whole view as dicts and lists."""
        from dafuweng.game.deal.view import view_table

        views = np.empty(1, self.record.dtype)
        views[0] = self.record
        return view_table(views)


class Bot(Protocol):
    """Chooses for a seat that must decide, from that seat's view alone."""

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """Return one of the *legal* action codes."""


def record_of(view: Any) -> np.void:
    """Return the record of a view, or the record itself."""
    record: np.void = view.record if isinstance(view, View) else view
    return record


class PlainBot:
    """A bot written in plain Python, shown a ``View`` whatever the caller has."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self._bot = bot

    def choose(self, view: Any, legal: Sequence[int]) -> int:
        """Let the bot choose; ``ValueError`` if it takes what is not legal."""
        chosen = int(self._bot.choose(View(record_of(view)), list(legal)))
        if chosen not in legal:
            raise ValueError(f"bot {self.name} chose {chosen}, which is not legal")
        return chosen
