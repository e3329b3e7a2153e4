"""Check the catalogues: ``python -m dafuweng.i18n.check``.

Equal files, keys, variables and variants in all languages; nothing that does not parse; the right
script in each Chinese catalogue; words for all that the data files name; and, where the sources of
the repository are at hand, no key that is used and missing or there and unused.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dafuweng.data import list_toml, read_toml
from dafuweng.i18n.catalogue import LANGS, catalogue_texts

__all__ = [
    "Catalogue",
    "Message",
    "data_faults",
    "find_faults",
    "missing_faults",
    "parity_faults",
    "read_catalogue",
    "read_catalogues",
    "script_faults",
    "source_faults",
    "unused_faults",
]

# Variants that a language may have or lack by its own grammar.
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
# Hong Kong characters that plain Big5 lacks.
_HONG_KONG = frozenset("枱裏着")


@dataclass(frozen=True, slots=True)
class Message:
    """What the check must know of one message; terms and attributes are messages too here."""

    file: str
    text: str
    variables: frozenset[str]
    variants: frozenset[str]
    references: frozenset[str]


Catalogue = Mapping[str, Message]


class _Parts(Visitor):
    def __init__(self) -> None:
        self.text: list[str] = []
        self.variables: set[str] = set()
        self.variants: set[str] = set()
        self.references: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        key = node.key.name if isinstance(node.key, ast.Identifier) else node.key.value
        if key not in _PLURALS:
            self.variants.add(key)
        self.generic_visit(node)


def _message(file: str, pattern: ast.Pattern) -> Message:
    parts = _Parts()
    parts.visit(pattern)
    return Message(
        file,
        "\n".join(parts.text),
        frozenset(parts.variables),
        frozenset(parts.variants),
        frozenset(parts.references),
    )


def read_catalogue(texts: Iterable[tuple[str, str]]) -> tuple[dict[str, Message], list[str]]:
    """Read named texts into messages by key, and say what in them does not parse or is doubled."""
    messages: dict[str, Message] = {}
    faults: list[str] = []
    for file, text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                why = entry.annotations[0].message if entry.annotations else "not Fluent"
                faults.append(f"{file}:{line}: {why}")
            elif isinstance(entry, ast.Message | ast.Term):
                sign = "-" if isinstance(entry, ast.Term) else ""
                patterns = {sign + entry.id.name: entry.value}
                for attribute in entry.attributes:
                    patterns[f"{sign}{entry.id.name}.{attribute.id.name}"] = attribute.value
                for key, pattern in patterns.items():
                    if key in messages:
                        faults.append(f"{file}: {key} stands in {messages[key].file} already")
                    elif pattern is not None:
                        messages[key] = _message(file, pattern)
    return messages, faults


def read_catalogues() -> tuple[dict[str, Catalogue], list[str]]:
    """Read the package's own catalogues."""
    catalogues: dict[str, Catalogue] = {}
    faults: list[str] = []
    for lang in LANGS:
        catalogues[lang], found = read_catalogue(catalogue_texts(lang))
        faults += [f"{lang}/{fault}" for fault in found]
    return catalogues, faults


def _all_variables(catalogue: Catalogue, key: str, seen: frozenset[str]) -> frozenset[str]:
    """Gather the variables of a message and of those that it refers to."""
    if key in seen or key not in catalogue:
        return frozenset()
    message = catalogue[key]
    found = message.variables
    for reference in message.references:
        found |= _all_variables(catalogue, reference, seen | {key})
    return found


def _names(values: Iterable[str]) -> str:
    return ", ".join(sorted(values)) or "none"


def parity_faults(catalogues: Mapping[str, Catalogue]) -> Iterator[str]:
    """Compare each language with the first: keys, their files, variables, variants, references."""
    first, *others = catalogues
    model = catalogues[first]
    for lang, catalogue in catalogues.items():
        for key, message in catalogue.items():
            for reference in message.references - catalogue.keys():
                yield f"{lang}/{message.file}: {key} refers to {reference}, which isn't there"
    for lang in others:
        catalogue = catalogues[lang]
        for key in sorted(model.keys() - catalogue.keys()):
            yield f"{lang}/{model[key].file}: {key} is missing"
        for key in sorted(catalogue.keys() - model.keys()):
            yield f"{first}/{catalogue[key].file}: {key} is missing"
        for key in sorted(model.keys() & catalogue.keys()):
            ours, theirs = model[key], catalogue[key]
            if ours.file != theirs.file:
                yield f"{lang}/{theirs.file}: {key} stands in {ours.file} in {first}"
            here = _all_variables(catalogue, key, frozenset())
            there = _all_variables(model, key, frozenset())
            if here != there:
                yield (
                    f"{lang}/{theirs.file}: {key} has the variables {_names(here)}; "
                    f"{first} has {_names(there)}"
                )
            if ours.variants != theirs.variants:
                yield (
                    f"{lang}/{theirs.file}: {key} has the variants {_names(theirs.variants)}; "
                    f"{first} has {_names(ours.variants)}"
                )


def _is_han(char: str) -> bool:
    return "\u3400" <= char <= "\u9fff"


def _fits(lang: str, char: str) -> bool:
    """Whether a Chinese character belongs into a language; GB 2312 is simplified, Big5 not."""
    if lang == "en":
        return False
    if lang == "zh-Hant" and char in _HONG_KONG:
        return True
    try:
        char.encode("gb2312" if lang == "zh-Hans" else "big5")
    except UnicodeEncodeError:
        return False
    return True


