"""The rules page in a browser: every rule and card, its search, and links to one rule."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from dafuweng.i18n import words
from tests.browser.conftest import PHONE
from tests.browser.test_game import look_for_barriers, no_sideways_scroll
from tests.browser.test_lobby import TWICE
from tests.server.running import Server

BOOK = Path(__file__).parents[2] / "docs/rules/deal.md"
NUMBERS = [
    fact or ruling
    for fact, ruling in re.findall(
        r"^(?:## (A\d+)\.|- \*\*(B\d+))", BOOK.read_text(encoding="utf-8"), re.MULTILINE
    )
]
LANGS = {"en-GB": "en", "zh-CN": "zh-Hans", "zh-HK": "zh-Hant"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start one server for the visits of this file."""
    with Server(tmp_path_factory.mktemp("rules")) as started:
        yield started


def search(page: Page, wanted: str) -> None:
    """Look for something."""
    page.get_by_test_id("rules-search").fill(wanted)


@pytest.mark.parametrize("locale", LANGS)
def test_every_rule_of_the_book_is_shown(browser: Browser, server: Server, locale: str) -> None:
    context = browser.new_context(viewport=PHONE, locale=locale)
    page = context.new_page()
    page.add_init_script(TWICE)
    page.goto(f"{server.url}/rules")
    shown = page.locator("main div[id]:has(> dt)")
    expect(shown).to_have_count(len(NUMBERS))
    texts = shown.locator("dd").all_inner_texts()
    lang = LANGS[locale]
    assert shown.evaluate_all("nodes => nodes.map(node => node.id)") == NUMBERS
    assert texts == [words(lang, f"rule-{number}") for number in NUMBERS]
    expect(page.locator("[data-option=jail]")).to_be_visible()
    assert no_sideways_scroll(page)
    context.close()


def test_a_link_leads_to_its_rule(page: Page, server: Server, axe: str) -> None:
    page.goto(f"{server.url}/rules#B50")
    rule = page.locator("#B50")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule).to_have_class(re.compile("named"))
    # What a search leaves out is shown all the same when a link names it.
    search(page, words("en", "option-turn-order-dice"))
    expect(rule).to_have_count(0)
    page.locator("[data-option=turn_order]").get_by_role("link").click()
    expect(page.locator("#B25")).to_be_focused()
    page.goto(f"{server.url}/rules#options")
    page.reload()
    expect(page.locator("#options")).to_be_in_viewport()
    look_for_barriers(page, axe, "the rules page")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("b51", ["#B51", "[data-option=double_on_rainbow_rent]"]),
        ("deal breaker", ["#deal_breaker", "#B62"]),
        ("yellow", ["#yellow", "#wild_red_yellow", "#rent_red_yellow", "#wild_rainbow"]),
        ("127 cards", ["[data-option=rainbow_rent_count]"]),
    ],
)
def test_the_search_finds(page: Page, server: Server, wanted: str, found: list[str]) -> None:
    page.goto(f"{server.url}/rules")
    expect(page.locator("[data-option=jail]")).to_be_visible()
    search(page, wanted)
    for what in found:
        expect(page.locator(what)).to_be_visible()
    expect(page.locator("#B03")).to_have_count(0)
    hits = page.locator("li[id], main div[id], [data-option]").count()
    said = page.get_by_role("status").inner_text()
    assert said == ("One found" if hits == 1 else f"{hits} found")


def test_each_option_says_which_ruleset_has_what(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules")
    jail = page.locator("[data-option=jail] dd")
    expect(jail).to_have_text(
        [words("en", "ruleset-enhanced"), words("en", "rules-by-choice")],
    )
    expect(page.locator("[data-option=values] dd").last).to_have_text(
        f"{words('en', 'ruleset-tournament')} and {words('en', 'ruleset-hasbro')}"
    )
