"""The facts of the cards: rule book part C, and A1 for sets and rents."""

COLORS = "brown light_blue pink orange red yellow green dark_blue railroad utility".split()

# kind, copies in the base deck, further copies in the enhanced deck, value, printed value (part C)
_LIST = """
money_1 6 1 1 1
money_2 5 1 2 2
money_3 3 1 3 3
money_4 3 1 4 4
money_5 2 1 5 5
money_10 1 0 10 10
brown 2 0 1 1
light_blue 3 0 1 1
pink 3 0 2 2
orange 3 0 2 2
red 3 0 3 3
yellow 3 0 3 3
green 3 0 4 4
dark_blue 2 0 4 4
railroad 4 0 2 2
utility 2 0 2 2
wild_light_blue_brown 1 0 1 1
wild_light_blue_railroad 1 0 4 4
wild_pink_orange 2 0 2 2
wild_red_yellow 2 1 3 3
wild_dark_blue_green 1 1 4 4
wild_green_railroad 1 1 4 4
wild_railroad_utility 1 1 4 2
wild_rainbow 2 1 0 0
rent_light_blue_brown 2 0 1 1
rent_pink_orange 2 0 1 1
rent_red_yellow 2 0 1 1
rent_dark_blue_green 2 0 1 1
rent_railroad_utility 2 0 1 1
rent_rainbow 3 0 1 3
deal_breaker 2 0 5 5
forced_deal 3 0 3 3
sly_deal 3 0 3 3
just_say_no 3 0 4 4
debt_collector 3 0 3 3
birthday 3 0 2 2
double_rent 2 0 1 1
pass_go 10 0 1 1
house_3 3 0 3 3
house_4 0 4 4 4
hotel_4 2 0 4 4
hotel_5 0 1 5 5
go_to_jail 0 1 4 4
double_sly 0 1 4 4
speeding 0 1 4 4
rent_transfer 0 1 4 4
inheritor 0 1 4 4
"""
_ROWS = [line.split() for line in _LIST.split("\n") if line]

KINDS = [row[0] for row in _ROWS]
PLACE = {kind: place for place, kind in enumerate(KINDS)}
BASE_COPIES = {row[0]: int(row[1]) for row in _ROWS}
ENHANCED_COPIES = {row[0]: int(row[1]) + int(row[2]) for row in _ROWS}
VALUES = {
    "seed": {row[0]: int(row[3]) for row in _ROWS},
    "printed": {row[0]: int(row[4]) for row in _ROWS},
}

# A1: the last rent of a ladder is that of the full set
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
SIZE = {color: len(ladder) for color, ladder in LADDER.items()}
BUILDABLE = [color for color in COLORS if color not in ("railroad", "utility")]

RAINBOW = "wild_rainbow"
HOUSES = ("house_3", "house_4")
HOTELS = ("hotel_4", "hotel_5")


def _colors_named(kind: str, prefix: str) -> list[str]:
    """List the two colours in a kind's name, in the order of the colours."""
    rest = kind.removeprefix(prefix)
    return [
        color
        for color in COLORS
        if any(rest in (f"{color}_{other}", f"{other}_{color}") for other in COLORS)
    ]


COLORS_OF: dict[str, list[str]] = {color: [color] for color in COLORS}
"""Where a property may lie (B36)."""
COLORS_OF |= {k: _colors_named(k, "wild_") for k in KINDS if k.startswith("wild_") and k != RAINBOW}
COLORS_OF[RAINBOW] = COLORS
WILDS = {kind for kind in COLORS_OF if kind not in COLORS}

RENT_FOR = {
    color: kind
    for kind in KINDS
    if kind.startswith("rent_") and kind not in ("rent_rainbow", "rent_transfer")
    for color in _colors_named(kind, "rent_")
}
"""The two-colour rent card that charges for a colour."""

PLAYS_A_TURN = 3  # S0, B26
HAND_LIMIT = 7
DEBT = 5
BIRTHDAY_GIFT = 2


def in_order(kinds: list[str]) -> list[str]:
    """Sort cards by the order of the kinds."""
    return sorted(kinds, key=PLACE.__getitem__)
