"""What the active seat does in its turn."""

from typing import TYPE_CHECKING, Any

from tests.oracle import answers
from tests.oracle.cards import RENT_OF

if TYPE_CHECKING:
    from tests.oracle.game import Oracle

__all__ = ["do"]


def do(game: "Oracle", action: tuple[Any, ...]) -> None:
    """Do a play, a half of one, or the end of the turn."""
    verb, *what = action
    _DO[verb](game, *what)


def _take_play(game: "Oracle", card: str) -> None:
    """Use a play for a card that does not go to the discard pile."""
    game.table.seats[game.turn].hand.remove(card)
    game.plays -= 1


def _bank(game: "Oracle", card: str) -> None:
    _take_play(game, card)
    game.table.seats[game.turn].bank.append(card)


def _place(game: "Oracle", card: str, color: str) -> None:
    _take_play(game, card)
    game.table.seats[game.turn].area[color].append(card)
    game.wins(game.turn)


def _recolor(game: "Oracle", card: str, color: str, to: str) -> None:
    area = game.table.seats[game.turn].area
    area[color].remove(card)
    area[to].append(card)
    if game.options["recolor"] == "play":
        game.plays -= 1
    answers.settle_buildings(game, game.turn, color)
    game.wins(game.turn)


def _build(game: "Oracle", card: str, color: str) -> None:
    _take_play(game, card)
    game.table.seats[game.turn].buildings[color].append(card)
    game.wins(game.turn)


def _pass_go(game: "Oracle") -> None:
    _take_play(game, "pass_go")
    game.draw(game.turn, 2)
    game.table.discard.append("pass_go")  # B24: not before its cards are drawn


def _rent(game: "Oracle", color: str, doubles: int) -> None:
    card = RENT_OF[color]
    amount = _charge(game, card, color, doubles)
    answers.attack(game, card, game.others_from(game.turn), amount=amount, color=color)


def _rent_rainbow(game: "Oracle", target: int, color: str, doubles: int) -> None:
    amount = _charge(game, "rent_rainbow", color, doubles)
    answers.attack(game, "rent_rainbow", [target], amount=amount, color=color)


def _charge(game: "Oracle", card: str, color: str, doubles: int) -> int:
    for used in [card] + ["double_rent"] * doubles:
        game.spend(used)
    rent = game.table.seats[game.turn].rent(color, game.options["values"])
    return int(rent * 2**doubles)


def _birthday(game: "Oracle") -> None:
    game.spend("birthday")
    answers.attack(game, "birthday", game.others_from(game.turn), amount=2)


def _debt_collector(game: "Oracle", target: int) -> None:
    game.spend("debt_collector")
    answers.attack(game, "debt_collector", [target], amount=5)


def _sly_deal(game: "Oracle", target: int, card: str, color: str) -> None:
    game.spend("sly_deal")
    answers.attack(game, "sly_deal", [target], take=[(card, color)])


def _double_sly(game: "Oracle", target: int, card: str, color: str) -> None:
    """Take two cards where there are two that may be taken, else the one (B81)."""
    game.spend("double_sly")
    if len(game.table.seats[target].spares()) > 1:
        answers.prepare(game, "double_sly", target, (card, color))
        game.ask("also", game.turn)
    else:
        answers.attack(game, "double_sly", [target], take=[(card, color)])


def _also(game: "Oracle", card: str, color: str) -> None:
    begun = game.attack
    assert begun is not None
    answers.attack(game, begun.card, [begun.target], take=[*begun.take, (card, color)])


def _forced_deal(game: "Oracle", target: int, card: str, color: str) -> None:
    game.spend("forced_deal")
    answers.prepare(game, "forced_deal", target, (card, color))
    game.ask("swap", game.turn)


def _for(game: "Oracle", card: str, color: str) -> None:
    begun = game.attack
    assert begun is not None
    answers.attack(game, begun.card, [begun.target], take=begun.take, give=(card, color))


def _deal_breaker(game: "Oracle", target: int, color: str) -> None:
    game.spend("deal_breaker")
    answers.attack(game, "deal_breaker", [target], color=color)


def _on_one(card: str) -> Any:
    def play(game: "Oracle", target: int) -> None:
        game.spend(card)
        answers.attack(game, card, [target])

    return play


def _speeding(game: "Oracle", one: int, other: int) -> None:
    game.spend("speeding")
    targets = [seat for seat in game.others_from(game.turn) if seat in (one, other)]
    answers.attack(game, "speeding", targets)


def _end(game: "Oracle") -> None:
    game.end_turn()


def _discard(game: "Oracle", card: str) -> None:
    game.table.seats[game.turn].hand.remove(card)
    if game.options["excess_hand"] == "discard":
        game.table.discard.append(card)
    else:
        game.table.draw.append(card)
    game.end_turn()


_DO = {
    "bank": _bank,
    "place": _place,
    "recolor": _recolor,
    "build": _build,
    "pass_go": _pass_go,
    "rent": _rent,
    "rent_rainbow": _rent_rainbow,
    "birthday": _birthday,
    "debt_collector": _debt_collector,
    "sly_deal": _sly_deal,
    "double_sly": _double_sly,
    "also": _also,
    "forced_deal": _forced_deal,
    "for": _for,
    "deal_breaker": _deal_breaker,
    "go_to_jail": _on_one("go_to_jail"),
    "inheritor": _on_one("inheritor"),
    "speeding": _speeding,
    "end": _end,
    "discard": _discard,
}
