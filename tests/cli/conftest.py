"""Running the command, in its own process or in this one."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from dafuweng.cli.app import app

Run = Callable[..., "subprocess.CompletedProcess[str]"]
RunHere = Callable[..., Result]


@pytest.fixture
def run_here(monkeypatch: pytest.MonkeyPatch) -> RunHere:
    """Return a function that runs ``dafuweng`` in this process, which is quicker."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return lambda *args: CliRunner().invoke(app, [str(arg) for arg in args])


@pytest.fixture(scope="session")
def run() -> Run:
    """Return a function that runs ``dafuweng`` with some arguments, in English."""

    def call(*args: object, lang: str = "C.UTF-8") -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "dafuweng.cli", *map(str, args)],
            env={**os.environ, "LC_ALL": lang, "COLUMNS": "100"},
            capture_output=True,
            text=True,
            encoding="utf-8",
        )

    return call
