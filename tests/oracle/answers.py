"""What attacks do: who is asked, Just Say No, payments, and cards that change hands."""

from typing import TYPE_CHECKING, Any

from tests.oracle.cards import COLORS_OF, PLACE, SIZE, WILDS, value_of
from tests.oracle.payments import items_of

if TYPE_CHECKING:
    from tests.oracle.game import Oracle

__all__ = ["attack", "do", "prepare", "settle_buildings"]

MOST = 10
"""The highest value of a card."""


def prepare(game: "Oracle", card: str, target: int, take: tuple[str, str]) -> None:
    """Begin a steal whose second card is still to be named."""
    from tests.oracle.game import Attack

    game.attack = Attack(card, take=[take], target=target)


def attack(game: "Oracle", card: str, targets: list[int], **facts: Any) -> None:
    """Open an attack and ask its targets one after the other (B54, B71)."""
    from tests.oracle.game import Attack

    game.attack = Attack(card, waiting=list(targets), **facts)
    _ask_next(game)


def _ask_next(game: "Oracle") -> None:
    assert game.attack is not None
    if game.attack.waiting:
        _confront(game, game.attack.waiting.pop(0), None)
    else:
        game.attack = None
        game.ask("play", game.turn)


def _confront(game: "Oracle", target: int, passed_by: int | None) -> None:
    """Ask a seat for itself, or for who passed its rent on."""
    assert game.attack is not None
    game.attack.target, game.attack.passed_by, game.attack.noes = target, passed_by, 0
    game.ask("respond", target)


def do(game: "Oracle", action: tuple[Any, ...]) -> None:
    """Do an answer, a part of a payment, or a choice of somebody attacked."""
    verb, *what = action
    if verb == "no":
        _no(game)
    elif verb == "accept":
        _accept(game)
    elif verb == "rent_transfer":
        _transfer(game, what[0])
    elif verb == "color":
        _color(game, what[0])
    elif verb == "give":
        _give_up(game, what[0])
    else:
        _pay(game, action)


def _opponent(game: "Oracle") -> int:
    """Return the other side of the target's exchange of No (B70, B73)."""
    assert game.attack is not None
    return game.turn if game.attack.passed_by is None else game.attack.passed_by


def _no(game: "Oracle") -> None:
    assert game.attack is not None
    assert game.decider is not None
    me = game.decider
    game.table.seats[me].hand.remove("just_say_no")
    game.table.discard.append("just_say_no")
    if game.options["no_costs_a_play"] and me == game.turn:
        game.plays -= 1
    game.attack.noes += 1
    game.decider = _opponent(game) if me == game.attack.target else game.attack.target


def _transfer(game: "Oracle", payer: int) -> None:
    assert game.decider is not None
    me = game.decider
    game.table.seats[me].hand.remove("rent_transfer")
    game.table.discard.append("rent_transfer")
    _confront(game, payer, me)


def _accept(game: "Oracle") -> None:
    found = game.attack
    assert found is not None
    if found.noes % 2 == 1:
        if found.passed_by is not None:
            _confront(game, found.passed_by, None)  # he faces the rent again
        else:
            _ask_next(game)
        return
    happens = {
        "sly_deal": _steal,
        "double_sly": _steal,
        "forced_deal": _steal,
        "deal_breaker": _take_set,
        "go_to_jail": _jail,
        "speeding": _stop,
        "inheritor": _inherit,
    }.get(found.card, _charge)
    happens(game)


# What happens


def _jail(game: "Oracle") -> None:
    assert game.attack is not None
    game.jailed.add(game.attack.target)
    _ask_next(game)


def _stop(game: "Oracle") -> None:
    """Let the target give up a card: its own choice, or chance by the option (B82)."""
    assert game.attack is not None
    target = game.attack.target
    if not game.table.seats[target].hand:
        _ask_next(game)
    elif game.options["speeding_pick"] == "random":
        game.decider = target
        _give_up(game, game.random_card(target))
    else:
        game.ask("give", target)


def _give_up(game: "Oracle", card: str) -> None:
    assert game.decider is not None
    game.table.seats[game.decider].hand.remove(card)
    game.table.discard.append(card)
    _ask_next(game)


def _inherit(game: "Oracle") -> None:
    assert game.attack is not None
    target = game.attack.target
    if game.table.seats[target].hand:
        card = game.random_card(target)
        game.table.seats[target].hand.remove(card)
        game.table.seats[game.turn].hand.append(card)
    _ask_next(game)


