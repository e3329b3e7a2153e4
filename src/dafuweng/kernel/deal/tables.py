"""Card facts as arrays, read once from ``data/deal/cards.toml``."""

import numpy as np

from dafuweng.data import read_toml
from dafuweng.kernel.deal.layout import COLORS, KINDS, SPOTS, WILDS

_DATA = read_toml("deal", "cards.toml")
_CARDS = _DATA["card"]
_COLORS = _DATA["color"]

KIND_NAMES: tuple[str, ...] = tuple(card["id"] for card in _CARDS)
KIND_CLASSES: tuple[str, ...] = tuple(card["class"] for card in _CARDS)
COLOR_NAMES: tuple[str, ...] = tuple(color["id"] for color in _COLORS)


def _kind(name: str) -> int:
    return KIND_NAMES.index(name)


def _of_class(name: str) -> list[int]:
    return [kind for kind, card in enumerate(_CARDS) if card["class"] == name]


FIRST_PROPERTY = _kind("brown")
FIRST_DUAL = _of_class("dual_wild")[0]
RAINBOW = _kind("wild_rainbow")
FIRST_RENT = _of_class("rent")[0]
RENT_RAINBOW = _kind("rent_rainbow")
FIRST_ACTION = FIRST_RENT
"""From here on every kind is an action card, up to the last kind."""

DEAL_BREAKER = _kind("deal_breaker")
FORCED_DEAL = _kind("forced_deal")
SLY_DEAL = _kind("sly_deal")
JUST_SAY_NO = _kind("just_say_no")
DEBT_COLLECTOR = _kind("debt_collector")
BIRTHDAY = _kind("birthday")
DOUBLE_RENT = _kind("double_rent")
PASS_GO = _kind("pass_go")
HOUSE_3, HOUSE_4 = _of_class("house")
HOTEL_4, HOTEL_5 = _of_class("hotel")
GO_TO_JAIL = _kind("go_to_jail")
DOUBLE_SLY = _kind("double_sly")
SPEEDING = _kind("speeding")
RENT_TRANSFER = _kind("rent_transfer")
INHERITOR = _kind("inheritor")
BUILDING_KIND = np.array([HOUSE_3, HOUSE_4, HOTEL_4, HOTEL_5], np.int64)

DEBT_COLLECTOR_M = 5
BIRTHDAY_M = 2

VALUE_M = np.array([card["value_m"] for card in _CARDS], np.int64).T.copy()
"""``VALUE_M[profile, kind]``: millions printed on the card; profile 0 seed, 1 printed (B05)."""
COPIES = np.array([card["count"] for card in _CARDS], np.int64).T.copy()
"""``COPIES[deck, kind]``: deck 0 base, 1 enhanced."""

SET_SIZE = np.array([color["size"] for color in _COLORS], np.int64)
BUILDABLE = np.array([color["buildable"] for color in _COLORS], np.int64)
LADDER_M = np.zeros((COLORS, 5), np.int64)
"""``LADDER_M[color, cards]``: rent of a group of that many cards (A1)."""
for _index, _color in enumerate(_COLORS):
    LADDER_M[_index, 1 : _color["size"] + 1] = _color["ladder_m"]

IS_BANKABLE = np.array([card["class"] == "money" for card in _CARDS], np.int64)
IS_BANKABLE[FIRST_ACTION:] = 1

_spots = [
    (kind, index)
    for index, color in enumerate(_COLORS)
    for kind, card in enumerate(_CARDS)
    if FIRST_PROPERTY <= kind <= RAINBOW and color["id"] in card["colors"]
]
SPOT_KIND = np.array([kind for kind, _ in _spots], np.int64)
SPOT_COLOR = np.array([color for _, color in _spots], np.int64)
SPOT_FIRST = np.searchsorted(SPOT_COLOR, np.arange(COLORS + 1))
"""Spots of colour c: ``SPOT_FIRST[c] <= spot < SPOT_FIRST[c + 1]``; the last one is the rainbow."""
SPOT_OF = np.full((KINDS, COLORS), -1, np.int64)
"""``SPOT_OF[kind, color]``: the spot, or -1 where the kind has not that colour."""
for _spot, (_kind_index, _color_index) in enumerate(_spots):
    SPOT_OF[_kind_index, _color_index] = _spot

RENT_KIND = np.array(
    [
        next(k for k in range(FIRST_RENT, RENT_RAINBOW) if color["id"] in _CARDS[k]["colors"])
        for color in _COLORS
    ],
    np.int64,
)
"""The two-colour rent card that charges a colour: each colour stands on just one."""

RENT_COLORS = np.array(
    [
        [index for index, color in enumerate(_COLORS) if color["id"] in _CARDS[kind]["colors"]]
        for kind in range(FIRST_RENT, RENT_RAINBOW)
    ],
    np.int64,
)
"""``RENT_COLORS[kind - FIRST_RENT]``: the two colours of a rent card."""

_recolors = [
    (spot, to)
    for spot, (kind, color) in enumerate(_spots)
    for to, (kind_to, color_to) in enumerate(_spots)
    if kind == kind_to and color != color_to
]
RECOLORS = len(_recolors)
RECOLOR_FROM = np.array([spot for spot, _ in _recolors], np.int64)
RECOLOR_TO = np.array([to for _, to in _recolors], np.int64)
RECOLOR_FIRST = np.searchsorted(RECOLOR_FROM, np.arange(SPOTS + 1))
"""Recolourings away from spot s: ``RECOLOR_FIRST[s] <= r < RECOLOR_FIRST[s + 1]``."""

if len(_CARDS) != KINDS or len(_spots) != SPOTS or RAINBOW - FIRST_DUAL + 1 != WILDS:
    raise ValueError("data/deal/cards.toml does not fit the capacities in kernel/deal/layout.py")
