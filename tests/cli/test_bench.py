"""``bench``: one flat object of figures."""

import json

import pytest

from dafuweng.cli import bench

WANTED = {
    "deal_random_decisions_per_s",
    "deal_random_games_per_s",
    "deal_compile_s",
    "deal_replay_ms",
    "deal_sensible_games_per_s",
}


def test_json_is_flat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Run all figures but compiling, on less work."""
    for name, less in (("RANDOM_GAMES", 100), ("SENSIBLE_GAMES", 400), ("REPLAYED", 2)):
        monkeypatch.setattr(bench, name, less)
    compiling = ("deal_compile_s", "deal_bots_compile_s")
    monkeypatch.setitem(bench.FIGURES, compiling, lambda: (1.5, 2.5))
    bench.run_bench(as_json=True)
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) >= WANTED
    assert all(isinstance(figure, float) and figure > 0 for figure in figures.values())
    assert figures["deal_compile_s"] == 1.5


def test_a_line_a_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "FIGURES", {("deal_replay_ms",): lambda: (0.25,)})
    bench.run_bench(as_json=False)
    assert capsys.readouterr().out.split() == ["deal_replay_ms", "0.250"]
