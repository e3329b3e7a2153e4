"""A game of Deal."""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from dafuweng.game.deal.action import format_move, split_moves
from dafuweng.game.deal.dealing import tell_deal
from dafuweng.game.deal.events import tell_action
from dafuweng.game.deal.hashing import hash_state
from dafuweng.game.deal.notation import parse_move
from dafuweng.game.deal.options import Option, list_options
from dafuweng.game.deal.survey import Survey
from dafuweng.game.deal.time_out import TimeOut, decide_time_out
from dafuweng.game.deal.view import PublicView, View, prompt_kind, view_public, view_seat
from dafuweng.game.event import Event
from dafuweng.game.game import Prompt
from dafuweng.game.refusal import IllegalAction, KernelFault
from dafuweng.game.ruleset import Ruleset
from dafuweng.kernel.deal import codes
from dafuweng.kernel.deal.actions import MAX_LEGAL
from dafuweng.kernel.deal.calls import (
    fault_at,
    is_stalled_at,
    legal_at,
    observe_at,
    refuse_at,
    replay,
    setup_at,
    step,
)
from dafuweng.kernel.deal.codes import Refusal
from dafuweng.kernel.deal.invariants import Fault
from dafuweng.kernel.deal.layout import STATE, VIEW, Seat, State
from dafuweng.kernel.deal.observe import SPECTATOR
from dafuweng.kernel.deal.tables import COLOR_NAMES

__all__ = ["DealGame"]

SEED_BYTES = 32
_WITHOUT_CARDS = frozenset({"TurnStarted", "WildRecolored", "BuildingsLost"})
"""What may happen while all cards lie on the table, beside the end of turns and draws of none.

A turn missed in jail is not among them: that seat has still to come to its turn.
"""


