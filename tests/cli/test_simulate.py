"""``simulate``: exact JSON, tables for people, plain refusals."""

import json

import pytest

from tests.cli.conftest import Run, RunHere

SHARE = ["name", "games", "wins", "win_rate", "low", "high"]


def test_json_is_exact(run: Run) -> None:
    done = run("simulate", "--games", 300, "--bots", "sensible,random", "--seats", 4, "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert list(report) == ["games", "unfinished", "bots", "seats", "turns"]
    assert list(report["turns"]) == ["mean", "median"]
    assert [share["name"] for share in report["bots"]] == ["sensible", "random"]
    assert [share["name"] for share in report["seats"]] == ["1", "2", "3", "4"]
    assert report["games"] == 300
    for share in report["bots"] + report["seats"]:
        assert list(share) == SHARE
        assert share["win_rate"] == share["wins"] / share["games"]
        assert 0 <= share["low"] <= share["win_rate"] <= share["high"] <= 1
    # Two bots repeated over four seats: each has two of them.
    assert [share["games"] for share in report["bots"]] == [600, 600]
    for shares in (report["bots"], report["seats"]):
        assert sum(share["wins"] for share in shares) + report["unfinished"] == 300


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    args = ("simulate", "--games", 450, "--bots", "sensible", "--seats", 3, "--json", "--seed")
    first, again, other = run(*args, 5), run(*args, 5), run(*args, 6)
    assert first.stdout == again.stdout != other.stdout


def test_tables_speak_the_language_of_the_terminal(run: Run) -> None:
    done = run("simulate", "--games", 20, lang="zh_HK.UTF-8")
    assert done.returncode == 0, done.stderr
    assert "電腦玩家" in done.stdout
    assert "回合" in done.stdout


@pytest.mark.parametrize(
    ("args", "field"),
    [
        (["--bots", "nobody"], "--bots"),
        (["--bots", "sensible,,random"], "--bots"),
        (["--bots", "random,random,random", "--seats", "2"], "--bots"),
        (["--bots", ",".join(["random"] * 11)], "--bots"),
        (["--seats", "1"], "--seats"),
        (["--seats", "11"], "--seats"),
        (["--games", "0"], "--games"),
        (["--games", "many"], "--games"),
        (["--seed", "-1"], "--seed"),
        (["--seed", str(2**63)], "--seed"),
        (["--rules", "nothing"], "--rules"),
    ],
)
def test_what_is_wrong_is_named(run_here: RunHere, args: list[str], field: str) -> None:
    done = run_here("simulate", *args)
    assert done.exit_code == 2
    assert field in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
