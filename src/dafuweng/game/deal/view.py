"""What a seat is shown: the page's JSON, made from a view record and nothing else."""

from collections.abc import Iterator
from typing import Any, NotRequired, TypedDict

import numpy as np

from dafuweng.game.deal.survey import Group, Survey
from dafuweng.game.deal.words import COLOR_INDEX, format_seat
from dafuweng.kernel.deal.codes import Prompt, Rule
from dafuweng.kernel.deal.layout import COLORS, Table
from dafuweng.kernel.deal.layout import View as ViewRecord
from dafuweng.kernel.deal.tables import (
    BUILDING_KIND,
    COLOR_NAMES,
    KIND_NAMES,
    SET_SIZE,
    SPOT_COLOR,
    SPOT_KIND,
    VALUE_M,
)
from dafuweng.kernel.deal.turn import HAND_LIMIT

__all__ = [
    "AttackView",
    "CardInColor",
    "GroupView",
    "PromptView",
    "PublicView",
    "SeatView",
    "TurnView",
    "View",
    "actor_seat",
    "count_cards",
    "list_cards",
    "prompt_kind",
    "turn_order",
    "view_public",
    "view_seat",
    "view_table",
    "waiting_seats",
]


_SIZES: list[int] = SET_SIZE.tolist()
_PROFILES = ("seed", "printed")
"""Whose values stand on the cards (B05)."""


class CardInColor(TypedDict):
    """A card and, where it lies in one, its colour."""

    card: str
    color: NotRequired[str]


class GroupView(TypedDict):
    """One group of a colour; ``inert`` is one of rainbow wilds only (B30)."""

    color: str
    cards: list[str]
    size: int
    full: bool
    inert: bool
    house: str | None
    hotel: str | None
    rent_m: int


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    seat: str
    hand: int
    bank: dict[str, int]
    bank_m: int
    sets: int
    jailed: bool
    groups: list[GroupView]


class AttackView(TypedDict):
    """The card that is being answered."""

    card: str
    actor: str
    target: str
    color: NotRequired[str]
    amount_m: NotRequired[int]
    doubles: NotRequired[int]
    take: NotRequired[CardInColor]
    also: NotRequired[CardInColor]
    give: NotRequired[CardInColor]
    transfer_from: NotRequired[str]
    cards: NotRequired[list[str]]
    house: NotRequired[str | None]
    hotel: NotRequired[str | None]
    waiting: list[str]


class PromptView(TypedDict):
    """Who is asked what; the other fields by kind, see docs/protocol.md."""

    seat: str | None
    kind: str
    attack: NotRequired[AttackView]
    no_count: NotRequired[int]
    against: NotRequired[str]
    to: NotRequired[str]
    due_m: NotRequired[int]
    chosen: NotRequired[list[CardInColor]]
    card: NotRequired[str]
    from_seat: NotRequired[str]
    excess: NotRequired[int]


class TurnView(TypedDict):
    """Whose turn it is; ``plays`` are left."""

    seat: str
    number: int
    plays: int
    recolored: int


class PublicView(TypedDict):
    """What everybody sees of the whole game."""

    seats: int
    order: list[str]
    decision: int
    turn: TurnView
    draw: int
    discard: dict[str, int]
    top: str | None
    table: list[SeatView]
    prompt: PromptView
    winner: str | None
    sets_to_win: int
    values: str


class View(PublicView):
    """What one seat, or a spectator, sees: what everybody does, and the seat's own hand."""

    you: str | None
    hand: list[str] | None


def prompt_kind(prompt: int) -> str:
    """Name a prompt; the second half of a forced deal or a double sly is part of a play."""
    return "play" if prompt in (Prompt.SWAP, Prompt.ALSO) else Prompt(prompt).name.lower()


def count_cards(counts: Any) -> dict[str, int]:
    """Return the kinds of a vector of counts that are there, by name."""
    return {KIND_NAMES[k]: count for k, count in enumerate(counts.tolist()) if count > 0}


def list_cards(counts: Any) -> list[str]:
    """Return the cards of a vector of counts one by one, in the order of the kinds."""
    return [KIND_NAMES[k] for k, count in enumerate(counts.tolist()) for _ in range(count)]


def _view_group(group: Group) -> GroupView:
    return {
        "color": group.color,
        "cards": group.cards,
        "size": _SIZES[COLOR_INDEX[group.color]],
        "full": group.full,
        "inert": group.inert,
        "house": group.house,
        "hotel": group.hotel,
        "rent_m": group.rent_m,
    }


class _Shown(Survey):
    """A view record being shown, read out of NumPy once."""

    def __init__(self, views: np.ndarray) -> None:
        super().__init__(views)
        self.view: ViewRecord = views[0]

    def seat(self, seat: int) -> SeatView:
        values = VALUE_M[int(self.view["rules"][Rule.VALUES])]
        bank = self.view["bank"][seat]
        return {
            "seat": format_seat(seat),
            "hand": int(self.view["hand_count"][seat]),
            "bank": count_cards(bank),
            "bank_m": int(bank @ values),
            "sets": self.set_count(seat),
            "jailed": bool(int(self.view["jailed"]) >> seat & 1),
            "groups": [_view_group(group) for group in self.groups(seat)],
        }


def _seats_from(table: Table, seat: int) -> Iterator[int]:
    """Yield all seats in turn order from *seat*."""
    for _ in range(int(table["seats"])):
        yield seat
        seat = int(table["after"][seat])


