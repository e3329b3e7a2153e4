"""What happens next at a table: a bot's move, a person's clock, or nothing."""

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from dafuweng.server.protocol.server import Clock as ClockInfo
from dafuweng.server.protocol.words import seat_name
from dafuweng.server.tables.clock import Clock, bot_delay, least_delay
from dafuweng.server.tables.match import Match
from dafuweng.server.tables.thinker import choose_move, load_bot

if TYPE_CHECKING:
    from dafuweng.bots import Bot
    from dafuweng.game import Game
    from dafuweng.server.tables.table import Table

__all__ = ["STAND_IN", "Turns"]

STAND_IN = "sensible"
TIMEOUTS_MAX = 2
"""So many decisions in a row that ran out of time, and a bot stays in the seat."""
RETRY_S = 1.0
"""Pause before a bot is asked again whose move failed, doubled with each failure."""
FAILURES_MAX = 6

_log = logging.getLogger(__name__)


class Turns:
    """Moves a table along while somebody looks at it."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._clock = Clock(
            warn=lambda: table.post(self._warn), end=lambda: table.post(self._time_is_up)
        )
        self._rng = random.Random()
        self._bots: dict[tuple[int, str], Bot] = {}
        self._task: asyncio.Task[None] | None = None
        self._decision: int | None = None
        self._timeouts: dict[int, int] = {}
        self._failures = 0

    @property
    def clock_info(self) -> ClockInfo | None:
        """The running clock as clients see it."""
        left_s, decision = self._clock.left_s, self._clock.decision
        match = self._table.match
        if left_s is None or decision is None or match is None or match.game.prompt.seat is None:
            return None
        seat = seat_name(match.game.prompt.seat)
        return ClockInfo(
            seat=seat, decision=decision, left_s=round(left_s, 1), warned=self._clock.is_warned
        )

    def acted(self, seat: int) -> None:
        """Note that the person of *seat* is awake."""
        self._timeouts.pop(seat, None)

    def rest(self) -> None:
        """Do nothing until ``go_on``."""
        self._clock.stop()
        self._cancel_bot()

    async def change_pace(self) -> None:
        """Let the bot that is thinking start again at the new pace; a person's clock runs on."""
        self._cancel_bot()
        await self.go_on()

    async def go_on(self) -> None:
        """Arrange for whatever comes next; harmless if that is arranged already."""
        table, match = self._table, self._table.match
        if match is None or match.is_over or not table.clients:
            self.rest()
            return
        seat, decision = match.game.prompt.seat, match.game.decision
        is_endless = self._is_bots_alone() and decision >= table.shared.settings.actions_max
        if seat is None or is_endless or match.game.is_stalled:
            self.rest()
            await table.stall()
            return
        bot = self._bot_of(seat)
        if bot is not None:
            self._clock.stop()
            delay_s = bot_delay(table.record.pace, match.game.prompt.kind, self._rng)
            self._ask_bot(match, seat, bot, delay_s)
            return
        if self._decision != decision:
            self._cancel_bot()
        if table.record.decision_s is not None:
            warn_s = table.shared.settings.warn_s
            self._clock.start(decision, table.record.decision_s, warn_s)

    def _bot_of(self, seat: int) -> str | None:
        place = self._table.record.seats[seat]
        if place.kind == "bot":
            return place.bot
        return STAND_IN if place.away else None

    def _is_bots_alone(self) -> bool:
        return all(seat.name is None for seat in self._table.record.seats)

    def _ask_bot(self, match: Match, seat: int, name: str, delay_s: float) -> None:
        if self._decision == match.game.decision and self._task is not None:
            return
        self._cancel_bot()
        self._decision = match.game.decision
        # A copy of this moment: what comes later is not for this seat to decide.
        game = match.game.clone()
        self._task = asyncio.create_task(self._think(game, seat, name, delay_s))

    def _cancel_bot(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._decision = None

    async def _think(self, game: "Game", seat: int, name: str, delay_s: float) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + delay_s
        decision = game.decision
        try:
            codes = await self._choose(game.clone(), seat, name)
        except Exception:
            # A bot written by others may fail; the game goes on with ours.
            _log.exception("table %s: bot %s failed", self._table.record.code, name)
            try:
                codes = await self._choose(game, seat, STAND_IN)
            except Exception:
                self._table.post(self._fail)
                raise
        await asyncio.sleep(until - loop.time())
        self._table.post(lambda: self._play(seat, decision, codes))

    async def _choose(self, game: "Game", seat: int, name: str) -> list[int]:
        executor = self._table.shared.executor
        bot = self._bots.get((seat, name))
        if bot is None:
            loop = asyncio.get_running_loop()
            seed = self._rng.getrandbits(32)
            bot = await loop.run_in_executor(executor, load_bot, name, seed)
            self._bots[seat, name] = bot
        return await choose_move(executor, game, bot)

    async def _play(self, seat: int, decision: int, codes: list[int]) -> None:
        match = self._table.match
        if match is None or self._decision != decision or match.game.decision != decision:
            return  # A person was quicker, or came back.
        self._task, self._decision = None, None
        try:
            before = await match.play(seat, codes)
        except Exception:
            await self._fail()
            raise
        self._failures = 0
        await self._table.happened(before)

    async def _fail(self) -> None:
        """Try again later: a full disk may have been emptied by then."""
        self._cancel_bot()
        self._failures += 1
        if self._failures <= FAILURES_MAX:
            wait_s = RETRY_S * 2 ** (self._failures - 1)
            loop = asyncio.get_running_loop()
            loop.call_later(wait_s, lambda: self._table.post(self.go_on))

    async def _warn(self) -> None:
        match = self._table.match
        if match is None or self._clock.decision != match.game.decision:
            return  # The decision was made meanwhile.
        self._clock.is_warned = True
        self._table.tell_info()

    async def _time_is_up(self) -> None:
        table, match = self._table, self._table.match
        decision, seat = self._clock.decision, None if match is None else match.game.prompt.seat
        if match is None or seat is None or match.game.decision != decision:
            return
        self._clock.stop()
        self._timeouts[seat] = self._timeouts.get(seat, 0) + 1
        if self._timeouts[seat] >= TIMEOUTS_MAX:
            await table.stand_in(seat)
        self._ask_bot(match, seat, STAND_IN, least_delay(match.game.prompt.kind))
