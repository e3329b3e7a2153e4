"""The socket protocol of uvicorn, for handshakes that are answered with a refusal."""

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

__all__ = ["DenyingProtocol"]


class DenyingProtocol(WebSocketsSansIOProtocol):
    """Takes an answer of HTTP for the end of a handshake.

    Uvicorn sends such an answer, but then logs an error, as if the application had sent nothing.
    """

    async def send(self, message: "ASGISendEvent") -> None:
        """Pass *message* on, and note the end of an answer."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True
