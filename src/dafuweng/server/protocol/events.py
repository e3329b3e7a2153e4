"""The events of a game: types only, the game layer makes them."""

from typing import Literal, TypeAlias, TypedDict

from dafuweng.server.protocol.view import Piece, Placed
from dafuweng.server.protocol.words import Card, Color, Millions, SeatName

__all__ = ["Event"]


class _Numbered(TypedDict):
    n: int


class _Seated(_Numbered):
    seat: SeatName


class Roll(TypedDict):
    """The sum of a seat's two dice."""

    seat: SeatName
    sum: int


class DiceRolled(_Numbered):
    """Seats that tied rolled for the order of turns."""

    type: Literal["DiceRolled"]
    rolls: list[Roll]


class OrderFound(_Numbered):
    """The order of turns, as the dice have it."""

    type: Literal["OrderFound"]
    seats: list[SeatName]


class TurnStarted(_Seated):
    """A turn begins."""

    type: Literal["TurnStarted"]
    turn: int


class _CardsDrawn(_Seated):
    type: Literal["CardsDrawn"]
    count: int


class CardsDrawn(_CardsDrawn, total=False):
    """Cards were drawn; ``cards`` is told to that seat alone."""

    cards: list[Card]


class DrawPileReshuffled(_Numbered):
    """The discard pile became the draw pile."""

    type: Literal["DrawPileReshuffled"]
    count: int


class CardBanked(_Seated):
    """A card went into the bank."""

    type: Literal["CardBanked"]
    card: Card
    amount_m: Millions


class PropertyPlaced(_Seated):
    """A property was put down."""

    type: Literal["PropertyPlaced"]
    card: Card
    color: Color


WildRecolored = TypedDict(
    "WildRecolored",
    {
        "n": int,
        "type": Literal["WildRecolored"],
        "seat": SeatName,
        "card": Card,
        "from": Color,
        "to": Color,
    },
)


class BuildingBuilt(_Seated):
    """A house or hotel was built."""

    type: Literal["BuildingBuilt"]
    card: Card
    color: Color


class GoPassed(_Seated):
    """Pass Go was played."""

    type: Literal["GoPassed"]
    card: Card


class RentCharged(_Seated):
    """Rent is asked of ``targets``."""

    type: Literal["RentCharged"]
    card: Card
    color: Color
    amount_m: Millions
    doubles: int
    targets: list[SeatName]


class BirthdayHeld(_Seated):
    """Everybody is asked for a present."""

    type: Literal["BirthdayHeld"]
    card: Card
    amount_m: Millions
    targets: list[SeatName]


class DebtDemanded(_Seated):
    """One seat is asked to pay."""

    type: Literal["DebtDemanded"]
    card: Card
    target: SeatName
    amount_m: Millions


class SlyDealPlayed(_Seated):
    """A property is to be taken."""

    type: Literal["SlyDealPlayed"]
    card: Card
    target: SeatName
    take: Card
    color: Color


class DoubleSlyPlayed(_Seated):
    """Two properties of one seat are to be taken, or the only one."""

    type: Literal["DoubleSlyPlayed"]
    card: Card
    target: SeatName
    cards: list[Placed]


class GoToJailPlayed(_Seated):
    """A seat is to miss its next turn."""

    type: Literal["GoToJailPlayed"]
    card: Card
    target: SeatName


class SpeedingPlayed(_Seated):
    """One or two seats are to give up a card."""

    type: Literal["SpeedingPlayed"]
    card: Card
    targets: list[SeatName]


class InheritorPlayed(_Seated):
    """A card is to be drawn from a hand."""

    type: Literal["InheritorPlayed"]
    card: Card
    target: SeatName


class RentTransferred(_Seated):
    """A seat passed its rent on."""

    type: Literal["RentTransferred"]
    card: Card
    to: SeatName
    amount_m: Millions


class SeatJailed(_Seated):
    """A seat will miss its next turn."""

    type: Literal["SeatJailed"]


class TurnMissed(_Seated):
    """A jailed seat's turn was passed over."""

    type: Literal["TurnMissed"]


class PlaysMissed(_Seated):
    """A jailed seat has a turn without plays."""

    type: Literal["PlaysMissed"]


class CardGivenUp(_Seated):
    """A seat put a card of its hand on the discard pile."""

    type: Literal["CardGivenUp"]
    card: Card


