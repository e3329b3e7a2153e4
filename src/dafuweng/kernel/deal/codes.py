"""The numbers of the rules: prompts, verbs, refusals, options, in the field's words."""

from enum import IntEnum

__all__ = ["RULE_OF_REFUSAL", "Prompt", "Refusal", "Rule", "Verb"]


class Prompt(IntEnum):
    """What the deciding seat is asked."""

    OVER = 0
    PLAY = 1
    RESPOND = 2
    PAY = 3
    COLOR = 4
    GIVE = 5
    DISCARD = 6
    SWAP = 7
    """The second half of a forced deal: which own property is given. Part of one gesture."""
    ALSO = 8
    """The second half of a double sly: which other card is taken. Part of one gesture."""


class Verb(IntEnum):
    """The kinds of action; ``actions`` lays their codes out one after the other."""

    END = 0
    BANK = 1
    PLACE = 2
    RECOLOR = 3
    PASS_GO = 4
    BIRTHDAY = 5
    DEBT_COLLECTOR = 6
    RENT = 7
    RENT_RAINBOW = 8
    SLY_DEAL = 9
    FORCED_DEAL = 10
    DEAL_BREAKER = 11
    BUILD = 12
    SWAP = 13
    ACCEPT = 14
    NO = 15
    PAY_BANK = 16
    PAY_AREA = 17
    PAY_BUILDING = 18
    COLOR = 19
    DISCARD = 20
    GO_TO_JAIL = 21
    DOUBLE_SLY = 22
    ALSO = 23
    SPEEDING = 24
    GIVE = 25
    INHERITOR = 26
    RENT_TRANSFER = 27


class Refusal(IntEnum):
    """Why an action is not allowed; 0 is accepted. Protocol and catalogues use these names."""

    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    WRONG_PROMPT = 3
    BAD_MOVE = 4
    CARD_NOT_IN_HAND = 5
    NO_PLAYS_LEFT = 6
    NOT_BANKABLE = 7
    WRONG_COLOR = 8
    NOT_ON_TABLE = 9
    SAME_COLOR = 10
    NO_RENT = 11
    TOO_MANY_DOUBLES = 12
    DOUBLE_NOT_IN_HAND = 13
    BAD_TARGET = 14
    IN_FULL_SET = 15
    NOTHING_TO_GIVE = 16
    NO_FULL_SET = 17
    NOT_BUILDABLE = 18
    HOUSE_EXISTS = 19
    HOTEL_EXISTS = 20
    NO_HOUSE = 21
    HOUSE_UNDER_HOTEL = 22
    NOT_PAYABLE = 23
    NOT_ENOUGH = 24
    REDUNDANT_CARD = 25
    NO_JUST_SAY_NO = 26
    NOT_IN_EXCESS = 27
    NOT_IN_THIS_GAME = 28
    ALREADY_JAILED = 29
    EMPTY_HAND = 30
    TWO_VICTIMS = 31
    NOT_A_RENT = 32
    RENT_IS_TRANSFERRED = 33
    NO_DOUBLE_ON_RAINBOW = 34
    TWO_CARDS = 35


class Rule(IntEnum):
    """Options of rule book B-XI: indices into ``state["rules"]``; yes is 1, no is 0."""

    DECK = 0  # 0 base, 1 enhanced
    COPIES = 1
    RAINBOW_RENT_COUNT = 2
    VALUES = 3  # 0 seed, 1 printed
    SETS_TO_WIN = 4
    HOUSES_TO_WIN = 5  # 0 off, 1 one, 2 all_buildable
    OWN_TURN_WIN = 6
    RECOLOR_COSTS = 7
    DICE_ORDER = 8
    EXCESS_TO_DISCARD = 9
    DOUBLES_PER_RENT = 10
    DOUBLE_ON_RAINBOW = 11
    NO_COSTS_A_PLAY = 12
    BUILDINGS_PAYABLE = 13
    BROKEN_TO_DISCARD = 14
    FORCED_FROM_FULL = 15
    JAIL_DRAWS = 16
    SPEEDING_RANDOM = 17


RULE_OF_REFUSAL: dict[Refusal, str] = {
    Refusal.GAME_OVER: "B14",
    Refusal.NOT_YOUR_TURN: "B27",
    Refusal.WRONG_PROMPT: "B54",
    Refusal.BAD_MOVE: "A7",
    Refusal.CARD_NOT_IN_HAND: "A7",
    Refusal.NO_PLAYS_LEFT: "B26",
    Refusal.NOT_BANKABLE: "A4",
    Refusal.WRONG_COLOR: "B36",
    Refusal.NOT_ON_TABLE: "B60",
    Refusal.SAME_COLOR: "B20",
    Refusal.NO_RENT: "A6",
    Refusal.TOO_MANY_DOUBLES: "B50",
    Refusal.DOUBLE_NOT_IN_HAND: "A6",
    Refusal.BAD_TARGET: "A6",
    Refusal.IN_FULL_SET: "A6",
    Refusal.NOTHING_TO_GIVE: "A6",
    Refusal.NO_FULL_SET: "A3",
    Refusal.NOT_BUILDABLE: "A5",
    Refusal.HOUSE_EXISTS: "B46",
    Refusal.HOTEL_EXISTS: "B46",
    Refusal.NO_HOUSE: "A5",
    Refusal.HOUSE_UNDER_HOTEL: "A5",
    Refusal.NOT_PAYABLE: "A4",
    Refusal.NOT_ENOUGH: "B40",
    Refusal.REDUNDANT_CARD: "B43",
    Refusal.NO_JUST_SAY_NO: "B70",
    Refusal.NOT_IN_EXCESS: "B23",
    Refusal.NOT_IN_THIS_GAME: "B01",
    Refusal.ALREADY_JAILED: "B80",
    Refusal.EMPTY_HAND: "B84",
    Refusal.TWO_VICTIMS: "B82",
    Refusal.NOT_A_RENT: "B83",
    Refusal.RENT_IS_TRANSFERRED: "B83",
    Refusal.NO_DOUBLE_ON_RAINBOW: "B51",
    Refusal.TWO_CARDS: "B81",
}
"""The rule that a refusal cites."""
