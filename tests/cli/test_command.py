"""The command as a whole: quick help, plain errors, the server in a browser."""

import os
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest

from dafuweng.cli.app import app
from tests.cli.conftest import Run

HELP_S = 0.5
COMMANDS = ("play", "serve", "simulate", "check", "replay", "verify", "warm", "bench")


def test_help_is_quick(run: Run) -> None:
    spent = []
    for _ in range(5):
        begun = time.perf_counter()
        done = run("--help")
        spent.append(time.perf_counter() - begun)
        assert done.returncode == 0
        assert all(command in done.stdout for command in COMMANDS)
    assert min(spent) < HELP_S


def test_every_command_has_help(run: Run) -> None:
    names = [
        info.name or getattr(info.callback, "__name__", "") for info in app.registered_commands
    ]
    assert sorted(names) == sorted(COMMANDS)
    for command in COMMANDS:
        assert run(command, "--help").returncode == 0


def test_an_unknown_command_is_named(run: Run) -> None:
    done = run("dance")
    assert done.returncode == 2
    assert "dance" in done.stderr


def test_a_taken_port_is_named(run: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("serve", "--port", port, "--database", ":memory:")
    assert done.returncode == 2
    assert "--port" in done.stderr
    assert str(port) in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals and a shell")
def test_play_opens_the_lobby(tmp_path: Path) -> None:
    """A stand-in browser writes down the address that it is given."""
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = tmp_path / "games.sqlite3"
    process = subprocess.Popen(
        [sys.executable, "-m", "dafuweng.cli", "play", f"--port={port}", f"--database={database}"],
        env={**os.environ, "BROWSER": str(browser), "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        until = time.monotonic() + 30
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.1)
        assert opened.read_text().strip() == f"http://localhost:{port}/"
        connection = HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request("GET", "/")
        assert connection.getresponse().status == 200
        connection.close()
    finally:
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=30)
    assert f"http://localhost:{port}/" in said
    assert process.returncode == 0
