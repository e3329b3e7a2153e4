"""What the server offers."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from dafuweng import __version__
from dafuweng.server.protocol import PROTOCOL
from dafuweng.server.protocol.http import BotInfo, OptionInfo, RulesetInfo, Status
from dafuweng.server.routes.answer import answer
from dafuweng.server.state import state_of

__all__ = ["router"]

router = APIRouter()


@router.get("/api/status")
async def status(request: Request) -> Response:
    """Tell versions, and how far the compiling of the rules has come."""
    kernel = state_of(request).readiness.info
    return answer(Status(version=__version__, protocol=PROTOCOL, kernel=kernel))


@router.get("/api/rulesets")
async def list_rulesets() -> Response:
    """List the presets."""
    return answer(await asyncio.to_thread(_rulesets))


@router.get("/api/options")
async def list_options() -> Response:
    """List the options of the rules."""
    return answer(await asyncio.to_thread(_options))


@router.get("/api/bots")
async def list_bots() -> Response:
    """List the bots that can take a seat."""
    return answer([BotInfo(id=name) for name in await asyncio.to_thread(_bot_names)])


def _bot_names() -> list[str]:
    from dafuweng import bots

    return bots.names()


def _rulesets() -> list[RulesetInfo]:
    from dafuweng.game.ruleset import PRESETS

    return [
        RulesetInfo(
            id=name, game=preset["game"], seats=list(preset["seats"]), fields=_fields(preset)
        )
        for name, preset in PRESETS.items()
    ]


def _options() -> list[OptionInfo]:
    from dafuweng.game.deal.rules import FIELDS

    return [
        OptionInfo(
            name=name,
            values=list(field.values),
            rule=field.cites,
            enhanced_only=list(field.only_enhanced),
        )
        for name, field in FIELDS.items()
    ]


def _fields(preset: dict[str, Any]) -> dict[str, Any]:
    return dict(preset["fields"])