def turn_order(table: Table) -> list[str]:
    """Name the seats in the order of their turns, from the one that began."""
    return [format_seat(seat) for seat in _seats_from(table, int(table["start"]))]


def waiting_seats(table: Table) -> list[str]:
    """Name the seats that are asked after the present target, in their order."""
    waiting = int(table["waiting"])
    order = _seats_from(table, int(table["turn"]))
    return [format_seat(seat) for seat in order if waiting & (1 << seat)]


def actor_seat(table: Table) -> int:
    """Return the seat against which the target says No: the active one, or who passed a rent on."""
    transfer_from = int(table["transfer_from"])
    return transfer_from if transfer_from >= 0 else int(table["turn"])


def _in_color(spot: int) -> CardInColor:
    return {"card": KIND_NAMES[SPOT_KIND[spot]], "color": COLOR_NAMES[SPOT_COLOR[spot]]}


def _view_attack(table: _Shown) -> AttackView:
    view = table.view
    color = int(view["attack_color"])
    shown: AttackView = {
        "card": KIND_NAMES[int(view["attack"])],
        "actor": format_seat(int(view["turn"])),
        "target": format_seat(int(view["target"])),
        "waiting": waiting_seats(view),
    }
    if int(view["attack_amount"]) > 0:
        shown["amount_m"] = int(view["attack_amount"])
        if color >= 0:
            shown["doubles"] = int(view["attack_doubles"])
    elif color >= 0:
        group = table.groups(int(view["target"]), COLOR_NAMES[color])[0]
        shown["cards"] = group.cards
        shown["house"] = group.house
        shown["hotel"] = group.hotel
    if color >= 0:
        shown["color"] = COLOR_NAMES[color]
    if int(view["attack_take"]) >= 0:
        shown["take"] = _in_color(int(view["attack_take"]))
    if int(view["attack_also"]) >= 0:
        shown["also"] = _in_color(int(view["attack_also"]))
    if int(view["attack_give"]) >= 0:
        shown["give"] = _in_color(int(view["attack_give"]))
    if int(view["transfer_from"]) >= 0:
        shown["transfer_from"] = format_seat(int(view["transfer_from"]))
    return shown


def _chosen(view: ViewRecord) -> list[CardInColor]:
    """List the cards of a payment in progress."""
    chosen: list[CardInColor] = [{"card": card} for card in list_cards(view["paid_bank"])]
    for spot in np.flatnonzero(view["paid_area"]).tolist():
        chosen += [_in_color(spot)] * int(view["paid_area"][spot])
    for color in range(COLORS):
        for slot, count in enumerate(view["paid_buildings"][color].tolist()):
            lying: CardInColor = {
                "card": KIND_NAMES[BUILDING_KIND[slot]],
                "color": COLOR_NAMES[color],
            }
            chosen += [lying] * count
    return chosen


def _view_prompt(table: _Shown) -> PromptView:
    view = table.view
    prompt = int(view["prompt"])
    decider = int(view["decider"])
    turn, target = int(view["turn"]), int(view["target"])
    shown: PromptView = {
        "seat": format_seat(decider) if decider >= 0 else None,
        "kind": prompt_kind(prompt),
    }
    if prompt == Prompt.RESPOND:
        other = actor_seat(view) if decider == target else target
        shown["attack"] = _view_attack(table)
        shown["no_count"] = int(view["no_count"])
        shown["against"] = format_seat(other)
    elif prompt == Prompt.GIVE:
        shown["attack"] = _view_attack(table)
    elif prompt == Prompt.PAY:
        shown["attack"] = _view_attack(table)
        shown["to"] = format_seat(turn)
        shown["due_m"] = int(view["due"])
        shown["chosen"] = _chosen(view)
    elif prompt == Prompt.COLOR:
        shown["card"] = KIND_NAMES[table.arriving_wild(decider)]
        shown["from_seat"] = format_seat(target if decider == turn else turn)
    elif prompt == Prompt.DISCARD:
        shown["excess"] = int(view["hand_count"][decider]) - HAND_LIMIT
    return shown


def view_table(views: np.ndarray) -> View:
    """Show the view record ``views[0]``."""
    return view_seat(view_public(views), views)


def view_seat(public: PublicView, views: np.ndarray) -> View:
    """Add to what everybody sees what only the seat of ``views[0]`` does."""
    you = int(views[0]["you"])
    own = list_cards(views[0]["hand"]) if you >= 0 else None
    return {**public, "you": format_seat(you) if you >= 0 else None, "hand": own}


def view_public(views: np.ndarray) -> PublicView:
    """Show what everybody may see of the view record ``views[0]``."""
    table = _Shown(views)
    view = table.view
    winner, top = int(view["winner"]), int(view["top"])
    return {
        "seats": int(view["seats"]),
        "order": turn_order(view),
        "decision": int(view["decision"]),
        "turn": {
            "seat": format_seat(int(view["turn"])),
            "number": int(view["turn_number"]),
            "plays": int(view["plays"]),
            "recolored": int(view["recolored"]),
        },
        "draw": int(view["draw_count"]),
        "discard": count_cards(view["discard"]),
        "top": KIND_NAMES[top] if top >= 0 else None,
        "table": [table.seat(seat) for seat in range(int(view["seats"]))],
        "prompt": _view_prompt(table),
        "winner": format_seat(winner) if winner >= 0 else None,
        "sets_to_win": int(view["rules"][Rule.SETS_TO_WIN]),
        "values": _PROFILES[int(view["rules"][Rule.VALUES])],
    }
