"""Rulesets: a preset and what was chosen differently, validated once."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from dafuweng.data import list_toml, read_toml
from dafuweng.game.deal.rules import check_fields, encode_fields
from dafuweng.game.refusal import BadRuleset

__all__ = ["PRESETS", "Ruleset"]

Value = str | int | bool

PRESETS: dict[str, dict[str, Any]] = {
    preset["id"]: preset
    for preset in sorted(
        (read_toml("deal", "rulesets", name) for name in list_toml("deal", "rulesets")),
        key=lambda preset: preset["order"],
    )
}


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The options of a game: every field of the preset with its value."""

    preset: str
    game: str
    fields: Mapping[str, Value]

    @classmethod
    def load(cls, preset: str) -> "Ruleset":
        """Return a preset as it ships."""
        return cls.make(preset, {})

    @classmethod
    def make(cls, preset: str, fields: Mapping[str, Value]) -> "Ruleset":
        """Return a preset with some fields changed; ``BadRuleset`` if it can't be played."""
        if preset not in PRESETS:
            raise BadRuleset("preset", "unknown_preset")
        shipped = PRESETS[preset]
        for name in fields:
            if name not in shipped["fields"]:
                raise BadRuleset(str(name), "unknown_field")
        whole = {**shipped["fields"], **fields}
        check_fields(whole)
        return cls(preset, shipped["game"], whole)

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most seats."""
        fewest, most = PRESETS[self.preset]["seats"]
        return fewest, most

    def record(self, seats: int) -> np.ndarray:
        """Return the options as the kernel reads them; ``BadRuleset`` for a wrong seat count."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise BadRuleset("seats", "bad_value")
        return encode_fields(self.fields, seats)

    @property
    def differences(self) -> dict[str, Value]:
        """The fields that differ from the preset."""
        shipped = PRESETS[self.preset]["fields"]
        return {name: value for name, value in self.fields.items() if value != shipped[name]}

    def to_json(self) -> dict[str, Any]:
        """Return preset and differences, as journals store them."""
        return {"preset": self.preset, "fields": self.differences}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Ruleset":
        """Read what ``to_json`` wrote."""
        return cls.make(data["preset"], data.get("fields", {}))
