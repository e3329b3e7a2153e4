"""What the game tells is what docs/protocol.md says that it tells."""

import json
import re
from pathlib import Path

from dafuweng.game import Ruleset
from dafuweng.game.deal.game import DealGame
from dafuweng.kernel.deal.codes import RULE_OF_REFUSAL, Refusal
from tests.game.walk import walk

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def _events() -> dict[str, set[str]]:
    """Read the events of the page, ``Name {field, other?}``."""
    text = PAGE.partition("### Events")[2].partition("### Refusals")[0]
    found = re.findall(r"`([A-Z]\w+) \{(.*?)\}`", text)
    return {
        name: {word.strip().split(":")[0] for word in _top(fields).split(",") if word.strip()}
        for name, fields in found
    }


def _top(fields: str) -> str:
    """Drop what stands in brackets, ``cards: [{card, color?}]``."""
    return re.sub(r"\[\{.*?\}\]", "", fields)


def _games() -> list[DealGame]:
    rulesets = [
        Ruleset.load("classic"),
        Ruleset.make("classic", {"broken_set_buildings": "discard", "excess_hand": "discard"}),
        Ruleset.load("enhanced"),
        Ruleset.make("enhanced", {"jail": "draw_only", "turn_order": "dice"}),
    ]
    return [list(walk(seed, 2000, ruleset))[-1] for seed in range(12) for ruleset in rulesets]


def test_events_have_the_fields_of_the_protocol() -> None:
    known = _events()
    assert len(known) == 41
    told: set[str] = set()
    for game in _games():
        for event in game.events:
            fields = set(event.fields)
            optional = {name.rstrip("?") for name in known[event.type] if name.endswith("?")}
            assert fields | optional == {name.rstrip("?") for name in known[event.type]}, event
            assert set(event.audience) == fields
            assert json.loads(json.dumps(event.fields)) == event.fields
            told.add(event.type)
    assert told <= set(known)
    rare = {"BuildingsLost", "CardsPutBack", "NothingInherited", "NothingGivenUp"}
    assert set(known) - told <= rare, set(known) - told


def test_every_refusal_has_a_scenario() -> None:
    folder = Path(__file__).parents[1] / "scenarios"
    text = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.yaml"))
    named = set(re.findall(r"because: (\w+)", text))
    assert named == {refusal.name.lower() for refusal in Refusal if refusal}


def test_every_refusal_has_a_rule() -> None:
    assert set(RULE_OF_REFUSAL) == {refusal for refusal in Refusal if refusal}
