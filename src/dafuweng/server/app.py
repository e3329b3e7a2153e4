"""The application: routes, refusals, and what begins and ends with the server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from dafuweng.server.guard import Guard
from dafuweng.server.refusal import RefusedError
from dafuweng.server.routes import proof, socket, status, tables
from dafuweng.server.routes.answer import refuse, refuse_http, refuse_invalid
from dafuweng.server.settings import Settings
from dafuweng.server.state import ServerState
from dafuweng.server.static import StaticPage, make_router

__all__ = ["make_app"]

GZIP_FROM_BYTES = 1024
GZIP_LEVEL = 5


def make_app(settings: Settings, page: StaticPage | None = None) -> FastAPI:
    """Return the application; it opens its database when the server starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        state = app.state.dafuweng = ServerState(settings)
        state.readiness.start(state.tables.wake_all)
        try:
            yield
        finally:
            await state.close()

    app = FastAPI(title="dafuweng", lifespan=lifespan, openapi_url=None)
    app.add_middleware(GZipMiddleware, minimum_size=GZIP_FROM_BYTES, compresslevel=GZIP_LEVEL)
    app.add_middleware(Guard, bytes_max=settings.message_bytes)
    app.add_exception_handler(RefusedError, refuse)
    app.add_exception_handler(HTTPException, refuse_http)
    app.add_exception_handler(RequestValidationError, refuse_invalid)
    for module in (status, tables, proof, socket):
        app.include_router(module.router)
    app.include_router(make_router(page or StaticPage()))
    return app
