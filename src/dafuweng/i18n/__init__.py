"""Words for people, from the Fluent catalogues in ``data/i18n``."""

from dafuweng.i18n.catalogue import LANGS, MissingWords, closest_lang, listing, words

__all__ = ["LANGS", "MissingWords", "closest_lang", "listing", "words"]
