"""Winning in this turn with what one has: cards laid down, wilds recoloured as often as needed.

For every choice of colours that would win, the cards still missing are covered by ordinary cards of
the hand, then dual wilds, then rainbows. The dual wilds join the colours to a forest, so that
serving leaves first, and handing what they leave on, wastes none.

What a choice needs depends on how many wilds there are, not on where they lie. So each recolouring
of a plan leaves a plan with one recolouring less, and following the shortest never goes in circles.
"""

import numpy as np

from dafuweng.bots.deal.mind import Mind
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import BASE
from dafuweng.kernel.deal.codes import Rule, Verb
from dafuweng.kernel.deal.layout import COLORS, SPOTS, WILDS, View
from dafuweng.kernel.deal.sets import house_count
from dafuweng.kernel.deal.tables import (
    FIRST_DUAL,
    FIRST_PROPERTY,
    RECOLOR_FIRST,
    RECOLOR_FROM,
    RECOLOR_TO,
    SET_SIZE,
    SPOT_COLOR,
    SPOT_FIRST,
    SPOT_OF,
)

__all__ = ["NEVER", "find_win", "first_step"]

NEVER = 10_000
_PLAY = 100
"""A plan costs this much for each card from the hand, and 1 for each recolouring."""
_RAINBOW = WILDS - 1


def _leaves_first() -> np.ndarray:
    """Order the dual wilds as (wild, colour served first, colour served with the rest)."""
    edges = {w: list(np.flatnonzero(SPOT_OF[FIRST_DUAL + w] >= 0)) for w in range(_RAINBOW)}
    order = []
    while edges:
        ends = [color for pair in edges.values() for color in pair]
        wild, leaf = next((w, c) for w, pair in edges.items() for c in pair if ends.count(c) == 1)
        first, second = edges.pop(wild)
        order.append((wild, leaf, second if leaf == first else first))
    return np.array(order, np.int64)


def _choices() -> np.ndarray:
    """List the sets of three to five colours as bit sets, the small ones first."""
    masks = [m for m in range(1 << COLORS) if 3 <= m.bit_count() <= 5]
    return np.array(sorted(masks, key=int.bit_count), np.int64)


_LEAVES = _leaves_first()
_RECOLOR_CODE = np.zeros((SPOTS, SPOTS), np.int64)
_RECOLOR_CODE[RECOLOR_FROM, RECOLOR_TO] = BASE[Verb.RECOLOR] + np.arange(len(RECOLOR_FROM))
_CHOICES = _choices()
_FIRST_CHOICE = np.array(
    [sum(int(m).bit_count() < n for m in _CHOICES) for n in range(7)], np.int64
)
"""Sets of n colours: ``_FIRST_CHOICE[n] <= index < _FIRST_CHOICE[n + 1]``."""


@kernel
def find_win(view: View, mind: Mind, plays: int) -> int:
    """Return what the cheapest plan to win with *plays* plays costs, ``NEVER`` if there is none.

    The colours of ``granted`` count as full. Plans that the option of paid recolouring (B20) makes
    dearer are not looked for, nor those for which houses must still be built (B13).
    """
    if int(view["rules"][Rule.RECOLOR_COSTS]) == 1 or not _has_houses(view, mind):
        return NEVER
    able = _take_stock(view, mind, plays) | int(mind["granted"])
    goal = int(view["rules"][Rule.SETS_TO_WIN])
    best = NEVER
    for n in range(_FIRST_CHOICE[goal], _FIRST_CHOICE[goal + 1]):
        if _CHOICES[n] & ~able == 0:
            cost = _cover(view, mind, _CHOICES[n], plays)
            if cost < best:
                best = cost
                mind["plan"] = _CHOICES[n]
    return best


@kernel
def _has_houses(view: View, mind: Mind) -> bool:
    """Whether no house is wanted to win, or the one that is stands already."""
    houses = int(view["rules"][Rule.HOUSES_TO_WIN])
    if houses == 0:
        return True
    for color in range(COLORS):
        if houses == 1 and house_count(view, int(mind["you"]), color) > 0:
            return True
    return False


