"""Words, rule book, protocol and kernel name the same rules, refusals and events."""

import re
from pathlib import Path

import pytest

from dafuweng.i18n.check import read_catalogues
from dafuweng.kernel.deal.codes import RULE_OF_REFUSAL, Refusal

ROOT = Path(__file__).parents[2]
ENGLISH = read_catalogues()[0]["en"]


def read_doc(*path: str) -> str:
    return ROOT.joinpath("docs", *path).read_text(encoding="utf-8")


def book_rules() -> set[str]:
    book = read_doc("rules", "deal.md")
    return set(re.findall(r"(?m)^(?:## |- \*\*)([AB]\d+)\b", book))


def cited_rules() -> dict[str, str]:
    table = re.findall(r"(?m)^\| `(\w+)` \| (\w*) *\|", read_doc("rules", "refusals.md"))
    return dict(table)


def keys_under(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in ENGLISH if key.startswith(prefix)}


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def protocol_events() -> dict[str, set[str]]:
    listed = read_doc("protocol.md").partition("### Events")[2].partition("###")[0]
    events: dict[str, set[str]] = {}
    for name, fields in re.findall(r"`([A-Z]\w+) (\{[^`]*\})`", listed):
        plain = re.sub(r'\[[^]]*\]|: *"[^,}]*', "", fields)
        events[kebab(name)] = set(re.findall(r"\w+", plain))
    return events


def test_every_rule_of_the_book_has_words() -> None:
    assert len(book_rules()) > 70
    assert keys_under("rule-") == book_rules()


def test_every_rule_cited_stands_in_the_book() -> None:
    rules = {rule for rule in cited_rules().values() if rule}
    assert len(rules) > 10
    assert rules <= book_rules()
    assert set(RULE_OF_REFUSAL.values()) <= book_rules()


def test_every_refusal_of_the_kernel_is_in_the_table() -> None:
    assert set(cited_rules()) == {code.name.lower() for code in Refusal if code}


def test_every_refusal_has_words() -> None:
    listed = read_doc("protocol.md").partition("### Refusals")[2].partition("\n## ")[0]
    codes = set(re.findall(r"`([a-z_]+)`", listed)) - {"seen", "done", "id"}
    assert "late" in codes
    codes |= {code.name.lower() for code in Refusal if code}
    for path in ROOT.joinpath("src", "dafuweng", "server").rglob("*.py"):
        codes |= set(re.findall(r'Refused\w*\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
    assert {code.replace("_", "-") for code in codes} <= keys_under("refusal-")


def test_every_event_has_words() -> None:
    assert len(protocol_events()) > 20
    assert keys_under("event-") == set(protocol_events())


MADE_OF_FIELDS = {"payment-made": {"paid"}, "property-placed": {"plain"}}
"""Variables that the page makes of an event's fields, to choose between sentences."""


@pytest.mark.parametrize("event", sorted(protocol_events()))
def test_event_words_use_its_fields(event: str) -> None:
    made = {"you"} | MADE_OF_FIELDS.get(event, set())
    assert ENGLISH[f"event-{event}"].variables <= protocol_events()[event] | made


def test_every_option_of_the_book_has_words() -> None:
    table = read_doc("rules", "deal.md").partition("## B-XI")[2].partition("\n# C.")[0]
    rows = re.findall(r"(?m)^\| `(\w+)` \| ([^|]*) \|", table)
    assert len(rows) == 18
    keys: set[str] = set()
    for option, values in rows:
        name = option.replace("_", "-")
        keys |= {name, f"{name}-words"}
        for value in re.sub(r"\([^)]*\)", "", values).split(","):
            keys.add(f"{name}-{value.strip().replace('_', '-')}")
    assert keys_under("option-") == keys


def test_kernel_cites_the_table() -> None:
    cited = {code: rule for code, rule in cited_rules().items() if rule}
    assert {code.name.lower(): rule for code, rule in RULE_OF_REFUSAL.items()} == cited


def test_every_check_of_a_log_has_words() -> None:
    """The table of docs/log.md names the checks and their codes."""
    table = read_doc("log.md").partition("## What `verify` checks")[2].partition("\nFrom Python")[0]
    rows = re.findall(r"(?m)^\| `([a-z]+)` \| ([^|]*) \|", table)
    assert len(rows) == 9
    keys = {f"verify-{name}" for name, _ in rows}
    keys |= {
        f"verify-why-{code}" for _, codes in rows for code in re.findall(r"`([a-z-]+)`", codes)
    }
    assert keys <= set(ENGLISH)
