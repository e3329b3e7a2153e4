"""Settings from the environment and from arguments."""

from pathlib import Path

import pytest

from dafuweng.server.settings import BadSetting, Settings


def test_arguments_win_over_the_environment_and_that_over_defaults() -> None:
    environ = {"DAFUWENG_PORT": "9000", "DAFUWENG_HOST": "::1", "DAFUWENG_GRACE_S": "1.5"}
    found = Settings.load(environ, port=9001, host=None, database=":memory:")
    assert (found.port, found.host, found.grace_s) == (9001, "::1", 1.5)
    assert found.database == ":memory:"
    assert found.message_bytes == Settings().message_bytes


def test_lists_are_written_with_commas() -> None:
    found = Settings.load({"DAFUWENG_ORIGINS": "https://a.example, https://b.example,"})
    assert found.origins == ("https://a.example", "https://b.example")


def test_a_wrong_number_names_its_variable() -> None:
    with pytest.raises(BadSetting, match="DAFUWENG_PORT"):
        Settings.load({"DAFUWENG_PORT": "many"})


def test_the_database_has_a_place_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert Path(Settings.load({}).database) == Path("/data/dafuweng/dafuweng.sqlite3")
