"""A game of Deal by the rule book, in plain lists: slow, literal, and sure to be read again.

What the book leaves to a program (how a move is cut into decisions, in which order chance is asked)
is as in ``docs/notation.md`` and the docstrings below; everything else is the book's, by number.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.oracle import answers, moves, plays
from tests.oracle.cards import COUNTS, KINDS, PLACE
from tests.oracle.table import Seat, Table

__all__ = ["Action", "Attack", "Oracle"]

Action = tuple[Any, ...]
Below = Callable[[int], int]

TURN_PLAYS = 3
HAND_LIMIT = 7


@dataclass
class Attack:
    """An action that others must answer; its facts don't change any more (B53)."""

    card: str
    amount: int = 0
    color: str | None = None
    take: list[tuple[str, str]] = field(default_factory=list)
    give: tuple[str, str] | None = None
    target: int = -1
    waiting: list[int] = field(default_factory=list)
    passed_by: int | None = None
    """Who passed the rent on to the target (B83)."""
    noes: int = 0
    due: int = 0
    cap: int = 0
    paid: list[tuple[str, ...]] = field(default_factory=list)


class Oracle:
    """One game; seats count from 0."""

    def __init__(self, options: dict[str, Any], seats: int, below: Below) -> None:
        self.options = options
        self.below = below
        self.table = Table([Seat() for _ in range(seats)])
        self.order = list(range(seats))
        self.turn = 0
        self.plays = 0
        self.prompt = "play"
        self.decider: int | None = 0
        self.winner: int | None = None
        self.jailed: set[int] = set()
        self.attack: Attack | None = None

    @classmethod
    def deal(cls, options: dict[str, Any], seats: int, below: Below) -> "Oracle":
        """Shuffle, deal five cards each, find who starts, begin the first turn."""
        game = cls(options, seats, below)
        copies = options["deck_copies"]
        if copies == "auto":
            copies = 1 if seats <= 5 else 2  # B04
        for kind in KINDS:
            count = COUNTS[options["deck"]][kind]
            if kind == "rent_rainbow":
                count = options["rainbow_rent_count"]  # B01
            game.table.draw += [kind] * count * copies
        game.shuffle()
        for seat in range(seats):
            game.draw(seat, 5)
        game.find_order()
        game.begin_turn(game.order[0])
        return game

    # Chance and piles

    def shuffle(self) -> None:
        """Shuffle the draw pile from its last card up."""
        pile = self.table.draw
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]

    def draw(self, seat: int, count: int) -> None:
        """Draw cards; an empty pile is made anew from the discard pile (B24)."""
        for _ in range(count):
            if not self.table.draw:
                if not self.table.discard:
                    return
                self.table.draw = sorted(self.table.discard, key=PLACE.__getitem__)
                self.table.discard = []
                self.shuffle()
            self.table.seats[seat].hand.append(self.table.draw.pop(0))

    def random_card(self, seat: int) -> str:
        """Pick a card of a hand blindly, counted in the order of the kinds."""
        hand = sorted(self.table.seats[seat].hand, key=PLACE.__getitem__)
        return hand[self.below(len(hand))]

    def find_order(self) -> None:
        """Find who starts and in which order the turns go (B25)."""
        seats = len(self.table.seats)
        if self.options["turn_order"] == "clockwise":
            start = self.below(seats)
            self.order = [(start + step) % seats for step in range(seats)]
            return
        ranked = [list(range(seats))]
        while any(len(tied) > 1 for tied in ranked):
            again: list[list[int]] = []
            for tied in ranked:
                if len(tied) == 1:
                    again.append(tied)
                    continue
                rolls = {seat: self.below(6) + self.below(6) + 2 for seat in tied}
                for roll in sorted(set(rolls.values()), reverse=True):
                    again.append([seat for seat in tied if rolls[seat] == roll])
            ranked = again
        self.order = [seat for (seat,) in ranked]

    def after(self, seat: int) -> int:
        """Return whose turn follows."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def others_from(self, seat: int) -> list[int]:
        """Return the other seats in the order of the turns (B54)."""
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]

    # Turns

    def begin_turn(self, seat: int) -> None:
        """Begin a turn; who is in jail misses it, or by the option only its plays (B80)."""
        plays = TURN_PLAYS
        while seat in self.jailed:
            self.jailed.discard(seat)
            if self.options["jail"] == "draw_only":
                plays = 0
                break
            seat = self.after(seat)
        self.turn = seat
        self.plays = plays
        if self.options["win_timing"] == "own_turn" and self.wins(seat):
            return
        self.draw(seat, 2 if self.table.seats[seat].hand else 5)  # B21, B22
        self.ask("play", seat)

    def end_turn(self) -> None:
        """Pass the turn on once the hand has no more than seven cards (B23)."""
        if len(self.table.seats[self.turn].hand) > HAND_LIMIT:
            self.ask("discard", self.turn)
        else:
            self.begin_turn(self.after(self.turn))

    def ask(self, prompt: str, seat: int) -> None:
        self.prompt = prompt
        self.decider = seat

    def spend(self, card: str) -> None:
        """Use a card of the active hand up: it costs a play and goes to the discard pile."""
        self.table.seats[self.turn].hand.remove(card)
        self.table.discard.append(card)
        self.plays -= 1

    # Winning

    def has_won(self, seat: int) -> bool:
        """Whether a seat has the sets, and the houses, that win (B12, B13)."""
        full = self.table.seats[seat].full_colors()
        wanted = self.options["sets_to_win"]
        if len(full) < wanted:
            return False
        houses = [color for color in full if self.table.seats[seat].houses(color)]
        if self.options["houses_to_win"] == "one":
            return len(houses) > 0
        if self.options["houses_to_win"] == "all_buildable":
            free = [color for color in full if color in ("railroad", "utility")]
            return len(houses) + len(free) >= int(wanted)
        return True

    def wins(self, seat: int) -> bool:
        """End the game if a seat has won; off turn only where that counts at once (B10)."""
        if seat != self.turn and self.options["win_timing"] == "own_turn":
            return False
        if not self.has_won(seat):
            return False
        self.winner = seat
        self.prompt, self.decider = "over", None
        return True

    # The interface

    def legal(self) -> set[Action]:
        """Return all that the deciding seat may do."""
        return moves.legal(self)

    def apply(self, action: Action) -> None:
        """Do a legal action."""
        if self.prompt in ("play", "swap", "also", "discard"):
            plays.do(self, action)
        else:
            answers.do(self, action)

    def snapshot(self) -> dict[str, Any]:
        """Return the whole state in plain values."""
        attack = self.attack if self.winner is None else None
        paid: dict[str, list[Any]] = {"pay_bank": [], "pay_area": [], "pay_building": []}
        for verb, *what in attack.paid if attack else []:
            paid[verb].append(what[0] if verb == "pay_bank" else tuple(what))
        return {
            "turn": self.turn,
            "plays": self.plays,
            "prompt": self.prompt,
            "decider": self.decider,
            "winner": self.winner,
            "order": self.order,
            "jailed": sorted(self.jailed),
            "draw": self.table.draw,
            "discard": sorted(self.table.discard),
            "due": attack.due if attack and self.prompt == "pay" else 0,
            "attack": attack.card if attack else None,
            "target": attack.target if attack and attack.target >= 0 else None,
            "waiting": sorted(attack.waiting) if attack else [],
            "seats": [
                {
                    "hand": sorted(seat.hand),
                    "bank": sorted(seat.bank),
                    "area": {color: sorted(cards) for color, cards in seat.area.items() if cards},
                    "buildings": {c: sorted(cards) for c, cards in seat.buildings.items() if cards},
                    "arriving": sorted(seat.arriving),
                }
                for seat in self.table.seats
            ],
            "paid": {
                "bank": sorted(paid["pay_bank"]),
                "area": sorted(paid["pay_area"]),
                "buildings": sorted(paid["pay_building"]),
            },
        }
