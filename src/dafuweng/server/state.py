"""What the whole server shares; each request finds it in ``app.state.dafuweng``."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from dafuweng.journal import Database, SqliteStore
from dafuweng.server.commitments import Commitments
from dafuweng.server.limits import Buckets
from dafuweng.server.readiness import Readiness
from dafuweng.server.settings import Settings
from dafuweng.server.tables.record import Records
from dafuweng.server.tables.registry import Tables
from dafuweng.server.tables.shared import Shared

__all__ = ["Limits", "ServerState", "state_of"]

BOT_THREADS = 2


@dataclass(frozen=True)
class Limits:
    """Buckets by person and by address."""

    users: Buckets
    addresses: Buckets
    openings: Buckets

    @classmethod
    def make(cls, settings: Settings) -> "Limits":
        """Fill the buckets."""
        return cls(
            Buckets(settings.user_rate, settings.user_burst),
            Buckets(settings.address_rate, settings.address_burst),
            Buckets(settings.opening_rate, settings.opening_burst),
        )


class ServerState:
    """Everything that lives from start to stop; made inside the event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.readiness = Readiness()
        self.limits = Limits.make(settings)
        self.commitments = Commitments()
        self.database = Database(settings.database)
        self._executor = ThreadPoolExecutor(BOT_THREADS, thread_name_prefix="bot")
        shared = Shared(
            settings,
            SqliteStore(self.database),
            Records(self.database),
            self._executor,
            lambda: self.readiness.is_ready,
        )
        self.tables = Tables(shared)
        self.sockets: dict[str, int] = {}
        """Open sockets by person, or by address for those without a token."""

    async def close(self) -> None:
        """Stop; whatever was acknowledged is on disk already."""
        await self.readiness.close()
        await self.tables.close()
        self._executor.shutdown(cancel_futures=True)
        self.database.close()


def state_of(connection: HTTPConnection) -> ServerState:
    """Return the state of the server that handles *connection*."""
    return cast(ServerState, connection.app.state.dafuweng)
