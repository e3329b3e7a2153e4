"""Whole games in a browser: at both sizes, by mouse and by keyboard, in each language."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import Player
from tests.server.running import Server

SERIOUS = {"serious", "critical"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start one server for the games of this file."""
    with Server(tmp_path_factory.mktemp("browser")) as started:
        yield started


def look_for_barriers(page: Page, axe: str, moment: str) -> None:
    """Fail on any serious finding of axe in what is shown now."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    worst = [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
    ]
    assert worst == [], f"{moment}: {worst}"


def no_sideways_scroll(page: Page) -> bool:
    return bool(
        page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
    )


def open_game(
    page: Page, server: Server, preset: str = "classic", bots: tuple[str, ...] = ("random",)
) -> Player:
    """Sit down against bots that answer at once, one beginner's if no others are named."""
    page.goto(server.url)
    table = page.evaluate(
        """async ([preset, bots]) => {
            const answer = await fetch('/api/tables', {
                method: 'POST',
                headers: {'Content-Type': 'application/json'},
                body: JSON.stringify({
                    name: 'Ann', preset, seats: ['me', ...bots], pace: 'instant',
                }),
            });
            return (await answer.json()).table;
        }""",
        [preset, bots],
    )
    page.goto(f"{server.url}/t/{table}")
    expect(page.get_by_test_id("table")).to_be_visible()
    return Player(page)


def test_a_whole_game_by_mouse(page: Page, server: Server, axe: str) -> None:
    player = open_game(page, server)

    def look(moment: str) -> None:
        assert no_sideways_scroll(page), moment
        look_for_barriers(page, axe, moment)

    player.play(look)
    look_for_barriers(page, axe, "the end")
    assert {"pick", "end"} <= player.seen


@pytest.mark.parametrize(
    ("preset", "bots", "size"),
    [
        ("enhanced", ("random",), PHONE),
        ("tournament", ("random", "sensible"), DESKTOP),
        ("hasbro", ("random",), PHONE),
        ("enhanced", ("sensible",) * 9, PHONE),
        ("enhanced", ("sensible",) * 9, DESKTOP),
    ],
    ids=["enhanced", "tournament", "hasbro", "ten seats, phone", "ten seats, desktop"],
)
def test_a_whole_game_of_each_ruleset(
    browser: Browser,
    server: Server,
    axe: str,
    preset: str,
    bots: tuple[str, ...],
    size: ViewportSize,
) -> None:
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce")
    page = context.new_page()
    player = open_game(page, server, preset, bots)
    expect(page.locator(".opponents [data-seat]")).to_have_count(len(bots))

    def look(moment: str) -> None:
        assert no_sideways_scroll(page), moment
        look_for_barriers(page, axe, moment)

    player.play(look)
    look_for_barriers(page, axe, "the end")
    assert {"pick", "end"} <= player.seen
    context.close()


def test_a_whole_game_by_keyboard_alone(page: Page, server: Server) -> None:
    player = open_game(page, server)
    player.by_keyboard = True
    player.play()
    assert page.get_by_test_id("game-over").is_visible()


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "zh-Hant"])
def test_a_whole_game_in_each_language(
    browser: Browser, server: Server, axe: str, lang: str
) -> None:
    locale = {"en": "en-GB", "zh-Hans": "zh-CN", "zh-Hant": "zh-HK"}[lang]
    context = browser.new_context(
        viewport=PHONE if lang != "en" else DESKTOP, locale=locale, reduced_motion="reduce"
    )
    page = context.new_page()
    player = open_game(page, server)
    assert page.evaluate("document.documentElement.lang") == lang
    player.play()
    look_for_barriers(page, axe, lang)
    # A key that has no words would show itself.
    for prefix in ("card-", "event-", "prompt-", "use-", "refusal-", "table-"):
        assert page.get_by_text(prefix).count() == 0
    context.close()


def test_play_now_is_one_tap(page: Page, server: Server, axe: str) -> None:
    page.goto(server.url)
    look_for_barriers(page, axe, "lobby")
    page.get_by_test_id("lobby-play-now").click()
    expect(page.get_by_test_id("table")).to_be_visible(timeout=20_000)
    expect(page.get_by_test_id("hand-card").first).to_be_visible(timeout=20_000)


def test_the_language_changes_at_once(page: Page, server: Server) -> None:
    page.goto(server.url)
    for lang in ("zh-Hant", "zh-Hans", "en"):
        page.get_by_test_id("language").first.select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)


def test_a_stranger_watches_and_sees_no_hand(page: Page, server: Server, browser: Browser) -> None:
    open_game(page, server)
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    other = browser.new_context(viewport=PHONE, reduced_motion="reduce")
    watching = other.new_page()
    watching.goto(page.url)
    expect(watching.get_by_test_id("table")).to_be_visible()
    assert watching.get_by_test_id("hand-card").count() == 0
    other.close()


def test_the_line_comes_back_by_itself(browser: Browser, server: Server) -> None:
    # A page of its own: the browser reports the broken line as an error, as it should.
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
    page = context.new_page()
    open_game(page, server)
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    server.kill()
    expect(page.get_by_test_id("offline")).to_be_visible(timeout=10_000)
    server.start()
    expect(page.get_by_test_id("offline")).to_be_hidden(timeout=30_000)
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    context.close()


def test_the_first_load_is_small(page: Page, server: Server) -> None:
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    page.goto(server.url)
    page.get_by_test_id("lobby-play-now").click()
    expect(page.get_by_test_id("hand-card").first).to_be_visible(timeout=20_000)
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    # Lobby and table together, over the wire.
    assert sum(sizes) < 150_000
