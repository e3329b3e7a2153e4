"""The table as one seat sees it, and what that seat may do: types of what the game layer makes."""

from typing import Literal, TypeAlias, TypedDict

from dafuweng.server.protocol.words import Card, Cards, Color, Millions, SeatName

__all__ = [
    "Area",
    "Attack",
    "Choice",
    "DiscardOption",
    "Group",
    "Option",
    "PayOption",
    "Payable",
    "Piece",
    "Placed",
    "Prompt",
    "Step",
    "Turn",
    "Verb",
    "View",
]


class _Card(TypedDict):
    card: Card


class Piece(_Card, total=False):
    """A card; one that lies among properties has the colour it lies in."""

    color: Color


class Placed(TypedDict):
    """A card in a property area."""

    card: Card
    color: Color


class Group(TypedDict):
    """One group of a colour."""

    color: Color
    cards: list[Card]
    size: int
    full: bool
    inert: bool
    house: Card | None
    hotel: Card | None
    rent_m: Millions


class Area(TypedDict):
    """What lies open before one seat, and the size of its hand."""

    seat: SeatName
    hand: int
    bank: Cards
    bank_m: Millions
    sets: int
    jailed: bool
    groups: list[Group]


class Turn(TypedDict):
    """Whose turn it is; ``plays`` are left."""

    seat: SeatName
    number: int
    plays: int
    recolored: int


class _Attack(TypedDict):
    card: Card
    actor: SeatName
    target: SeatName
    waiting: list[SeatName]


class Attack(_Attack, total=False):
    """What is being done to a seat; ``transfer_from`` is the seat that passed its rent on."""

    color: Color
    amount_m: Millions
    doubles: int
    take: Placed
    also: Placed
    give: Placed
    transfer_from: SeatName
    cards: list[Card]
    house: Card | None
    hotel: Card | None


class PlayPrompt(TypedDict):
    """A play, or the end of the turn."""

    seat: SeatName
    kind: Literal["play"]


class RespondPrompt(TypedDict):
    """Accept, Just Say No, or pass a rent on."""

    seat: SeatName
    kind: Literal["respond"]
    attack: Attack
    no_count: int
    against: SeatName


class PayPrompt(TypedDict):
    """Choose what to pay with."""

    seat: SeatName
    kind: Literal["pay"]
    attack: Attack
    to: SeatName
    due_m: Millions
    chosen: list[Piece]


class ColorPrompt(TypedDict):
    """Name the colour of a wild that has arrived."""

    seat: SeatName
    kind: Literal["color"]
    card: Card
    from_seat: SeatName


class GivePrompt(TypedDict):
    """Choose a card to give up."""

    seat: SeatName
    kind: Literal["give"]
    attack: Attack


class DiscardPrompt(TypedDict):
    """Put back what is more than a hand may hold."""

    seat: SeatName
    kind: Literal["discard"]
    excess: int


class OverPrompt(TypedDict):
    """Nobody is asked."""

    seat: None
    kind: Literal["over"]


Prompt: TypeAlias = (
    PlayPrompt | RespondPrompt | PayPrompt | ColorPrompt | GivePrompt | DiscardPrompt | OverPrompt
)


class View(TypedDict):
    """Everything that one seat, or a spectator, may see."""

    seats: int
    order: list[SeatName]
    you: SeatName | None
    decision: int
    turn: Turn
    draw: int
    discard: Cards
    top: Card | None
    table: list[Area]
    hand: list[Card] | None
    prompt: Prompt
    winner: SeatName | None
    sets_to_win: int
    values: Literal["seed", "printed"]


Verb: TypeAlias = Literal[
    "end",
    "bank",
    "place",
    "recolor",
    "pass_go",
    "birthday",
    "debt_collector",
    "rent",
    "rent_rainbow",
    "sly_deal",
    "forced_deal",
    "deal_breaker",
    "house_3",
    "house_4",
    "hotel_4",
    "hotel_5",
    "go_to_jail",
    "double_sly",
    "speeding",
    "inheritor",
    "accept",
    "no",
    "rent_transfer",
    "give",
    "color",
]
"""First words of moves that are one option each."""


class Step(TypedDict):
    """One way in which a move goes on: ``move + " " + word``."""

    word: str
    take: Placed


class Choice(TypedDict):
    """One move; with ``then`` it needs one of these words more."""

    move: str
    verb: Verb
    card: Card | None
    color: Color | None
    amount_m: Millions | None
    doubles: int
    seat: SeatName | None
    second: SeatName | None
    take: Placed | None
    then: list[Step] | None


class _Payable(TypedDict):
    card: Card
    word: str
    value_m: Millions
    ok: bool


class Payable(_Payable, total=False):
    """A card that could pay, by its ``word``; ``why`` is the refusal's code where it may not."""

    color: Color
    why: str


class PayOption(TypedDict):
    """A payment, sent as ``pay CARD...``."""

    verb: Literal["pay"]
    due_m: Millions
    payable: list[Payable]
    suggest: list[str]


class DiscardOption(TypedDict):
    """Cards to put back, sent as ``discard CARD...``."""

    verb: Literal["discard"]
    excess: int
    hand: list[Card]


Option: TypeAlias = Choice | PayOption | DiscardOption
