"""Scenario files: YAML read with the place of every value, so that a mistake can be named."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import yaml

__all__ = ["Node", "ScenarioError", "find_files", "load_file"]

T = TypeVar("T")


class ScenarioError(Exception):
    """What a scenario says is not so, or can't be said: where, what was expected, what found."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        super().__init__(where, expected, found)
        self.where = where
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        where = f"{self.where}: " if self.where else ""
        return f"{where}expected {self.expected}, found {self.found}"


@dataclass(frozen=True, slots=True)
class Node:
    """A value of a scenario file and where it stands: ``seats[1].bank``."""

    value: Any
    where: str

    def fail(self, expected: str, found: str | None = None) -> NoReturn:
        """Raise the ``ScenarioError`` of this value."""
        raise ScenarioError(self.where, expected, _quote(self.value) if found is None else found)

    def _below(self, key: object) -> str:
        return f"{self.where}.{key}" if self.where else str(key)

    def keys(self, *known: str) -> "dict[str, Node]":
        """Return the values of a mapping by key; a key that is not *known* is an error."""
        found = dict(self.items())
        for key, node in found.items():
            if key not in known:
                raise ScenarioError(node.where, "one of " + ", ".join(known), "an unknown key")
        return found

    def items(self) -> "Iterator[tuple[str, Node]]":
        """Yield the keys of a mapping, which must be text, with their values."""
        if not isinstance(self.value, Mapping):
            self.fail("a mapping")
        for key, value in self.value.items():
            if not isinstance(key, str):
                raise ScenarioError(self._below(key), "text as key", _quote(key))
            yield key, Node(value, self._below(key))

    def list(self) -> "list[Node]":
        """Return the entries of a list."""
        if not isinstance(self.value, list):
            self.fail("a list")
        return [Node(value, f"{self.where}[{n}]") for n, value in enumerate(self.value)]

    def text(self) -> str:
        """Return a text."""
        if not isinstance(self.value, str):
            self.fail("a text")
        return self.value

    def number(self) -> int:
        """Return a whole number."""
        if type(self.value) is not int:
            self.fail("a whole number")
        return int(self.value)

    def flag(self) -> bool:
        """Return yes or no."""
        if not isinstance(self.value, bool):
            self.fail("true or false")
        return self.value

    def among(self, known: Mapping[str, T], expected: str) -> T:
        """Return what a text stands for."""
        if not isinstance(self.value, str) or self.value not in known:
            self.fail(expected)
        return known[self.value]


def _quote(value: object) -> str:
    """Show a value on one line, shortened if it is long."""
    shown = "nothing" if value is None else repr(value)
    return shown if len(shown) <= 80 else shown[:77] + "..."


class _Loader(yaml.SafeLoader):
    """YAML without repeated keys, of which the plain loader would keep the last."""


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[Hashable, Any]:
    seen: set[Hashable] = set()
    for key_node, _ in node.value:
        key = loader.construct_object(key_node, deep=True)
        if not isinstance(key, Hashable):
            raise yaml.constructor.ConstructorError(
                None, None, "a key that is no text", key_node.start_mark
            )
        if key in seen:
            raise yaml.constructor.ConstructorError(
                None, None, f"the key {key!r} stands twice", key_node.start_mark
            )
        seen.add(key)
    return loader.construct_mapping(node, deep=True)


_Loader.add_constructor("tag:yaml.org,2002:map", _mapping)


def load_file(path: Path) -> list[Node]:
    """Return the scenarios of a file; ``ScenarioError`` if it is no list."""
    try:
        data = yaml.load(path.read_bytes(), _Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        where = f"line {mark.line + 1}" if mark else ""
        is_ours = str(error.problem).startswith(("the key ", "a key "))
        found = str(error.problem) if is_ours else "what can't be read as YAML"
        raise ScenarioError(where, "YAML", found) from error
    except OSError as error:
        raise ScenarioError("", "a file of YAML", error.strerror or "no file") from error
    except (ValueError, RecursionError, yaml.YAMLError) as error:
        raise ScenarioError("", "a text of YAML in UTF-8", "something else") from error
    if not isinstance(data, list):
        raise ScenarioError("", "a list of scenarios", _quote(data))
    return [Node(value, "") for value in data]


def find_files(path: Path) -> list[Path]:
    """Return the ``*.yaml`` files below a folder, sorted, or the file itself."""
    return sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
