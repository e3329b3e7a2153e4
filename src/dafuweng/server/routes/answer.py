"""How requests are let in and refusals sent out."""

from typing import Any

import msgspec
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from dafuweng.i18n import closest_lang
from dafuweng.server.identity import address_of, give_token, new_token, owner_of, token_of
from dafuweng.server.origin import is_allowed
from dafuweng.server.refusal import RefusedError
from dafuweng.server.state import state_of

__all__ = ["Person", "answer", "lang_of", "let_in", "refuse", "refuse_http", "refuse_invalid"]

FIELD_CODES = {
    "name": "bad_name",
    "preset": "bad_ruleset",
    "fields": "bad_option",
    "seats": "bad_ruleset",
}


class Person:
    """Somebody who asks for something; has a token from now on."""

    def __init__(self, request: Request) -> None:
        self._found = token_of(request)
        self._token = self._found or new_token()
        self._is_secure = request.url.scheme == "https"
        self.owner = owner_of(self._token) or ""

    def answer(self, body: object = None, status: int = 200) -> Response:
        """Answer, and give a token to those who had none."""
        response = answer(body, status)
        if self._found is None:
            give_token(response, self._token, self._is_secure)
        return response


def answer(body: object = None, status: int = 200) -> Response:
    """Return *body* as JSON, or 204 for none."""
    headers = {"Cache-Control": "no-store"}
    if body is None:
        return Response(status_code=204, headers=headers)
    content = msgspec.json.encode(body)
    return Response(content, status, headers, media_type="application/json")


def lang_of(connection: HTTPConnection) -> str:
    """Choose the language of words to this asker."""
    return closest_lang(connection.headers.get("accept-language", ""))


def let_in(request: Request, openings: float = 0.0) -> Person:
    """Check where a changing request comes from and how many have come."""
    state = state_of(request)
    if not is_allowed(request, state.settings.origins):
        raise RefusedError("bad_origin")
    person = Person(request)
    address = address_of(request)
    limits = state.limits
    if not (limits.addresses.take(address) and limits.users.take(person.owner)):
        raise RefusedError("too_fast")
    if openings and not limits.openings.take(address, openings):
        raise RefusedError("too_fast")
    return person


async def refuse(request: Request, error: Exception) -> Response:
    """Answer with the reason why not."""
    assert isinstance(error, RefusedError)
    return answer({"refused": error.body(lang_of(request))}, error.status)


async def refuse_http(request: Request, error: Exception) -> Response:
    """Answer what the routing itself refuses."""
    assert isinstance(error, HTTPException)
    refused = RefusedError("too_large" if error.status_code == 413 else "bad_message")
    return answer({"refused": refused.body(lang_of(request))}, error.status_code)


async def refuse_invalid(request: Request, error: Exception) -> Response:
    """Name the first field of a body that is not as it must be."""
    assert isinstance(error, RequestValidationError)
    places: list[tuple[Any, ...]] = [tuple(found["loc"]) for found in error.errors()]
    field = next((str(place[1]) for place in places if len(place) > 1), None)
    code = FIELD_CODES.get(field or "", "bad_message")
    return await refuse(request, RefusedError(code, field if code != "bad_message" else None))