def _steal(game: "Oracle") -> None:
    """Move the cards taken, and the one given for it."""
    found = game.attack
    assert found is not None
    for card, color in found.take:
        game.table.seats[found.target].area[color].remove(card)
        _arrive(game, game.turn, card)
    if found.give is not None:
        card, color = found.give
        game.table.seats[game.turn].area[color].remove(card)
        _arrive(game, found.target, card)
        settle_buildings(game, game.turn, color)
    for _, color in found.take:
        settle_buildings(game, found.target, color)
    _settle(game)


def _take_set(game: "Oracle") -> None:
    """Move the first full group as it lies, with the best house and hotel (B62, B63)."""
    found = game.attack
    assert found is not None
    assert found.color is not None
    color = found.color
    victim, taker = game.table.seats[found.target], game.table.seats[game.turn]
    for card in victim.full_groups(color)[0][: SIZE[color]]:
        victim.area[color].remove(card)
        taker.area[color].append(card)
    for built in (victim.houses(color)[:1], victim.hotels(color)[:1]):
        for building in built:
            victim.buildings[color].remove(building)
            taker.buildings[color].append(building)
    settle_buildings(game, found.target, color)
    settle_buildings(game, game.turn, color)
    _settle(game)


def settle_buildings(game: "Oracle", seat: int, color: str) -> None:
    """Put buildings that stand on no set any more into their owner's bank, or away (B45)."""
    for building in game.table.seats[seat].collapse(color):
        if game.options["broken_set_buildings"] == "discard":
            game.table.discard.append(building)
        else:
            game.table.seats[seat].bank.append(building)


# Paying


def _charge(game: "Oracle") -> None:
    """Ask for the payment; who has nothing to pay with pays nothing."""
    found = game.attack
    assert found is not None
    found.due, found.cap = found.amount, MOST
    if _items(game):
        game.ask("pay", found.target)
    else:
        _ask_next(game)


def _items(game: "Oracle") -> list[Any]:
    assert game.attack is not None
    seat = game.table.seats[game.attack.target]
    return items_of(seat, game.options["values"], game.options["buildings_payable"])


def _pay(game: "Oracle", action: tuple[Any, ...]) -> None:
    """Put one card aside; when that is enough, or all there is, hand them over together."""
    found = game.attack
    assert found is not None
    verb, card, *rest = action
    payer = game.table.seats[found.target]
    if verb == "pay_bank":
        payer.bank.remove(card)
    elif verb == "pay_area":
        payer.area[rest[0]].remove(card)
    else:
        payer.buildings[rest[0]].remove(card)
    found.paid.append(action)
    found.cap = value_of(card, game.options["values"])
    found.due = max(0, found.due - found.cap)
    if found.due == 0 or not _items(game):
        _hand_over(game)


def _hand_over(game: "Oracle") -> None:
    """Money and buildings go to the payee's bank, properties to its area (A4, B44)."""
    found = game.attack
    assert found is not None
    paid, found.paid = found.paid, []
    for verb, card, *_ in paid:
        if verb == "pay_area":
            _arrive(game, game.turn, card)
        else:
            game.table.seats[game.turn].bank.append(card)
    for color in sorted({action[2] for action in paid if len(action) > 2}):
        settle_buildings(game, found.target, color)
    _settle(game)


# Arriving


def _arrive(game: "Oracle", seat: int, card: str) -> None:
    """Lay an ordinary property down; a wild waits for its colour (A3)."""
    if card in WILDS:
        waiting = game.table.seats[seat].arriving
        waiting.append(card)
        waiting.sort(key=PLACE.__getitem__)
    else:
        game.table.seats[seat].area[card].append(card)


def _settle(game: "Oracle") -> None:
    """See who has won and whose wilds need colours: the active seat first (B11, B14)."""
    found = game.attack
    assert found is not None
    for seat in (game.turn, found.target):
        if game.wins(seat):
            for one in (game.turn, found.target):
                while game.table.seats[one].arriving:
                    card = game.table.seats[one].arriving.pop(0)
                    game.table.seats[one].area[COLORS_OF[card][0]].append(card)
            return
        if game.table.seats[seat].arriving:
            game.ask("color", seat)
            return
    _ask_next(game)


def _color(game: "Oracle", color: str) -> None:
    assert game.decider is not None
    seat = game.table.seats[game.decider]
    seat.area[color].append(seat.arriving.pop(0))
    _settle(game)