class NothingGivenUp(_Seated):
    """A seat had no card left to give up."""

    type: Literal["NothingGivenUp"]


_CardInherited = TypedDict(
    "_CardInherited",
    {"n": int, "type": Literal["CardInherited"], "seat": SeatName, "from": SeatName},
)


class CardInherited(_CardInherited, total=False):
    """A card changed hands: ``card`` is told to its taker alone, ``lost`` to its giver alone."""

    card: Card
    lost: Card


NothingInherited = TypedDict(
    "NothingInherited",
    {"n": int, "type": Literal["NothingInherited"], "seat": SeatName, "from": SeatName},
)
"""The hand to be drawn from had become empty."""


class ForcedDealPlayed(_Seated):
    """Two properties are to be swapped."""

    type: Literal["ForcedDealPlayed"]
    card: Card
    target: SeatName
    take: Card
    color: Color
    give: Card
    give_color: Color


class DealBreakerPlayed(_Seated):
    """A full set is to be taken."""

    type: Literal["DealBreakerPlayed"]
    card: Card
    target: SeatName
    color: Color
    cards: list[Card]


class NoSaid(_Seated):
    """Just Say No, against the other end of the chain."""

    type: Literal["NoSaid"]
    against: SeatName


class Accepted(_Seated):
    """A seat lets it happen."""

    type: Literal["Accepted"]
    against: SeatName


class ActionCancelled(_Seated):
    """The action does nothing to ``target``."""

    type: Literal["ActionCancelled"]
    target: SeatName
    card: Card


class PaymentMade(_Seated):
    """A debt was paid."""

    type: Literal["PaymentMade"]
    to: SeatName
    cards: list[Piece]
    total_m: Millions
    due_m: Millions


class NothingPaid(_Seated):
    """A debtor had nothing that pays."""

    type: Literal["NothingPaid"]
    to: SeatName
    due_m: Millions


PropertyTaken = TypedDict(
    "PropertyTaken",
    {
        "n": int,
        "type": Literal["PropertyTaken"],
        "seat": SeatName,
        "from": SeatName,
        "card": Card,
        "color": Color,
    },
)

SetTaken = TypedDict(
    "SetTaken",
    {
        "n": int,
        "type": Literal["SetTaken"],
        "seat": SeatName,
        "from": SeatName,
        "color": Color,
        "cards": list[Card],
    },
)


class WildColored(_Seated):
    """The new owner named the colour of a wild."""

    type: Literal["WildColored"]
    card: Card
    color: Color


class BuildingsLost(_Seated):
    """A broken set lost its buildings."""

    type: Literal["BuildingsLost"]
    color: Color
    cards: list[Card]
    to: Literal["bank", "discard"]


class _CardsPutBack(_Seated):
    type: Literal["CardsPutBack"]
    count: int


class CardsPutBack(_CardsPutBack, total=False):
    """Excess cards went under the draw pile; ``cards`` is told to that seat alone."""

    cards: list[Card]


class TurnEnded(_Seated):
    """A turn is over."""

    type: Literal["TurnEnded"]


class GameWon(_Seated):
    """The sets that won."""

    type: Literal["GameWon"]
    colors: list[Color]


class GameOver(_Numbered):
    """Nothing more happens."""

    type: Literal["GameOver"]


Event: TypeAlias = (
    DiceRolled
    | OrderFound
    | TurnStarted
    | CardsDrawn
    | DrawPileReshuffled
    | CardBanked
    | PropertyPlaced
    | WildRecolored
    | BuildingBuilt
    | GoPassed
    | RentCharged
    | BirthdayHeld
    | DebtDemanded
    | SlyDealPlayed
    | DoubleSlyPlayed
    | GoToJailPlayed
    | SpeedingPlayed
    | InheritorPlayed
    | RentTransferred
    | SeatJailed
    | TurnMissed
    | PlaysMissed
    | CardGivenUp
    | NothingGivenUp
    | CardInherited
    | NothingInherited
    | ForcedDealPlayed
    | DealBreakerPlayed
    | NoSaid
    | Accepted
    | ActionCancelled
    | PaymentMade
    | NothingPaid
    | PropertyTaken
    | SetTaken
    | WildColored
    | BuildingsLost
    | CardsPutBack
    | TurnEnded
    | GameWon
    | GameOver
)
"""Told apart by ``type``."""
