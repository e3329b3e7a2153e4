"""The scenario runner: what it accepts, what it fails, and how it says so."""

import re
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from dafuweng.game.scenario import check_paths, format_total, main
from dafuweng.kernel.compile import INTERPRETED

HEAD = """
- id: one
  title: A scenario
  game: deal
  rules: classic
"""
TABLE = """
  seats:
    - hand: [birthday, rent_red_yellow, money_1]
      sets: [{color: red, cards: [red, red, red], house: house_3}]
    - hand: [money_5]
      bank: [money_1, money_2]
    - {}
  turn: p1
"""
JUST_NO = """
  seats:
    - hand: [debt_collector]
    - hand: [just_say_no]
    - {}
"""


def _check(folder: Path, text: str) -> list[str]:
    """Run a file's text; return a line for each scenario."""
    file = folder / "some.yaml"
    file.write_text(text, encoding="utf-8")
    return [str(result).removeprefix(f"{folder}/") for result in check_paths([file])]


PASSING = {
    "accepts left out before a move": (
        TABLE,
        """
  moves: [p1 birthday, p2 pay money_2, p1 bank money_1]
  expect: {p1: {bank: [money_1, money_2]}, prompt: p1 play}
""",
    ),
    "accepts left out at the end": (
        TABLE,
        """
  moves: [p1 birthday, p2 accept, p2 pay money_2]
  expect: {prompt: p1 play, owes: {p2: 0}}
""",
    ),
    "a forced payment left out": (
        TABLE,
        """
  moves: [p1 rent red, p1 end]
  expect: {p1: {bank: [money_1, money_2]}, p2: {bank: [], hand: {count: 3}}, prompt: p2 play}
""",
    ),
    "an accept left out after one's own no was answered": (
        JUST_NO,
        """
  moves: [p1 debt_collector p2, p2 no, p1 end]
  expect: {p2: {hand: {count: 5}}, prompt: p2 play}
""",
    ),
    "a reason that holds after an accept left out": (
        TABLE,
        """
  moves: [p1 birthday, {illegal: p2 pay money_5, because: not_payable}, p2 accept]
  expect: {prompt: p2 pay, owes: {p2: 2}}
""",
    ),
    "legal after an accept left out": (
        TABLE,
        """
  moves: [p1 birthday, {legal: p2 pay money_2}, {expect: {prompt: p2 respond}}]
""",
    ),
    "others must wait while one answers": (
        TABLE,
        """
  moves: [p1 birthday, {illegal: p1 bank money_1}, {illegal: p3 accept, because: not_your_turn}]
""",
    ),
    "everything that may be expected": (
        TABLE,
        """
  draw: [sly_deal, money_10, ...]
  discard: [pass_go, house_3]
  plays: 2
  expect:
    p1:
      hand: [money_1, birthday, rent_red_yellow]
      sets: [{color: red, cards: [red, red, red], house: house_3}]
      jailed: false
    p2: {hand: {count: 1}, bank: [money_2, money_1], sets: []}
    draw: [sly_deal, ...]
    discard: {count: 2}
    plays: 2
    prompt: p1 play
    winner: null
    rent: {p1 red: 9, p2 red: 0}
    owes: {p2: 0}
    asset_value: {p1: 12, p2: 3}
""",
    ),
    "the whole pile": (
        TABLE,
        """
  draw: [sly_deal, money_10]
  expect: {draw: [sly_deal, money_10], discard: []}
""",
    ),
    "the turn order by dice": (
        TABLE,
        """
  rules: tournament
  start: true
  dice: [[6, 5], [5, 6], [1, 2], [1, 1], [2, 2]]
  expect: {order: [p2, p1, p3], prompt: p1 play, time_out: [p1]}
""",
    ),
    "the beginning of a turn": (
        TABLE,
        """
  start: true
  plays: 3
  draw: [money_3, money_4, ...]
  expect: {p1: {hand: {count: 5}}, draw: {count: 94}, plays: 3}
""",
    ),
    "another ruleset": (
        TABLE.replace("[birthday,", "[double_rent, double_rent,"),
        """
  rules: {preset: classic, doubles_per_rent: 2, houses_to_win: off}
  moves: [p1 rent red double double]
  expect: {plays: 0, owes: {p2: 36}}
""",
    ),
}


