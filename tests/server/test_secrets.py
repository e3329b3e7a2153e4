"""No byte sent to a client names a card that it must not know."""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any, cast

import pytest

from dafuweng.game import Event, Ruleset
from dafuweng.game.deal.game import DealGame
from dafuweng.journal import (
    Header,
    Log,
    MemoryStore,
    commitment_of,
    derive_seed,
    format_log,
    parse_log,
)
from dafuweng.kernel.deal.piles import put_in_hand
from dafuweng.server.tables.match import Match
from dafuweng.server.tables.messages import update_message, welcome_message
from tests.server.playing import play_on
from tests.server.running import Person, Server, in_loop
from tests.server.shape import CARDS, COLORS, shape_of

EFFECTS = {
    "CardBanked",
    "PropertyPlaced",
    "WildRecolored",
    "BuildingBuilt house_3",
    "BuildingBuilt house_4",
    "BuildingBuilt hotel_4",
    "GoPassed",
    "RentCharged",
    "RentCharged rainbow",
    "RentCharged doubled",
    "BirthdayHeld",
    "DebtDemanded",
    "SlyDealPlayed",
    "ForcedDealPlayed",
    "DealBreakerPlayed",
    "NoSaid",
    "NoSaid back",
    "ActionCancelled",
    "PaymentMade",
    "NothingPaid",
    "PropertyTaken",
    "SetTaken",
    "WildColored",
    "CardsPutBack",
    "DoubleSlyPlayed",
    "GoToJailPlayed",
    "SeatJailed",
    "TurnMissed",
    "SpeedingPlayed",
    "CardGivenUp",
    "InheritorPlayed",
    "CardInherited",
    "RentTransferred",
    "GameWon",
}
GAMES_MAX = 40
SEATS = 4

# Where the protocol lets a card be named that not everybody has seen.
OWN = re.compile(
    r"(welcome|update)\.("
    r"view\.hand\[\]"
    r"|events\[\]\.(cards\[\]|card|lost)"
    r"|options\[\]\.(card|hand\[\])"
    r")"
)


def effects(events: list[dict[str, Any]]) -> Iterator[str]:
    said: str | None = None
    for event in events:
        kind = event["type"]
        yield kind
        if kind == "BuildingBuilt":
            yield f"{kind} {event['card']}"
        if kind == "RentCharged" and event["card"] == "rent_rainbow":
            yield f"{kind} rainbow"
        if kind == "RentCharged" and event["doubles"]:
            yield f"{kind} doubled"
        if kind == "NoSaid" and said == event["against"]:
            yield f"{kind} back"
        said = event["seat"] if kind == "NoSaid" else None


