"""What is stored of a game: its rules, the secret behind its chance, and every action."""

from dafuweng.journal.database import Database, DatabaseInUse
from dafuweng.journal.memory import MemoryStore
from dafuweng.journal.proof import commitment_of, derive_seed
from dafuweng.journal.record import FORMAT, BadLog, Entry, Final, Header, Log
from dafuweng.journal.replay import rebuild, whole_moves
from dafuweng.journal.sqlite import SqliteStore
from dafuweng.journal.store import Store, UnknownGame
from dafuweng.journal.text import format_log, parse_log
from dafuweng.journal.verify import Check, verify

__all__ = [
    "FORMAT",
    "BadLog",
    "Check",
    "Database",
    "DatabaseInUse",
    "Entry",
    "Final",
    "Header",
    "Log",
    "MemoryStore",
    "SqliteStore",
    "Store",
    "UnknownGame",
    "commitment_of",
    "derive_seed",
    "format_log",
    "parse_log",
    "rebuild",
    "verify",
    "whole_moves",
]
