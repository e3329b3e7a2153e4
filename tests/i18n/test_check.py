"""The check finds each kind of fault that it is for."""

from pathlib import Path

import pytest

from dafuweng.i18n.check import (
    data_faults,
    missing_faults,
    parity_faults,
    read_catalogue,
    read_catalogues,
    script_faults,
    source_faults,
    unused_faults,
)


def faults_between(english: str, chinese: str) -> list[str]:
    catalogues = {
        "en": read_catalogue([("a.ftl", english)])[0],
        "zh-Hans": read_catalogue([("a.ftl", chinese)])[0],
    }
    return [*parity_faults(catalogues), *script_faults(catalogues)]


def test_equal_catalogues_have_no_faults() -> None:
    plural = "a = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }\n"
    assert faults_between(plural, "a = { $n }张牌\n") == []


@pytest.mark.parametrize(
    ("english", "chinese", "fault"),
    [
        ("a = x\nb = y\n", "a = 甲\n", "zh-Hans/a.ftl: b is missing"),
        ("a = x\n", "a = 甲\nb = 乙\n", "en/a.ftl: b is missing"),
        ("a = x\n    .b = y\n", "a = 甲\n", "zh-Hans/a.ftl: a.b is missing"),
        ("a = { $n } x\n", "a = 甲\n", "a has the variables none; en has n"),
        ("a = { $n } x\n", "a = { $m }甲\n", "a has the variables m; en has n"),
        ("a = { b } x\nb = { $n }\n", "a = 甲\nb = { $n }\n", "a has the variables none; en has n"),
        ("a = { c }\n", "a = 甲\n", "en/a.ftl: a refers to c, which isn't there"),
        ("a = { -c }\n", "a = 甲\n", "en/a.ftl: a refers to -c, which isn't there"),
        (
            "a = { $y ->\n    [yes] x\n   *[no] z\n }\n",
            "a = { $y ->\n   *[no] 甲\n }\n",
            "a has the variants no; en has no, yes",
        ),
        ("a = x\n", "a = 業\n", "zh-Hans/a.ftl: a has 業"),
        ("a = 甲\n", "a = 甲\n", "en/a.ftl: a has 甲"),
        ('a = { "" }\n', "a = 甲\n", "en/a.ftl: a says nothing"),
    ],
)
def test_difference_is_found(english: str, chinese: str, fault: str) -> None:
    assert any(fault in found for found in faults_between(english, chinese))


def test_simplified_character_in_traditional_is_found() -> None:
    catalogue, _ = read_catalogue([("a.ftl", "a = 业枱\n")])
    assert list(script_faults({"zh-Hant": catalogue})) == ["zh-Hant/a.ftl: a has 业"]


def test_key_in_another_file_is_found() -> None:
    ours, _ = read_catalogue([("a.ftl", "a = x\n")])
    theirs, _ = read_catalogue([("b.ftl", "a = 甲\n")])
    assert list(parity_faults({"en": ours, "zh-Hans": theirs})) == [
        "zh-Hans/b.ftl: a stands in a.ftl in en"
    ]


def test_junk_and_doubled_keys_are_found() -> None:
    _, faults = read_catalogue([("a.ftl", "a = x\n\n# fine\nb = { $\n"), ("b.ftl", "a = y\n")])
    assert [fault.partition(": ")[0] for fault in faults] == ["a.ftl:4", "b.ftl"]
    assert faults[1] == "b.ftl: a stands in a.ftl already"


def test_data_without_words_is_found() -> None:
    keys = set(read_catalogues()[0]["en"])
    assert list(data_faults(keys)) == []
    changed = keys - {"card-red-does", "option-recolor-free"} | {"card-joker", "color-gold"}
    assert list(data_faults(changed)) == [
        "card-red-does is missing",
        "option-recolor-free is missing",
        "card-joker belongs to no card and no colour",
        "color-gold belongs to no card and no colour",
    ]


def test_unused_and_missing_keys_are_found() -> None:
    catalogue, _ = read_catalogue(
        [("a.ftl", "a-one = x\na-two = { a-three }\na-three = x\nb-red = x\nc-four = x\n")]
    )
    sources = {
        "a.py": 'words(lang, "a-one")\nwords(lang, f"b-{color}")\nwords(lang, "a-gone")\n',
        "b.svelte": "{t('a-two')} {t('a_lost')} {t('b-lost', {n: 1})}",
    }
    found = [*missing_faults(sources, catalogue), *unused_faults(sources, catalogue)]
    assert found == [
        "a.py: a-gone is missing",
        "b.svelte: b-lost is missing",
        "a.ftl: c-four is used nowhere",
    ]


def test_unused_keys_wait_for_the_page_and_the_command_line(tmp_path: Path) -> None:
    catalogue, _ = read_catalogue([("a.ftl", "a-one = x\n")])
    page = tmp_path / "web" / "src" / "words.ts"
    page.parent.mkdir(parents=True)
    page.write_text("")
    assert list(source_faults(tmp_path, catalogue)) == []
    page.write_text('import { FluentBundle } from "@fluent/bundle";')
    assert list(source_faults(tmp_path, catalogue)) == []
    command = tmp_path / "src" / "dafuweng" / "cli" / "__init__.py"
    command.parent.mkdir(parents=True)
    command.write_text("")
    assert list(source_faults(tmp_path, catalogue)) == ["a.ftl: a-one is used nowhere"]