@pytest.mark.parametrize("name", PASSING)
def test_passing(name: str, tmp_path: Path) -> None:
    table, rest = PASSING[name]
    head = HEAD.replace("  rules: classic\n", "") if "rules:" in rest else HEAD
    assert _check(tmp_path, head + table + rest) == ["some.yaml: one: passed"]


FAILING = {
    "a refused move": (
        "  moves: [p1 birthday, p2 accept, p2 pay money_1]",
        "moves[2]: expected 'p2 pay money_1' to be legal, found not_enough",
    ),
    "another reason": (
        "  moves: [{illegal: p2 end, because: no_plays_left}]",
        "moves[0].illegal: expected 'p2 end' to be refused as no_plays_left, found not_your_turn",
    ),
    "legal after all": (
        "  moves: [{illegal: p1 end}]",
        "moves[0].illegal: expected 'p1 end' to be refused, found it is legal",
    ),
    "legal after a forced step": (
        "  moves: [p1 birthday, {illegal: p2 pay money_2}]",
        "moves[1].illegal: expected 'p2 pay money_2' to be refused, "
        "found it is legal after a forced step",
    ),
    "not legal": (
        "  moves: [{legal: p1 hotel_4 red}]",
        "moves[0].legal: expected 'p1 hotel_4 red' to be legal, found card_not_in_hand",
    ),
    "another hand": (
        "  expect: {p1: {hand: [money_1]}}",
        "expect.p1.hand: expected [money_1], found [money_1, rent_red_yellow, birthday]",
    ),
    "another size": (
        "  expect: {p1: {hand: {count: 7}}, plays: 1}",
        "expect.p1.hand.count: expected 7, found 3; expect.plays: expected 1, found 3",
    ),
    "a payment with a choice left out": (
        "  seats: [{hand: [birthday]}, {bank: [money_1, money_1, money_1], sets: [{color: brown, "
        "cards: [brown]}]}]\n  moves: [p1 birthday, p1 end]",
        "moves[1]: expected 'p1 end' to be legal, found not_your_turn",
    ),
    "another set": (
        "  expect: {p1: {sets: [{color: red, cards: [red, red, red]}]}}",
        "expect.p1.sets: expected [red(red, red, red)], found [red(red, red, red, house_3)]",
    ),
    "another seat": (
        "  moves: [{expect: {prompt: p2 play}}]",
        "moves[0].expect.prompt: expected p2 play, found p1 play",
    ),
    "another winner": (
        "  expect: {winner: p1}",
        "expect.winner: expected p1, found null",
    ),
    "another rent": (
        "  expect: {rent: {p1 red: 6}}",
        "expect.rent.p1 red: expected 6, found 9",
    ),
    "another order of the pile": (
        "  draw: [money_3, money_4]\n  expect: {draw: [money_4, money_3]}",
        "expect.draw: expected [money_4, money_3], found [money_3, money_4]",
    ),
    # What can't be so in a file.
    "an unknown key": ("  colour: red", "colour: expected one of"),
    "an unknown key of a seat": (
        "  seats: [{cash: 5}, {}]",
        "seats[0].cash: expected one of hand, bank, sets, jailed, found an unknown key",
    ),
    "an unknown expectation": ("  expect: {p4: {}}", "expect.p4: expected one of p1, p2, p3, draw"),
    "an unknown card": (
        "  seats: [{hand: [monye_1]}, {}]",
        "seats[0].hand[0]: expected a card, found 'monye_1'",
    ),
    "an unknown color": (
        "  seats: [{sets: [{color: purple, cards: []}]}, {}]",
        "seats[0].sets[0].color: expected a color, found 'purple'",
    ),
    "an unknown seat": ("  turn: p4", "turn: expected a seat, p1 to p3, found 'p4'"),
    "an unknown seat in a move": (
        "  moves: [p4 end]",
        "moves[0]: expected a seat, p1 to p3, found 'p4'",
    ),
    "an unknown reason": (
        "  moves: [{illegal: p1 no, because: boredom}]",
        "moves[0].because: expected a refusal's name, found 'boredom'",
    ),
    "an unknown prompt": (
        "  expect: {prompt: p1 sing}",
        "expect.prompt: expected a seat and one of color, discard",
    ),
    "a card too many": (
        "  discard: [money_10, money_10]",
        "expected at most 1 money_10, as the deck has, found 2",
    ),
    "a card of another deck": (
        "  discard: [go_to_jail]",
        "expected at most 0 go_to_jail, as the deck has, found 1",
    ),
    "a card too many in the pile": (
        "  draw: [house_3, house_3, house_3, ...]",
        "expected at most 3 house_3, as the deck has, found 4",
    ),
    "dots in the middle": (
        "  draw: [..., money_1]",
        "draw[0]: expected a card, or ... at the end, found '...'",
    ),
    "a property in the bank": (
        "  seats: [{bank: [red]}, {}]",
        "seats[0].bank[0]: expected money or an action card, found 'red'",
    ),
    "a property in a foreign color": (
        "  seats: [{sets: [{color: green, cards: [red]}]}, {}]",
        "seats[0].sets[0].cards[0]: expected a property that may lie in green, found 'red'",
    ),
    "a house on half a set": (
        "  seats: [{sets: [{color: green, cards: [green], house: house_3}]}, {}]",
        "seats[0].sets[0].house: expected a set on which a house may stand, found no_full_set",
    ),
    "a hotel without a house": (
        "  seats: [{sets: [{color: brown, cards: [brown, brown], hotel: hotel_4}]}, {}]",
        "seats[0].sets[0].hotel: expected a set on which a hotel may stand, found no_house",
    ),
    "a house that is none": (
        "  seats: [{sets: [{color: brown, cards: [brown, brown], house: hotel_4}]}, {}]",
        "seats[0].sets[0].house: expected one of house_3, house_4, found 'hotel_4'",
    ),
    "one seat": ("  seats: [{}]", "seats: expected seats for this ruleset, found 1"),
    "too many seats": (
        "  seats: [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}]",
        "seats: expected seats for this ruleset, found 11",
    ),
    "an unknown preset": (
        "  rules: chess",
        "rules: expected a ruleset that can be played, found unknown_preset",
    ),
    "an unknown option": (
        "  rules: {preset: classic, chess: 1}",
        "rules.chess: expected a ruleset that can be played, found unknown_field",
    ),
    "an option of the other deck": (
        "  rules: {preset: classic, jail: draw_only}",
        "rules.jail: expected a ruleset that can be played, found needs_enhanced_deck",
    ),
    "another game": ("  game: chess", "game: expected one of deal, found 'chess'"),
    "four plays": ("  plays: 4", "plays: expected 0 to 3 plays, found 4"),
    "two things in one entry": (
        "  moves: [{legal: p1 end, illegal: p1 end}]",
        "moves[0]: expected a move, or one of legal, illegal (perhaps with because), expect",
    ),
    "a number for a move": ("  moves: [3]", "moves[0]: expected a mapping, found 3"),
    "a turn in jail": (
        "  seats: [{jailed: true}, {}]",
        "turn: expected a seat that is not in jail, found p1",
    ),
    "dice without their rule": (
        "  dice: [[1, 2], [3, 4]]",
        "dice: expected turn_order dice, found [[1, 2], [3, 4]]",
    ),
}


