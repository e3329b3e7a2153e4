"""The hand-written truth about cards, boards, presets and words, and its only reader."""

import tomllib
from importlib.resources import files
from typing import Any

__all__ = ["list_toml", "read_toml"]


def read_toml(*path: str) -> dict[str, Any]:
    """Read one data file of the package, for example ``read_toml("deal", "cards.toml")``."""
    return tomllib.loads(files(__name__).joinpath(*path).read_text(encoding="utf-8"))


def list_toml(*path: str) -> list[str]:
    """List the data files of a folder of the package by name, sorted."""
    folder = files(__name__).joinpath(*path)
    return sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))
