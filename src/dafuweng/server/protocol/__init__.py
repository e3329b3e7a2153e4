"""The messages of ``docs/protocol.md``: models of what comes in, types of what goes out."""

from dafuweng.server.protocol.client import (
    Act,
    Back,
    Check,
    ClientMessage,
    Hello,
    Hint,
    Language,
    PaceChange,
    Say,
    parse_message,
)
from dafuweng.server.protocol.http import Commit, NewTable, Rematch, Start, TakeSeat
from dafuweng.server.protocol.server import SeatInfo, ServerMessage, TableInfo
from dafuweng.server.protocol.words import PROTOCOL, Lang, Pace, seat_name

__all__ = [
    "PROTOCOL",
    "Act",
    "Back",
    "Check",
    "ClientMessage",
    "Commit",
    "Hello",
    "Hint",
    "Lang",
    "Language",
    "NewTable",
    "Pace",
    "PaceChange",
    "Rematch",
    "Say",
    "SeatInfo",
    "ServerMessage",
    "Start",
    "TableInfo",
    "TakeSeat",
    "parse_message",
    "seat_name",
]
