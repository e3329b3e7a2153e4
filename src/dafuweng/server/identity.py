"""Who asks: a random token in a cookie, known to the server by its hash only."""

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

__all__ = ["COOKIE", "address_of", "give_token", "new_token", "owner_of", "token_of"]

COOKIE = "dafuweng"
TOKEN_BYTES = 24
TOKEN_CHARACTERS = 32
YEAR_S = 365 * 24 * 3600


def new_token() -> str:
    """Draw a token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token that came with a request, if it has the form of one."""
    token = connection.cookies.get(COOKIE)
    return token if token is not None and len(token) == TOKEN_CHARACTERS else None


def owner_of(token: str | None) -> str | None:
    """Return the hash by which tables know a person."""
    return None if token is None else hashlib.sha256(token.encode()).hexdigest()


def give_token(response: Response, token: str, is_secure: bool) -> None:
    """Let the browser keep *token*; no script can read it."""
    response.set_cookie(
        COOKIE, token, max_age=YEAR_S, path="/", secure=is_secure, httponly=True, samesite="lax"
    )


def address_of(connection: HTTPConnection) -> str:
    """Return the address of the other side."""
    return "" if connection.client is None else connection.client.host
