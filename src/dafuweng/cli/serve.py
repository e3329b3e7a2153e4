"""``play`` and ``serve``."""

import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from dataclasses import replace
from http.client import HTTPConnection
from typing import TYPE_CHECKING

import typer

from dafuweng.cli.words import WRONG_INPUT, refuse_option, say, stop

if TYPE_CHECKING:
    from dafuweng.server.settings import Settings

__all__ = ["run_server"]

ANSWER_S = 30.0
LOOK_AGAIN_S = 0.1
PORTS_TRIED = 20
PORT_MAX = 65535
EVERYWHERE = ("", "0.0.0.0", "::")


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
    from dafuweng.server.settings import BadSetting, Settings

    try:
        settings = Settings.load(host=host, port=port, database=database, log_level=log_level)
    except BadSetting as error:
        stop(say("cli-bad-setting", reason=str(error)), WRONG_INPUT)
    if not _is_free(settings.host, settings.port):
        is_chosen = port is not None or "DAFUWENG_PORT" in os.environ
        settings = _move(settings, "play" if open_browser else "serve", is_chosen)
    name = _name(settings.host)
    url = f"http://{name}:{settings.port}/"
    typer.echo(say("cli-open", url=url))
    typer.echo(say("cli-stop"))
    if open_browser and _has_screen():
        threading.Thread(target=_open_when_up, args=(name, settings.port, url), daemon=True).start()
    # Uvicorn ends in good order, then passes Ctrl+C on.
    try:
        with suppress(KeyboardInterrupt):
            serve(settings)
    except DatabaseInUse:
        stop(say("cli-database-in-use", path=settings.database))
    typer.echo(say("cli-stopped"))


def _move(settings: "Settings", command: str, is_chosen: bool) -> "Settings":
    """Let ``play`` take the next free port, or end with the command that would."""
    last = min(settings.port + PORTS_TRIED, PORT_MAX)
    later = range(settings.port + 1, last + 1)
    port = next((port for port in later if _is_free(settings.host, port)), None)
    taken = str(settings.port)
    if port is None:
        refuse_option("--port", say("cli-port-taken", port=taken))
    if is_chosen or command != "play":
        told = {"port": taken, "command": command, "next": str(port)}
        refuse_option("--port", say("cli-port-taken-try", **told))
    typer.echo(say("cli-port-next", port=taken, next=str(port)))
    return replace(settings, port=port)


def _name(host: str) -> str:
    """Return an address for browsers: on this machine, or for others if *host* is everywhere."""
    if host in EVERYWHERE:
        return _own_address() or "localhost"
    name = f"[{host}]" if ":" in host else host
    return "localhost" if host == "127.0.0.1" else name


def _own_address() -> str | None:
    """Find the address under which the network knows this machine, if there is a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # A datagram socket that is connected sends nothing; it only chooses its way out.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address in ("0.0.0.0", "127.0.0.1") else address


def _is_free(host: str, port: int) -> bool:
    """Say whether nobody listens there; end in words where listening is impossible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return False
            reason = error.strerror or str(error)
            stop(say("cli-cannot-listen", host=host, port=str(port), reason=reason), WRONG_INPUT)
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
