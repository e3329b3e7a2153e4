"""Kernel actions in a readable form, and their words."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from dafuweng.game.deal.words import format_seat, format_spot
from dafuweng.kernel.deal.actions import MAX_DOUBLES, decode
from dafuweng.kernel.deal.codes import Verb
from dafuweng.kernel.deal.layout import Seat
from dafuweng.kernel.deal.tables import (
    BIRTHDAY,
    BUILDING_KIND,
    COLOR_NAMES,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_SLY,
    FORCED_DEAL,
    GO_TO_JAIL,
    INHERITOR,
    JUST_SAY_NO,
    KIND_NAMES,
    PASS_GO,
    RECOLOR_FROM,
    RECOLOR_TO,
    RENT_KIND,
    RENT_RAINBOW,
    RENT_TRANSFER,
    SLY_DEAL,
    SPEEDING,
    SPOT_COLOR,
    SPOT_KIND,
)

__all__ = [
    "Action",
    "Lying",
    "continues_move",
    "format_move",
    "last_move",
    "read_action",
    "split_moves",
]


@dataclass(frozen=True, slots=True)
class Lying:
    """A card that lies in a colour: a property, or a building on a set."""

    kind: int
    color: int

    @property
    def card(self) -> str:
        """The card's word."""
        return KIND_NAMES[self.kind]

    def to_json(self) -> dict[str, str]:
        """Return card and colour."""
        return {"card": self.card, "color": COLOR_NAMES[self.color]}


@dataclass(frozen=True, slots=True)
class Action:
    """One kernel action; what a verb does not name is ``None``.

    ``kind`` is used up from the hand (or the bank, when it pays), ``take`` lies on a table;
    ``second`` is another seat beside ``seat``.
    """

    code: int
    verb: Verb
    word: str
    kind: int | None = None
    seat: Seat | None = None
    color: int | None = None
    take: Lying | None = None
    doubles: int = 0
    arguments: tuple[str, ...] = ()
    second: Seat | None = None

    @property
    def text(self) -> str:
        """The action alone in the notation."""
        return " ".join((self.word, *self.arguments))


def _lying(spot: int) -> Lying:
    return Lying(int(SPOT_KIND[spot]), int(SPOT_COLOR[spot]))


def _place(code: int, verb: Verb, spot: int) -> Action:
    kind, color = int(SPOT_KIND[spot]), int(SPOT_COLOR[spot])
    name = KIND_NAMES[kind]
    named = (name,) if name == COLOR_NAMES[color] else (name, COLOR_NAMES[color])
    return Action(code, verb, "place", kind, color=color, arguments=named)


def _recolor(code: int, verb: Verb, recoloring: int) -> Action:
    take = _lying(RECOLOR_FROM[recoloring])
    to = int(SPOT_COLOR[RECOLOR_TO[recoloring]])
    arguments = (format_spot(RECOLOR_FROM[recoloring]), COLOR_NAMES[to])
    return Action(code, verb, "recolor", color=to, take=take, arguments=arguments)


def _rent(code: int, verb: Verb, first: int, second: int) -> Action:
    if verb == Verb.RENT:
        word, kind, seat, color, doubles = "rent", int(RENT_KIND[first]), None, first, second
        arguments = [COLOR_NAMES[color]]
    else:
        word, kind, seat = KIND_NAMES[RENT_RAINBOW], RENT_RAINBOW, Seat(first)
        color, doubles = divmod(second, MAX_DOUBLES + 1)
        arguments = [COLOR_NAMES[color], format_seat(first)]
    arguments += ["double"] * doubles
    return Action(code, verb, word, kind, seat, color, None, doubles, tuple(arguments))


_STEALS = {
    Verb.SLY_DEAL: SLY_DEAL,
    Verb.FORCED_DEAL: FORCED_DEAL,
    Verb.DOUBLE_SLY: DOUBLE_SLY,
}
_ON_SEAT = {
    Verb.DEBT_COLLECTOR: DEBT_COLLECTOR,
    Verb.GO_TO_JAIL: GO_TO_JAIL,
    Verb.INHERITOR: INHERITOR,
    Verb.RENT_TRANSFER: RENT_TRANSFER,
}


def _steal(code: int, verb: Verb, seat: int, spot: int) -> Action:
    kind = _STEALS[verb]
    arguments = (format_seat(seat), format_spot(spot))
    return Action(
        code, verb, KIND_NAMES[kind], kind, Seat(seat), take=_lying(spot), arguments=arguments
    )


def _build(code: int, verb: Verb, slot: int, color: int) -> Action:
    kind = int(BUILDING_KIND[slot])
    return Action(code, verb, KIND_NAMES[kind], kind, color=color, arguments=(COLOR_NAMES[color],))


def _pay(code: int, verb: Verb, first: int, second: int) -> Action:
    if verb == Verb.PAY_BANK:
        return Action(code, verb, "pay", first, arguments=(KIND_NAMES[first],))
    if verb == Verb.PAY_AREA:
        return Action(code, verb, "pay", take=_lying(first), arguments=(format_spot(first),))
    take = Lying(int(BUILDING_KIND[first]), second)
    named = f"{take.card}:{COLOR_NAMES[second]}"
    return Action(code, verb, "pay", take=take, arguments=(named,))


