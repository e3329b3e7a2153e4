"""Bots think in threads, on what their seat may see."""

import asyncio
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dafuweng.bots import Bot
    from dafuweng.game import Game

__all__ = ["Hint", "choose_move", "hint_move", "load_bot"]

Hint = tuple[str, str, dict[str, Any]]
"""A move in notation, the catalogue key of its reason, and that key's arguments."""

ADVISER = "sensible"


async def choose_move(executor: Executor, game: "Game", bot: "Bot") -> list[int]:
    """Return the codes of one whole move of the seat that is asked; *game* is a copy, used up."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(executor, _choose, game, bot, [])


def load_bot(name: str, seed: int) -> "Bot":
    """Return a new bot."""
    from dafuweng import bots

    return bots.load(name, seed)


async def hint_move(executor: Executor, game: "Game") -> Hint:
    """Return what ``sensible`` would do and why; *game* is a copy, used up."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(executor, _hint, game)


def _choose(game: "Game", bot: "Bot", begun: list[int]) -> list[int]:
    from dafuweng import bots

    codes = begun.copy()
    for code in begun:
        game.apply(code)
    while not codes or _goes_on(game, codes):
        code = bot.choose(bots.View(game.observe(game.prompt.seat)), game.legal())
        game.apply(code)
        codes.append(code)
    return codes


def _goes_on(game: "Game", codes: list[int]) -> bool:
    """Say whether the next action belongs to the same move as *codes*."""
    from dafuweng.game.deal.action import continues_move

    legal = game.legal()
    return bool(legal) and continues_move(codes[-1], legal[0])


def _hint(game: "Game") -> Hint:
    from dafuweng import bots

    view = bots.View(game.observe(game.prompt.seat))
    first, reason, args = bots.explain(view, game.legal())
    codes = _choose(game.clone(), bots.load(ADVISER, 0), [first])
    return game.text(codes), reason, args
