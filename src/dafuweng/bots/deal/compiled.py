"""The compiled policies as bots for Python, and the reasons of the sensible one."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from dafuweng.bots.bot import record_of
from dafuweng.bots.deal.match import Policy, choose
from dafuweng.bots.deal.mind import MIND
from dafuweng.bots.deal.reason import Reason, hint_key
from dafuweng.kernel.chance import FAST, seed_fast
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import LISTING
from dafuweng.kernel.deal.layout import VIEW

__all__ = ["CompiledBot", "choose_at", "explain"]


@kernel
def choose_at(policy: int, views: Any, listings: Any, count: int, minds: Any, fasts: Any) -> int:
    """Choose by a policy for ``views[0]``; all arrays have one record."""
    return choose(policy, views[0], listings[0], count, minds[0], fasts[0])


@kernel
def seed_at(fasts: Any, seed: int) -> None:
    """Start the generator ``fasts[0]``."""
    seed_fast(fasts[0], seed)


class CompiledBot:
    """One seat's player by a compiled policy, ``random`` or ``sensible``."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.reason = Reason.ONLY_MOVE
        self._policy = int(Policy[name.upper()])
        self._views = np.zeros(1, VIEW)
        self._listings = np.zeros(1, LISTING)
        self._minds = np.zeros(1, MIND)
        self._fasts = np.zeros(1, FAST)
        seed_at(self._fasts, seed)

    def choose(self, view: Any, legal: Sequence[int]) -> int:
        """Choose one of the *legal* codes; afterwards ``reason`` says why, for ``sensible``."""
        self._views[0] = record_of(view)
        count = len(legal)
        self._listings[0]["codes"][:count] = legal
        code = choose_at(self._policy, self._views, self._listings, count, self._minds, self._fasts)
        self.reason = Reason(int(self._minds[0]["reason"]))
        return int(code)


def explain(view: Any, legal: Sequence[int]) -> tuple[int, str, dict[str, Any]]:
    """Return what ``sensible`` would do, the catalogue key of its reason, and the key's arguments."""
    bot = CompiledBot("sensible", 0)
    code = bot.choose(view, legal)
    return code, hint_key(bot.reason), {}