@pytest.mark.parametrize("name", FAILING)
def test_failing(name: str, tmp_path: Path) -> None:
    text, expected = FAILING[name]
    keys = {line.strip().split(":")[0] for line in text.splitlines()}
    (line,) = _check(tmp_path, _base(keys) + text + "\n")
    assert line.startswith(f"some.yaml: one: {expected}"), line


def _base(keys: set[str]) -> str:
    """Return the usual head and table without the keys that a case brings itself."""
    kept: list[str] = []
    dropping = False
    for line in (HEAD + TABLE).splitlines():
        if line.startswith("  ") and not line.startswith("   "):
            dropping = line.strip().split(":")[0] in keys
        if line.strip() and not dropping:
            kept.append(line)
    return "\n".join(kept) + "\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "some.yaml: expected a list of scenarios, found nothing"),
        ("a: 1", "some.yaml: expected a list of scenarios, found {'a': 1}"),
        ("- [", "some.yaml: line 1: expected YAML, found what can't be read"),
        ("- id: a\n  id: b\n", "some.yaml: line 2: expected YAML, found the key 'id' stands twice"),
        ("- {[a]: 1}", "some.yaml: line 1: expected YAML, found a key that is no text"),
        ("- 1", "some.yaml: id: expected an id, found none in entry 1 of the file"),
        ("- {}", "some.yaml: id: expected an id, found none in entry 1 of the file"),
        ("- {id: a}", "some.yaml: a: seats: expected a list, found nothing"),
        ("- {id: a, 3: b}", "some.yaml: a: 3: expected text as key, found 3"),
        ("- 2001-99-99", "some.yaml: expected a text of YAML in UTF-8, found"),
        ("- !!python/object:os.system {}", "some.yaml: line 1: expected YAML, found"),
    ],
)
def test_files_that_are_none(text: str, expected: str, tmp_path: Path) -> None:
    (line,) = _check(tmp_path, text)
    assert line.startswith(expected), line


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "some.yaml"
    file.write_bytes(b"\xff\xfe\x00- id")
    (result,) = check_paths([file])
    assert not result.is_passed
    (result,) = check_paths([tmp_path / "none.yaml"])
    assert "No such file" in str(result)


