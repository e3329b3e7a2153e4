"""The lobby in a browser: opening, inviting, joining, waiting, learning, settings."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from dafuweng.i18n import words
from tests.browser.conftest import PHONE
from tests.browser.test_game import look_for_barriers, no_sideways_scroll
from tests.server.running import Server

COMPILING = {"ready": False, "done": 3, "total": 12, "step": "legal"}
TWICE = """addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%'
})"""
READY = {"ready": True, "done": 12, "total": 12, "step": ""}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start one server for the tables of this file."""
    with Server(tmp_path_factory.mktemp("lobby")) as started:
        yield started


@pytest.fixture
def guest(browser: Browser) -> Iterator[Page]:
    """Open another person's phone, on which refused requests are no fault of the test."""
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce", locale="zh-HK")
    yield context.new_page()
    context.close()


def invite(page: Page, server: Server) -> str:
    """Open a table for friends and return its address."""
    page.goto(server.url)
    page.get_by_test_id("lobby-invite").click()
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("waiting-room")).to_be_visible()
    return page.url


def test_friends_meet_at_a_table_and_the_host_begins(
    page: Page, guest: Page, server: Server, axe: str
) -> None:
    address = invite(page, server)
    look_for_barriers(page, axe, "the host waits")
    assert page.get_by_test_id("invite-link").input_value() == address
    assert address.endswith(
        f"/t/{page.locator('[data-testid=table-code] > span').nth(1).inner_text()}"
    )
    drawing = page.get_by_alt_text("QR code of the invite link")
    assert drawing.evaluate("image => image.complete && image.naturalWidth > 0")
    guest.goto(address)
    look_for_barriers(guest, axe, "a guest comes")
    guest.get_by_test_id("name").fill("Ada")
    guest.get_by_test_id("take-seat").click()
    for one in (page, guest):
        seat = one.get_by_test_id("seats").locator("[data-seat=p2]")
        expect(seat).to_contain_text("Ada")
    expect(guest.get_by_test_id("start")).to_have_count(0)
    page.get_by_test_id("start").click()
    for one in (page, guest):
        expect(one.get_by_test_id("hand-card").first).to_be_visible()


def test_the_form_seats_whom_it_says(page: Page, server: Server, axe: str) -> None:
    page.goto(server.url)
    page.get_by_test_id("lobby-invite").click()
    look_for_barriers(page, axe, "the form")
    assert no_sideways_scroll(page)
    page.get_by_test_id("seat-count").get_by_text("3", exact=True).click()
    kinds = page.get_by_test_id("seat-kind")
    expect(kinds).to_have_count(3)
    kinds.nth(1).select_option("me")
    expect(kinds.nth(0)).to_have_value("open")
    kinds.nth(0).select_option("random")
    page.get_by_test_id("decision-time").get_by_text("60 s").click()
    page.get_by_test_id("house-rules").get_by_text("House rules").click()
    expect(page.get_by_test_id("house-rules")).to_contain_text("Sets to win")
    look_for_barriers(page, axe, "the house rules")
    page.get_by_test_id("open-table").click()
    seats = page.get_by_test_id("seats")
    expect(seats.locator("[data-seat=p1]")).to_contain_text("easy bot")
    expect(seats.locator("[data-seat=p2]")).to_contain_text("you")
    info = page.evaluate("fetch(`/api/tables${location.pathname.slice(2)}`).then((a) => a.json())")
    assert info["decision_s"] == 60
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person", "open"]


def open_house_rules(page: Page, server: Server) -> Locator:
    """Go to the form of a new table and unfold its house rules."""
    page.goto(server.url)
    page.get_by_test_id("lobby-invite").click()
    rules = page.get_by_test_id("house-rules")
    rules.locator("summary").click()
    return rules


def take(rules: Locator, option: str, value: str) -> None:
    """Choose a value of an option."""
    rules.locator(f"[data-option={option}] [data-value='{value}']").click()


