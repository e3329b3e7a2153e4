"""Tables for people and bots: HTTP for the lobby, one WebSocket a client for the game."""

from dafuweng.server.serve import serve
from dafuweng.server.settings import Settings

__all__ = ["Settings", "serve"]
