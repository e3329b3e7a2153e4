"""The compiled policies as bots for Python, and the reasons of the sensible one."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from dafuweng.bots.bot import record_of
from dafuweng.bots.deal.match import Policy
from dafuweng.bots.deal.mind import MIND
from dafuweng.bots.deal.reason import Reason, hint_key
from dafuweng.bots.deal.sensible import choose_sensible
from dafuweng.kernel.chance import FAST, seed_fast
from dafuweng.kernel.deal.actions import LISTING
from dafuweng.kernel.deal.layout import VIEW
from dafuweng.kernel.deal.playout import choose_random

__all__ = ["CompiledBot", "explain"]

_SEEDS = 1 << 63
"""Compiled integers have 64 bits, one of them for the sign."""


class CompiledBot:
    """One seat's player by a compiled policy, ``random`` or ``sensible``."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.reason = Reason.ONLY_MOVE
        self._is_sensible = Policy[name.upper()] == Policy.SENSIBLE
        # Records of arrays: compiled code writes into what they point at.
        self._views = np.zeros(1, VIEW)
        self._listing = np.zeros(1, LISTING)[0]
        self._mind = np.zeros(1, MIND)[0]
        self._fast = np.zeros(1, FAST)[0]
        seed_fast(self._fast, seed % _SEEDS)

    def choose(self, view: Any, legal: Sequence[int]) -> int:
        """Choose one of the *legal* codes; afterwards ``reason`` says why, for ``sensible``."""
        view = record_of(view)
        self._listing["codes"][: len(legal)] = legal
        if not self._is_sensible:
            patience = int(view["recolored"])
            return choose_random(self._listing, len(legal), patience, self._fast)
        # A copy, since the policy moves cards in it to look, and moves them back.
        self._views[0] = view
        code = choose_sensible(self._views[0], self._listing, len(legal), self._mind)
        self.reason = Reason(int(self._mind["reason"]))
        return code


def explain(view: Any, legal: Sequence[int]) -> tuple[int, str, dict[str, Any]]:
    """Return what ``sensible`` would do, the catalogue key of its reason, and its arguments."""
    bot = CompiledBot("sensible", 0)
    code = bot.choose(view, legal)
    return code, hint_key(bot.reason), {}
