"""Every scenario of the repository, one test each."""

import re
from fnmatch import filter as matching
from pathlib import Path

import pytest

from dafuweng.game.scenario import list_scenarios, run_scenario
from dafuweng.game.scenario_file import Node, find_files

FOLDER = Path(__file__).parent.parent / "scenarios"
SCENARIOS = [
    pytest.param(node, id=f"{file.relative_to(FOLDER).with_suffix('')}:{name}")
    for file in find_files(FOLDER)
    for name, node in list_scenarios(file)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario: Node) -> None:
    run_scenario(scenario)


def test_ids_are_unique() -> None:
    names = [name for file in find_files(FOLDER) for name, _ in list_scenarios(file)]
    assert len(names) == len(set(names))
    assert len(names) > 1000


def test_scenarios_that_the_reports_name_exist() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8").partition("| report |")[2]
    named = re.findall(r"`((?:deal|seat|pile|set|wild|win|answer|option)-[\w*-]+)`", text)
    files = find_files(FOLDER)
    ids = {name.partition("@")[0] for file in files for name, _ in list_scenarios(file)}
    assert len(named) > 30
    assert [name for name in named if not matching(ids, name)] == []