def test_house_rules_are_chosen_shown_and_sent(page: Page, server: Server, axe: str) -> None:
    rules = open_house_rules(page, server)
    expect(rules.locator("[data-option=jail]")).to_have_count(0)
    take(rules, "recolor", "play")
    # Another ruleset is another start.
    page.locator("[data-ruleset=enhanced]").click()
    expect(page.get_by_test_id("options-back")).to_be_disabled()
    take(rules, "jail", "draw_only")
    take(rules, "turn_order", "dice")
    expect(rules).to_contain_text("2 changed")
    changed = rules.locator("[data-option=turn_order]")
    expect(changed).to_contain_text(words("en", "option-turn-order-clockwise") + ".")
    look_for_barriers(page, axe, "changed rules")
    assert no_sideways_scroll(page)
    page.get_by_test_id("seat-count").get_by_text("10", exact=True).click()
    expect(page.get_by_test_id("seat-kind")).to_have_count(10)
    page.get_by_test_id("open-table").click()
    shown = page.get_by_test_id("table-rules")
    expect(shown).to_contain_text(words("en", "ruleset-enhanced-words"))
    expect(shown).to_contain_text(words("en", "option-jail-draw-only"))
    expect(shown).to_contain_text(words("en", "option-turn-order-dice"))
    expect(shown.get_by_role("listitem")).to_have_count(2)
    expect(shown.get_by_role("link", name="B80")).to_have_attribute("href", "/rules#B80")
    look_for_barriers(page, axe, "the rules of the table")
    info = page.evaluate("fetch(`/api/tables${location.pathname.slice(2)}`).then((a) => a.json())")
    assert info["preset"] == "enhanced"
    assert info["fields"] == {"jail": "draw_only", "turn_order": "dice"}
    assert len(info["seats"]) == 10


