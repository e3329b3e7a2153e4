"""The records of a game of Deal: what the table knows, and what one seat may see.

Everything is counted by card kind; only the draw pile has an order. What is there is also marked
in small sets (see ``bits``), which follow the counts. Small integers are stored and
widened with ``int(...)`` on every read, since compiled and interpreted int8 arithmetic differ.

A *spot* is a card kind lying in one colour's pile: 10 ordinary properties, 7 dual wilds in two
colours each, the rainbow wild in ten, 34 in all. Spots are numbered colour by colour, and within a
colour in the order in which full groups are filled (rule B33): ordinary, dual wilds, rainbow::

    brown: 0 brown  1 wild_light_blue_brown  2 wild_rainbow | light_blue: 3 light_blue  4 ...
"""

from typing import Any, TypeAlias

import numpy as np

__all__ = [
    "COLORS",
    "KINDS",
    "MAX_SEATS",
    "PILE",
    "RULES",
    "SPOTS",
    "STATE",
    "VIEW",
    "WILDS",
    "Seat",
    "State",
    "Table",
    "View",
]

MAX_SEATS = 10
KINDS = 47
COLORS = 10
SPOTS = 34
WILDS = 8
"""Kinds of wild property: seven dual, one rainbow."""
BUILDINGS = 4
"""house_3, house_4, hotel_4, hotel_5, in this order."""
PILE = 256
"""Two enhanced decks of 127 cards; a power of two, since the draw pile is a ring."""
RULES = 18
"""One number for each option of rule book B-XI, see ``codes.Rule``."""

Seat: TypeAlias = int
"""A place at the table, from 0. An alias: a ``NewType`` can't be called in a kernel."""
State: TypeAlias = Any
"""One record of ``STATE``: ``states[i]`` of an array, compiled or interpreted."""
View: TypeAlias = Any
"""One record of ``VIEW``."""
Table: TypeAlias = Any
"""A record with the public fields: a state or a view. Questions about the table take either."""

_PUBLIC = [
    ("turn_number", np.int32),
    ("decision", np.int32),  # actions applied so far
    ("attack_amount", np.int16),  # millions each target owes, frozen when played (B53)
    ("due", np.int16),  # millions still owed by the payer
    ("waiting", np.int16),  # bit s: seat s is a target not yet asked
    ("jailed", np.int16),  # bit s: seat s misses its next turn (B80)
    ("draw_count", np.int16),
    ("discard_count", np.int16),
    ("reshuffles", np.int16),
    ("seats", np.int8),
    ("start", np.int8),  # the seat that began
    ("turn", np.int8),  # whose turn it is
    ("plays", np.int8),  # plays left in this turn
    ("recolored", np.int8),  # recolourings in this turn, stops counting at 100
    ("prompt", np.int8),
    ("decider", np.int8),  # the seat that must decide
    ("winner", np.int8),  # -1 while the game runs
    ("attack", np.int8),  # card kind being answered, -1 when none
    ("target", np.int8),  # the seat being asked or paying
    ("attack_color", np.int8),
    ("attack_doubles", np.int8),
    ("attack_take", np.int8),  # spot, -1 when none
    ("attack_give", np.int8),
    ("attack_also", np.int8),  # the second spot of a double sly
    ("transfer_from", np.int8),  # the seat for which the target is asked to pay, -1 when none
    ("no_count", np.int8),  # Just Say No cards on this target's chain
    ("cap", np.int8),  # value of the last card chosen: payments go downwards
    ("top", np.int8),  # kind on top of the discard pile, -1 when empty
    ("rules", np.int8, (RULES,)),
    ("after", np.int8, (MAX_SEATS,)),  # the seat whose turn follows (B25)
    ("hand_count", np.int16, (MAX_SEATS,)),
    ("purse", np.int64),  # what the payer can still pay, see debt; 0 when nobody pays
    ("bank_kinds", np.int64, (MAX_SEATS,)),  # bit k: a card of kind k lies in the bank
    ("area_spots", np.int64, (MAX_SEATS,)),  # bit s: a card lies on spot s
    ("full_colors", np.int16, (MAX_SEATS,)),  # bit c: there is a full group of colour c
    ("earning_colors", np.int16, (MAX_SEATS,)),  # bit c: colour c has a card that is no rainbow
    ("bank", np.int8, (MAX_SEATS, KINDS)),
    ("area", np.int8, (MAX_SEATS, SPOTS)),
    ("cards", np.int8, (MAX_SEATS, COLORS)),  # all cards of a colour: the sum over its spots
    ("buildings", np.int8, (MAX_SEATS, COLORS, BUILDINGS)),
    ("discard", np.int16, (KINDS,)),
    ("paid_kinds", np.int64),  # bit k: a card of kind k of the bank is chosen
    ("paid_spots", np.int64),
    ("paid_bank", np.int8, (KINDS,)),  # chosen by the payer, not yet handed over
    ("paid_area", np.int8, (SPOTS,)),
    ("paid_buildings", np.int8, (COLORS, BUILDINGS)),
    ("arriving", np.int8, (MAX_SEATS, WILDS)),  # wilds whose new owner must name a colour
]

STATE = np.dtype(
    [
        ("chance_key", np.uint32, (8,)),
        ("chance_block", np.uint32, (16,)),
        ("chance_counter", np.uint32),
        ("chance_at", np.uint32),  # words used of the block
        *_PUBLIC,
        ("draw_head", np.int16),
        ("rolls", np.int64, (MAX_SEATS,)),  # see order
        ("hand_kinds", np.int64, (MAX_SEATS,)),  # bit k: a card of kind k is in the hand
        ("hand", np.int8, (MAX_SEATS, KINDS)),
        ("draw", np.int8, (PILE,)),
    ]
)

VIEW = np.dtype([*_PUBLIC, ("you", np.int8), ("hand", np.int8, (KINDS,))])
"""What one seat sees: the public fields and its own hand. Spectators: ``you`` -1, hand empty."""
