"""The catalogues themselves: equal, whole, and said without a fault in every variant."""

import itertools
import re
from pathlib import Path

import pytest

from dafuweng.i18n import LANGS, words
from dafuweng.i18n.check import find_faults, read_catalogues

ROOT = Path(__file__).parents[2]
CATALOGUES, _ = read_catalogues()

# Variables that choose between variants, with the values that callers pass.
CHOICES: dict[str, tuple[str | int, ...]] = {
    "you": ("yes", "target", "actor", "no"),
    "to": ("bank", "discard"),
    "count": (0, 1, 2),
    "plays": (0, 1, 3),
    "excess": (1, 2),
    "doubles": (0, 1, 2),
}


def test_catalogues_have_no_faults() -> None:
    assert find_faults() == []


def test_catalogues_fit_the_sources() -> None:
    assert find_faults(ROOT) == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_variant_can_be_said(lang: str) -> None:
    said = 0
    for key, message in CATALOGUES[lang].items():
        names = sorted(message.variables)
        for values in itertools.product(*(CHOICES.get(name, (name,)) for name in names)):
            text = words(lang, key, **dict(zip(names, values, strict=True)))
            assert text == text.strip()
            assert not re.search(r"[{}$]|\.\.|。。", text), (key, text)
            said += 1
    assert said > len(CATALOGUES[lang])


@pytest.mark.parametrize("lang", LANGS)
def test_names_are_told_apart(lang: str) -> None:
    """Two cards, colours, rules or options never share a name or a letter."""
    for pattern in (r"card-.*(?<!-does)", r"color-.*(?<!-short)", r"color-.*-short", r"rule-.*"):
        texts = [
            message.text for key, message in CATALOGUES[lang].items() if re.fullmatch(pattern, key)
        ]
        assert len(texts) >= 10
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_end(lang: str) -> None:
    """What is a sentence ends as one."""
    sentence = re.compile(r"(refusal|rule|hint|event)-.*|card-.*-does|ruleset-.*-words")
    for key, message in CATALOGUES[lang].items():
        if sentence.fullmatch(key):
            text = message.text.rstrip()
            assert text.endswith((".", "!", "?") if lang == "en" else ("。", "！", "？")), key


def test_english_has_printers_apostrophes() -> None:
    for key, message in CATALOGUES["en"].items():
        assert "'" not in message.text, key