def test_what_needs_the_enhanced_deck_goes_back_with_it(page: Page, server: Server) -> None:
    rules = open_house_rules(page, server)
    take(rules, "sets_to_win", "4")
    take(rules, "deck", "enhanced")
    take(rules, "rainbow_rent_count", "4")
    expect(rules).to_contain_text("3 changed")
    take(rules, "deck", "base")
    expect(rules).to_contain_text("one changed")
    page.get_by_test_id("options-back").click()
    expect(rules.locator(".changed")).to_have_count(0)
    # The keyboard changes a value as it does in any row of radio buttons.
    rules.get_by_role("radio", name=words("en", "option-sets-to-win-3"), exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(rules.locator(".changed")).to_have_attribute("data-option", "sets_to_win")


def test_an_option_that_is_refused_says_why(guest: Page, server: Server, axe: str) -> None:
    why = words("zh-Hant", "refusal-bad-option")
    refused = {"code": "bad_option", "words": why, "field": "sets_to_win"}
    guest.route("**/api/tables", lambda it: it.fulfill(status=422, json={"refused": refused}))
    rules = open_house_rules(guest, server)
    rules.locator("summary").click()
    guest.get_by_test_id("open-table").click()
    option = rules.locator("[data-option=sets_to_win]")
    expect(option.get_by_role("alert")).to_have_text(why)
    expect(option.get_by_role("alert")).to_be_in_viewport()
    expect(guest.get_by_role("alert")).to_have_count(1)
    look_for_barriers(guest, axe, "a refused option")
    take(rules, "sets_to_win", "4")
    expect(guest.get_by_role("alert")).to_have_count(0)


def test_ten_seats_of_bots_play_by_their_own_rules(page: Page, server: Server, axe: str) -> None:
    rules = open_house_rules(page, server)
    page.locator("[data-ruleset=enhanced]").click()
    take(rules, "speeding_pick", "random")
    page.get_by_test_id("seat-count").get_by_text("10", exact=True).click()
    kinds = page.get_by_test_id("seat-kind")
    for seat in range(1, 10):
        kinds.nth(seat).select_option("sensible")
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    expect(page.locator(".opponents [data-seat]")).to_have_count(9)
    page.get_by_test_id("menu").click()
    menu = page.get_by_test_id("settings")
    menu.locator("summary").click()
    shown = menu.get_by_test_id("table-rules")
    expect(shown).to_contain_text(words("en", "ruleset-enhanced"))
    expect(shown.get_by_role("listitem")).to_contain_text(
        words("en", "option-speeding-pick-random")
    )
    look_for_barriers(page, axe, "the rules in the menu")


def test_the_lobby_leads_back_to_a_running_game(page: Page, server: Server) -> None:
    page.goto(server.url)
    expect(page.get_by_test_id("open-tables")).to_have_count(0)
    page.get_by_test_id("lobby-play-now").click()
    expect(page.get_by_test_id("table")).to_be_visible(timeout=20_000)
    code = page.url.rpartition("/")[2]
    page.get_by_test_id("menu").click()
    page.get_by_role("link", name=words("en", "menu-lobby")).click()
    page.get_by_test_id("open-tables").get_by_text(code).click()
    expect(page.get_by_test_id("hand-card").first).to_be_visible()


def test_whoever_opens_a_table_without_a_seat_begins_its_game(
    page: Page, guest: Page, server: Server, axe: str
) -> None:
    page.goto(server.url)
    page.get_by_test_id("lobby-invite").click()
    page.get_by_test_id("seat-count").get_by_text("2", exact=True).click()
    kinds = page.get_by_test_id("seat-kind")
    kinds.nth(0).select_option("open")
    kinds.nth(1).select_option("sensible")
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("start")).to_be_visible()
    guest.goto(page.url)
    guest.get_by_test_id("take-seat").click()
    expect(guest.get_by_test_id("host-starts")).to_have_text(words("zh-Hant", "room-host-starts"))
    expect(page.get_by_role("status").first).to_have_text(words("en", "room-all-here"))
    look_for_barriers(page, axe, "everybody is here")
    page.get_by_test_id("start").click()
    expect(guest.get_by_test_id("hand-card").first).to_be_visible()


def test_bots_of_others_are_offered_by_their_name(page: Page, server: Server) -> None:
    bots = [{"id": "random"}, {"id": "sensible"}, {"id": "collector"}]
    page.route("**/api/bots", lambda route: route.fulfill(json=bots))
    page.goto(server.url)
    page.get_by_test_id("lobby-invite").click()
    offered = page.get_by_test_id("seat-kind").first.locator("option")
    expect(offered).to_have_count(5)
    assert offered.all_inner_texts()[-1] == "Bot “collector”"


def test_an_address_that_leads_nowhere_leads_to_the_lobby(
    guest: Page, server: Server, axe: str
) -> None:
    answer = guest.goto(f"{server.url}/nonsense")
    assert answer is not None
    assert answer.status == 404
    expect(guest.get_by_role("heading")).to_have_text(words("zh-Hant", "page-missing"))
    look_for_barriers(guest, axe, "no such page")
    guest.get_by_role("link").click()
    expect(guest.get_by_test_id("lobby-play-now")).to_be_visible()


