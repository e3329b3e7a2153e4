"""What may be done: every legal action of the deciding seat."""

from typing import TYPE_CHECKING, Any

from tests.oracle.cards import (
    ACTIONS_AND_MONEY,
    BUILDABLE,
    COLORS,
    COLORS_OF,
    HOTELS,
    HOUSES,
    RENT_OF,
    RENTS,
    WILDS,
)
from tests.oracle.payments import items_of, picks

if TYPE_CHECKING:
    from tests.oracle.game import Oracle

__all__ = ["legal"]

Action = tuple[Any, ...]


def legal(game: "Oracle") -> set[Action]:
    """Return the legal actions; none when the game is over."""
    if game.decider is None:
        return set()
    return _BY_PROMPT[game.prompt](game, game.decider)


def _play(game: "Oracle", me: int) -> set[Action]:
    found: set[Action] = {("end",)}
    found |= _recolorings(game, me)
    if game.plays > 0:
        for card in set(game.table.seats[me].hand):
            if card in ACTIONS_AND_MONEY:
                found.add(("bank", card))
                found |= _uses(game, me, card)
            else:
                found |= {("place", card, color) for color in COLORS_OF[card]}
    return found


def _recolorings(game: "Oracle", me: int) -> set[Action]:
    """List the wilds that may be turned: free, or for a play by the option (B20)."""
    if game.options["recolor"] == "play" and game.plays == 0:
        return set()
    return {
        ("recolor", card, color, to)
        for color, cards in game.table.seats[me].area.items()
        for card in cards
        if card in WILDS
        for to in COLORS_OF[card]
        if to != color
    }


def _uses(game: "Oracle", me: int, card: str) -> set[Action]:
    """List what a card does besides being money."""
    seats = game.table.seats
    others = [seat for seat in range(len(seats)) if seat != me]
    if card in ("pass_go", "birthday"):
        return {(card,)}
    if card == "debt_collector":
        return {(card, seat) for seat in others}
    if card in RENTS:
        return {
            ("rent", color, doubles)
            for color in RENTS[card]
            for doubles in _doubles(game, me)
            if seats[me].rent(color, game.options["values"]) > 0
        }
    if card == "rent_rainbow":
        most = 2 if game.options["double_on_rainbow_rent"] else 0  # B51
        return {
            (card, seat, color, doubles)
            for color in COLORS
            if seats[me].rent(color, game.options["values"]) > 0
            for doubles in _doubles(game, me)
            if doubles <= most
            for seat in others
        }
    if card in HOUSES + HOTELS:
        return {("build", card, color) for color in BUILDABLE if seats[me].may_build(card, color)}
    if card in ("sly_deal", "double_sly") or (card == "forced_deal" and _gives(game, me)):
        return {(card, seat, *spare) for seat in others for spare in seats[seat].spares()}
    if card == "deal_breaker":
        return {(card, seat, color) for seat in others for color in seats[seat].full_colors()}
    if card == "go_to_jail":
        return {(card, seat) for seat in others if seat not in game.jailed}
    if card == "inheritor":
        return {(card, seat) for seat in others if seats[seat].hand}
    if card == "speeding":
        return _speedings([seat for seat in others if seats[seat].hand])
    return set()


def _doubles(game: "Oracle", me: int) -> list[int]:
    """Return how many doublings a rent may have now: each is a play and a card (B50)."""
    most = min(
        game.options["doubles_per_rent"],
        game.table.seats[me].hand.count("double_rent"),
        game.plays - 1,
    )
    return list(range(most + 1))


def _gives(game: "Oracle", me: int) -> list[tuple[str, str]]:
    """List what may be given in a forced deal (B61)."""
    mine = game.table.seats[me]
    if game.options["forced_deal_from_full"]:
        return [(card, color) for color in COLORS for card in mine.area[color]]
    return mine.spares()


def _speedings(able: list[int]) -> set[Action]:
    """List pairs of those with cards; one alone only where it is the only one (B82)."""
    if len(able) == 1:
        return {("speeding", able[0], able[0])}
    return {("speeding", one, other) for one in able for other in able if one < other}


def _swap(game: "Oracle", me: int) -> set[Action]:
    return {("for", *spare) for spare in _gives(game, me)}


def _also(game: "Oracle", me: int) -> set[Action]:
    """List the second cards of a double sly."""
    assert game.attack is not None
    left = game.table.seats[game.attack.target].spares()
    left.remove(game.attack.take[0])
    return {("also", *spare) for spare in left}


def _respond(game: "Oracle", me: int) -> set[Action]:
    attack, hand = game.attack, game.table.seats[me].hand
    assert attack is not None
    found: set[Action] = {("accept",)}
    costs = game.options["no_costs_a_play"] and me == game.turn  # B26
    if "just_say_no" in hand and not (costs and game.plays == 0):
        found.add(("no",))
    is_rent = attack.card in RENT_OF.values() or attack.card == "rent_rainbow"
    is_charged = me == attack.target and attack.passed_by is None
    if "rent_transfer" in hand and is_rent and is_charged and attack.noes % 2 == 0:  # B83, B86
        payers = set(range(len(game.table.seats))) - {me, game.turn}
        found |= {("rent_transfer", payer) for payer in payers}
    return found


def _pay(game: "Oracle", me: int) -> set[Action]:
    assert game.attack is not None
    items = items_of(
        game.table.seats[me], game.options["values"], game.options["buildings_payable"]
    )
    return set(picks(items, game.attack.due, game.attack.cap))


def _color(game: "Oracle", me: int) -> set[Action]:
    return {("color", color) for color in COLORS_OF[game.table.seats[me].arriving[0]]}


def _give(game: "Oracle", me: int) -> set[Action]:
    return {("give", card) for card in game.table.seats[me].hand}


def _discard(game: "Oracle", me: int) -> set[Action]:
    return {("discard", card) for card in game.table.seats[me].hand}


_BY_PROMPT = {
    "play": _play,
    "swap": _swap,
    "also": _also,
    "respond": _respond,
    "pay": _pay,
    "color": _color,
    "give": _give,
    "discard": _discard,
}