@kernel
def _take_stock(view: View, mind: Mind, plays: int) -> int:
    """Count what can serve each colour; return the bit set of those that could be full."""
    area = view["area"][int(mind["you"])]
    wilds = mind["wilds"]
    able = 0
    for wild in range(WILDS):
        wilds[wild] = 0
        for color in range(COLORS):
            spot = SPOT_OF[FIRST_DUAL + wild, color]
            wilds[wild] += int(area[spot]) if spot >= 0 else 0
    for color in range(COLORS):
        most = int(area[SPOT_FIRST[color]]) + min(plays, int(mind["held"][color]))
        for wild in range(WILDS):
            most += int(wilds[wild]) if SPOT_OF[FIRST_DUAL + wild, color] >= 0 else 0
        if most >= SET_SIZE[color]:
            able |= 1 << color
    return able


@kernel
def _cover(view: View, mind: Mind, choice: int, plays: int) -> int:
    """Return what making all colours of *choice* full costs, ``NEVER`` if it can't be done.

    ``use[wild, color]`` and ``lay[color]`` then say which cards serve.
    """
    area = view["area"][int(mind["you"])]
    hand = view["hand"]
    lack = mind["lack"]
    lay = mind["lay"]
    use = mind["use"]
    for color in range(COLORS):
        lack[color] = 0
        lay[color] = 0
        if (choice & ~int(mind["granted"])) >> color & 1 == 1:
            missing = max(0, SET_SIZE[color] - int(area[SPOT_FIRST[color]]))
            lay[color] = min(missing, int(hand[FIRST_PROPERTY + color]))
            lack[color] = missing - int(lay[color])
        for wild in range(WILDS):
            use[wild, color] = 0
    for n in range(len(_LEAVES)):
        wild = _LEAVES[n, 0]
        left = int(mind["wilds"][wild]) + int(hand[FIRST_DUAL + wild])
        for end in range(1, 3):
            color = _LEAVES[n, end]
            taken = min(left, int(lack[color]))
            use[wild, color] = taken
            lack[color] -= taken
            left -= taken
    left = int(mind["wilds"][_RAINBOW]) + int(hand[FIRST_DUAL + _RAINBOW])
    for color in range(COLORS):
        left -= int(lack[color])
        use[_RAINBOW, color] = lack[color]
        if left < 0 or int(lack[color]) >= SET_SIZE[color]:
            return NEVER
    cost = _cost(view, mind)
    return cost if cost < (plays + 1) * _PLAY else NEVER


@kernel
def _cost(view: View, mind: Mind) -> int:
    """Add up cards laid and recolourings, once wilds that are over have spared cards in hand."""
    area = view["area"][int(mind["you"])]
    lay = mind["lay"]
    use = mind["use"]
    cost = 0
    for wild in range(WILDS):
        left = int(mind["wilds"][wild])
        for color in range(COLORS):
            left -= int(use[wild, color])
        moves = min(0, left)
        cost -= moves * _PLAY
        for color in range(COLORS):
            spot = SPOT_OF[FIRST_DUAL + wild, color]
            if spot >= 0:
                if left > 0 and int(lay[color]) > 0 and wild != _RAINBOW:
                    lay[color] -= 1
                    use[wild, color] += 1
                    left -= 1
                moves += max(0, int(use[wild, color]) - int(area[spot]))
        cost += moves
    for color in range(COLORS):
        cost += int(lay[color]) * _PLAY
    return cost


@kernel
def first_step(view: View, mind: Mind) -> int:
    """Return the first action of the plan that ``find_win`` found: recolourings come first."""
    _cover(view, mind, int(mind["plan"]), int(mind["plays"]))
    area = view["area"][int(mind["you"])]
    use = mind["use"]
    step = 0
    for color in range(COLORS):
        if int(mind["lay"][color]) > 0:
            step = BASE[Verb.PLACE] + SPOT_FIRST[color]
    for wild in range(WILDS):
        for color in range(COLORS):
            spot = SPOT_OF[FIRST_DUAL + wild, color]
            if spot >= 0 and int(use[wild, color]) > int(area[spot]):
                step = BASE[Verb.PLACE] + spot
                for recoloring in range(RECOLOR_FIRST[spot], RECOLOR_FIRST[spot + 1]):
                    source = RECOLOR_TO[recoloring]
                    if int(area[source]) > int(use[wild, SPOT_COLOR[source]]):
                        return int(_RECOLOR_CODE[source, spot])
    return step