def test_a_dialog_closes_by_escape_and_gives_the_focus_back(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_test_id("lobby-invite").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_test_id("new-table")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("node => node.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_test_id("lobby-invite")).to_be_focused()


def test_what_is_not_granted_is_said_beside_its_field(guest: Page, server: Server) -> None:
    guest.goto(server.url)
    name = guest.get_by_test_id("name")
    name.fill("  ")
    guest.get_by_test_id("lobby-play-now").click()
    expect(name).to_have_attribute("aria-invalid", "true")
    why = guest.locator(f"[id='{name.get_attribute('aria-describedby')}']")
    expect(why).to_have_text(words("zh-Hant", "refusal-bad-name"))


@pytest.mark.parametrize(
    ("code", "key"), [("??", "lobby-bad-code"), ("ZZZZZZ", "refusal-no-such-table")]
)
def test_a_wrong_code_is_said_beside_it(guest: Page, server: Server, code: str, key: str) -> None:
    guest.goto(server.url)
    guest.get_by_test_id("code").fill(code)
    guest.get_by_test_id("join").click()
    expect(guest.get_by_role("alert")).to_have_text(words("zh-Hant", key))
    assert guest.url.rstrip("/") == server.url


def test_a_code_leads_to_its_table_however_it_is_typed(
    page: Page, guest: Page, server: Server
) -> None:
    address = invite(page, server)
    code = address.rpartition("/")[2]
    guest.goto(server.url)
    guest.get_by_test_id("code").fill(f" {code[:3].lower()} {code[3:].lower()}")
    guest.keyboard.press("Enter")
    expect(guest.get_by_test_id("take-seat")).to_be_visible()
    assert guest.url == address


def test_the_progress_of_the_rules_is_shown_until_they_are_ready(
    page: Page, server: Server
) -> None:
    answers = [COMPILING, COMPILING, READY]

    def answer(route: Route) -> None:
        kernel = answers.pop(0) if len(answers) > 1 else answers[0]
        route.fulfill(json={"version": "0", "protocol": 1, "kernel": kernel})

    page.route("**/api/status", answer)
    page.goto(server.url)
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_attribute("max", "12")
    assert bar.evaluate("node => node.value") == 3
    expect(page.get_by_test_id("lobby-play-now")).to_be_enabled()
    expect(bar).to_have_count(0)


def test_a_first_game_has_hints_until_one_has_enough(page: Page, server: Server, axe: str) -> None:
    page.goto(server.url)
    page.get_by_test_id("lobby-learn").click()
    hint = page.locator("[data-mark]")
    expect(hint).to_be_visible(timeout=20_000)
    look_for_barriers(page, axe, "a hint")
    lowest = hint.evaluate("node => node.getBoundingClientRect().bottom")
    hand = page.get_by_test_id("hand-card").first
    assert lowest <= hand.evaluate("node => node.getBoundingClientRect().top")
    page.get_by_test_id("coach-stop").click()
    expect(hint).to_have_count(0)
    page.reload()
    expect(hand).to_be_visible()
    expect(hint).to_have_count(0)


def test_settings_are_kept(page: Page, server: Server, axe: str) -> None:
    page.goto(server.url)
    page.get_by_test_id("menu").click()
    look_for_barriers(page, axe, "the menu")
    dialog = page.get_by_test_id("settings")
    dialog.get_by_role("switch", name="Sound").uncheck()
    dialog.get_by_role("radio", name="Very large").check(force=True)
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-text", "huge")
    assert no_sideways_scroll(page)
    page.get_by_test_id("menu").click()
    expect(dialog.get_by_role("switch", name="Sound")).not_to_be_checked()
    expect(dialog.get_by_role("switch", name="Motion")).to_be_checked()


@pytest.mark.parametrize("lang", ["en-GB", "zh-CN", "zh-HK"])
def test_twice_the_text_fits_the_phone(browser: Browser, server: Server, lang: str) -> None:
    context = browser.new_context(viewport=PHONE, locale=lang)
    page = context.new_page()
    page.add_init_script(TWICE)
    invite(page, server)
    assert no_sideways_scroll(page)
    page.goto(server.url)
    expect(page.get_by_test_id("lobby-play-now")).to_be_visible()
    assert no_sideways_scroll(page)
    page.get_by_test_id("lobby-invite").click()
    dialog = page.get_by_test_id("new-table")
    page.get_by_test_id("house-rules").locator("summary").click()
    page.locator("[data-ruleset=enhanced]").click()
    expect(page.locator("[data-option=jail]")).to_be_visible()
    assert dialog.evaluate("node => node.scrollWidth <= node.clientWidth")
    context.close()
