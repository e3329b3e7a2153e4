"""What the table shows and does beside the game itself."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import Player, is_enabled
from tests.browser.test_game import look_for_barriers, no_sideways_scroll
from tests.server.running import Server

ANSWER_MS = 15_000
OPEN = """async (body) => {
    const answer = await fetch('/api/tables', {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
    });
    return (await answer.json()).table;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start one server; whoever leaves is stood in for almost at once."""
    with Server(tmp_path_factory.mktemp("table"), grace_s=0.2) as started:
        yield started


def sit_down(page: Page, server: Server, **wishes: object) -> str:
    """Open a table against one bot, and return its address."""
    page.goto(server.url)
    body = {"name": "Ann", "preset": "classic", "seats": ["me", "random"], "pace": "instant"}
    table = page.evaluate(OPEN, body | wishes)
    page.goto(f"{server.url}/t/{table}")
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    return page.url


def wait_for_turn(page: Page) -> None:
    """Answer whatever is asked until a new turn of one's own has begun."""
    player = Player(page)
    plays = page.get_by_test_id("plays")
    for _ in range(400):
        is_asked = page.get_by_test_id("prompt").is_visible()
        if not is_asked and is_enabled(page.get_by_test_id("end-turn")):
            if plays.get_attribute("data-plays") == "3":
                # The last step may have picked up a card just when the turn began.
                page.keyboard.press("Escape")
                expect(page.get_by_test_id("card-sheet")).to_be_hidden()
                return
            Player(page).end_turn()
        else:
            player.step()
    raise AssertionError("it never was this person's turn")


def test_a_hint_says_what_and_why_points_at_it_and_does_it(
    page: Page, server: Server, axe: str
) -> None:
    sit_down(page, server)
    wait_for_turn(page)
    page.get_by_test_id("hint").click()
    hint = page.get_by_test_id("hint-words")
    expect(hint).to_be_visible()
    assert not hint.inner_text().startswith("hint-")
    expect(page.locator(".marked").first).to_be_visible()
    look_for_barriers(page, axe, "hint")
    news = page.locator("[data-testid=news], [data-testid=log]").first
    before = news.inner_text()
    page.get_by_test_id("hint-do").click()
    expect(hint).to_be_hidden()
    expect(news).not_to_have_text(before)


def test_a_card_that_cannot_be_used_says_why_and_by_which_rule(
    page: Page, server: Server, axe: str
) -> None:
    sit_down(page, server)
    wait_for_turn(page)
    # A slow bot leaves the time to look while it is not one's turn.
    page.get_by_test_id("menu").click()
    page.get_by_test_id("pace").select_option("slow")
    page.keyboard.press("Escape")
    Player(page).end_turn()
    page.get_by_test_id("hand-card").first.click()
    look = page.get_by_test_id("card-look")
    expect(look.get_by_role("status")).to_be_visible()
    expect(look.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules#B\d+$"))
    look_for_barriers(page, axe, "a card looked at")
    page.keyboard.press("Escape")
    expect(look).to_be_hidden()


def test_letters_do_what_buttons_do(page: Page, server: Server) -> None:
    sit_down(page, server, seats=["me", "random", "random"])
    wait_for_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("keys")).to_be_hidden()
    page.keyboard.press("h")
    expect(page.locator("[data-testid=hand-card]:focus")).to_have_count(1)
    page.keyboard.press("2")
    expect(page.get_by_test_id("card-sheet")).to_be_visible()
    # A digit is an answer, never one of the buttons that lead on or back.
    answers = page.get_by_test_id("option").count()
    if answers < 9:
        page.keyboard.press(str(answers + 1))
        expect(page.get_by_test_id("card-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("card-sheet")).to_be_hidden()
    expect(page.locator("[data-testid=hand-card]:focus")).to_have_count(1)
    page.keyboard.press("n")
    expect(page.get_by_test_id("hint-words")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-words")).to_be_hidden()
    page.keyboard.press("c")
    expect(page.get_by_test_id("chat")).to_be_focused()
    page.keyboard.type("hello e n")
    page.keyboard.press("Enter")
    expect(page.get_by_text("hello e n")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("chat").and_(page.locator(":focus"))).to_have_count(0)
    for seat in ("p2", "p3"):
        page.keyboard.press("o")
        expect(page.locator(f"article[data-seat={seat}] button:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("opponent-table")).to_be_visible()


def test_whoever_watches_is_told_so(page: Page, server: Server, browser: Browser) -> None:
    address = sit_down(page, server)
    assert page.get_by_test_id("watching").count() == 0
    watcher = browser.new_context(viewport=PHONE, reduced_motion="reduce", locale="en")
    watching = watcher.new_page()
    watching.goto(address)
    expect(watching.get_by_test_id("watching")).to_have_text("You are watching this game.")
    watcher.close()


def test_the_tab_says_whose_turn_it_is(page: Page, server: Server) -> None:
    code = sit_down(page, server).rsplit("/", 1)[1]
    wait_for_turn(page)
    expect(page).to_have_title(f"Your turn! · {code}")


def test_a_bot_stands_in_until_one_takes_the_seat_back(
    page: Page, server: Server, browser: Browser
) -> None:
    address = sit_down(page, server, pace="slow")
    watcher = browser.new_context(viewport=DESKTOP, reduced_motion="reduce", locale="en")
    watching = watcher.new_page()
    watching.goto(address)
    expect(watching.get_by_test_id("table")).to_be_visible()
    page.goto("about:blank")
    expect(watching.get_by_text("A bot plays for Ann.")).to_be_visible(timeout=ANSWER_MS)
    assert watching.get_by_test_id("end-turn").count() == 0
    page.goto(address)
    page.get_by_test_id("take-back").click()
    expect(page.get_by_test_id("own-away")).to_be_hidden()
    expect(watching.get_by_text("A bot plays for Ann.")).to_be_hidden()
    watcher.close()


def test_the_clock_runs_where_decisions_have_a_time(page: Page, server: Server) -> None:
    sit_down(page, server, decision_s=60)
    wait_for_turn(page)
    clock = page.get_by_role("timer")
    expect(clock).to_be_visible()
    assert 0 < int(clock.inner_text().split()[0]) <= 60


def test_the_end_tells_what_decided_it_and_proves_the_shuffle(
    page: Page, server: Server, axe: str
) -> None:
    address = sit_down(page, server)
    Player(page).play()
    over = page.get_by_test_id("game-over")
    expect(over).to_be_in_viewport()
    look_for_barriers(page, axe, "the end")
    page.get_by_test_id("check-proof").click()
    expect(page.get_by_test_id("proof-verdict")).to_have_text(
        "Fair: promise, shuffle and every move agree."
    )
    # The server's nine checks, and the one that this browser makes itself.
    expect(over.get_by_role("listitem").filter(has_text="holds:")).to_have_count(10)
    assert over.get_by_text("fails:").count() == 0
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("hand-card").first).to_be_visible(timeout=ANSWER_MS)
    assert page.url != address


def test_cards_fly_and_nothing_waits_for_them(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport=PHONE, locale="en")
    page = context.new_page()
    sit_down(page, server)
    page.evaluate(
        """() => {
            window.flown = 0;
            new MutationObserver((changes) => {
                for (const change of changes) {
                    for (const node of change.addedNodes) {
                        if (node.classList?.contains('flight')) window.flown += 1;
                    }
                }
            }).observe(document.body, {childList: true, subtree: true});
        }"""
    )
    wait_for_turn(page)
    Player(page).end_turn()
    wait_for_turn(page)
    assert page.evaluate("window.flown") > 0
    expect(page.locator(".flight")).to_have_count(0)
    context.close()


@pytest.mark.parametrize(
    ("width", "height", "text"),
    [(320, 568, "100%"), (390, 844, "200%"), (844, 390, "100%"), (1280, 800, "200%")],
)
def test_everything_fits(
    browser: Browser, server: Server, width: int, height: int, text: str
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en"
    )
    page = context.new_page()
    sit_down(page, server, seats=["me", *["random"] * 4])
    page.evaluate("size => { document.documentElement.style.fontSize = size }", text)
    wait_for_turn(page)
    assert no_sideways_scroll(page)
    expect(page.get_by_test_id("hand-card").first).to_be_in_viewport()
    expect(page.get_by_test_id("end-turn")).to_be_in_viewport()
    small: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input')]
            .filter((node) => node.offsetParent !== null && !node.closest('[data-zone^=hand]'))
            .map((node) => node.getBoundingClientRect())
            .filter((box) => box.width > 0 && (box.width < 44 || box.height < 44))
            .map((box) => [box.width, box.height])"""
    )
    assert small == []
    context.close()


def test_a_card_can_be_dragged_to_the_bank(page: Page, server: Server) -> None:
    sit_down(page, server)
    wait_for_turn(page)
    for _ in range(20):
        money = page.locator("[data-testid=hand-card][data-card^=money]")
        if money.count():
            break
        Player(page).end_turn()
        wait_for_turn(page)
    banked = page.locator("[data-zone=bank-p1] strong")
    before = int(banked.inner_text().rstrip("M"))
    value = int((money.last.get_attribute("data-card") or "").removeprefix("money_"))
    card, bank = money.last.bounding_box(), page.locator("[data-zone=bank-p1]").bounding_box()
    assert card
    assert bank
    page.mouse.move(card["x"] + 20, card["y"] + 30)
    page.mouse.down()
    page.mouse.move(card["x"] + 20, card["y"] - 60, steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(bank["x"] + 30, bank["y"] + 15, steps=4)
    page.mouse.up()
    expect(banked).to_have_text(f"{before + value}M")
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.get_by_test_id("card-sheet")).to_be_hidden()
