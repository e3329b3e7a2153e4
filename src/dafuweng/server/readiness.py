"""Whether the rules are compiled; another process does that, so that this one keeps answering."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable

from dafuweng.server.protocol.http import KernelInfo

__all__ = ["Readiness"]

CLOSE_S = 3.0
"""How long what compiles may take to stop the processes that it has begun."""

_log = logging.getLogger(__name__)


class Readiness:
    """Fill the cache of compiled rules in a process of its own, then load it in a thread."""

    def __init__(self) -> None:
        self.is_ready = False
        self._done, self._total, self._step = 0, 0, ""
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def info(self) -> KernelInfo:
        """How far it has come."""
        return KernelInfo(ready=self.is_ready, done=self._done, total=self._total, step=self._step)

    def start(self, when_ready: Callable[[], Awaitable[None]]) -> None:
        """Begin; *when_ready* is called once."""
        self._task = asyncio.create_task(self._prepare(when_ready), name="readiness")

    async def close(self) -> None:
        """Stop whatever is being compiled."""
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            try:
                async with asyncio.timeout(CLOSE_S):
                    await self._process.wait()
            except TimeoutError:
                self._process.kill()
                await self._process.wait()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _prepare(self, when_ready: Callable[[], Awaitable[None]]) -> None:
        try:
            from dafuweng.server import warm

            if not await asyncio.to_thread(warm.is_warm):
                await self._compile()
            self._done, self._total, self._step = 0, 0, "load"
            await asyncio.to_thread(warm.load, self._count)
            self.is_ready, self._step = True, ""
            await when_ready()
        except Exception:
            self._step = "failed"
            _log.exception("the rules could not be compiled")

    def _count(self, done: int, total: int) -> None:
        self._done, self._total = done, total

    async def _compile(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "dafuweng.server.warm", stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            done, total, step = line.decode().rstrip().split(maxsplit=2)
            self._done, self._total, self._step = int(done), int(total), step
        status = await self._process.wait()
        if status != 0:
            raise RuntimeError(f"compiling ended with status {status}")
