"""What ``words`` says, and that it never falls back in silence."""

import pytest

from dafuweng.i18n import LANGS, MissingWords, closest_lang, listing, words

DRAWN = {
    "en": ("You draw 2 cards: 1M note and Red property.", "Ann draws 2 cards."),
    "zh-Hans": ("你抽了2张牌：一百万元和红色物业。", "Ann抽了2张牌。"),
    "zh-Hant": ("你抽了2張牌：一百萬元及紅色物業。", "Ann抽了2張牌。"),
}


@pytest.mark.parametrize("lang", LANGS)
def test_reader_is_addressed(lang: str) -> None:
    cards = listing(lang, [words(lang, "card-money_1"), words(lang, "card-red")])
    mine = words(lang, "event-cards-drawn", you="yes", seat="Ann", count=2, cards=cards)
    theirs = words(lang, "event-cards-drawn", you="no", seat="Ann", count=2)
    assert (mine, theirs) == DRAWN[lang]


@pytest.mark.parametrize("lang", LANGS)
def test_target_is_addressed(lang: str) -> None:
    args: dict[str, str | int] = {
        "seat": "Ann",
        "to": "Ben",
        "total_m": 5,
        "due_m": 4,
        "paid": "over",
    }
    said = {
        reader: words(lang, "event-payment-made", you=reader, cards="x", **args)
        for reader in ("yes", "target", "no")
    }
    assert len(set(said.values())) == 3
    assert "Ann" not in said["yes"]
    assert "Ben" not in said["target"]
    assert "Ann" in said["no"]
    assert "Ben" in said["no"]


def test_one_card_is_singular() -> None:
    args: dict[str, str | int] = {"you": "no", "seat": "Ann"}
    assert words("en", "event-cards-drawn", count=1, **args) == "Ann draws a card."
    assert "no card left" in words("en", "event-cards-drawn", count=0, **args)


def test_two_doublings_are_fourfold() -> None:
    args: dict[str, str | int] = {"you": "no", "seat": "Ann", "color": "红色", "targets": "Ben"}
    assert "四倍" in words("zh-Hans", "event-rent-charged", amount_m=24, doubles=2, **args)
    assert "双倍" in words("zh-Hans", "event-rent-charged", amount_m=12, doubles=1, **args)


@pytest.mark.parametrize("lang", LANGS)
def test_missing_key_warns(lang: str) -> None:
    with pytest.warns(MissingWords, match="nobody-says-this"):
        assert words(lang, "nobody-says-this") == "nobody-says-this"


@pytest.mark.parametrize("lang", LANGS)
def test_missing_variable_warns(lang: str) -> None:
    with pytest.warns(MissingWords, match="event-turn-ended"):
        words(lang, "event-turn-ended", you="no")


def test_unknown_language_is_an_error() -> None:
    with pytest.raises(KeyError):
        words("fr", "card-red")


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("zh-Hant", "zh-Hant"),
        ("zh-TW", "zh-Hant"),
        ("zh-MO,en;q=0.9", "zh-Hant"),
        ("yue", "zh-Hant"),
        ("zh-Hans-HK", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("zh-SG,zh;q=0.9", "zh-Hans"),
        ("fr,de;q=0.9,zh-HK;q=0.5", "zh-Hant"),
        ("en;q=0.2,zh-CN;q=0.8", "zh-Hans"),
        ("zh-CN;q=0,en", "en"),
        ("zh;q=x", "en"),
        ("", "en"),
    ],
)
def test_closest_lang(accepted: str, lang: str) -> None:
    assert closest_lang(accepted) == lang
