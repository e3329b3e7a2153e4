"""The options of rule book B-XI: their values, and the kernel's number for each."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from dafuweng.game.refusal import BadRuleset
from dafuweng.kernel.deal.codes import Rule
from dafuweng.kernel.deal.layout import RULES

__all__ = ["FIELDS", "Field", "check_fields", "encode_fields"]

Value = str | int | bool
Number = tuple[Value, int]

_YES_NO: tuple[Number, Number] = ((False, 0), (True, 1))
_AUTO = 0
"""Stands for the deck copies that follow from the seats."""
SEATS_PER_COPY = 5


@dataclass(frozen=True, slots=True)
class Field:
    """One option: where the kernel keeps it, its values with their numbers, its rule.

    ``only_enhanced`` are values that mean something with the enhanced deck only.
    """

    rule: Rule
    numbers: tuple[Number, ...]
    cites: str
    only_enhanced: tuple[Value, ...] = ()

    @property
    def values(self) -> tuple[Value, ...]:
        """The values that may be chosen."""
        return tuple(value for value, _ in self.numbers)

    def number(self, value: Value) -> int:
        """Return the kernel's number for a value."""
        return next(number for other, number in self.numbers if _same(value, other))


FIELDS: dict[str, Field] = {
    "deck": Field(Rule.DECK, (("base", 0), ("enhanced", 1)), "B01"),
    "deck_copies": Field(Rule.COPIES, (("auto", _AUTO), (1, 1), (2, 2)), "B04"),
    "rainbow_rent_count": Field(
        Rule.RAINBOW_RENT_COUNT, ((3, 3), (4, 4)), "B01", only_enhanced=(4,)
    ),
    "values": Field(Rule.VALUES, (("seed", 0), ("printed", 1)), "B05"),
    "sets_to_win": Field(Rule.SETS_TO_WIN, ((3, 3), (4, 4), (5, 5)), "B12"),
    "houses_to_win": Field(
        Rule.HOUSES_TO_WIN, (("off", 0), ("one", 1), ("all_buildable", 2)), "B13"
    ),
    "win_timing": Field(Rule.OWN_TURN_WIN, (("immediate", 0), ("own_turn", 1)), "B10"),
    "recolor": Field(Rule.RECOLOR_COSTS, (("free", 0), ("play", 1)), "B20"),
    "turn_order": Field(Rule.DICE_ORDER, (("clockwise", 0), ("dice", 1)), "B25"),
    "excess_hand": Field(Rule.EXCESS_TO_DISCARD, (("draw_bottom", 0), ("discard", 1)), "B23"),
    "doubles_per_rent": Field(Rule.DOUBLES_PER_RENT, ((1, 1), (2, 2)), "B50"),
    "double_on_rainbow_rent": Field(Rule.DOUBLE_ON_RAINBOW, _YES_NO, "B51"),
    "no_costs_a_play": Field(Rule.NO_COSTS_A_PLAY, _YES_NO, "B26"),
    "buildings_payable": Field(Rule.BUILDINGS_PAYABLE, _YES_NO, "B44"),
    "broken_set_buildings": Field(Rule.BROKEN_TO_DISCARD, (("bank", 0), ("discard", 1)), "B45"),
    "forced_deal_from_full": Field(Rule.FORCED_FROM_FULL, _YES_NO, "B61"),
    "jail": Field(
        Rule.JAIL_DRAWS, (("skip", 0), ("draw_only", 1)), "B80", only_enhanced=("draw_only",)
    ),
    "speeding_pick": Field(
        Rule.SPEEDING_RANDOM, (("victim", 0), ("random", 1)), "B82", only_enhanced=("random",)
    ),
}


def _same(value: object, other: Value) -> bool:
    """Compare without taking ``True`` for 1."""
    return type(value) is type(other) and value == other


def _among(value: object, values: tuple[Value, ...]) -> bool:
    return any(_same(value, other) for other in values)


def check_fields(fields: Mapping[str, Value]) -> None:
    """Raise ``BadRuleset`` for the first field that can't be played, alone or with the others."""
    for name, field in FIELDS.items():
        value = fields[name]
        if not _among(value, field.values):
            raise BadRuleset(name, "bad_value")
        if fields["deck"] == "base" and _among(value, field.only_enhanced):
            raise BadRuleset(name, "needs_enhanced_deck")


def encode_fields(fields: Mapping[str, Value], seats: int) -> np.ndarray:
    """Return the kernel's array of options; automatic deck copies follow from the seats (B04)."""
    record = np.zeros(RULES, np.int64)
    for name, field in FIELDS.items():
        record[field.rule] = field.number(fields[name])
    if record[Rule.COPIES] == _AUTO:
        record[Rule.COPIES] = 1 if seats <= SEATS_PER_COPY else 2
    return record
