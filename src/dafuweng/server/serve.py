"""Run the server."""

import sys
from typing import TYPE_CHECKING, Any

from dafuweng.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn

__all__ = ["make_config", "serve"]

PING_S = 15.0
FRAME_MARGIN = 4
"""Messages up to so many times the limit are read, to be refused in words; then the line is cut."""


def make_config(settings: Settings) -> "uvicorn.Config":
    """Return what uvicorn is told."""
    import uvicorn

    from dafuweng.server.app import make_app
    from dafuweng.server.denial import DenyingProtocol

    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_level=settings.log_level,
        access_log=False,
        server_header=False,
        http="httptools",
        ws=DenyingProtocol,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws_max_size=settings.message_bytes * FRAME_MARGIN,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def serve(settings: Settings | None = None, **chosen: Any) -> None:
    """Serve until interrupted; *chosen* are settings that win over the environment.

    ``DatabaseInUse`` if another server has the database.
    """
    import uvicorn

    from dafuweng.journal import Database

    settings = settings or Settings.load(**chosen)
    # Here, so that it can be said in words and not in the middle of uvicorn's start.
    Database(settings.database).close()
    uvicorn.Server(make_config(settings)).run()
