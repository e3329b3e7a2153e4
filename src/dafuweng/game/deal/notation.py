"""Reading moves of the notation: one line of words into the codes of one whole move.

Words are checked first (``bad_move``), then the game, the seat and the prompt, then what the kernel
says of the codes that the words may stand for. A word that may stand for several codes stands for
the only legal one; where several are legal it is refused, and must name the colour.
"""

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from dafuweng.game.deal.move_words import MoveWords, Named
from dafuweng.game.deal.payment import read_payment
from dafuweng.game.deal.words import (
    BUILDING_SLOT,
    SPOTS_OF_KIND,
    is_wild,
)
from dafuweng.kernel.deal.actions import MAX_DOUBLES, encode
from dafuweng.kernel.deal.calls import refuse_at, step
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule, Verb
from dafuweng.kernel.deal.layout import Seat, State
from dafuweng.kernel.deal.tables import (
    COPIES,
    DEBT_COLLECTOR,
    DOUBLE_SLY,
    GO_TO_JAIL,
    INHERITOR,
    JUST_SAY_NO,
    KIND_NAMES,
    RECOLOR_FROM,
    RECOLOR_TO,
    RENT_TRANSFER,
    SPEEDING,
    SPOT_COLOR,
    SPOT_OF,
)

__all__ = ["parse_move"]

_ANY_SPOT = 0
_NOTHING_YET = (Refusal.NONE, Refusal.NOT_ON_TABLE, Refusal.IN_FULL_SET)


class _Reader:
    """Reads one move for one seat; ``scratch`` is a copy to try things on."""

    def __init__(self, states: np.ndarray, scratch: np.ndarray, seat: Seat, text: str) -> None:
        self.states = states
        self.scratch = scratch
        self.seat = seat
        self.words = MoveWords(text)

    @property
    def state(self) -> State:
        return self.states[0]

    def look_ahead(self) -> None:
        """Go on with a copy, on which the first half of a move may be done."""
        np.copyto(self.scratch, self.states)
        self.states = self.scratch

    def refusal(self, code: int) -> Refusal:
        return Refusal(refuse_at(self.states, 0, self.seat, code))

    def pick(self, codes: Sequence[int]) -> int:
        """Choose what a word stands for: the only legal code, else the most telling refusal."""
        refusals = [self.refusal(code) for code in codes]
        allowed = [code for code, refusal in zip(codes, refusals, strict=True) if not refusal]
        if len(allowed) == 1:
            return allowed[0]
        if allowed:
            raise self.words.illegal(Refusal.BAD_MOVE)
        telling = [refusal for refusal in refusals if refusal != Refusal.NOT_ON_TABLE]
        raise self.words.illegal(telling[0] if telling else Refusal.NOT_ON_TABLE)

    def spots(self, named: Named) -> list[int]:
        """List the spots that a named card may lie in; none for a colour that it has not."""
        kind, color = named
        return [s for s in SPOTS_OF_KIND[kind] if color is None or color == SPOT_COLOR[s]]

    def check_prompt(self, prompt: Prompt) -> None:
        """Refuse what is not asked, in the kernel's order: the game, the seat, the prompt."""
        asked = Prompt(int(self.state["prompt"]))
        if asked == Prompt.OVER:
            raise self.words.illegal(Refusal.GAME_OVER)
        if int(self.state["decider"]) != self.seat:
            raise self.words.illegal(Refusal.NOT_YOUR_TURN)
        if asked != prompt:
            raise self.words.illegal(Refusal.WRONG_PROMPT)

    def check_deck(self, kinds: Iterable[int]) -> None:
        for kind in kinds:
            if COPIES[int(self.state["rules"][Rule.DECK]), kind] == 0:
                raise self.words.illegal(Refusal.NOT_IN_THIS_GAME, KIND_NAMES[kind])

    def start(self, prompt: Prompt, *kinds: int) -> None:
        """Close the words, then check prompt and deck."""
        self.words.end()
        self.check_prompt(prompt)
        self.check_deck(kinds)


def _bank(reader: _Reader) -> list[int]:
    kind = reader.words.kind()
    reader.start(Prompt.PLAY, kind)
    return [reader.pick([encode(Verb.BANK, kind)])]


def _place(reader: _Reader) -> list[int]:
    kind = reader.words.kind()
    spots = SPOTS_OF_KIND[kind]
    color = None if reader.words.is_done else reader.words.color()
    if not spots or (is_wild(kind) and color is None):
        raise reader.words.illegal(Refusal.BAD_MOVE, KIND_NAMES[kind])
    reader.start(Prompt.PLAY, kind)
    if color is None or SPOT_OF[kind, color] >= 0:
        spot = spots[0] if color is None else int(SPOT_OF[kind, color])
        return [reader.pick([encode(Verb.PLACE, spot)])]
    reader.pick([encode(Verb.PLACE, spots[0])])
    raise reader.words.illegal(Refusal.WRONG_COLOR)


