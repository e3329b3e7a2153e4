"""What all tables of a server use."""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass

from dafuweng.journal import Store
from dafuweng.server.settings import Settings
from dafuweng.server.tables.record import Records

__all__ = ["Shared"]


@dataclass(frozen=True)
class Shared:
    """Stores, settings, threads, and whether the rules are compiled."""

    settings: Settings
    store: Store
    records: Records
    executor: Executor
    is_ready: Callable[[], bool]
