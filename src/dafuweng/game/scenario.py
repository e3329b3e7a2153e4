"""Running scenario files: positions, moves, and what must be so after them."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from dafuweng.game.deal.expectation import Difference, compare_position, forced_step
from dafuweng.game.deal.game import DealGame
from dafuweng.game.deal.position import KEYS, build_position, read_ruleset, read_seat
from dafuweng.game.games import GAMES
from dafuweng.game.refusal import IllegalAction, KernelFault
from dafuweng.game.scenario_file import Node, ScenarioError, find_files, load_file
from dafuweng.kernel.deal.codes import Refusal

__all__ = ["Result", "check_paths", "format_total", "list_scenarios", "run_scenario"]

_REFUSALS = {refusal.name.lower(): refusal for refusal in Refusal if refusal}


@dataclass(frozen=True, slots=True)
class Result:
    """One scenario's outcome; ``id`` is ``None`` where a file as a whole can't be read."""

    path: Path
    id: str | None
    failure: ScenarioError | None

    @property
    def is_passed(self) -> bool:
        """Whether all was as expected."""
        return self.failure is None

    def __str__(self) -> str:
        name = f"{self.path}: {self.id}" if self.id else str(self.path)
        return f"{name}: {self.failure or 'passed'}"


class _Run:
    """One scenario being played."""

    def __init__(self, game: DealGame) -> None:
        self.game = game

    def _ahead(self) -> Iterator[DealGame]:
        """Yield the positions after each step that a scenario may leave out."""
        game = self.game.clone()
        while forced_step(game):
            yield game

    def _read_move(self, node: Node) -> tuple[int, str]:
        seat, _, text = node.text().strip().partition(" ")
        return read_seat(Node(seat, node.where), self.game.seats), text.strip()

    def play(self, node: Node) -> None:
        """Make a move, after steps that were left out if need be."""
        seat, text = self._read_move(node)
        refusal = self.game.refuse_move(seat, text)
        if refusal:
            for game in self._ahead():
                if not game.refuse_move(seat, text):
                    self.game = game
                    break
            else:
                node.fail(f"{node.value!r} to be legal", _name(refusal))
        self.game.move(seat, text)

    def check_legal(self, node: Node) -> None:
        """Test that a move is legal, now or after steps that were left out."""
        seat, text = self._read_move(node)
        refusal = self.game.refuse_move(seat, text)
        if refusal and all(game.refuse_move(seat, text) for game in self._ahead()):
            node.fail(f"{node.value!r} to be legal", _name(refusal))

    def check_illegal(self, node: Node, because: Node | None) -> None:
        """Test that a move is refused, for the right reason, and changes nothing."""
        wanted = because.among(_REFUSALS, "a refusal's name") if because else None
        seat, text = self._read_move(node)
        before = self.game.state_hash()
        try:
            self.game.move(seat, text)
        except IllegalAction as illegal:
            refusal = Refusal(illegal.refusal)
        else:
            node.fail(f"{node.value!r} to be refused", "it is legal")
        if self.game.state_hash() != before:
            node.fail(f"{node.value!r} to change nothing", "another state")
        if wanted not in (None, refusal):
            self._check_reason(node, wanted, refusal, seat, text)
        elif wanted is None:
            self._check_still_illegal(node, seat, text)

    def _check_reason(
        self, node: Node, wanted: Refusal | None, found: Refusal, seat: int, text: str
    ) -> None:
        """Look for the reason after steps that were left out, too."""
        if all(game.refuse_move(seat, text) != wanted for game in self._ahead()):
            expected = f"{node.value!r} to be refused as {_name(wanted or Refusal.NONE)}"
            node.fail(expected, _name(found))

    def _check_still_illegal(self, node: Node, seat: int, text: str) -> None:
        """Test a seat's move also behind its own accept, if that was left out."""
        if self.game.prompt.seat != seat:
            return
        for game in self._ahead():
            if game.prompt.seat != seat:
                return
            if not game.refuse_move(seat, text):
                node.fail(f"{node.value!r} to be refused", "it is legal after a forced step")

    def check_expect(self, node: Node) -> None:
        """Compare the position, or else one after steps that were left out."""
        differences = compare_position(self.game, node)
        if differences and all(compare_position(game, node) for game in self._ahead()):
            raise _join(differences)

    def step(self, node: Node) -> None:
        """Do one entry under ``moves``."""
        if isinstance(node.value, str):
            self.play(node)
            return
        fields = node.keys("legal", "illegal", "because", "expect")
        kinds = [key for key in ("legal", "illegal", "expect") if key in fields]
        if len(kinds) != 1 or ("because" in fields and kinds != ["illegal"]):
            node.fail("a move, or one of legal, illegal (perhaps with because), expect")
        if "legal" in fields:
            self.check_legal(fields["legal"])
        elif "illegal" in fields:
            self.check_illegal(fields["illegal"], fields.get("because"))
        else:
            self.check_expect(fields["expect"])


