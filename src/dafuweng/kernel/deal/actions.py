"""One small integer for each action, and what it means.

The space is fixed for the game. Verbs follow each other; inside a verb the code is
``BASE[verb] + first * STRIDE[verb] + second``:

    verb            first              second
    BANK DISCARD    card kind
    PAY_BANK GIVE   card kind
    PLACE SWAP ALSO spot
    PAY_AREA        spot
    RECOLOR         recolouring (tables.RECOLOR_FROM, RECOLOR_TO)
    DEBT_COLLECTOR  seat
    GO_TO_JAIL      seat
    INHERITOR       seat
    RENT_TRANSFER   seat
    RENT            colour             doubles
    RENT_RAINBOW    seat               colour * 3 + doubles
    SLY_DEAL        seat               spot
    FORCED_DEAL     seat               spot
    DOUBLE_SLY      seat               spot
    SPEEDING        seat               seat, the same one where there is only one
    DEAL_BREAKER    seat               colour
    BUILD           building           colour
    PAY_BUILDING    building           colour
    COLOR           colour
"""

from typing import Any, TypeAlias

import numpy as np

from dafuweng.kernel.deal.codes import Verb
from dafuweng.kernel.deal.layout import BUILDINGS, COLORS, KINDS, MAX_SEATS, SPOTS
from dafuweng.kernel.deal.tables import RECOLORS

__all__ = [
    "ACTIONS",
    "BASE",
    "FIRST",
    "LISTING",
    "MAX_DOUBLES",
    "MAX_LEGAL",
    "SECOND",
    "VERB",
    "decode",
    "encode",
]

Listing: TypeAlias = Any
"""One record of ``LISTING``. A record is passed as one address; an array, with its count of
references, costs more than most of the rules."""

MAX_DOUBLES = 2
_RENTS = MAX_DOUBLES + 1

_SHAPE: dict[Verb, tuple[int, int]] = {
    Verb.END: (1, 1),
    Verb.BANK: (KINDS, 1),
    Verb.PLACE: (SPOTS, 1),
    Verb.RECOLOR: (RECOLORS, 1),
    Verb.PASS_GO: (1, 1),
    Verb.BIRTHDAY: (1, 1),
    Verb.DEBT_COLLECTOR: (MAX_SEATS, 1),
    Verb.RENT: (COLORS, _RENTS),
    Verb.RENT_RAINBOW: (MAX_SEATS, COLORS * _RENTS),
    Verb.SLY_DEAL: (MAX_SEATS, SPOTS),
    Verb.FORCED_DEAL: (MAX_SEATS, SPOTS),
    Verb.DEAL_BREAKER: (MAX_SEATS, COLORS),
    Verb.BUILD: (BUILDINGS, COLORS),
    Verb.SWAP: (SPOTS, 1),
    Verb.ACCEPT: (1, 1),
    Verb.NO: (1, 1),
    Verb.PAY_BANK: (KINDS, 1),
    Verb.PAY_AREA: (SPOTS, 1),
    Verb.PAY_BUILDING: (BUILDINGS, COLORS),
    Verb.COLOR: (COLORS, 1),
    Verb.DISCARD: (KINDS, 1),
    Verb.GO_TO_JAIL: (MAX_SEATS, 1),
    Verb.DOUBLE_SLY: (MAX_SEATS, SPOTS),
    Verb.ALSO: (SPOTS, 1),
    Verb.SPEEDING: (MAX_SEATS, MAX_SEATS),
    Verb.GIVE: (KINDS, 1),
    Verb.INHERITOR: (MAX_SEATS, 1),
    Verb.RENT_TRANSFER: (MAX_SEATS, 1),
}

STRIDE = np.array([_SHAPE[verb][1] for verb in Verb], np.int64)
_sizes = np.array([_SHAPE[verb][0] * _SHAPE[verb][1] for verb in Verb], np.int64)
BASE = np.concatenate([[0], np.cumsum(_sizes)[:-1]]).astype(np.int64)
ACTIONS = int(_sizes.sum())
"""Size of the action space."""
MAX_LEGAL = ACTIONS
"""No list of legal actions is longer."""
LISTING = np.dtype([("codes", np.int16, (MAX_LEGAL + 1,))])
"""Room for a list of legal actions, and one more that is written before it is counted."""

VERB = np.repeat(np.arange(len(Verb)), _sizes)
_inside = np.arange(ACTIONS) - BASE[VERB]
FIRST = _inside // STRIDE[VERB]
SECOND = _inside % STRIDE[VERB]


def encode(verb: Verb, first: int = 0, second: int = 0) -> int:
    """Return the code of an action; ``ValueError`` outside the verb's shape."""
    rows, columns = _SHAPE[verb]
    if not (0 <= first < rows and 0 <= second < columns):
        raise ValueError(f"{verb.name} has no action ({first}, {second})")
    return int(BASE[verb]) + first * columns + second


def decode(action: int) -> tuple[Verb, int, int]:
    """Return verb, first and second part of an action code; ``ValueError`` outside the space."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"there is no action {action}")
    return Verb(int(VERB[action])), int(FIRST[action]), int(SECOND[action])
