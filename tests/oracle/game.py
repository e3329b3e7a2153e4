"""A second reading of the rule book, in plain dicts and lists, written from the book alone.

It is slow and simple on purpose: what it says is compared with the kernel, action by action.
"""

from collections.abc import Callable
from typing import Any

from tests.oracle import effects
from tests.oracle.cards import (
    BASE_COPIES,
    BIRTHDAY_GIFT,
    DEBT,
    ENHANCED_COPIES,
    KINDS,
    RENT_FOR,
    in_order,
)
from tests.oracle.moves import Action, legal, second_spots
from tests.oracle.payments import picks
from tests.oracle.table import (
    Attack,
    Item,
    Seat,
    Spot,
    Table,
    add_building,
    rent_of,
    settle_buildings,
)


class Oracle:
    """A game as the rule book has it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @classmethod
    def deal(cls, options: dict[str, Any], seats: int, below: Callable[[int], int]) -> "Oracle":
        """Shuffle, deal five cards each, find out who starts, and begin the first turn."""
        table = Table(options, below, [Seat() for _ in range(seats)])
        table.draw = new_pile(options, seats)
        effects.shuffle(table, table.draw)
        for seat in table.seats:
            seat.hand, table.draw = table.draw[:5], table.draw[5:]
        table.order = turn_order(options, seats, below)
        effects.begin_turn(table, table.order[0])
        return cls(table)

    @property
    def decider(self) -> int | None:
        """Say who must decide, None when the game is over."""
        return self.table.decider

    def legal(self) -> set[Action]:
        """List the actions of the deciding seat."""
        return legal(self.table)

    def apply(self, action: Action) -> None:
        """Do a legal action."""
        table = self.table
        match action:
            case ("accept",):
                effects.accept(table)
            case ("no",):
                effects.say_no(table)
            case ("rent_transfer", int(other)):
                _pass_rent(table, other)
            case ("pay_bank" | "pay_area" | "pay_building", *_):
                item = picks(table.bill, table.due)[action]
                item.is_chosen = True
                table.due -= item.value
                effects.pay(table)
            case ("color", color):
                _choose_color(table, color)
            case ("give", card):
                assert table.decider is not None
                effects.use(table, table.decider, card)
                effects.ask_next_target(table)
            case ("discard", card):
                effects.put_back(table, card)
            case ("for" | "also" as half, card, color):
                _name_second_card(table, half, (card, color))
            case ("end",):
                effects.end_turn(table)
            case _:
                _play(table, action)

    def snapshot(self) -> dict[str, Any]:
        """Say all of the state in plain values; cards picked to pay lie in `paid` only."""
        table = self.table
        attack, chosen = table.attack, [item for item in table.bill if item.is_chosen]
        return {
            "turn": table.turn,
            "plays": table.plays,
            "prompt": table.prompt,
            "decider": table.decider,
            "winner": table.winner,
            "order": list(table.order),
            "jailed": [at for at, seat in enumerate(table.seats) if seat.jailed],
            "draw": list(table.draw),
            "discard": sorted(table.discard),
            "due": table.due,
            "attack": attack.kind if attack else None,
            "target": attack.target if attack else None,
            "waiting": sorted(attack.waiting) if attack else [],
            "seats": [
                _seat_snapshot(
                    seat, chosen if table.prompt == "pay" and at == table.decider else []
                )
                for at, seat in enumerate(table.seats)
            ],
            "paid": {
                "bank": sorted(item.card for item in chosen if item.where == "bank"),
                "area": sorted((i.card, i.color) for i in chosen if i.where == "area"),
                "buildings": sorted((i.card, i.color) for i in chosen if i.where == "building"),
            },
        }


def _seat_snapshot(seat: Seat, picked: list[Item]) -> dict[str, Any]:
    bank = list(seat.bank)
    area = {color: sorted(cards) for color, cards in seat.area.items()}
    buildings = {color: sorted(cards) for color, cards in seat.buildings.items()}
    for item in picked:
        if item.where == "bank":
            bank.remove(item.card)
        else:
            (area if item.where == "area" else buildings)[item.color].remove(item.card)
    return {
        "hand": sorted(seat.hand),
        "bank": sorted(bank),
        "area": {color: cards for color, cards in area.items() if cards},
        "buildings": {color: cards for color, cards in buildings.items() if cards},
        "arriving": sorted(seat.arriving),
    }


def new_pile(options: dict[str, Any], seats: int) -> list[str]:
    """Put the decks together in the order of the kinds (B01, B04)."""
    is_enhanced = options["deck"] == "enhanced"
    copies = dict(ENHANCED_COPIES if is_enhanced else BASE_COPIES)
    if is_enhanced and options["rainbow_rent_count"] == 4:
        copies["rent_rainbow"] += 1
    decks = options["deck_copies"]
    if decks == "auto":
        decks = 1 if seats <= 5 else 2
    return [kind for kind in KINDS for _ in range(decks * copies[kind])]


def turn_order(options: dict[str, Any], seats: int, below: Callable[[int], int]) -> list[int]:
    """Find out who starts and who follows whom (B25)."""
    if options["turn_order"] == "clockwise":
        start = below(seats)
        return [(start + step) % seats for step in range(seats)]
    ties = [list(range(seats))]
    while any(len(tie) > 1 for tie in ties):
        ties = [group for tie in ties for group in _roll(tie, below)]
    return [seat for (seat,) in ties]


def _roll(tie: list[int], below: Callable[[int], int]) -> list[list[int]]:
    """Let those who tie roll two dice each, and part them by the sums."""
    if len(tie) == 1:
        return [tie]
    sums = {seat: (1 + below(6)) + (1 + below(6)) for seat in tie}
    return [
        [seat for seat in tie if sums[seat] == total]
        for total in sorted(set(sums.values()), reverse=True)
    ]


def _pass_rent(table: Table, other: int) -> None:
    attack, passer = table.attack, table.decider
    assert attack is not None
    assert passer is not None
    effects.use(table, passer, "rent_transfer")
    effects.face(table, attack, other, passer)


def _name_second_card(table: Table, half: str, spot: Spot) -> None:
    attack = table.attack
    assert attack is not None
    assert attack.target is not None
    (attack.given if half == "for" else attack.taken).append(spot)
    effects.face(table, attack, attack.target, passer=None)


def _choose_color(table: Table, color: str) -> None:
    assert table.decider is not None
    seat = table.seats[table.decider]
    wild = in_order(seat.arriving)[0]
    seat.arriving.remove(wild)
    seat.area[color].append(wild)
    effects.look_and_go_on(table)


def _play(table: Table, action: Action) -> None:
    """Do what the active seat does of its own accord."""
    seat = table.seats[table.turn]
    match action:
        case ("recolor", wild, old, new):
            seat.area[old].remove(wild)
            seat.area[new].append(wild)
            settle_buildings(table, seat, old)
            table.plays -= table.options["recolor"] == "play"
        case ("bank", card):
            _spend(table, seat, card)
            seat.bank.append(card)
        case ("place", card, color):
            _spend(table, seat, card)
            seat.area[color].append(card)
        case ("build", card, color):
            _spend(table, seat, card)
            add_building(seat, color, card)
        case ("pass_go",):
            _spend(table, seat, "pass_go")
            effects.draw(table, seat, 2)
            table.discard.append("pass_go")
        case _:
            _attack(table, seat, action)
            return
    effects.look_and_go_on(table)


def _spend(table: Table, seat: Seat, card: str) -> None:
    seat.hand.remove(card)
    table.plays -= 1


def _attack(table: Table, seat: Seat, action: Action) -> None:
    """Open what is done to others."""
    attack = Attack(action[0], list(action[1:2]))
    match action:
        case ("birthday",):
            attack.waiting, attack.amount = table.opponents(), BIRTHDAY_GIFT
        case ("debt_collector", _):
            attack.amount = DEBT
        case ("rent", color, doubles):
            attack.kind, attack.waiting = RENT_FOR[color], table.opponents()
            attack.amount = rent_of(table, seat, color) << doubles
        case ("rent_rainbow", _, color, doubles):
            attack.amount = rent_of(table, seat, color) << doubles
        case ("deal_breaker", _, color):
            attack.color = color
        case ("speeding", *victims):
            attack.waiting = [other for other in table.opponents() if other in victims]
        case ("sly_deal" | "forced_deal" | "double_sly", _, card, color):
            attack.taken = [(card, color)]
    used = [attack.kind]
    if attack.kind.startswith("rent_"):
        used += ["double_rent"] * action[-1]
    for card in used:
        _spend(table, seat, card)
        table.discard.append(card)
    table.attack = attack
    if attack.kind == "forced_deal":
        attack.target = attack.waiting.pop()
        effects.ask(table, "swap", table.turn)
    elif attack.kind == "double_sly" and second_spots(table, action[1]):
        attack.target = attack.waiting.pop()
        effects.ask(table, "also", table.turn)
    else:
        effects.ask_next_target(table)
