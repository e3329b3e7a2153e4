"""The times of a table: how long a bot waits, a person may think, and an empty seat is kept."""

import random
from collections.abc import Callable

from dafuweng.server.protocol.words import Pace
from dafuweng.server.tables.alarm import Alarm

__all__ = ["RESPOND_S", "Clock", "bot_delay", "least_delay"]

DELAY_S: dict[Pace, float] = {"slow": 2.2, "normal": 1.0, "instant": 0.0}
JITTER = 0.3
RESPOND_S = 0.15
"""Longer than any of our bots thinks."""


def least_delay(prompt: str) -> float:
    """Return the seconds that pass at least before a bot's answer, at any pace.

    Whoever holds a Just Say No has more to think about; the pause must not tell.
    """
    return RESPOND_S if prompt == "respond" else 0.0


def bot_delay(pace: Pace, prompt: str, rng: random.Random) -> float:
    """Draw how long a bot waits before its answer, in seconds.

    Drawn before the bot thinks, from what everybody knows, so that the pause tells nothing about
    its hand.
    """
    return max(DELAY_S[pace] * rng.uniform(1 - JITTER, 1 + JITTER), least_delay(prompt))


class Clock:
    """The time for one decision: a warning, then the end."""

    def __init__(self, warn: Callable[[], None], end: Callable[[], None]) -> None:
        self._end = Alarm(end)
        self._warn = Alarm(warn)
        self.decision: int | None = None
        self.is_warned = False

    @property
    def left_s(self) -> float | None:
        """Seconds left, ``None`` while no clock runs."""
        return self._end.left_s

    def start(self, decision: int, limit_s: float, warn_s: float) -> None:
        """Give *decision* its time; one that has it already goes on."""
        if self.decision == decision:
            return
        self.decision = decision
        self.is_warned = False
        self._end.set(limit_s)
        self._warn.set(max(limit_s - warn_s, limit_s / 2))

    def stop(self) -> None:
        """No decision has a limit now."""
        self._end.cancel()
        self._warn.cancel()
        self.decision = None
        self.is_warned = False
