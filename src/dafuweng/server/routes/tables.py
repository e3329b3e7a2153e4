"""Opening, joining, starting and repeating a table."""

import asyncio
import io
import re

from fastapi import APIRouter, Request
from starlette.responses import Response

from dafuweng.server.identity import address_of, owner_of, token_of
from dafuweng.server.protocol import Commit, NewTable, Rematch, Start, TakeSeat, seat_name
from dafuweng.server.protocol.http import Commitment, Seated, TableName
from dafuweng.server.refusal import RefusedError
from dafuweng.server.routes.answer import answer, let_in
from dafuweng.server.state import state_of
from dafuweng.server.tables.record import Seat, TableRecord
from dafuweng.server.tables.table import Table

__all__ = ["find_table", "router"]

router = APIRouter()

CODE = re.compile(r"[A-Z0-9]{4,12}")
ME, OPEN = "me", "open"


async def find_table(request: Request, code: str) -> Table:
    """Return the table of a path, whatever the case of its letters."""
    code = code.upper()
    if not CODE.fullmatch(code):
        raise RefusedError("no_such_table")
    state = state_of(request)
    # Codes can be guessed, slowly.
    if not state.limits.addresses.take(address_of(request)):
        raise RefusedError("too_fast")
    return await state.tables.find(code)


@router.post("/api/commitments")
async def commit(request: Request, body: Commit) -> Response:
    """Commit to a secret before the asker shows a contribution."""
    person = let_in(request)
    return person.answer(Commitment(commitment=state_of(request).commitments.make()))


@router.post("/api/tables")
async def open_table(request: Request, body: NewTable) -> Response:
    """Open a table with the asker as its host."""
    person = let_in(request, openings=1)
    state = state_of(request)
    await asyncio.to_thread(check_rules, body)
    seats = [_new_seat(word, body, person.owner) for word in body.seats]
    mine = [index for index, word in enumerate(body.seats) if word == ME]
    if len(mine) > 1:
        raise RefusedError("bad_ruleset", "seats")
    record = TableRecord(
        code="",
        game="deal",
        preset=body.preset,
        fields=dict(body.fields),
        seats=seats,
        host=person.owner,
        secret=state.commitments.take(body.commitment),
        pace=body.pace,
        decision_s=body.decision_s,
    )
    table = await state.tables.open(record)
    seat = seat_name(mine[0]) if mine else None
    return person.answer(Seated(table=table.record.code, seat=seat), 201)


def check_rules(body: NewTable) -> None:
    """Refuse rules that can't be played, and bots that nobody knows."""
    from dafuweng import bots
    from dafuweng.game import BadRuleset, Ruleset

    try:
        Ruleset.make(body.preset, body.fields).record(len(body.seats))
    except BadRuleset as error:
        whole = error.field in ("preset", "seats")
        raise RefusedError("bad_ruleset" if whole else "bad_option", error.field) from error
    if set(body.seats) - {ME, OPEN, *bots.names()}:
        raise RefusedError("bad_ruleset", "seats")


def _new_seat(word: str, body: NewTable, owner: str) -> Seat:
    if word == ME:
        return Seat("person", body.name, None, owner, body.contribution or "")
    return Seat("open") if word == OPEN else Seat("bot", bot=word)


@router.get("/api/tables/{code}")
async def table_info(request: Request, code: str) -> Response:
    """Describe a table."""
    table = await find_table(request, code)
    return answer(table.info(owner_of(token_of(request))))


@router.post("/api/tables/{code}/seats")
async def take_seat(request: Request, code: str, body: TakeSeat) -> Response:
    """Take an open seat."""
    person = let_in(request, openings=1)
    table = await find_table(request, code)
    wanted = None if body.seat is None else int(body.seat[1:]) - 1
    seat = await table.ask(
        lambda: table.take_seat(person.owner, body.name, wanted, body.contribution)
    )
    return person.answer(Seated(table=table.record.code, seat=seat_name(seat)))


@router.post("/api/tables/{code}/start")
async def start(request: Request, code: str, body: Start) -> Response:
    """Begin with bots in the seats still open."""
    person = let_in(request)
    table = await find_table(request, code)
    await table.ask(lambda: table.start(person.owner))
    return person.answer()


@router.post("/api/tables/{code}/rematch")
async def rematch(request: Request, code: str, body: Rematch) -> Response:
    """Open the same table again, or add one's chance to it; everybody at the old one is told."""
    person = let_in(request, openings=1)
    table = await find_table(request, code)
    state = state_of(request)

    async def open_next() -> str:
        old = table.record
        if old.seat_of(person.owner) is None and old.host != person.owner:
            raise RefusedError("not_seated")
        if old.state != "over":
            raise RefusedError("not_over")
        if old.next is None:
            secret = state.commitments.take(body.commitment)
            contribution = body.contribution or ""
            new = await state.tables.open(_again(old, person.owner, secret, contribution))
            old.next = new.record.code
            await table.save()
            table.tell_info()
        elif body.contribution is not None:
            new = await state.tables.find(old.next)
            await new.ask(lambda: new.contribute(person.owner, body.contribution))
        return old.next

    return person.answer(TableName(table=await table.ask(open_next)), 201)


def _again(old: TableRecord, owner: str, secret: str, contribution: str) -> TableRecord:
    seats = [
        Seat(
            seat.kind, seat.name, seat.bot, seat.owner, contribution if seat.owner == owner else ""
        )
        for seat in old.seats
    ]
    return TableRecord(
        code="",
        game=old.game,
        preset=old.preset,
        fields=old.fields,
        seats=seats,
        host=old.host,
        secret=secret,
        pace=old.pace,
        decision_s=old.decision_s,
    )


@router.get("/api/tables/{code}/invite.svg")
async def invite(request: Request, code: str) -> Response:
    """Draw the invite link as a QR code."""
    import segno

    table = await find_table(request, code)
    base = state_of(request).settings.public_url.rstrip("/")
    link = f"{base or str(request.base_url).rstrip('/')}/t/{table.record.code}"
    drawing = io.BytesIO()
    segno.make(link, error="m").save(
        drawing, kind="svg", scale=8, border=2, xmldecl=False, svgns=True, title=link
    )
    headers = {"Cache-Control": "no-store"}
    return Response(drawing.getvalue(), headers=headers, media_type="image/svg+xml")
