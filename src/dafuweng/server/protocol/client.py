"""What a client may send over the socket; anything else is refused whole."""

from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from dafuweng.server.protocol.words import Lang, Pace, check_line

__all__ = [
    "Act",
    "Back",
    "Check",
    "ClientMessage",
    "Hello",
    "Hint",
    "Language",
    "PaceChange",
    "Say",
    "parse_message",
]

Id: TypeAlias = Annotated[str, Field(min_length=1, max_length=40)]
Count: TypeAlias = Annotated[int, Field(ge=0, le=2**31 - 1)]
MoveText: TypeAlias = Annotated[str, Field(max_length=2000)]


class Message(BaseModel):
    """The base of all: exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Hello(Message):
    """The first message; ``last`` is the newest ``seq`` the client has."""

    type: Literal["hello"]
    protocol: int
    lang: Lang
    last: Count | None = None


class Act(Message):
    """Play ``move`` as the answer to ``decision``."""

    type: Literal["act"]
    id: Id
    decision: Count
    move: MoveText


class Check(Message):
    """Ask whether ``move`` would be accepted."""

    type: Literal["check"]
    id: Id
    decision: Count
    move: MoveText


class Hint(Message):
    """Ask what ``sensible`` would do."""

    type: Literal["hint"]
    id: Id
    decision: Count


class Say(Message):
    """Talk to the table."""

    type: Literal["say"]
    id: Id
    text: Annotated[str, Field(min_length=1, max_length=200), AfterValidator(check_line)]


class PaceChange(Message):
    """Set how long bots wait; the host only."""

    type: Literal["pace"]
    id: Id
    pace: Pace


class Language(Message):
    """Set the language of words to come."""

    type: Literal["lang"]
    lang: Lang


class Back(Message):
    """Take the seat back from the bot that stood in."""

    type: Literal["back"]


ClientMessage: TypeAlias = Hello | Act | Check | Hint | Say | PaceChange | Language | Back

_ADAPTER: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


def parse_message(text: str) -> ClientMessage:
    """Read one message; raise ``ValueError`` if it is none."""
    return _ADAPTER.validate_json(text)
