"""What a game is worth when a clock ends it (B90 to B92)."""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.codes import Prompt, Rule
from dafuweng.kernel.deal.layout import BUILDINGS, COLORS, KINDS, SPOTS, Seat, Table
from dafuweng.kernel.deal.tables import BUILDING_KIND, SPOT_KIND, VALUE_M

__all__ = ["asset_m", "is_between_actions", "richest"]


@kernel
def asset_m(table: Table, seat: Seat) -> int:
    """Add up the face values on a seat's table in millions: bank, properties, buildings (B91)."""
    values = int(table["rules"][Rule.VALUES])
    total = 0
    for kind in range(KINDS):
        total += int(table["bank"][seat, kind]) * VALUE_M[values, kind]
    for spot in range(SPOTS):
        total += int(table["area"][seat, spot]) * VALUE_M[values, SPOT_KIND[spot]]
    for color in range(COLORS):
        for slot in range(BUILDINGS):
            count = int(table["buildings"][seat, color, slot])
            total += count * VALUE_M[values, BUILDING_KIND[slot]]
    return total


@kernel
def richest(table: Table) -> int:
    """Return the seats of the greatest asset value as a small set: more than one is a tie (B90)."""
    most = -1
    seats = 0
    for seat in range(int(table["seats"])):
        value = asset_m(table, seat)
        if value > most:
            most = value
            seats = 0
        if value == most:
            seats |= 1 << seat
    return seats


@kernel
def is_between_actions(table: Table) -> bool:
    """Whether a clock may end the game here: no action and none of its answers is open (B92)."""
    prompt = int(table["prompt"])
    return prompt == Prompt.PLAY or prompt == Prompt.DISCARD