def _recolor(reader: _Reader) -> list[int]:
    named = reader.words.card()
    to = reader.words.color()
    if not SPOTS_OF_KIND[named[0]]:
        raise reader.words.illegal(Refusal.BAD_MOVE, KIND_NAMES[named[0]])
    reader.start(Prompt.PLAY, named[0])
    spots = [s for s in reader.spots(named) if int(reader.state["area"][reader.seat, s]) > 0]
    if not spots:
        raise reader.words.illegal(Refusal.NOT_ON_TABLE)
    if all(SPOT_COLOR[spot] == to for spot in spots):
        raise reader.words.illegal(Refusal.SAME_COLOR)
    moves = [
        encode(Verb.RECOLOR, index)
        for index in range(len(RECOLOR_FROM))
        if int(RECOLOR_FROM[index]) in spots and SPOT_COLOR[RECOLOR_TO[index]] == to
    ]
    if not moves:
        raise reader.words.illegal(Refusal.WRONG_COLOR)
    return [reader.pick(moves)]


def _rent(reader: _Reader) -> list[int]:
    color = reader.words.color()
    doubles = reader.words.doubles()
    reader.start(Prompt.PLAY)
    return _with_doubles(reader, doubles, lambda count: encode(Verb.RENT, color, count))


def _rent_rainbow(reader: _Reader) -> list[int]:
    color = reader.words.color()
    target = reader.words.seat()
    doubles = reader.words.doubles()
    reader.start(Prompt.PLAY)
    stride = MAX_DOUBLES + 1
    return _with_doubles(
        reader, doubles, lambda count: encode(Verb.RENT_RAINBOW, target, color * stride + count)
    )


def _with_doubles(reader: _Reader, doubles: int, code: Callable[[int], int]) -> list[int]:
    picked = reader.pick([code(min(doubles, MAX_DOUBLES))])
    if doubles > MAX_DOUBLES:
        raise reader.words.illegal(Refusal.TOO_MANY_DOUBLES)
    return [picked]


def _plain(verb: Verb, prompt: Prompt) -> Callable[[_Reader], list[int]]:
    def read(reader: _Reader) -> list[int]:
        reader.start(prompt)
        return [reader.pick([encode(verb)])]

    return read


def _on_seat(verb: Verb, prompt: Prompt, kind: int) -> Callable[[_Reader], list[int]]:
    def read(reader: _Reader) -> list[int]:
        target = reader.words.seat()
        reader.start(prompt, kind)
        return [reader.pick([encode(verb, target)])]

    return read


def _take(reader: _Reader, verb: Verb, target: Seat, named: Named) -> int:
    """Choose the card that a steal takes."""
    spots = reader.spots(named)
    if spots:
        return reader.pick([encode(verb, target, spot) for spot in spots])
    refusal = reader.refusal(encode(verb, target, _ANY_SPOT))
    raise reader.words.illegal(Refusal.NOT_ON_TABLE if refusal in _NOTHING_YET else refusal)


def _sly_deal(reader: _Reader) -> list[int]:
    target = reader.words.seat()
    named = reader.words.card()
    reader.start(Prompt.PLAY, named[0])
    return [_take(reader, Verb.SLY_DEAL, target, named)]


def _forced_deal(reader: _Reader) -> list[int]:
    words = reader.words
    target = words.seat()
    named = words.card()
    between = words.next()
    if between != "for":
        raise words.illegal(Refusal.BAD_MOVE, between)
    given = words.card()
    reader.start(Prompt.PLAY, named[0], given[0])
    code = _take(reader, Verb.FORCED_DEAL, target, named)
    reader.look_ahead()
    step(reader.states, 0, reader.seat, code)
    spots = reader.spots(given)
    if not spots:
        raise words.illegal(Refusal.NOT_ON_TABLE)
    return [code, reader.pick([encode(Verb.SWAP, spot) for spot in spots])]


def _deal_breaker(reader: _Reader) -> list[int]:
    target = reader.words.seat()
    color = reader.words.color()
    reader.start(Prompt.PLAY)
    return [reader.pick([encode(Verb.DEAL_BREAKER, target, color)])]


def _build(kind: int) -> Callable[[_Reader], list[int]]:
    def read(reader: _Reader) -> list[int]:
        color = reader.words.color()
        reader.start(Prompt.PLAY, kind)
        return [reader.pick([encode(Verb.BUILD, BUILDING_SLOT[kind], color)])]

    return read


def _no(reader: _Reader) -> list[int]:
    reader.start(Prompt.RESPOND, JUST_SAY_NO)
    return [reader.pick([encode(Verb.NO)])]


def _color(reader: _Reader) -> list[int]:
    color = reader.words.color()
    reader.start(Prompt.COLOR)
    return [reader.pick([encode(Verb.COLOR, color)])]


