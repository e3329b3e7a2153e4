"""The built page: every file compressed once, and one document for all addresses of the page."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

__all__ = ["DIST", "StaticPage", "make_router"]

DIST = Path(__file__).parent / "pages" / "dist"
BUILD_IT = "The page has not been built yet. Run `make page`, then reload.\n"

# Vite puts a hash of the content into the names of everything under assets/.
HASHED = re.compile(r"assets/.+-[\w-]{8}\.\w+")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml")
GZIP_LEVEL = 9

TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class _File:
    body: bytes
    packed: bytes | None
    media_type: str
    tag: str
    cache: str


def _read(path: Path, name: str) -> _File:
    body = path.read_bytes()
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    packed = None
    if media_type.startswith(COMPRESSIBLE):
        # Without a time stamp, so that the same file always gives the same bytes.
        packed = gzip.compress(body, GZIP_LEVEL, mtime=0)
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return _File(body, packed, media_type, tag, FOR_EVER if HASHED.fullmatch(name) else ASK_AGAIN)


class StaticPage:
    """The files of *folder*, read when they are first asked for."""

    def __init__(self, folder: Path = DIST) -> None:
        self._folder = folder
        self._files: dict[str, tuple[int, _File]] = {}

    def answer(self, request: Request, name: str) -> Response:
        """Send a file, or 404: to somebody who reads, with the document that says so."""
        found = self._find(name)
        if found is None and "text/html" in request.headers.get("accept", ""):
            return self._missing()
        if found is None:
            return PlainTextResponse("404\n", 404)
        headers = {"ETag": found.tag, "Cache-Control": found.cache, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == found.tag:
            return Response(status_code=304, headers=headers)
        body = found.body
        takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
        if found.packed is not None and takes_gzip:
            body = found.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type=found.media_type)

    def document(self, request: Request) -> Response:
        """Send the one document, or say how to build it."""
        if not (self._folder / "index.html").is_file():
            return PlainTextResponse(BUILD_IT, 503)
        return self.answer(request, "index.html")

    def _missing(self) -> Response:
        document = self._find("index.html")
        if document is None:
            return PlainTextResponse("404\n", 404)
        headers = {"Cache-Control": "no-store"}
        return Response(document.body, 404, headers, media_type=document.media_type)

    def _find(self, name: str) -> _File | None:
        path = (self._folder / name).resolve()
        if not path.is_relative_to(self._folder.resolve()) or not path.is_file():
            return None
        changed = path.stat().st_mtime_ns
        known = self._files.get(name)
        if known is None or known[0] != changed:
            known = self._files[name] = changed, _read(path, name)
        return known[1]


def make_router(page: StaticPage) -> APIRouter:
    """Return the routes of the page; they come after all others."""
    router = APIRouter()

    @router.get("/")
    @router.get("/rules")
    @router.get("/t/{code}")
    @router.get("/replay/{code}")
    async def document(request: Request) -> Response:
        return page.document(request)

    @router.get("/{name:path}")
    async def file(request: Request, name: str) -> Response:
        return page.answer(request, name)

    return router