class DealGame:
    """One game: the kernel's record, the actions so far, and what was told of them.

    ``seed`` is a ChaCha key of 32 bytes. Seats count from 0.
    """

    def __init__(self, ruleset: Ruleset, seats: int, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        states = np.zeros(1, STATE)
        key = np.frombuffer(seed, "<u4").astype(np.uint32)
        setup_at(states, 0, seats, ruleset.record(seats), key)
        self._begin(ruleset, seats, seed, states)
        self._is_sound = True
        self._events += tell_deal(states)

    def _begin(self, ruleset: Ruleset, seats: int, seed: bytes, states: np.ndarray) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.seed = seed
        self.actions: list[int] = []
        self._deciders: list[int] = []
        self._events: list[Event] = []
        self._states = states
        self._scratch = states.copy()
        self._told = states.copy()
        self._public: tuple[int, PublicView] | None = None

    @classmethod
    def at(cls, ruleset: Ruleset, state: State) -> Self:
        """Start from a position, as scenarios do; it has no seed and can't be replayed.

        A position of part of a deck breaks the invariants, and is not held to them.
        """
        game = cls.__new__(cls)
        states = np.zeros(1, STATE)
        states[0] = state
        game._begin(ruleset, int(state["seats"]), b"", states)
        game._is_sound = bool(fault_at(states, 0) == Fault.NONE)
        return game

    @classmethod
    def replay(cls, ruleset: Ruleset, seats: int, seed: bytes, actions: Sequence[int]) -> Self:
        """Play a game again; ``IllegalAction`` at the first action that is not legal."""
        game = cls(ruleset, seats, seed)
        done = int(replay(game._states, 0, np.array(actions, np.int64)))
        if done < len(actions):
            refusal = game.refuse(int(game.state["decider"]), actions[done])
            raise IllegalAction(refusal, actions[done])
        game.actions = list(actions)
        return game

    def clone(self) -> Self:
        """Return an independent copy."""
        copy = type(self).__new__(type(self))
        copy._begin(self.ruleset, self.seats, self.seed, self._states.copy())
        copy._is_sound = self._is_sound
        copy.actions = self.actions.copy()
        copy._deciders = self._deciders.copy()
        copy._events = self._events.copy()
        np.copyto(copy._told, self._told)
        return copy

    @property
    def state(self) -> State:
        """The kernel's record, with everybody's secrets: not for those who play."""
        return self._states[0]

    @property
    def decision(self) -> int:
        """How many actions were applied."""
        return len(self.actions)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(int(self.state["prompt"]) == codes.Prompt.OVER)

    @property
    def is_stalled(self) -> bool:
        """Whether nothing more can happen, and nobody will win.

        All cards lie on the table, and since then each seat had a turn: for recolouring, which is
        all that is left, might still win.
        """
        if self.is_over or not is_stalled_at(self._states, 0):
            return False
        ended = 0
        for event in reversed(self.events):
            if event.type == "TurnEnded":
                ended += 1
            elif event.type not in _WITHOUT_CARDS and event.fields.get("count") != 0:
                break
        return ended >= self.seats

    @property
    def winner(self) -> int | None:
        """The seat that has won."""
        winner = int(self.state["winner"])
        return winner if winner >= 0 else None

    @property
    def turn_number(self) -> int:
        """The number of the present turn, from 1."""
        return int(self.state["turn_number"])

    @property
    def prompt(self) -> Prompt:
        """Which seat must decide what."""
        decider = int(self.state["decider"])
        kind = prompt_kind(int(self.state["prompt"]))
        return Prompt(decider if decider >= 0 else None, kind)

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far."""
        self._tell()
        return self._events

    def _tell(self) -> None:
        """Tell of the actions that nobody has asked about yet, as after a replay."""
        while len(self._deciders) < len(self.actions):
            n = len(self._deciders)
            code = self.actions[n]
            np.copyto(self._scratch, self._told)
            decider = int(self._told[0]["decider"])
            step(self._told, 0, Seat(decider), code)
            self._events += tell_action(
                len(self._events) + 1, self._scratch, code, self._told, self.actions[:n]
            )
            self._deciders.append(decider)

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The whole moves so far with their seats, in the notation."""
        self._tell()
        at = 0
        moves = []
        for chain in split_moves(self.actions):
            moves.append((self._deciders[at], format_move(chain)))
            at += len(chain)
        return moves

    def time_out(self) -> TimeOut | None:
        """Say what a clock that ends the game now decides; ``None`` while an action is open."""
        return decide_time_out(self.state)

    def legal(self) -> list[int]:
        """List the legal actions of the seat that must decide."""
        buffer = np.empty(MAX_LEGAL, np.int64)
        count = legal_at(self._states, 0, buffer)
        found: list[int] = buffer[:count].tolist()
        return found

    def refuse(self, seat: int, code: int) -> Refusal:
        """Say why *seat* may not do an action now; ``Refusal.NONE`` if it may."""
        return Refusal(refuse_at(self._states, 0, Seat(seat), code))

    def apply(self, code: int) -> list[Event]:
        """Do one action of the seat that must decide; ``IllegalAction`` if it is not legal."""
        decider = int(self.state["decider"])
        self._tell()
        refusal = Refusal(step(self._states, 0, Seat(decider), code))
        if refusal:
            raise IllegalAction(refusal, code)
        self.actions.append(code)
        self._check()
        known = len(self._events)
        self._tell()
        return self._events[known:]

    def _check(self) -> None:
        """Raise ``KernelFault`` if an invariant is broken that held at the start."""
        fault = Fault(fault_at(self._states, 0)) if self._is_sound else Fault.NONE
        if fault:
            raise KernelFault(fault.name.lower(), self.ruleset, self.seed, self.actions)

    def parse(self, seat: int, text: str) -> list[int]:
        """Return the codes of a whole move; ``IllegalAction`` if it is not legal as a whole."""
        return parse_move(self._states, self._scratch, Seat(seat), text)

    def refuse_move(self, seat: int, text: str) -> Refusal:
        """Say why *seat* may not make a move now; changes nothing."""
        try:
            self.parse(seat, text)
        except IllegalAction as illegal:
            return Refusal(illegal.refusal)
        return Refusal.NONE

    def broken_sets(self, seat: int, chain: Sequence[int]) -> list[str]:
        """Name the colours of which *seat* has fewer full sets after a legal move."""
        before = Survey(self._states)
        np.copyto(self._scratch, self._states)
        replay(self._scratch, 0, np.array(chain, np.int64))
        after = Survey(self._scratch)
        return [
            name
            for color, name in enumerate(COLOR_NAMES)
            if after.full_count(seat, color) < before.full_count(seat, color)
        ]

    def move(self, seat: int, text: str) -> list[Event]:
        """Make a whole move, or raise ``IllegalAction`` and change nothing."""
        return [event for code in self.parse(seat, text) for event in self.apply(code)]

    def text(self, codes: int | Sequence[int]) -> str:
        """Write an action, or the actions of one move, in the notation."""
        return format_move([codes] if isinstance(codes, int) else codes)

    def observe(self, seat: int | None) -> Any:
        """Return the kernel's view record of a seat; ``None`` is a spectator."""
        return self._observe(seat)[0]

    def _observe(self, seat: int | None) -> np.ndarray:
        views = np.zeros(1, VIEW)
        observe_at(self._states, 0, Seat(SPECTATOR if seat is None else seat), views, 0)
        return views

    def view(self, seat: int | None) -> View:
        """Show a seat what it may see, as the page gets it; the part for all is made once."""
        if self._public is None or self._public[0] != self.decision:
            self._public = self.decision, view_public(self._observe(None))
        return view_seat(self._public[1], self._observe(seat))

    def options(self, seat: int) -> list[Option]:
        """List what *seat* may do now; nothing unless it must decide."""
        if seat != int(self.state["decider"]):
            return []
        return list_options(self._states, self._scratch)

    def state_hash(self) -> str:
        """Return the hash of the state, which equal games share."""
        return hash_state(self.state)
