"""Why a bot chooses an action."""

from enum import IntEnum

__all__ = ["Reason", "hint_key"]


class Reason(IntEnum):
    """Names are those of the catalogue: ``Reason.PAY_LEAST`` is ``hint-pay-least``."""

    ONLY_MOVE = 0
    WINS = 1
    COMPLETES_SET = 2
    STARTS_SET = 3
    GROWS_SET = 4
    BREAK_DEAL = 5
    STEAL_FOR_SET = 6
    STEAL_TO_BREAK = 7
    SWAP_FOR_SET = 8
    CHARGE_RENT = 9
    CHARGE_DOUBLE = 10
    COLLECT_DEBT = 11
    BIRTHDAY = 12
    BUILD = 13
    DRAW_MORE = 14
    BANK_MONEY = 15
    BANK_SPARE = 16
    SAY_NO = 17
    KEEP_NO = 18
    NO_HOLDS_NONE = 19
    PAY_LEAST = 20
    PAY_ALL = 21
    COLOR_BEST = 22
    RECOLOR = 23
    PUT_BACK_LEAST = 24
    END_TURN = 25
    PLACES_RAINBOW = 26
    JAIL_RIVAL = 27
    STOP_SPEEDING = 28
    GIVE_LEAST = 29
    DRAW_FROM_HAND = 30
    PASS_RENT_ON = 31
    NO_PLAYS_LEFT = 32


def hint_key(reason: Reason) -> str:
    """Return the catalogue key of a reason.

    >>> hint_key(Reason.STEAL_FOR_SET)
    'hint-steal-for-set'
    """
    return "hint-" + reason.name.lower().replace("_", "-")