async def play_openly(server: Server, rng: random.Random) -> tuple[list[list[str]], str]:
    """Play a game of four with somebody watching; return what each heard, and the log."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server)) for _ in range(SEATS + 1)]
        # One set more than usual makes games longer, and rare effects likelier.
        chosen = {"preset": "enhanced", "fields": {"sets_to_win": 5}}
        table = await people[0].open(["me", "open", "open", "open"], **chosen)
        for person in people[1:SEATS]:
            await person.join(table)
        await people[0].start(table)
        welcomes = [await person.sit_down(table) for person in people]
        async with asyncio.TaskGroup() as group:
            for person, welcome in zip(people, welcomes, strict=True):
                group.create_task(play_on(person, welcome, rng))
        log = (await people[0].http.get(f"/api/tables/{table}/log")).text
        return [person.heard for person in people], log


class Truth:
    """What was public, and what each seat held, after each number of actions."""

    def __init__(self, text: str) -> None:
        log = parse_log(text)
        assert log.final is not None
        rules = Ruleset.from_json(log.header.ruleset)
        self.game = DealGame(rules, log.header.seats, log.final.seed)
        self.hands: list[list[list[str]]] = []
        self.shown: list[set[str]] = []
        self._note(set())
        for action in log.actions:
            self.game.apply(action)
            self._note(self.shown[-1])

    def _note(self, shown: set[str]) -> None:
        # Whatever lay open once is known to all; the discard pile shows every action card.
        view = self.game.view(None)
        open_now: set[str | None] = set(view["discard"])
        for area in view["table"]:
            open_now |= set(area["bank"])
            for group in area["groups"]:
                open_now |= {*group["cards"], group["house"], group["hotel"]}
        attack = view["prompt"].get("attack")
        if attack:
            open_now.add(attack["card"])
        self.shown.append(shown | {card for card in open_now if card is not None})
        self.hands.append([self.game.view(seat)["hand"] or [] for seat in range(self.game.seats)])

    def known(self, seat: int | None, decision: int) -> set[str]:
        """Name all cards that *seat* may have seen by then."""
        own: set[str] = set()
        if seat is not None:
            own = {card for hands in self.hands[: decision + 1] for card in hands[seat]}
        return self.shown[decision] | own


def check_message(text: str, seat: int | None, truth: Truth) -> None:
    """Check one message as *seat* got it."""
    message = json.loads(text)
    shape = shape_of(message)
    assert shape.problems == [], text
    if message["type"] not in ("welcome", "update") or message["view"] is None:
        assert shape.cards == [], text
        return
    view = message["view"]
    you = None if seat is None else f"p{seat + 1}"
    assert view["you"] == you
    decision = view["decision"]
    assert view["hand"] == (None if seat is None else truth.hands[decision][seat])
    for event in message["events"]:
        if "cards" in event and event["type"] in ("CardsDrawn", "CardsPutBack"):
            assert event["seat"] == you, text
        if event["type"] == "CardInherited":
            assert ("card" in event) <= (event["seat"] == you), text
            assert ("lost" in event) <= (event["from"] == you), text
    assert bool(message["options"]) <= (view["prompt"]["seat"] == you)
    known = truth.known(seat, decision)
    for path, card in shape.cards:
        allowed = known if OWN.fullmatch(path) else truth.shown[decision]
        assert card in allowed, (path, card, text)
    # And whatever the structure: no word anywhere in the bytes names another card. Properties
    # have the names of their colors, which are no secret; the structure has told them apart.
    words = set(re.findall(r"[a-z_0-9]+", text)) & (CARDS - COLORS)
    assert words <= known, (words - known, text)


@in_loop
async def test_nobody_is_told_what_they_must_not_know(server: Server) -> None:
    rng = random.Random(20)
    missing = set(EFFECTS)
    games = 0
    while missing and games < GAMES_MAX:
        heard, log = await play_openly(server, rng)
        games += 1
        truth = Truth(log)
        for index, messages in enumerate(heard):
            seat = index if index < SEATS else None
            for text in messages:
                check_message(text, seat, truth)
        missing -= set(effects([event.to_json(None) for event in truth.game.events]))
    assert not missing, f"{games} games never showed {missing}"


SECRET = bytes(32)


def match_header(seats: int, preset: str = "classic") -> Header:
    none = (b"",) * seats
    rules = Ruleset.load(preset).to_json()
    return Header("deal", rules, seats, (None,) * seats, commitment_of(SECRET), none)


def walk_to_the_end(seats: int, seed: int, preset: str = "classic") -> tuple[Match, str]:
    """Play at random; return the match and its log."""
    rng = random.Random(seed)
    store = MemoryStore()
    header = match_header(seats, preset)
    store.open("x", header).result()
    match = Match("x", Log(header), SECRET, store)

    async def walk() -> None:
        while not match.is_over:
            asked = match.game.prompt.seat
            assert asked is not None
            await match.play(asked, [rng.choice(match.game.legal())])

    asyncio.run(walk())
    return match, format_log(store.read("x").result())


def test_the_check_itself_finds_leaks() -> None:
    match, log = walk_to_the_end(4, 5)
    truth = Truth(log)
    seat = 1
    start = Match("x", Log(match_header(4)), SECRET, MemoryStore())
    honest = update_message(start, seat, 0)
    check_message(honest, seat, truth)
    assert match.is_over

    def leak_hand(message: dict[str, Any]) -> None:
        message["view"]["hand"] = truth.hands[0][2]

    def leak_draw(message: dict[str, Any]) -> None:
        dealt = next(e for e in message["events"] if e["seat"] == "p3")
        dealt["cards"] = truth.hands[0][2]

    def leak_field(message: dict[str, Any]) -> None:
        message["view"]["next_card"] = "x"

    def leak_in_words(message: dict[str, Any]) -> None:
        message["view"]["prompt"]["kind"] = "play"
        hidden = next(iter(CARDS - COLORS - truth.known(seat, 0)))
        message["events"][0]["type"] = f"CardsDrawn {hidden}"

    for leak in (leak_hand, leak_draw, leak_field, leak_in_words):
        message = json.loads(honest)
        leak(message)
        with pytest.raises(AssertionError):
            check_message(json.dumps(message), seat, truth)


def permuted(game: DealGame, seat: int | None, rng: random.Random) -> DealGame:
    """Return the game with all cards that *seat* can't see dealt otherwise."""
    other = game.clone()
    state = other.state
    pile = len(state["draw"])
    places = [(int(state["draw_head"]) + i) % pile for i in range(int(state["draw_count"]))]
    seats = [index for index in range(game.seats) if index != seat]
    hidden = [int(state["draw"][place]) for place in places]
    for index in seats:
        kinds = state["hand"][index].tolist()
        hidden += [kind for kind, count in enumerate(kinds) for _ in range(count)]
    rng.shuffle(hidden)
    for place in places:
        state["draw"][place] = hidden.pop()
    for index in seats:
        count = int(state["hand_count"][index])
        state["hand"][index] = state["hand_kinds"][index] = state["hand_count"][index] = 0
        for _ in range(count):
            put_in_hand(state, index, hidden.pop())
    state["chance_key"][:] = [rng.getrandbits(32) for _ in range(8)]
    state["chance_block"][:] = [rng.getrandbits(32) for _ in range(16)]
    other.events[:] = [retold(event, seat, rng) for event in other.events]
    return other


