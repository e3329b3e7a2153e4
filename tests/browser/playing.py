"""A person at the page: sees what is asked, answers by mouse or by keyboard alone."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

ANSWER_MS = 15_000
GONE_MS = 5_000
GAME_S = 240.0

# What a person who wants the game to end tries first with a card that was picked up.
PREFERRED = (
    "place",
    "rent",
    "deal_breaker",
    "double_sly",
    "sly_deal",
    "go_to_jail",
    "speeding",
    "inheritor",
    "forced_deal",
    "debt_collector",
    "birthday",
    "house",
    "hotel",
    "pass_go",
    "bank",
)


class Player:
    """Plays one game in *page* to its end."""

    def __init__(self, page: Page, by_keyboard: bool = False) -> None:
        self.page = page
        self.by_keyboard = by_keyboard
        self.seen: set[str] = set()
        """What the page has asked so far, and how cards were used."""

    def find(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def press(self, target: Locator) -> None:
        """Activate a control: click it, or bring the focus there and press Enter."""
        target = target.first
        try:
            if self.by_keyboard:
                reach(self.page, target)
                self.page.keyboard.press("Enter")
            else:
                target.click(timeout=GONE_MS)
        except (PlaywrightError, AssertionError):
            # What was answered a moment ago may still have been there to be seen.
            if target.is_visible() and is_enabled(target):
                raise

    def play(self, look: Callable[[str], None] = lambda moment: None) -> None:
        """Answer until the game is over; *look* is called at each new kind of moment."""
        until = time.monotonic() + GAME_S
        over = self.find("game-over")
        while not over.is_visible():
            assert time.monotonic() < until, "the game did not end in time"
            moment = self.step()
            if moment and moment not in self.seen:
                self.seen.add(moment)
                look(moment)
        expect(over).to_be_visible()

    def step(self) -> str | None:
        """Do the next thing that is asked; return what it was, None while others decide."""
        if self.find("prompt").is_visible():
            return self.answer()
        if self.find("card-sheet").is_visible():
            return self.choose()
        end = self.find("end-turn")
        if not is_enabled(end):
            self.page.wait_for_timeout(30)
            return None
        cards = self.find("hand-card")
        plays = self.page.get_by_test_id("plays").get_attribute("data-plays")
        if plays == "0" or cards.count() == 0:
            self.end_turn()
            return "end"
        self.press(cards.nth(0))
        return "pick"

    def end_turn(self) -> None:
        """End the turn, a second time where the page asks whether that is meant."""
        end = self.find("end-turn")
        self.press(end)
        if end.is_visible() and end.get_attribute("data-asks") == "yes":
            self.press(end)

    def choose(self) -> str | None:
        """Answer one step of the sheet of the picked card."""
        confirm = self.find("choose-confirm")
        if confirm.is_visible():
            self.press(confirm)
            return "confirm"
        options = self.find("option")
        moves = [options.nth(n).get_attribute("data-move") or "" for n in range(options.count())]
        if not moves:
            self.press(self.find("choose-back"))
            self.end_turn()
            return "nothing to do"
        verbs = [re.split(r"[ _]", move)[0] and move for move in moves]
        for wanted in PREFERRED:
            for n, move in enumerate(verbs):
                if move.startswith(wanted):
                    self.press(options.nth(n))
                    return f"use {wanted}"
        self.press(options.nth(0))
        return "choose"

    def answer(self) -> str | None:
        """Answer a prompt."""
        if self.find("pay-confirm").is_visible():
            self.press(self.find("suggest"))
            confirm = self.find("pay-confirm")
            until = time.monotonic() + ANSWER_MS / 1000
            while confirm.is_visible() and not is_enabled(confirm):
                assert time.monotonic() < until, "what is suggested cannot be paid"
                self.page.wait_for_timeout(20)
            if not confirm.is_visible():
                # It was paid a moment ago, and the page has just heard of it.
                return None
            self.press(confirm)
            # A full set that would break is asked about once.
            if self.page.get_by_test_id("pay-breaks").is_visible():
                self.press(confirm)
            return "pay"
        if self.find("answer-accept").is_visible():
            transfer = self.find("answer-transfer")
            if transfer.is_visible():
                self.press(transfer)
                self.press(self.find("answer-transfer-to"))
                return "transfer"
            no = self.find("answer-no")
            self.press(no if is_enabled(no) else self.find("answer-accept"))
            return "respond"
        if self.find("color-choice").first.is_visible():
            self.press(self.find("color-choice"))
            return "color"
        give = self.find("give-pick")
        if give.first.is_visible():
            self.press(give)
            self.press(self.find("give-confirm"))
            return "give"
        confirm = self.find("discard-confirm")
        if confirm.is_visible():
            ticks = self.find("discard-tick")
            for n in range(ticks.count()):
                if is_enabled(confirm):
                    break
                self.press(ticks.nth(n))
            self.press(confirm)
            return "discard"
        return None


def is_enabled(control: Locator) -> bool:
    """Say whether it is there and can be used, without waiting for it."""
    return bool(control.evaluate_all("nodes => nodes.some(node => !node.disabled)"))


def reach(page: Page, target: Locator, presses: int = 120) -> None:
    """Bring the keyboard's focus to *target* as a person does: Tab, and arrows inside the hand."""
    for _ in range(presses):
        if target.evaluate("node => node === document.activeElement"):
            return
        in_hand = page.evaluate(
            "document.activeElement?.getAttribute('data-testid') === 'hand-card'"
        )
        wants_card = target.get_attribute("data-testid") == "hand-card"
        page.keyboard.press("ArrowRight" if in_hand and wants_card else "Tab")
    raise AssertionError("the keyboard does not reach it")
