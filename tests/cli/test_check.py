"""``check``: scenario files."""

from pathlib import Path

from tests.cli.conftest import Run

GOOD = """
- id: {name}
  game: deal
  rules: classic
  seats:
    - hand: [money_1]
    - {{}}
  moves:
    - p1 bank money_1
  expect:
    p1: {{bank: [{banked}]}}
"""


def test_failures_and_total(run: Run, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD.format(name="right", banked="money_1"))
    done = run("check", tmp_path)
    assert (done.returncode, done.stdout) == (0, "1 passed, 0 failed\n")
    (tmp_path / "bad.yaml").write_text(GOOD.format(name="wrong", banked="money_2"))
    done = run("check", tmp_path)
    assert done.returncode == 1
    failure, total = done.stdout.splitlines()
    assert "bad.yaml" in failure
    assert "wrong" in failure
    assert "money_2" in failure
    assert total == "1 passed, 1 failed"


def test_interpreted_gives_the_same(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "good.yaml"
    path.write_text(GOOD.format(name="right", banked="money_1"))
    done = run("check", "--interpreted", path)
    assert (done.returncode, done.stdout) == (0, "1 passed, 0 failed\n")


def test_a_missing_file_is_named(run: Run, tmp_path: Path) -> None:
    done = run("check", tmp_path / "nothing.yaml")
    assert done.returncode == 2
    assert "nothing.yaml" in done.stderr
    assert "Traceback" not in done.stderr
