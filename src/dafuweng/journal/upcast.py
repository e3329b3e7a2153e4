"""Logs of older formats, brought to the present one when they are read; never edited on disk."""

from collections.abc import Callable, Sequence
from typing import Any

__all__ = ["FORMAT", "UPCASTS", "UnknownFormat", "upcast"]

FORMAT = 1

UPCASTS: dict[int, Callable[[list[dict[str, Any]]], list[dict[str, Any]]]] = {}
"""For each older format, how its lines become those of the next."""


class UnknownFormat(ValueError):  # noqa: N818
    """No way leads from this format to the present one."""


def upcast(lines: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return *lines* in the present format."""
    result = list(lines)
    first: object = result[0]
    version = first.get("dafuweng") if isinstance(first, dict) else None
    if not isinstance(version, int) or isinstance(version, bool) or version > FORMAT:
        raise UnknownFormat(version)
    while version < FORMAT:
        if version not in UPCASTS:
            raise UnknownFormat(version)
        result = UPCASTS[version](result)
        version += 1
    return result
