"""Every card of the rule book's part C, written down a second time by hand.

A kind is its word. Nothing here is read from the package's data, so that a slip there is found.
"""

__all__ = [
    "ACTIONS_AND_MONEY",
    "BUILDABLE",
    "COLORS",
    "COLORS_OF",
    "COUNTS",
    "HOTELS",
    "HOUSES",
    "KINDS",
    "LADDER",
    "ORDINARY",
    "PLACE",
    "RENTS",
    "RENT_OF",
    "SIZE",
    "WILDS",
    "value_of",
]

COLORS = (
    "brown",
    "light_blue",
    "pink",
    "orange",
    "red",
    "yellow",
    "green",
    "dark_blue",
    "railroad",
    "utility",
)
LADDER = {
    "brown": (1, 2),
    "light_blue": (1, 2, 3),
    "pink": (1, 2, 4),
    "orange": (1, 3, 5),
    "red": (2, 3, 6),
    "yellow": (2, 4, 6),
    "green": (2, 4, 7),
    "dark_blue": (3, 8),
    "railroad": (1, 2, 3, 4),
    "utility": (1, 2),
}
"""A1: rent with one, two, ... cards; the set is full with the last."""
SIZE = {color: len(rents) for color, rents in LADDER.items()}
BUILDABLE = [color for color in COLORS if color not in ("railroad", "utility")]

# kind: (base deck, enhanced deck, value by the seed, printed value)
_TABLE: dict[str, tuple[int, int, int, int]] = {
    "money_1": (6, 7, 1, 1),
    "money_2": (5, 6, 2, 2),
    "money_3": (3, 4, 3, 3),
    "money_4": (3, 4, 4, 4),
    "money_5": (2, 3, 5, 5),
    "money_10": (1, 1, 10, 10),
    "brown": (2, 2, 1, 1),
    "light_blue": (3, 3, 1, 1),
    "pink": (3, 3, 2, 2),
    "orange": (3, 3, 2, 2),
    "red": (3, 3, 3, 3),
    "yellow": (3, 3, 3, 3),
    "green": (3, 3, 4, 4),
    "dark_blue": (2, 2, 4, 4),
    "railroad": (4, 4, 2, 2),
    "utility": (2, 2, 2, 2),
    "wild_light_blue_brown": (1, 1, 1, 1),
    "wild_light_blue_railroad": (1, 1, 4, 4),
    "wild_pink_orange": (2, 2, 2, 2),
    "wild_red_yellow": (2, 3, 3, 3),
    "wild_dark_blue_green": (1, 2, 4, 4),
    "wild_green_railroad": (1, 2, 4, 4),
    "wild_railroad_utility": (1, 2, 4, 2),
    "wild_rainbow": (2, 3, 0, 0),
    "rent_light_blue_brown": (2, 2, 1, 1),
    "rent_pink_orange": (2, 2, 1, 1),
    "rent_red_yellow": (2, 2, 1, 1),
    "rent_dark_blue_green": (2, 2, 1, 1),
    "rent_railroad_utility": (2, 2, 1, 1),
    "rent_rainbow": (3, 3, 1, 3),
    "deal_breaker": (2, 2, 5, 5),
    "forced_deal": (3, 3, 3, 3),
    "sly_deal": (3, 3, 3, 3),
    "just_say_no": (3, 3, 4, 4),
    "debt_collector": (3, 3, 3, 3),
    "birthday": (3, 3, 2, 2),
    "double_rent": (2, 2, 1, 1),
    "pass_go": (10, 10, 1, 1),
    "house_3": (3, 3, 3, 3),
    "house_4": (0, 4, 4, 4),
    "hotel_4": (2, 2, 4, 4),
    "hotel_5": (0, 1, 5, 5),
    "go_to_jail": (0, 1, 4, 4),
    "double_sly": (0, 1, 4, 4),
    "speeding": (0, 1, 4, 4),
    "rent_transfer": (0, 1, 4, 4),
    "inheritor": (0, 1, 4, 4),
}
KINDS = list(_TABLE)
PLACE = {kind: place for place, kind in enumerate(KINDS)}
COUNTS = {
    "base": {kind: row[0] for kind, row in _TABLE.items()},
    "enhanced": {kind: row[1] for kind, row in _TABLE.items()},
}
_VALUES = {
    "seed": {kind: row[2] for kind, row in _TABLE.items()},
    "printed": {kind: row[3] for kind, row in _TABLE.items()},
}

ORDINARY = list(COLORS)
WILDS = [kind for kind in KINDS if kind.startswith("wild_")]
COLORS_OF: dict[str, tuple[str, ...]] = {
    **{color: (color,) for color in COLORS},
    "wild_light_blue_brown": ("brown", "light_blue"),
    "wild_light_blue_railroad": ("light_blue", "railroad"),
    "wild_pink_orange": ("pink", "orange"),
    "wild_red_yellow": ("red", "yellow"),
    "wild_dark_blue_green": ("green", "dark_blue"),
    "wild_green_railroad": ("green", "railroad"),
    "wild_railroad_utility": ("railroad", "utility"),
    "wild_rainbow": COLORS,
}
"""In which colours a property may lie, in the order of the colours."""
RENTS: dict[str, tuple[str, str]] = {
    "rent_light_blue_brown": ("brown", "light_blue"),
    "rent_pink_orange": ("pink", "orange"),
    "rent_red_yellow": ("red", "yellow"),
    "rent_dark_blue_green": ("green", "dark_blue"),
    "rent_railroad_utility": ("railroad", "utility"),
}
RENT_OF = {color: rent for rent, colors in RENTS.items() for color in colors}
HOUSES = ("house_3", "house_4")
HOTELS = ("hotel_4", "hotel_5")
ACTIONS_AND_MONEY = frozenset(kind for kind in KINDS if kind not in COLORS_OF)
"""What may be banked: all but properties."""


def value_of(kind: str, profile: str) -> int:
    """Return the millions that stand on a card (B05, B06)."""
    return _VALUES[profile][kind]
