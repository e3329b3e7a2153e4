"""``count``: how many sequences of decisions there are from a position."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from dafuweng.cli.words import refuse_option, say, stop

if TYPE_CHECKING:
    from dafuweng.game.deal.game import DealGame
    from dafuweng.game.scenario_file import Node

__all__ = ["count_file", "divide", "read_position"]


def count_file(path: Path, name: str | None, depth: int, shows_parts: bool, as_json: bool) -> None:
    """Print how many sequences of 1, 2, ... *depth* decisions there are."""
    from dafuweng.game.scenario_file import ScenarioError

    try:
        scenarios = _read_scenarios(path)
        name = _choose(scenarios, name)
        game = read_position(scenarios[name])
    except ScenarioError as error:
        stop(f"{path}: {error}")
    parts = divide(game, depth)
    counts = [sum(part[n] for part in parts.values()) for n in range(depth)]
    if as_json:
        shown = {"divide": parts} if shows_parts else {}
        typer.echo(json.dumps({"id": name, "counts": counts, **shown}))
        return
    if shows_parts:
        for text, part in parts.items():
            typer.echo(f"{text:40} {part[-1]:>14,}")
    for length, count in enumerate(counts, 1):
        typer.echo(f"{length:<40} {count:>14,}")


def _read_scenarios(path: Path) -> "dict[str, Node]":
    if not path.is_file():
        refuse_option("FILE", say("cli-no-file", path=str(path)))
    from dafuweng.game.scenario import list_scenarios

    return dict(list_scenarios(path))


def _choose(scenarios: "dict[str, Node]", name: str | None) -> str:
    """Return the id asked for, or the only one."""
    if name is None and len(scenarios) == 1:
        return next(iter(scenarios))
    if name is None or name not in scenarios:
        key = "cli-which-id" if name is None else "cli-no-id"
        refuse_option("--id", say(key, id=name or "", ids=", ".join(scenarios)))
    return name


def read_position(node: "Node") -> "DealGame":
    """Return the position behind a scenario's moves; the tests among them are passed over."""
    from dafuweng.game.deal.position import KEYS, build_position, read_ruleset
    from dafuweng.game.scenario_file import Node

    fields = node.keys("id", "title", "game", "rules", *KEYS, "moves", "expect", "counts")
    game = build_position(read_ruleset(fields.get("rules", Node("classic", "rules"))), fields)
    for move in fields["moves"].list() if "moves" in fields else ():
        if isinstance(move.value, str):
            _play(game, move)
    return game


def _play(game: "DealGame", node: "Node") -> None:
    """Make a move, after the forced steps that were left out before it."""
    from dafuweng.game.deal.expectation import forced_step
    from dafuweng.game.deal.position import read_seat
    from dafuweng.game.scenario_file import Node

    word, _, text = node.text().strip().partition(" ")
    seat = read_seat(Node(word, node.where), game.seats)
    refusal = game.refuse_move(seat, text)
    while game.refuse_move(seat, text):
        if not forced_step(game):
            node.fail(f"{node.value!r} to be legal", refusal.name.lower())
    game.move(seat, text)


def divide(game: "DealGame", depth: int) -> dict[str, list[int]]:
    """Count the sequences of 1, 2, ... *depth* decisions by the decision that they begin with."""
    import numpy as np

    from dafuweng.kernel.deal.calls import replay
    from dafuweng.kernel.deal.count import count_at
    from dafuweng.kernel.deal.layout import STATE

    states = np.zeros(1, STATE)
    parts = {}
    for code in game.legal():
        states[0] = game.state
        replay(states, 0, np.array([code], np.int64))
        rest = np.zeros(depth - 1, np.int64)
        count_at(states, 0, rest)
        parts[game.text(code)] = [1, *rest.tolist()]
    return parts
