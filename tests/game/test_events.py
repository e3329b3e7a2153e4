"""Events: told to everybody, they explain every change of the table; told to one, its hand."""

from collections import Counter
from typing import Any

from hypothesis import given

from dafuweng.game import Event, Ruleset
from dafuweng.game.deal.game import DealGame
from tests.game.walk import SEEDS, deck_size, few, walk

BUILDINGS = ("house_3", "house_4", "hotel_4", "hotel_5")


class Ledger:
    """A table kept by reading events alone, as a page could."""

    def __init__(self, game: DealGame) -> None:
        names = [f"p{n + 1}" for n in range(game.seats)]
        self.hand = dict.fromkeys(names, 0)
        self.bank: dict[str, Counter[str]] = {name: Counter() for name in names}
        self.lying: dict[str, Counter[tuple[str, str]]] = {name: Counter() for name in names}
        self.arriving: Counter[str] = Counter()
        self.discard: Counter[str] = Counter()
        self.draw = deck_size(game)

    def _lay(self, seat: str, card: str, color: str) -> None:
        """Lay a card that changed hands: a wild waits for its colour."""
        if card.startswith("wild_"):
            self.arriving[card] += 1
        else:
            self.lying[seat][card, color] += 1

    def _play(self, seat: str, *cards: str) -> None:
        self.hand[seat] -= len(cards)
        self.discard.update(cards)

    def read(self, event: dict[str, Any]) -> None:
        seat = event.get("seat", "")
        match event["type"]:
            case "CardsDrawn":
                self.hand[seat] += event["count"]
                self.draw -= event["count"]
            case "DrawPileReshuffled":
                assert event["count"] == self.discard.total()
                self.draw += event["count"]
                self.discard.clear()
            case "CardsPutBack":
                self.hand[seat] -= event["count"]
                if "cards" in event:
                    self.discard.update(event["cards"])
                else:
                    self.draw += event["count"]
            case "CardBanked":
                self.hand[seat] -= 1
                self.bank[seat][event["card"]] += 1
            case "PropertyPlaced" | "BuildingBuilt":
                self.hand[seat] -= 1
                self.lying[seat][event["card"], event["color"]] += 1
            case "WildRecolored":
                self.lying[seat][event["card"], event["from"]] -= 1
                self.lying[seat][event["card"], event["to"]] += 1
            case "WildColored":
                self.arriving[event["card"]] -= 1
                self.lying[seat][event["card"], event["color"]] += 1
            case "GoPassed":
                self.hand[seat] -= 1
            case "RentCharged":
                self._play(seat, event["card"], *["double_rent"] * event["doubles"])
            case "BirthdayHeld" | "DebtDemanded" | "RentTransferred" | "CardGivenUp":
                self._play(seat, event["card"])
            case kind if kind.endswith("Played"):
                self._play(seat, event["card"])
            case "CardInherited":
                self.hand[seat] += 1
                self.hand[event["from"]] -= 1
            case "NoSaid":
                self._play(seat, "just_say_no")
            case "PropertyTaken":
                self.lying[event["from"]][event["card"], event["color"]] -= 1
                self._lay(seat, event["card"], event["color"])
            case "SetTaken":
                for card in event["cards"]:
                    self.lying[event["from"]][card, event["color"]] -= 1
                    self.lying[seat][card, event["color"]] += 1
            case "PaymentMade":
                for card in event["cards"]:
                    self._pay(seat, event["to"], card["card"], card.get("color"))
            case "BuildingsLost":
                for card in event["cards"]:
                    self.lying[seat][card, event["color"]] -= 1
                    to = self.bank[seat] if event["to"] == "bank" else self.discard
                    to[card] += 1

    def _pay(self, payer: str, payee: str, card: str, color: str | None) -> None:
        if color is None:
            self.bank[payer][card] -= 1
            self.bank[payee][card] += 1
            return
        self.lying[payer][card, color] -= 1
        if card in BUILDINGS:
            self.bank[payee][card] += 1
        else:
            self._lay(payee, card, color)

    def check(self, game: DealGame) -> None:
        view = game.view(None)
        for area in view["table"]:
            seat = area["seat"]
            assert self.hand[seat] == area["hand"]
            assert +self.bank[seat] == area["bank"]
            lying: Counter[tuple[str, str]] = Counter()
            for group in area["groups"]:
                cards = [*group["cards"], group["house"], group["hotel"]]
                lying.update((card, group["color"]) for card in cards if card)
            assert +self.lying[seat] == lying
        assert self.draw == view["draw"]
        assert +self.discard == view["discard"]
        assert self.arriving.total() == int(game.state["arriving"].sum())


