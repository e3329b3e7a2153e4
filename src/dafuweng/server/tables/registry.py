"""All tables of a server, by code; those that nobody looks at leave the memory."""

import asyncio

from dafuweng.server.refusal import RefusedError
from dafuweng.server.tables.record import TableRecord, new_code
from dafuweng.server.tables.shared import Shared
from dafuweng.server.tables.table import Table

__all__ = ["Tables"]

SWEEP_S = 15.0


class Tables:
    """Opens, finds and puts away tables; a code has at most one ``Table``."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper = asyncio.create_task(self._sweep(), name="tables sweep")

    def __len__(self) -> int:
        return len(self._tables)

    async def open(self, record: TableRecord) -> Table:
        """Open a new table; it begins by itself when nobody else is to come."""
        record.code = await self._free_code()
        table = self._tables[record.code] = Table(record, self.shared)
        await table.ask(table.save if record.waits_for_people else table.begin)
        return table

    async def find(self, code: str) -> Table:
        """Return the table of *code*, from memory or from the database."""
        table = self._tables.get(code)
        if table is not None:
            table.left_at = asyncio.get_running_loop().time()
            return table
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code in self._tables:
                    return self._tables[code]
                record = await asyncio.wrap_future(self.shared.records.find(code))
                if record is None:
                    raise RefusedError("no_such_table")
                table = Table(record, self.shared)
                try:
                    await table.ask(table.wake)
                except Exception:
                    await table.close()
                    raise
                self._tables[code] = table
                return table
        finally:
            self._loading.pop(code, None)

    async def wake_all(self) -> None:
        """Go on wherever somebody waits; the rules are compiled now.

        Tables that nobody looks at rest, and are rebuilt when somebody asks for them.
        """
        for table in list(self._tables.values()):
            table.post(table.wake)

    async def close(self) -> None:
        """Stop all tables."""
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        for table in self._tables.values():
            await table.close()

    async def _free_code(self) -> str:
        while True:
            code = new_code()
            taken = code in self._tables
            if not taken and await asyncio.wrap_future(self.shared.records.find(code)) is None:
                return code

    async def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(SWEEP_S, self.shared.settings.idle_s))
            old = loop.time() - self.shared.settings.idle_s
            for code, table in list(self._tables.items()):
                if not table.clients and table.is_quiet and table.left_at < old:
                    del self._tables[code]
                    await table.close()