def _pay(reader: _Reader) -> list[int]:
    cards = reader.words.cards()
    reader.start(Prompt.PAY, *(kind for kind, _ in cards))
    chain, refusal = read_payment(reader.states, reader.scratch, reader.seat, cards)
    if refusal:
        raise reader.words.illegal(refusal)
    return chain


def _discard(reader: _Reader) -> list[int]:
    """Read the whole excess, card by card in the order in which it goes under the pile."""
    cards = reader.words.cards()
    if any(color is not None for _, color in cards):
        raise reader.words.illegal(Refusal.BAD_MOVE)
    reader.start(Prompt.DISCARD, *(kind for kind, _ in cards))
    reader.look_ahead()
    chain: list[int] = []
    for kind, _ in cards:
        if int(reader.state["prompt"]) != Prompt.DISCARD:
            raise reader.words.illegal(Refusal.NOT_IN_EXCESS)
        chain.append(reader.pick([encode(Verb.DISCARD, kind)]))
        step(reader.states, 0, reader.seat, chain[-1])
    if int(reader.state["prompt"]) == Prompt.DISCARD:
        raise reader.words.illegal(Refusal.NOT_IN_EXCESS)
    return chain


def _give(reader: _Reader) -> list[int]:
    kind = reader.words.kind()
    reader.start(Prompt.GIVE, kind)
    return [reader.pick([encode(Verb.GIVE, kind)])]


def _speeding(reader: _Reader) -> list[int]:
    first = reader.words.seat()
    second = first if reader.words.is_done else reader.words.seat()
    reader.start(Prompt.PLAY, SPEEDING)
    return [reader.pick([encode(Verb.SPEEDING, min(first, second), max(first, second))])]


def _double_sly(reader: _Reader) -> list[int]:
    target = reader.words.seat()
    named = reader.words.cards()
    reader.start(Prompt.PLAY, DOUBLE_SLY, *(kind for kind, _ in named))
    if len(named) > 2:
        raise reader.words.illegal(Refusal.TWO_CARDS)
    code = _take(reader, Verb.DOUBLE_SLY, target, named[0])
    before, spots = reader.states, reader.spots(named[-1])
    reader.look_ahead()
    step(reader.states, 0, reader.seat, code)
    if int(reader.state["prompt"]) == Prompt.ALSO:
        if len(named) == 1:
            raise reader.words.illegal(Refusal.TWO_CARDS)
        if not spots:
            raise reader.words.illegal(Refusal.NOT_ON_TABLE)
        return [code, reader.pick([encode(Verb.ALSO, spot) for spot in spots])]
    if len(named) == 2:
        reader.states = before
        seconds = [reader.refusal(encode(Verb.DOUBLE_SLY, target, spot)) for spot in spots]
        in_full_set = Refusal.IN_FULL_SET in seconds
        raise reader.words.illegal(Refusal.IN_FULL_SET if in_full_set else Refusal.NOT_ON_TABLE)
    return [code]


_READERS: dict[str, Callable[[_Reader], list[int]]] = {
    "end": _plain(Verb.END, Prompt.PLAY),
    "bank": _bank,
    "place": _place,
    "recolor": _recolor,
    "pass_go": _plain(Verb.PASS_GO, Prompt.PLAY),
    "birthday": _plain(Verb.BIRTHDAY, Prompt.PLAY),
    "debt_collector": _on_seat(Verb.DEBT_COLLECTOR, Prompt.PLAY, DEBT_COLLECTOR),
    "rent": _rent,
    "rent_rainbow": _rent_rainbow,
    "sly_deal": _sly_deal,
    "forced_deal": _forced_deal,
    "deal_breaker": _deal_breaker,
    **{KIND_NAMES[kind]: _build(kind) for kind in BUILDING_SLOT},
    "accept": _plain(Verb.ACCEPT, Prompt.RESPOND),
    "no": _no,
    "pay": _pay,
    "color": _color,
    "discard": _discard,
    "go_to_jail": _on_seat(Verb.GO_TO_JAIL, Prompt.PLAY, GO_TO_JAIL),
    "double_sly": _double_sly,
    "speeding": _speeding,
    "inheritor": _on_seat(Verb.INHERITOR, Prompt.PLAY, INHERITOR),
    "rent_transfer": _on_seat(Verb.RENT_TRANSFER, Prompt.RESPOND, RENT_TRANSFER),
    "give": _give,
}


def parse_move(states: np.ndarray, scratch: np.ndarray, seat: Seat, text: str) -> list[int]:
    """Return the codes of *seat*'s move in ``states[0]``, all legal one after the other.

    Raises ``IllegalAction``. *scratch* is overwritten, *states* is not.
    """
    reader = _Reader(states, scratch, seat, text)
    word = reader.words.next()
    if word not in _READERS:
        raise reader.words.illegal(Refusal.BAD_MOVE, word)
    return _READERS[word](reader)
