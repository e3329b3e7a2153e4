"""What may be set from outside: by environment variables ``DAFUWENG_...`` or by arguments."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

__all__ = ["BadSetting", "Settings"]


class BadSetting(ValueError):  # noqa: N818
    """A setting that can't be read; names the variable."""


def _data_home() -> str:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "dafuweng" / "dafuweng.sqlite3")


@dataclass(frozen=True)
class Settings:
    """All settings; rates are per second, bursts the largest number at once."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A file, or ``:memory:``; left empty, a file in the user's data directory."""
    public_url: str = ""
    """Address of invite links; left empty, the address under which the server is asked."""
    origins: tuple[str, ...] = ()
    """Origins that may use the server beside its own."""
    log_level: str = "warning"

    grace_s: float = 60.0
    """How long a disconnected person's seat waits before a bot stands in."""
    warn_s: float = 10.0
    """How long before the end of the time for a decision its seat is warned."""
    idle_s: float = 600.0
    """How long a table stays in memory while nobody looks at it."""
    actions_max: int = 20_000
    """A game of bots alone is stalled after so many actions."""

    message_bytes: int = 16 * 1024
    outbox_messages: int = 64
    outbox_bytes: int = 512 * 1024
    send_s: float = 30.0
    """A client that takes nothing for so long is disconnected."""
    table_clients: int = 200
    user_sockets: int = 32

    connection_rate: float = 60.0
    connection_burst: int = 600
    say_rate: float = 1.0
    say_burst: int = 10
    user_rate: float = 120.0
    user_burst: int = 1200
    address_rate: float = 600.0
    address_burst: int = 6000
    opening_rate: float = 1.0
    """Tables and seats an address may open or take."""
    opening_burst: int = 120
    flood_refusals: int = 200
    """So many messages in a row that were too fast close the connection."""

    @classmethod
    def load(cls, environ: Mapping[str, str] | None = None, **chosen: Any) -> "Settings":
        """Read the environment, then let what was *chosen* (and is not ``None``) win."""
        found: dict[str, Any] = {}
        for field in fields(cls):
            name = f"DAFUWENG_{field.name.upper()}"
            text = (os.environ if environ is None else environ).get(name)
            if text is not None:
                found[field.name] = _parse(name, text, field.default)
        found.update({key: value for key, value in chosen.items() if value is not None})
        settings = cls(**found)
        return settings if settings.database else replace(settings, database=_data_home())


def _parse(name: str, text: str, default: object) -> object:
    try:
        if isinstance(default, int):
            return int(text)
        if isinstance(default, float):
            return float(text)
    except ValueError as error:
        raise BadSetting(f"{name} must be a number, not {text!r}") from error
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return text
