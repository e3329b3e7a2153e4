"""Bots think in threads, on what their seat may see."""

import asyncio
import random
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from dafuweng.game import Game

__all__ = ["Hint", "bot_names", "choose_move", "hint_move", "load_bot"]

Hint = tuple[str, str, dict[str, Any]]
"""A move in notation, the catalogue key of its reason, and that key's arguments."""


class _Bot(Protocol):
    def choose(self, view: Any, legal: list[int]) -> int: ...


class _Stub:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: Any, legal: list[int]) -> int:
        return self.rng.choice(legal)


def bot_names() -> list[str]:
    return ["random", "sensible"]


def load_bot(name: str, seed: int) -> Any:
    return _Stub(seed)


async def choose_move(executor: Executor, game: "Game", bot: Any) -> list[int]:
    """Return the codes of one whole move of the seat that is asked; *game* is left alone."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(executor, _choose, game.clone(), bot)


async def hint_move(executor: Executor, game: "Game") -> Hint:
    """Return what ``sensible`` would do and why."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(executor, _hint, game.clone())


def _choose(game: "Game", bot: _Bot) -> list[int]:
    from dafuweng.game.deal.action import split_moves

    seat = game.prompt.seat
    codes: list[int] = []
    while game.prompt.seat == seat and seat is not None:
        legal = game.legal()
        if codes and len(split_moves([codes[-1], legal[0]])) > 1:
            break
        codes.append(bot.choose(game.observe(seat), legal))
        game.apply(codes[-1])
    return codes


def _hint(game: "Game") -> Hint:
    codes = _choose(game, load_bot("sensible", 0))
    return game.text(codes), "hint-unknown", {}
