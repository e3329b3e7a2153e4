"""The words of one move, read from left to right."""

from typing import Any

from dafuweng.game.deal.words import COLOR_INDEX, KIND_INDEX, SEAT_INDEX
from dafuweng.game.refusal import IllegalAction
from dafuweng.kernel.deal.codes import Refusal
from dafuweng.kernel.deal.layout import Seat

__all__ = ["MoveWords", "Named"]

Named = tuple[int, int | None]
"""A card's kind, and the colour in which it is said to lie."""


class MoveWords:
    """The words of one move, taken one after the other; a wrong one raises ``bad_move``."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split()
        self.at = 0

    def illegal(self, refusal: Refusal, word: str | None = None) -> IllegalAction:
        return IllegalAction(refusal, self.text, word)

    @property
    def is_done(self) -> bool:
        return self.at == len(self.words)

    def next(self) -> str:
        if self.is_done:
            raise self.illegal(Refusal.BAD_MOVE)
        self.at += 1
        return self.words[self.at - 1]

    def end(self) -> None:
        if not self.is_done:
            raise self.illegal(Refusal.BAD_MOVE, self.words[self.at])

    def _look_up(self, word: str, known: dict[str, Any]) -> Any:
        if word not in known:
            raise self.illegal(Refusal.BAD_MOVE, word)
        return known[word]

    def color(self) -> int:
        return int(self._look_up(self.next(), COLOR_INDEX))

    def seat(self) -> Seat:
        return Seat(self._look_up(self.next(), SEAT_INDEX))

    def kind(self) -> int:
        return int(self._look_up(self.next(), KIND_INDEX))

    def card(self) -> Named:
        """Take ``CARD`` or ``CARD:COLOR``."""
        card, colon, color = self.next().partition(":")
        kind = self._look_up(card, KIND_INDEX)
        return kind, self._look_up(color, COLOR_INDEX) if colon else None

    def cards(self) -> list[Named]:
        """Take at least one card, to the end."""
        named = [self.card()]
        while not self.is_done:
            named.append(self.card())
        return named

    def doubles(self) -> int:
        count = 0
        while not self.is_done:
            word = self.next()
            if word != "double":
                raise self.illegal(Refusal.BAD_MOVE, word)
            count += 1
        return count
