"""Which pages may speak to this server."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

__all__ = ["is_allowed"]


def is_allowed(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Say whether the page that asks is ours or is listed; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host")
