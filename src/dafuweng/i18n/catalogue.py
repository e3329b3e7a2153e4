"""Read the catalogues of a language once and fill in their messages."""

import warnings
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGS", "MissingWords", "catalogue_texts", "closest_lang", "listing", "words"]

LANGS = ("en", "zh-Hans", "zh-Hant")

# Plural rules, numbers and lists follow these; the traditional catalogue is Hong Kong's.
_LOCALE_OF = {"en": "en", "zh-Hans": "zh-Hans", "zh-Hant": "zh-Hant-HK"}
_TRADITIONAL = frozenset({"hant", "tw", "hk", "mo"})


class MissingWords(UserWarning):
    """A message or one of its variables is missing; the tests turn this warning into an error."""


def catalogue_texts(lang: str) -> Iterator[tuple[str, str]]:
    """Yield name and text of each catalogue file of a language, by name."""
    folder = files("dafuweng.data").joinpath("i18n", lang)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


@cache
def _bundle(lang: str) -> "FluentBundle":
    # Imported here: the command line must answer --help without it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([_LOCALE_OF[lang]], use_isolating=False)
    for _, text in catalogue_texts(lang):
        bundle.add_resource(FluentResource(text))
    return bundle


def words(lang: str, key: str, /, **args: str | int) -> str:
    """Fill in a message; underscores in *key* stand for hyphens.

    >>> words("en", "refusal-not_your_turn")
    'It isn’t your turn. Wait until you are asked.'
    >>> words("zh-Hant", "card-just_say_no")
    '提出反對'

    A language that is not in ``LANGS`` is a ``KeyError``. A key that a language lacks comes in
    English, a key that nobody has as itself, both with the warning ``MissingWords``.
    """
    name = key.replace("_", "-")
    bundle = _bundle(lang)
    if not bundle.has_message(name):
        warnings.warn(f"{lang} has no words for {name}", MissingWords, stacklevel=2)
        bundle = _bundle("en")
        if not bundle.has_message(name):
            return name
    pattern = bundle.get_message(name).value
    if pattern is None:
        warnings.warn(f"{name} has attributes only", MissingWords, stacklevel=2)
        return name
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        warnings.warn(f"{lang} {name}: {errors}", MissingWords, stacklevel=2)
    return str(text)


def listing(lang: str, items: Sequence[str]) -> str:
    """Join words into one phrase.

    >>> listing("en", ["Ann", "Ben", "you"])
    'Ann, Ben, and you'
    >>> listing("zh-Hans", ["小明", "小红"])
    '小明和小红'
    """
    from babel.lists import format_list

    return format_list(list(items), locale=_LOCALE_OF[lang].replace("-", "_"))


def closest_lang(accepted: str) -> str:
    """Choose the catalogue for a language tag or an ``Accept-Language`` header.

    >>> closest_lang("zh-HK,zh;q=0.9,en;q=0.8"), closest_lang("zh_CN.UTF-8"), closest_lang("fr")
    ('zh-Hant', 'zh-Hans', 'en')
    """
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            continue
        if quality > 0:
            wishes.append((quality, tag.partition(".")[0].replace("_", "-").lower()))
    for _, tag in sorted(wishes, key=lambda wish: -wish[0]):
        language, *rest = tag.split("-")
        if language == "en":
            return "en"
        if language in ("zh", "yue"):
            if "hans" in rest:
                return "zh-Hans"
            return "zh-Hant" if language == "yue" or _TRADITIONAL & set(rest) else "zh-Hans"
    return "en"
