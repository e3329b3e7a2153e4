"""Tables: each is owned by one task, which alone changes it."""

from dafuweng.server.tables.registry import Tables
from dafuweng.server.tables.table import Client, Table

__all__ = ["Client", "Table", "Tables"]
