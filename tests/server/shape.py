"""Hold messages to the protocol's types: each field is named there, and nothing else comes."""

from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from dafuweng.data import read_toml
from dafuweng.server.protocol import ServerMessage

CARDS = frozenset(card["id"] for card in read_toml("deal", "cards.toml")["card"])
COLORS = frozenset(color["id"] for color in read_toml("deal", "cards.toml")["color"])
NAMED = {"Card": CARDS, "Color": COLORS}


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _candidates(value: Any, hints: tuple[Any, ...]) -> list[Any]:
    """Leave out what the field that tells the kinds apart rules out, before looking closer."""
    if not isinstance(value, dict):
        return list(hints)
    kinds = [hint for hint in hints if is_typeddict(hint)]
    return [
        kind
        for kind in kinds
        if all(
            value.get(field) in get_args(_hints(kind)[field])
            for field in ("type", "kind", "verb")
            if get_origin(_hints(kind).get(field)) is Literal
        )
    ]


class Shape:
    """Checks one message; ``cards`` are the places in which a card is named, by their path."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.cards: list[tuple[str, str]] = []

    def check(self, value: Any, hint: Any, path: str) -> None:
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            self._named(value, next(part for part in parts[1:] if isinstance(part, str)), path)
        elif origin in (Union, UnionType):
            self._one_of(value, parts, path)
        elif origin is Literal:
            self._expect(value in parts, value, path)
        elif origin is list:
            self._expect(isinstance(value, list), value, path)
            for item in value:
                self.check(item, parts[0], f"{path}[]")
        elif origin is dict:
            self._expect(isinstance(value, dict), value, path)
            for key, item in value.items():
                self.check(key, parts[0], f"{path}.*")
                self.check(item, parts[1], f"{path}.*")
        elif is_typeddict(hint):
            self._fields(value, hint, path)
        elif hint is float:
            self._expect(isinstance(value, (int, float)), value, path)
        elif hint is not Any:
            self._expect(type(value) is hint, value, path)

    def _expect(self, holds: bool, value: Any, path: str) -> None:
        if not holds:
            self.problems.append(f"{path}: {value!r}")

    def _named(self, value: Any, name: str, path: str) -> None:
        self._expect(isinstance(value, str) and value in NAMED[name], value, path)
        if name == "Card":
            self.cards.append((path, value))

    def _one_of(self, value: Any, hints: tuple[Any, ...], path: str) -> None:
        if value is None:
            self._expect(NoneType in hints, value, path)
            return
        for hint in _candidates(value, hints):
            attempt = Shape()
            attempt.check(value, hint, path)
            if not attempt.problems:
                self.cards += attempt.cards
                return
        self.problems.append(f"{path}: {value!r} is none of {hints}")

    def _fields(self, value: Any, hint: Any, path: str) -> None:
        if not isinstance(value, dict):
            self.problems.append(f"{path}: {value!r}")
            return
        hints = _hints(hint)
        wrong = (set(value) - set(hints)) | (hint.__required_keys__ - set(value))
        self._expect(not wrong, wrong, path)
        for field in set(value) & set(hints):
            self.check(value[field], hints[field], f"{path}.{field}")


_MESSAGES = {get_args(get_type_hints(kind)["type"])[0]: kind for kind in get_args(ServerMessage)}


def shape_of(message: dict[str, Any]) -> Shape:
    """Check a message of the server."""
    shape = Shape()
    kind = message.get("type")
    if kind not in _MESSAGES:
        shape.problems.append(f"no such message: {kind}")
    else:
        shape.check(message, _MESSAGES[kind], str(kind))
    return shape