def _check_ledger(seed: int, ruleset: Ruleset | None) -> None:
    ledger, told = None, 0
    for game in walk(seed, 250, ruleset):
        ledger = ledger or Ledger(game)
        for event in game.events[told:]:
            ledger.read(event.to_json(None))
        # Pass Go lies on the discard pile only when its cards are drawn (B24).
        new = game.events[told:]
        ledger.discard.update("pass_go" for event in new if event.type == "GoPassed")
        told += len(new)
        ledger.check(game)


@few
@given(SEEDS)
def test_events_explain_the_table(seed: int) -> None:
    _check_ledger(seed, None)


@few
@given(SEEDS)
def test_events_explain_the_table_with_other_options(seed: int) -> None:
    fields: dict[str, str | int | bool] = {
        "excess_hand": "discard",
        "broken_set_buildings": "discard",
        "forced_deal_from_full": True,
        "doubles_per_rent": 2,
        "win_timing": "own_turn",
    }
    _check_ledger(seed, Ruleset.make("classic", fields))


@few
@given(SEEDS)
def test_each_seat_is_told_its_own_cards(seed: int) -> None:
    """A seat's hand follows from what it is told; nobody else is told a card of it."""
    *_, game = walk(seed, 200)
    discards = game.ruleset.fields["excess_hand"] == "discard"
    for seat in range(game.seats):
        name = f"p{seat + 1}"
        drawn: Counter[str] = Counter()
        for event in game.events:
            shown = event.to_json(seat)
            openly = event.type == "CardsPutBack" and discards
            if event.type in ("CardsDrawn", "CardsPutBack"):
                assert ("cards" in shown) == (openly or shown["seat"] == name)
                assert ("cards" in event.to_json(None)) == openly
                if shown["seat"] == name:
                    assert len(shown["cards"]) == shown["count"]
                    sign = 1 if event.type == "CardsDrawn" else -1
                    drawn.update({card: sign * n for card, n in Counter(shown["cards"]).items()})
            elif event.type == "CardInherited":
                assert ("card" in shown) == (shown["seat"] == name)
                assert ("lost" in shown) == (shown["from"] == name)
                assert not {"card", "lost"} & set(event.to_json(None))
                drawn.update([shown["card"]] if "card" in shown else [])
                drawn.subtract([shown["lost"]] if "lost" in shown else [])
            else:
                assert shown == event.to_json(None)
        hand = Counter(game.view(seat)["hand"])
        assert all(drawn[card] >= count for card, count in hand.items())


@few
@given(SEEDS)
def test_a_replay_tells_the_same(seed: int) -> None:
    *_, game = walk(seed, 200)
    again = DealGame.replay(game.ruleset, game.seats, game.seed, game.actions)
    assert again.state_hash() == game.state_hash()
    assert again.moves == game.moves
    assert again.events == game.events
    assert [event.n for event in game.events] == list(range(1, len(game.events) + 1))
    if game.is_over:
        assert [event.type for event in game.events[-2:]] == ["GameWon", "GameOver"]


def test_a_field_without_audience_is_seen_by_nobody() -> None:
    event = Event(
        1, "CardsDrawn", {"seat": "p1", "cards": ["red"], "x": 1}, {"seat": None, "cards": 0}
    )
    assert event.to_json(0) == {"n": 1, "type": "CardsDrawn", "seat": "p1", "cards": ["red"]}
    assert event.to_json(1) == {"n": 1, "type": "CardsDrawn", "seat": "p1"}
    assert event.to_json(None) == event.to_json(1)
