"""Every scenario of the repository, one test each."""

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
    assert len(names) > 100