def retold(event: Event, seat: int | None, rng: random.Random) -> Event:
    """Return an event with other secrets of other seats."""
    fields = dict(event.fields)
    for name, audience in event.audience.items():
        if audience is not None and audience != seat:
            is_list = isinstance(fields[name], list)
            others = rng.sample(sorted(CARDS), len(fields[name]) if is_list else 1)
            fields[name] = others if is_list else others[0]
    return replace(event, fields=fields)


def messages(match: Match, game: DealGame, seat: int | None, before: int) -> list[str]:
    """Return all that is sent to *seat* about a game."""
    match.game = game
    info = {"table": "ABCDEF"}
    return [
        welcome_message(cast(Any, info), match, seat, 0),
        update_message(match, seat, before),
    ]


def gets_cards_by_chance(game: DealGame, seat: int, before: int) -> bool:
    """Whether the events after *before* dealt *seat* a card, or drew one from its hand."""
    for event in game.events[before:]:
        if event.type == "CardsDrawn" and event.fields["seat"] == f"p{seat + 1}":
            return True
        if event.type == "CardInherited":
            return True
    return False


@pytest.mark.parametrize("preset", ["classic", "enhanced"])
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_make_no_difference_to_any_byte(seats: int, preset: str) -> None:
    rng = random.Random(seats)
    match, _ = walk_to_the_end(seats, 3, preset)
    actions = match.game.actions
    game = DealGame(Ruleset.load(preset), seats, derive_seed(SECRET, [b""] * seats))
    pairs = moved = 0
    for action in actions:
        if rng.random() < 0.3:
            for seat in [None, *range(seats)]:
                other = permuted(game, seat, rng)
                before = max(0, len(game.events) - 3)
                assert messages(match, game, seat, before) == messages(match, other, seat, before)
                pairs += 1
                if seat is None or game.prompt.seat != seat:
                    continue
                # The seat's own move does the same in both, unless chance has a hand in it.
                if other.refuse(seat, action):
                    continue
                here = game.clone()
                before = len(here.events)
                here.apply(action)
                other.apply(action)
                if gets_cards_by_chance(here, seat, before):
                    continue
                assert messages(match, here, seat, before) == messages(match, other, seat, before)
                moved += 1
        game.apply(action)
    assert pairs > 50
    assert moved > 20


def test_a_permuted_game_is_another_game() -> None:
    """Else the test above would compare a game with itself."""
    game = DealGame(Ruleset.load("classic"), 4, derive_seed(SECRET, [b""] * 4))
    other = permuted(game, 0, random.Random(0))
    assert [game.view(s)["hand"] for s in (1, 2, 3)] != [other.view(s)["hand"] for s in (1, 2, 3)]
    assert game.view(0) == other.view(0)
    assert game.events != other.events
