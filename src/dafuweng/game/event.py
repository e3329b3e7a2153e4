"""What happened: past-tense records whose every field says who may see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

__all__ = ["EVERYBODY", "Event"]

EVERYBODY: Final = None
"""The audience of a public field; a seat is the audience of a secret one."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; ``n`` counts from 1 within a game.

    ``fields`` hold what travels to the page. ``audience`` names for each field ``EVERYBODY`` or
    the one seat that may see it; a field without an audience is seen by nobody.
    """

    n: int
    type: str
    fields: Mapping[str, Any]
    audience: Mapping[str, int | None]

    def to_json(self, seat: int | None) -> dict[str, Any]:
        """Return what *seat* may know of it; spectators are ``None``."""
        seen: dict[str, Any] = {"n": self.n, "type": self.type}
        for name, value in self.fields.items():
            if name in self.audience and self.audience[name] in (EVERYBODY, seat):
                seen[name] = value
        return seen
