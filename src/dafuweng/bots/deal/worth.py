"""What a table is worth to its owner, in hundredths of a million.

The worth of an area is the sum of ``color_worth`` over the colours and of ``set_step`` over the
full colours. It follows from the area alone, so recolouring only when it rises can't go in circles.
Questions about a card more or less move it in the view, look, and move it back.
"""

import numpy as np

from dafuweng.bots.deal.mind import Mind
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.codes import Rule
from dafuweng.kernel.deal.layout import COLORS, Seat, View
from dafuweng.kernel.deal.sets import (
    add_to_area,
    full_count,
    rent_m,
    solid_count,
    take_from_area,
)
from dafuweng.kernel.deal.tables import SET_SIZE, SPOT_COLOR, SPOT_OF

__all__ = ["WIN", "best_gain", "color_worth", "gain_of", "loss_of", "move_gain", "set_step"]

WIN = 1_000_000
_STEP = np.array([WIN, 1800, 1200, 900], np.int64)
"""What one more full colour is worth, by how many are still missing then."""
_LAST_STEP = 1800
_PART = np.array([0, 450, 200, 70], np.int64)
"""What an incomplete group is worth, by how many cards it misses."""
_FULL = 700
_PER_RENT_M = 40
_SPARE = 40
_RAINBOW_ALONE = 110


@kernel
def set_step(view: View, full: int) -> int:
    """Return what the last of *full* full colours is worth."""
    missing = int(view["rules"][Rule.SETS_TO_WIN]) - full
    if missing <= 0 and int(view["rules"][Rule.HOUSES_TO_WIN]) > 0:
        return _LAST_STEP  # the sets alone don't win: ``plan`` sees whether the houses are there
    return int(_STEP[max(0, min(missing, 3))])


@kernel
def color_worth(view: View, seat: Seat, color: int) -> int:
    """Return what a seat's cards of a colour are worth, without the step of a full colour."""
    cards = int(view["cards"][seat, color])
    if cards == 0:
        return 0
    full = full_count(view, seat, color)
    if full > 0:
        spare = cards - full * int(SET_SIZE[color])
        return _FULL + rent_m(view, seat, color) * _PER_RENT_M + spare * _SPARE
    if solid_count(view, seat, color) == 0:
        return cards * _RAINBOW_ALONE
    return int(_PART[SET_SIZE[color] - cards]) + rent_m(view, seat, color) * _PER_RENT_M


@kernel
def gain_of(view: View, mind: Mind, seat: Seat, spot: int) -> int:
    """Return what one more card at *spot* is worth to a seat."""
    color = SPOT_COLOR[spot]
    before = color_worth(view, seat, color)
    full = full_count(view, seat, color)
    add_to_area(view, seat, spot)
    gain = color_worth(view, seat, color) - before
    if full == 0 and full_count(view, seat, color) > 0:
        gain += set_step(view, int(mind["full"][seat]) + 1)
    take_from_area(view, seat, spot)
    return gain


@kernel
def loss_of(view: View, mind: Mind, seat: Seat, spot: int) -> int:
    """Return what a seat loses with a card that lies at *spot*."""
    color = SPOT_COLOR[spot]
    before = color_worth(view, seat, color)
    full = full_count(view, seat, color)
    take_from_area(view, seat, spot)
    loss = before - color_worth(view, seat, color)
    if full > 0 and full_count(view, seat, color) == 0:
        loss += set_step(view, int(mind["full"][seat]))
    add_to_area(view, seat, spot)
    return loss


@kernel
def move_gain(view: View, mind: Mind, spot: int, to: int) -> int:
    """Return what recolouring one's own wild from *spot* to *to* is worth."""
    you = int(mind["you"])
    color = SPOT_COLOR[spot]
    loss = loss_of(view, mind, you, spot)
    full = full_count(view, you, color)
    take_from_area(view, you, spot)
    broken = 1 if full > 0 and full_count(view, you, color) == 0 else 0
    mind["full"][you] = int(mind["full"][you]) - broken
    gain = gain_of(view, mind, you, to) - loss
    mind["full"][you] = int(mind["full"][you]) + broken
    add_to_area(view, you, spot)
    return gain


@kernel
def best_gain(view: View, mind: Mind, seat: Seat, kind: int) -> int:
    """Return what a property is worth to a seat in the best of its colours."""
    best = 0
    for color in range(COLORS):
        spot = SPOT_OF[kind, color]
        if spot >= 0:
            best = max(best, gain_of(view, mind, seat, spot))
    return best