def test_a_folder_is_run_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a").mkdir()
    good = HEAD + TABLE
    bad = good.replace("id: one", "id: two") + "  expect: {plays: 1}\n"
    (tmp_path / "a" / "one.yaml").write_text(good + bad, encoding="utf-8")
    (tmp_path / "b.yaml").write_text(good, encoding="utf-8")
    (tmp_path / "b.txt").write_text("no scenario", encoding="utf-8")
    results = list(check_paths([tmp_path]))
    assert [result.id for result in results] == ["one", "two", "one"]
    assert format_total(results) == "2 passed, 1 failed"
    assert main([str(tmp_path)]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown == [
        f"{tmp_path}/a/one.yaml: two: expect.plays: expected 1, found 3",
        "2 passed, 1 failed",
    ]
    assert main([str(tmp_path / "b.yaml")]) == 0


LEAVES = st.sampled_from(
    [None, True, 0, 3, -1, 2.5, "p1", "p1 end", "red", "money_1", "...", "", "p1 red"]
)
INNER_KEYS = st.sampled_from(
    (
        "p1 p2 hand bank sets color cards house hotel jailed count preset legal illegal because "
        "expect draw discard plays prompt winner rent owes asset_value"
    ).split()
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(INNER_KEYS, inner, max_size=3),
    max_leaves=6,
)
KEYS = st.sampled_from("title game rules seats turn start plays draw discard moves expect".split())


@settings(max_examples=40 if INTERPRETED else 400)
@given(changes=st.dictionaries(KEYS, VALUES, min_size=1, max_size=3))
def test_no_nonsense_ends_in_a_stack_trace(
    changes: dict[str, object], tmp_path_factory: pytest.TempPathFactory
) -> None:
    scenario = {"id": "one", "seats": [{"hand": ["birthday"]}, {}], "turn": "p1", **changes}
    file = tmp_path_factory.mktemp("nonsense") / "some.yaml"
    file.write_text(yaml.safe_dump([scenario]), encoding="utf-8")
    results = list(check_paths([file]))
    assert results
    assert all(str(result).startswith((f"{file}: one: ", f"{file}: one@")) for result in results)


def test_the_example_of_the_documentation_passes(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "notation.md"
    (example,) = re.findall(r"```yaml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert _check(tmp_path, example) == ["some.yaml: deal-23: passed"]