def _name(refusal: Refusal) -> str:
    return refusal.name.lower()


def _join(differences: Sequence[Difference]) -> ScenarioError:
    """Put all differences into one line."""
    first, *others = differences
    also = "".join(f"; {d.where}: expected {d.expected}, found {d.found}" for d in others)
    return ScenarioError(first.where, first.expected, first.found + also)


def run_scenario(node: Node) -> None:
    """Play one scenario; ``ScenarioError`` at the first thing that is not as it says."""
    fields = node.keys("id", "title", "game", "rules", *KEYS, "moves", "expect")
    fields.get("game", Node("deal", "game")).among(GAMES, "one of " + ", ".join(GAMES))
    if "title" in fields:
        fields["title"].text()
    ruleset = read_ruleset(fields.get("rules", Node("classic", "rules")))
    run = _Run(build_position(ruleset, fields))
    try:
        for move in fields["moves"].list() if "moves" in fields else ():
            run.step(move)
        if "expect" in fields:
            run.check_expect(fields["expect"])
    except KernelFault as fault:
        raise ScenarioError("moves", "the invariants to hold", fault.fault) from fault


def _read_id(node: Node, index: int) -> str:
    """Return a scenario's id; its place in the file where it has none."""
    named = node.value.get("id") if isinstance(node.value, dict) else None
    if named is None or isinstance(named, list | dict):
        raise ScenarioError("id", "an id", f"none in entry {index + 1} of the file")
    return str(named)


def _each_ruleset(name: str, node: Node) -> Iterator[tuple[str, Node]]:
    """Yield a scenario once for each ruleset that it names: ``deal-79@enhanced``."""
    rules = node.value.get("rules")
    if not isinstance(rules, list) or not rules:
        yield name, node
        return
    for index, one in enumerate(rules):
        suffix = one if isinstance(one, str) else str(index + 1)
        yield f"{name}@{suffix}", Node({**node.value, "rules": one}, node.where)


def list_scenarios(path: Path) -> Iterator[tuple[str, Node]]:
    """Yield the scenarios of one file with their ids; ``ScenarioError`` where there is none."""
    for index, node in enumerate(load_file(path)):
        yield from _each_ruleset(_read_id(node, index), node)


def _check_file(path: Path) -> Iterator[Result]:
    try:
        nodes = load_file(path)
    except ScenarioError as error:
        yield Result(path, None, error)
        return
    for index, node in enumerate(nodes):
        try:
            name = _read_id(node, index)
        except ScenarioError as error:
            yield Result(path, None, error)
            continue
        for one, variant in _each_ruleset(name, node):
            yield Result(path, one, _failure_of(variant))


def _failure_of(node: Node) -> ScenarioError | None:
    try:
        run_scenario(node)
    except ScenarioError as error:
        return error
    return None


def check_paths(paths: Iterable[str | Path]) -> Iterator[Result]:
    """Run scenario files, or all ``*.yaml`` below folders, in the order given."""
    for path in paths:
        for file in find_files(Path(path)):
            yield from _check_file(file)


def format_total(results: Sequence[Result]) -> str:
    """Return the closing line."""
    passed = sum(result.is_passed for result in results)
    return f"{passed} passed, {len(results) - passed} failed"


def main(paths: Sequence[str]) -> int:
    """Print a line for each failure and the total; return the exit code."""
    results = list(check_paths(paths))
    for result in results:
        if not result.is_passed:
            print(result)
    print(format_total(results))
    return 0 if all(result.is_passed for result in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
