"""Bodies of HTTP requests, and answers that are no messages."""

from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from dafuweng.server.protocol.words import Pace, SeatName, check_line

__all__ = [
    "BotInfo",
    "Commit",
    "Commitment",
    "HttpRefused",
    "KernelInfo",
    "NewTable",
    "OptionInfo",
    "Proof",
    "ProofCheck",
    "RefusedBody",
    "Rematch",
    "RulesetInfo",
    "Seated",
    "Start",
    "Status",
    "TableName",
    "TakeSeat",
]

Name: TypeAlias = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24),
    AfterValidator(check_line),
]
Hex16: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Hex32: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Body(BaseModel):
    """The base of all: no field that is not named."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Commit(Body):
    """Ask for a commitment before opening a table."""


class NewTable(Body):
    """Open a table."""

    name: Name
    preset: Annotated[str, Field(max_length=40)]
    fields: dict[str, str | int | bool] = Field(default_factory=dict, max_length=40)
    seats: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=40)]], Field(min_length=2, max_length=10)
    ]
    pace: Pace = "normal"
    decision_s: Annotated[int, Field(ge=5, le=3600)] | None = None
    commitment: Hex32 | None = None
    contribution: Hex16 | None = None


class TakeSeat(Body):
    """Take an open seat: ``seat``, or the first that is free."""

    name: Name
    seat: SeatName | None = None
    contribution: Hex16 | None = None


class Start(Body):
    """Begin now; bots take the seats still open."""


class Rematch(Body):
    """Open the same table again."""

    commitment: Hex32 | None = None
    contribution: Hex16 | None = None


class KernelInfo(TypedDict):
    """How far the compiling of the rules has come."""

    ready: bool
    done: int
    total: int
    step: str


class Status(TypedDict):
    """Answer of ``/api/status``."""

    version: str
    protocol: int
    kernel: KernelInfo


class RulesetInfo(TypedDict):
    """One entry of ``/api/rulesets``."""

    id: str
    game: str
    seats: list[int]
    fields: dict[str, Any]


class OptionInfo(TypedDict):
    """One entry of ``/api/options``: an option of the rules, its values, and its rule's number.

    The values in ``enhanced_only`` go with the enhanced deck alone.
    """

    name: str
    values: list[str | int | bool]
    rule: str
    enhanced_only: list[str | int | bool]


class BotInfo(TypedDict):
    """One entry of ``/api/bots``."""

    id: str


class Commitment(TypedDict):
    """The hash of a secret that the server will use for one table."""

    commitment: str


class Seated(TypedDict):
    """Where the asker sits; ``seat`` is null for somebody who only watches."""

    table: str
    seat: SeatName | None


class TableName(TypedDict):
    """The code of a table."""

    table: str


class _Refused(TypedDict):
    code: str
    words: str


class HttpRefused(_Refused, total=False):
    """Why a request changed nothing; ``field`` names the part of the body it is about."""

    field: str


class RefusedBody(TypedDict):
    """The body of every 4xx answer."""

    refused: HttpRefused


class ProofCheck(TypedDict):
    """One thing that was checked."""

    name: Literal[
        "form", "over", "rules", "commitment", "seed", "actions", "states", "end", "state"
    ]
    ok: bool


class _ProofStart(TypedDict):
    commitment: str
    contributions: list[str]


class Proof(_ProofStart, total=False):
    """Where the chance came from; the rest is told when the game is over."""

    secret: str
    seed: str
    checks: list[ProofCheck]