def script_faults(catalogues: Mapping[str, Catalogue]) -> Iterator[str]:
    """Find characters of another script, and messages without words."""
    for lang, catalogue in catalogues.items():
        for key, message in sorted(catalogue.items()):
            strange = {char for char in message.text if _is_han(char) and not _fits(lang, char)}
            if strange:
                yield f"{lang}/{message.file}: {key} has {_names(strange)}"
            if not message.text.strip() and not message.variables | message.references:
                yield f"{lang}/{message.file}: {key} says nothing"


def _data_keys() -> tuple[set[str], set[str]]:
    """Name the keys of cards and colours, which are all there are, and of rules, which are some."""
    cards = read_toml("deal", "cards.toml")
    exact: set[str] = set()
    for card in cards["card"]:
        exact |= {f"card-{card['id']}", f"card-{card['id']}-does"}
    for color in cards["color"]:
        exact |= {f"color-{color['id']}", f"color-{color['id']}-short"}
    some: set[str] = set()
    for name in list_toml("deal", "rulesets"):
        ruleset = read_toml("deal", "rulesets", name)
        some |= {f"ruleset-{ruleset['id']}", f"ruleset-{ruleset['id']}-words"}
        for field, value in ruleset["fields"].items():
            word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
            some |= {f"option-{field}", f"option-{field}-{word}"}
    return {key.replace("_", "-") for key in exact}, {key.replace("_", "-") for key in some}


def data_faults(keys: Iterable[str]) -> Iterator[str]:
    """Compare the keys with what the data files name."""
    known = set(keys)
    exact, some = _data_keys()
    for key in sorted((exact | some) - known):
        yield f"{key} is missing"
    for key in sorted(known - exact):
        if key.startswith(("card-", "color-")):
            yield f"{key} belongs to no card and no colour"


_QUOTED = re.compile(r"""["'`]([a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)+)["'`]""")
_BEGUN = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)(?:\$?\{|["']\s*\+)""")
# Calls with a whole key: `words(lang, "key")` in Python, with the language bound on the page.
_ASKED = re.compile(r"""\bwords\(\s*[^,()]+,\s*["']([a-z][\w-]*-[\w-]*)["']\s*[,)]""")
_ASKED_ON_PAGE = re.compile(r"""\b(?:words|say|t)\(\s*["'`]([a-z][\w-]*-[\w-]*)["'`]\s*[,)]""")


def missing_faults(sources: Mapping[str, str], catalogue: Catalogue) -> Iterator[str]:
    """Find the keys that *sources*, by file name, ask for whole and in vain."""
    for file, source in sources.items():
        asked = _ASKED if file.endswith(".py") else _ASKED_ON_PAGE
        for key in asked.findall(source):
            if key.replace("_", "-") not in catalogue:
                yield f"{file}: {key} is missing"


def unused_faults(sources: Mapping[str, str], catalogue: Catalogue) -> Iterator[str]:
    """Find the keys that nothing in *sources* uses.

    A key is used where it stands in quotes, where quotes open with its beginning and a variable
    follows, and where another message refers to it. Cards and colours are `data_faults`' matter.
    """
    used, _ = _data_keys()
    begun: set[str] = set()
    for source in sources.values():
        used |= {key.replace("_", "-") for key in _QUOTED.findall(source)}
        begun |= set(_BEGUN.findall(source))
    for message in catalogue.values():
        used |= message.references
    for key, message in sorted(catalogue.items()):
        name = key.partition(".")[0]
        if name not in used and not any(name.startswith(prefix) for prefix in begun):
            yield f"{message.file}: {key} is used nowhere"


def source_faults(root: Path, catalogue: Catalogue) -> Iterator[str]:
    """Compare the keys with the sources of a working tree.

    Which keys are unused can be known only where both readers stand, page and command line.
    """
    sources: dict[str, str] = {}
    for folder, endings in (("src/dafuweng", {".py"}), ("web/src", {".ts", ".svelte"})):
        for path in sorted((root / folder).rglob("*")):
            is_source = path.suffix in endings and path.is_file()
            if is_source and not path.as_posix().endswith((".test.ts", "i18n/check.py")):
                sources[path.relative_to(root).as_posix()] = path.read_text(encoding="utf-8")
    yield from missing_faults(sources, catalogue)
    page_reads = any("@fluent/bundle" in source for source in sources.values())
    if page_reads and any(file.startswith("src/dafuweng/cli") for file in sources):
        yield from unused_faults(sources, catalogue)


def find_faults(root: Path | None = None) -> list[str]:
    """List all faults; with *root*, a working tree, also those against its sources."""
    catalogues, faults = read_catalogues()
    faults += parity_faults(catalogues)
    faults += script_faults(catalogues)
    faults += data_faults(catalogues[LANGS[0]])
    if root is not None:
        faults += source_faults(root, catalogues[LANGS[0]])
    return faults


def _working_tree() -> Path | None:
    root = Path(__file__).parents[3]
    return root if (root / "web" / "src").is_dir() else None


if __name__ == "__main__":
    found = find_faults(_working_tree())
    for fault in found:
        print(fault)
    sys.exit(1 if found else 0)
