"""What can be told of a game that is over: its log, the proof of its shuffle, a replay."""

import asyncio
from typing import Any, cast

from fastapi import APIRouter, Request
from starlette.responses import Response

from dafuweng.journal import Log, derive_seed, format_log, rebuild
from dafuweng.journal.replay import deal
from dafuweng.journal.verify import verify
from dafuweng.server.protocol.http import Proof, ProofCheck
from dafuweng.server.protocol.server import Frame, Replay, ReplayMove, ReplayView
from dafuweng.server.protocol.words import seat_name
from dafuweng.server.refusal import RefusedError
from dafuweng.server.routes.answer import answer
from dafuweng.server.routes.tables import find_table
from dafuweng.server.state import state_of
from dafuweng.server.tables.table import Table

__all__ = ["router"]

router = APIRouter()


async def _log_of(request: Request, table: Table) -> Log:
    if table.record.state != "over":
        raise RefusedError("not_over")
    store = state_of(request).tables.shared.store
    return await asyncio.wrap_future(store.read(table.record.code))


@router.get("/api/tables/{code}/log")
async def log(request: Request, code: str) -> Response:
    """Return the journal as text."""
    table = await find_table(request, code)
    text = await asyncio.to_thread(format_log, await _log_of(request, table))
    name = f"dafuweng-{table.record.code}.jsonl"
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{name}"',
    }
    return Response(text, headers=headers, media_type="application/x-ndjson; charset=utf-8")


@router.get("/api/tables/{code}/proof")
async def proof(request: Request, code: str) -> Response:
    """Return where the chance came from."""
    table = await find_table(request, code)
    record = table.record
    told = Proof(
        commitment=record.commitment,
        contributions=[seat.contribution for seat in record.seats],
    )
    if record.state == "over":
        told = await asyncio.to_thread(_prove, told, await _log_of(request, table))
    return answer(told)


def _prove(told: Proof, log: Log) -> Proof:
    if log.final is not None:
        told["secret"] = log.final.secret.hex()
        told["seed"] = log.final.seed.hex()
    checks = verify(format_log(log))
    told["checks"] = [ProofCheck(name=cast(Any, check.name), ok=check.ok) for check in checks]
    return told


@router.get("/api/tables/{code}/replay")
async def replay(request: Request, code: str) -> Response:
    """Return every move and the table after it, all hands open."""
    table = await find_table(request, code)
    found = await asyncio.to_thread(_replay, await _log_of(request, table))
    return answer(found)


def _replay(log: Log) -> Replay:
    if log.final is None:
        raise RefusedError("not_over")
    seed = derive_seed(log.final.secret, log.header.contributions)
    moves = rebuild(log, seed).moves
    game = deal(log.header, seed)

    def frame(events: list[Any]) -> Frame:
        hands = {seat_name(seat): game.view(seat)["hand"] for seat in range(game.seats)}
        view = cast(ReplayView, {**game.view(None), "hands": hands})
        return Frame(events=[cast(Any, event.to_json(None)) for event in events], view=view)

    frames = [frame(list(game.events))]
    for seat, text in moves:
        frames.append(frame(game.move(seat, text)))
    told = [ReplayMove(seat=seat_name(seat), move=text) for seat, text in moves]
    return Replay(moves=told, frames=frames)
