"""The command as a whole: quick help, plain errors, the server in a browser."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection
from importlib import import_module
from pathlib import Path

import pytest

from dafuweng import __version__
from dafuweng.cli import serve
from dafuweng.cli.app import app
from tests.cli.conftest import Run, RunHere

HELP_S = 0.5
SERVER = import_module("dafuweng.server.serve")
"""The module: its name in the package is that of its function."""
COMMANDS = ("play", "serve", "simulate", "check", "count", "replay", "verify", "warm", "bench")


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


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_chosen_port_that_is_taken_is_refused_with_a_free_one(run: Run, command: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run(command, "--port", port, "--database", ":memory:")
    assert done.returncode == 2
    assert f"Port {port} is taken" in done.stderr
    told = re.search(rf"dafuweng {command} --port (\d+), or make {command} PORT=", done.stderr)
    assert told
    assert int(told[1]) > port


def test_play_takes_the_next_port_by_itself(
    monkeypatch: pytest.MonkeyPatch, run_here: RunHere
) -> None:
    monkeypatch.delenv("DAFUWENG_PORT", raising=False)
    served: list[int] = []
    monkeypatch.setattr(SERVER, "serve", lambda settings: served.append(settings.port))
    monkeypatch.setattr(serve, "_is_free", lambda host, port: port > 8001)
    monkeypatch.setattr(serve, "_has_screen", lambda: False)
    done = run_here("play")
    assert done.exit_code == 0
    assert served == [8002]
    assert "Port 8000 is taken" in done.stdout
    assert "http://localhost:8002/" in done.stdout


def test_a_server_for_the_network_names_its_address(
    monkeypatch: pytest.MonkeyPatch, run_here: RunHere
) -> None:
    monkeypatch.setattr(SERVER, "serve", lambda settings: None)
    monkeypatch.setattr(serve, "_is_free", lambda host, port: True)
    monkeypatch.setattr(serve, "_own_address", lambda: "192.168.1.7")
    done = run_here("serve", "--host", "0.0.0.0")
    assert "http://192.168.1.7:8000/" in done.stdout


def test_an_address_of_another_machine_is_refused_in_words(run: Run) -> None:
    done = run("serve", "--host", "192.0.2.1", "--database", ":memory:")
    assert done.returncode == 2
    assert "192.0.2.1" in done.stderr
    assert "Traceback" not in done.stderr


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
        # The shell makes the file before it writes.
        while not (opened.exists() and opened.read_text()) and time.monotonic() < until:
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


def test_the_version_is_told(run_here: RunHere) -> None:
    assert run_here("--version").stdout == f"dafuweng {__version__}\n"


def test_a_folder_without_scenarios_is_no_success(run_here: RunHere, tmp_path: Path) -> None:
    done = run_here("check", tmp_path)
    assert done.exit_code == 1
    assert "no scenario" in done.stderr


def test_a_name_missing_between_commas_is_told(run_here: RunHere) -> None:
    done = run_here("simulate", "--bots", ",")
    assert done.exit_code == 2
    assert "comma" in done.stderr


def test_a_setting_that_is_no_number_is_told(
    run_here: RunHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DAFUWENG_PORT", "abc")
    done = run_here("serve")
    assert done.exit_code == 2
    assert "DAFUWENG_PORT" in done.stderr
