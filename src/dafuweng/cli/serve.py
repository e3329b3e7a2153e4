"""``play`` and ``serve``."""

import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from http.client import HTTPConnection

import typer

from dafuweng.cli.words import refuse_option, say, stop

__all__ = ["run_server"]

ANSWER_S = 30.0
LOOK_AGAIN_S = 0.1


def run_server(
    host: str | None,
    port: int | None,
    database: str | None,
    log_level: str | None = None,
    open_browser: bool = False,
) -> None:
    """Serve until interrupted; with *open_browser* show the lobby as soon as it answers."""
    from dafuweng.journal import DatabaseInUse
    from dafuweng.server.serve import serve
    from dafuweng.server.settings import Settings

    settings = Settings.load(host=host, port=port, database=database, log_level=log_level)
    if not _is_free(settings.host, settings.port):
        refuse_option("--port", say("cli-port-taken", port=str(settings.port)))
    url = f"http://{_name(settings.host)}:{settings.port}/"
    typer.echo(say("cli-open", url=url))
    typer.echo(say("cli-stop"))
    if open_browser and _has_screen():
        threading.Thread(
            target=_open_when_up, args=(_name(settings.host), settings.port, url), daemon=True
        ).start()
    # Uvicorn ends in good order, then passes Ctrl+C on.
    try:
        with suppress(KeyboardInterrupt):
            serve(settings)
    except DatabaseInUse:
        stop(say("cli-database-in-use", path=settings.database))
    typer.echo(say("cli-stopped"))


def _name(host: str) -> str:
    """Return an address that a browser on this machine can use."""
    return "localhost" if host in ("", "0.0.0.0", "::", "127.0.0.1") else host


def _is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _has_screen() -> bool:
    """Say whether there is a window system; without one a text browser would fill the terminal."""
    if sys.platform in ("darwin", "win32") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_up(host: str, port: int, url: str) -> None:
    until = time.monotonic() + ANSWER_S
    while time.monotonic() < until:
        try:
            connection = HTTPConnection(host, port, timeout=1)
            connection.request("GET", "/api/status")
            if connection.getresponse().status == 200:
                webbrowser.open(url)
                return
        except OSError:
            pass
        time.sleep(LOOK_AGAIN_S)