def _of_kind(code: int, verb: Verb, word: str, kind: int) -> Action:
    return Action(code, verb, word, kind, arguments=(KIND_NAMES[kind],))


def _on_seat(code: int, verb: Verb, seat: int) -> Action:
    kind = _ON_SEAT[verb]
    return Action(code, verb, KIND_NAMES[kind], kind, Seat(seat), arguments=(format_seat(seat),))


def _speeding(code: int, verb: Verb, first: int, second: int) -> Action:
    named = (first,) if first == second else (first, second)
    arguments = tuple(map(format_seat, named))
    other = None if first == second else Seat(second)
    word = KIND_NAMES[SPEEDING]
    return Action(code, verb, word, SPEEDING, Seat(first), second=other, arguments=arguments)


def _break(code: int, verb: Verb, seat: int, color: int) -> Action:
    arguments = (format_seat(seat), COLOR_NAMES[color])
    word = KIND_NAMES[DEAL_BREAKER]
    return Action(code, verb, word, DEAL_BREAKER, Seat(seat), color, arguments=arguments)


@cache
def read_action(code: int) -> Action:
    """Return the readable form of an action code; ``ValueError`` outside the space."""
    verb, first, second = decode(code)
    match verb:
        case Verb.END | Verb.ACCEPT:
            return Action(code, verb, verb.name.lower())
        case Verb.NO:
            return Action(code, verb, "no", JUST_SAY_NO)
        case Verb.BANK | Verb.DISCARD | Verb.GIVE:
            return _of_kind(code, verb, verb.name.lower(), first)
        case Verb.PLACE:
            return _place(code, verb, first)
        case Verb.RECOLOR:
            return _recolor(code, verb, first)
        case Verb.PASS_GO | Verb.BIRTHDAY:
            kind = PASS_GO if verb == Verb.PASS_GO else BIRTHDAY
            return Action(code, verb, KIND_NAMES[kind], kind)
        case Verb.DEBT_COLLECTOR | Verb.GO_TO_JAIL | Verb.INHERITOR | Verb.RENT_TRANSFER:
            return _on_seat(code, verb, first)
        case Verb.SPEEDING:
            return _speeding(code, verb, first, second)
        case Verb.RENT | Verb.RENT_RAINBOW:
            return _rent(code, verb, first, second)
        case Verb.SLY_DEAL | Verb.FORCED_DEAL | Verb.DOUBLE_SLY:
            return _steal(code, verb, first, second)
        case Verb.DEAL_BREAKER:
            return _break(code, verb, first, second)
        case Verb.BUILD:
            return _build(code, verb, first, second)
        case Verb.SWAP:
            return Action(code, verb, "for", take=_lying(first), arguments=(format_spot(first),))
        case Verb.ALSO:
            return Action(code, verb, "also", take=_lying(first), arguments=(format_spot(first),))
        case Verb.PAY_BANK | Verb.PAY_AREA | Verb.PAY_BUILDING:
            return _pay(code, verb, first, second)
        case Verb.COLOR:
            return Action(code, verb, "color", color=first, arguments=(COLOR_NAMES[first],))


_CHAINED = {Verb.PAY_BANK, Verb.PAY_AREA, Verb.PAY_BUILDING, Verb.DISCARD}
_SECOND_HALVES = {Verb.SWAP, Verb.ALSO}
_WITHOUT_WORD = {*_CHAINED, Verb.ALSO}
"""Parts of a move that are written without their word, where they go on with it."""


def format_move(codes: Sequence[int]) -> str:
    """Write the codes of one move: a payment, a discard, a steal with both its cards."""
    first, *rest = [read_action(code) for code in codes]
    words = [first.text]
    for action in rest:
        words += action.arguments if action.verb in _WITHOUT_WORD else [action.text]
    return " ".join(words)


def continues_move(before: int, code: int) -> bool:
    """Say whether *code*, done right after *before*, belongs to the same move.

    Two payments, or two discards, never follow each other directly: a seat is asked to answer
    before it pays, and a turn begins with a play.
    """
    verb = read_action(code).verb
    return verb in _SECOND_HALVES or (verb in _CHAINED and read_action(before).verb in _CHAINED)


def last_move(codes: Sequence[int]) -> list[int]:
    """Return the last move of a game's codes, whole or begun."""
    at = len(codes) - 1
    while at > 0 and continues_move(codes[at - 1], codes[at]):
        at -= 1
    return list(codes[at:])


def split_moves(codes: Sequence[int]) -> list[list[int]]:
    """Cut a game's codes into whole moves."""
    moves: list[list[int]] = []
    for code in codes:
        if moves and continues_move(moves[-1][-1], code):
            moves[-1].append(code)
        else:
            moves.append([code])
    return moves
