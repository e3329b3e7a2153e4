"""What a clock that ends a game decides (B90 to B92)."""

from dataclasses import dataclass

from dafuweng.kernel.deal.bits import has
from dafuweng.kernel.deal.layout import State
from dafuweng.kernel.deal.outcome import asset_m, is_between_actions, richest

__all__ = ["TimeOut", "decide_time_out"]


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The asset value of each seat in millions, and the seats of the highest: several tie."""

    assets_m: tuple[int, ...]
    winners: tuple[int, ...]


def decide_time_out(state: State) -> TimeOut | None:
    """Return what time-out would mean now; ``None`` while an action must be finished first."""
    if not is_between_actions(state):
        return None
    seats = range(int(state["seats"]))
    best = int(richest(state))
    return TimeOut(
        tuple(int(asset_m(state, seat)) for seat in seats),
        tuple(seat for seat in seats if has(best, seat)),
    )
