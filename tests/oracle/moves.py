"""What the deciding seat may do (parts A and B of the rule book)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.oracle.cards import (
    BUILDABLE,
    COLORS,
    COLORS_OF,
    HOTELS,
    HOUSES,
    RENT_FOR,
    SIZE,
    WILDS,
    in_order,
)
from tests.oracle.payments import picks
from tests.oracle.table import (
    Seat,
    Spot,
    Table,
    all_spots,
    full_groups,
    hotels_on,
    houses_on,
    rent_of,
    spare,
    spare_spots,
)

Action = tuple[Any, ...]

ON_ONE_OPPONENT = ("debt_collector", "go_to_jail", "inheritor")


def legal(table: Table) -> set[Action]:
    """List the actions of the deciding seat; none when the game is over."""
    if table.decider is None:
        return set()
    seat = table.seats[table.decider]
    match table.prompt:
        case "play":
            return {("end",), *_recolorings(table, seat), *_plays(table, seat)}
        case "respond":
            return set(_answers(table, seat))
        case "pay":
            return set(picks(table.bill, table.due))
        case "color":
            return {("color", color) for color in COLORS_OF[in_order(seat.arriving)[0]]}
        case "give" | "discard":
            return {(table.prompt, card) for card in seat.hand}
        case "swap":
            return {("for", *spot) for spot in may_be_given(table, seat)}
        case "also":
            assert table.attack is not None
            assert table.attack.target is not None
            return {("also", *spot) for spot in second_spots(table, table.attack.target)}
    raise AssertionError(table.prompt)


def _recolorings(table: Table, seat: Seat) -> Iterator[Action]:
    if table.options["recolor"] == "play" and not table.plays:  # B20
        return
    for card, color in all_spots(seat):
        if card in WILDS:
            for other in COLORS_OF[card]:
                if other != color:
                    yield ("recolor", card, color, other)


def _plays(table: Table, seat: Seat) -> Iterator[Action]:
    if not table.plays:
        return
    for card in set(seat.hand):
        if card in COLORS_OF:
            for color in COLORS_OF[card]:
                yield ("place", card, color)
            continue
        yield ("bank", card)
        if card in HOUSES or card in HOTELS:
            for color in BUILDABLE:
                if may_build(seat, card, color):
                    yield ("build", card, color)
        else:
            yield from _uses(table, seat, card)


def may_build(seat: Seat, card: str, color: str) -> bool:
    """Say whether a full group lacks a house, or one with a house a hotel (A5, B46)."""
    houses = len(houses_on(seat, color))
    if card in HOUSES:
        return houses < full_groups(seat, color)
    return len(hotels_on(seat, color)) < houses


def _uses(table: Table, seat: Seat, card: str) -> Iterator[Action]:
    """List what an action card can be played for."""
    if card in ("pass_go", "birthday"):
        yield (card,)
    elif card in ON_ONE_OPPONENT:
        for target in table.opponents():
            if _can_be_hit(table.seats[target], card):
                yield (card, target)
    elif card.startswith("rent_"):
        yield from _rents(table, seat, card)
    elif card == "speeding":
        yield from _speedings(table)
    elif card == "deal_breaker":
        for target in table.opponents():
            area = table.seats[target].area
            for color in COLORS:
                if len(area[color]) >= SIZE[color] and full_groups(table.seats[target], color):
                    yield (card, target, color)
    elif card in ("sly_deal", "double_sly") or (
        card == "forced_deal" and may_be_given(table, seat)
    ):
        for target in table.opponents():
            for spot in spare_spots(table.seats[target]):
                yield (card, target, *spot)


def _can_be_hit(target: Seat, card: str) -> bool:
    """Say whether a card on one opponent may name this one (B80, B84)."""
    if card == "go_to_jail":
        return not target.jailed
    return card != "inheritor" or bool(target.hand)


def _rents(table: Table, seat: Seat, card: str) -> Iterator[Action]:
    is_rainbow = card == "rent_rainbow"
    doubles = min(
        seat.hand.count("double_rent"), table.options["doubles_per_rent"], table.plays - 1
    )
    if is_rainbow and not table.options["double_on_rainbow_rent"]:  # B51
        doubles = 0
    for color in COLORS:
        if (is_rainbow or RENT_FOR[color] == card) and rent_of(table, seat, color):
            for count in range(doubles + 1):
                if is_rainbow:
                    for target in table.opponents():
                        yield (card, target, color, count)
                else:
                    yield ("rent", color, count)


def _speedings(table: Table) -> Iterator[Action]:
    """List pairs of opponents with cards, or the only one (B82)."""
    victims = sorted(seat for seat in table.opponents() if table.seats[seat].hand)
    for pair in combinations(victims, 2) if len(victims) != 1 else [(victims[0], victims[0])]:
        yield ("speeding", *pair)


def may_be_given(table: Table, seat: Seat) -> set[Spot]:
    """Say what a seat may give in a swap (B61)."""
    if table.options["forced_deal_from_full"]:
        return all_spots(seat)
    return spare_spots(seat)


def second_spots(table: Table, target: int) -> set[Spot]:
    """Say what a double sly deal may take besides its first card (B81)."""
    attack = table.attack
    assert attack is not None
    spots: list[Spot] = []
    for color in COLORS:
        spots += [(card, color) for card in spare(table.seats[target], color)]
    spots.remove(attack.taken[0])
    return set(spots)


def _answers(table: Table, seat: Seat) -> Iterator[Action]:
    attack, me = table.attack, table.decider
    assert attack is not None
    yield ("accept",)
    costs = table.options["no_costs_a_play"] and me == table.turn  # B26
    if "just_say_no" in seat.hand and (table.plays or not costs):
        yield ("no",)
    is_charged = me == attack.target and attack.passer is None
    if is_charged and attack.kind.startswith("rent_") and "rent_transfer" in seat.hand:  # B83, B86
        for other in range(len(table.seats)):
            if other not in (me, table.turn):
                yield ("rent_transfer", other)
