"""What may be done: lists of legal actions, built on the refusals of each rule."""

import numpy as np

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import BASE, MAX_DOUBLES, STRIDE, Listing
from dafuweng.kernel.deal.arrive import refuse_color
from dafuweng.kernel.deal.bits import has, lowest
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule, Verb
from dafuweng.kernel.deal.debt import least_payable, refuse_pay, refuse_pay_building
from dafuweng.kernel.deal.hands import refuse_inheritor, refuse_speeding
from dafuweng.kernel.deal.jail import refuse_jail
from dafuweng.kernel.deal.layout import BUILDINGS, COLORS, KINDS, MAX_SEATS, SPOTS, Seat, State
from dafuweng.kernel.deal.play import refuse_build
from dafuweng.kernel.deal.rent import refuse_rent
from dafuweng.kernel.deal.respond import refuse_no
from dafuweng.kernel.deal.sets import house_count
from dafuweng.kernel.deal.steal import (
    has_something_to_give,
    list_takes,
    refuse_also,
    refuse_deal_breaker,
    refuse_give,
)
from dafuweng.kernel.deal.tables import (
    BIRTHDAY,
    BUILDABLE,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_RENT,
    DOUBLE_SLY,
    FIRST_ACTION,
    FIRST_DUAL,
    FIRST_RENT,
    FORCED_DEAL,
    GO_TO_JAIL,
    HOTEL_5,
    HOUSE_3,
    INHERITOR,
    IS_BANKABLE,
    JUST_SAY_NO,
    PASS_GO,
    RAINBOW,
    RECOLOR_FIRST,
    RENT_COLORS,
    RENT_RAINBOW,
    RENT_TRANSFER,
    SLY_DEAL,
    SPEEDING,
    SPOT_KIND,
    SPOT_OF,
)
from dafuweng.kernel.deal.transfer import refuse_any_transfer, refuse_transfer

__all__ = ["legal"]

_DOUBLES = int(STRIDE[Verb.RENT])


@kernel
def legal(state: State, listing: Listing) -> int:
    """List the legal actions of the deciding seat, recolourings last; return how many.

    *listing* is a record of ``actions.LISTING``.
    """
    prompt = int(state["prompt"])
    seat = int(state["decider"])
    if prompt == Prompt.PLAY:
        return _legal_plays(state, seat, listing)
    if prompt == Prompt.RESPOND:
        return _legal_answers(state, seat, listing)
    if prompt == Prompt.PAY:
        return _legal_payments(state, seat, listing)
    count = 0
    if prompt == Prompt.COLOR:
        for color in range(COLORS):
            if refuse_color(state, seat, color) == Refusal.NONE:
                listing["codes"][count] = BASE[Verb.COLOR] + color
                count += 1
    elif prompt == Prompt.DISCARD or prompt == Prompt.GIVE:
        base = BASE[Verb.DISCARD] if prompt == Prompt.DISCARD else BASE[Verb.GIVE]
        kinds = int(state["hand_kinds"][seat])
        while kinds != 0:
            listing["codes"][count] = base + lowest(kinds)
            kinds = kinds & (kinds - 1)
            count += 1
    elif prompt == Prompt.SWAP:
        spots = int(state["area_spots"][seat])
        while spots != 0:
            spot = lowest(spots)
            spots = spots & (spots - 1)
            listing["codes"][count] = BASE[Verb.SWAP] + spot
            count += 1 if refuse_give(state, seat, spot) == Refusal.NONE else 0
    elif prompt == Prompt.ALSO:
        spots = int(state["area_spots"][int(state["target"])])
        while spots != 0:
            spot = lowest(spots)
            spots = spots & (spots - 1)
            listing["codes"][count] = BASE[Verb.ALSO] + spot
            count += 1 if refuse_also(state, spot) == Refusal.NONE else 0
    return count


@kernel
def _legal_answers(state: State, seat: Seat, listing: Listing) -> int:
    listing["codes"][0] = BASE[Verb.ACCEPT]
    count = 1
    held = int(state["hand_kinds"][seat]) & _ANSWERS
    if held == 0:
        return count
    if refuse_no(state, seat, int(state["hand"][seat, JUST_SAY_NO])) == Refusal.NONE:
        listing["codes"][count] = BASE[Verb.NO]
        count += 1
    transfers = int(state["hand"][seat, RENT_TRANSFER])
    if refuse_any_transfer(state, seat, transfers) == Refusal.NONE:
        for payer in range(int(state["seats"])):
            listing["codes"][count] = BASE[Verb.RENT_TRANSFER] + payer
            refusal = refuse_transfer(state, seat, payer, transfers)
            count += 1 if refusal == Refusal.NONE else 0
    return count


_PLAIN = np.zeros((KINDS, 2), np.int64)
_PLAIN_COUNT = np.zeros(KINDS, np.int64)
"""What every card of a kind may always be played as, at most two codes; of the rainbow, none."""
for _kind in range(KINDS):
    if IS_BANKABLE[_kind] == 1:
        _codes = [int(BASE[Verb.BANK]) + _kind]
    else:
        _codes = [int(BASE[Verb.PLACE]) + int(spot) for spot in SPOT_OF[_kind] if spot >= 0]
    _codes += {PASS_GO: [int(BASE[Verb.PASS_GO])], BIRTHDAY: [int(BASE[Verb.BIRTHDAY])]}.get(
        _kind, []
    )
    if _kind != RAINBOW:
        _PLAIN[_kind, : len(_codes)] = _codes
        _PLAIN_COUNT[_kind] = len(_codes)
_WITH_USES = sum(
    1 << kind
    for kind in range(FIRST_ACTION, KINDS)
    if kind not in (JUST_SAY_NO, DOUBLE_RENT, PASS_GO, BIRTHDAY, RENT_TRANSFER)
)
"""Kinds that may be played in ways that depend on the table."""
_ANSWERS = 1 << JUST_SAY_NO | 1 << RENT_TRANSFER
_WILD_SPOTS = sum(1 << spot for spot in range(SPOTS) if SPOT_KIND[spot] >= FIRST_DUAL)
_BUILDABLE_COLORS = sum(1 << color for color in range(COLORS) if BUILDABLE[color] == 1)


@kernel
def _legal_plays(state: State, seat: Seat, listing: Listing) -> int:
    listing["codes"][0] = BASE[Verb.END]
    count = 1
    if int(state["plays"]) > 0:
        held = int(state["hand_kinds"][seat])
        kinds = held
        while kinds != 0:
            kind = lowest(kinds)
            kinds = kinds & (kinds - 1)
            listing["codes"][count] = _PLAIN[kind, 0]
            listing["codes"][count + 1] = _PLAIN[kind, 1]
            count += _PLAIN_COUNT[kind]
        if has(held, RAINBOW):
            for color in range(COLORS):
                listing["codes"][count] = BASE[Verb.PLACE] + SPOT_OF[RAINBOW, color]
                count += 1
        kinds = held & _WITH_USES
        while kinds != 0:
            kind = lowest(kinds)
            kinds = kinds & (kinds - 1)
            count = _legal_uses(state, seat, kind, listing, count)
    return _legal_recolorings(state, seat, listing, count)


@kernel
def _legal_recolorings(state: State, seat: Seat, listing: Listing, count: int) -> int:
    if int(state["rules"][Rule.RECOLOR_COSTS]) == 1 and int(state["plays"]) == 0:
        return count
    spots = int(state["area_spots"][seat]) & _WILD_SPOTS
    while spots != 0:
        spot = lowest(spots)
        spots = spots & (spots - 1)
        for recoloring in range(RECOLOR_FIRST[spot], RECOLOR_FIRST[spot + 1]):
            listing["codes"][count] = BASE[Verb.RECOLOR] + recoloring
            count += 1
    return count


@kernel
def _legal_uses(state: State, seat: Seat, kind: int, listing: Listing, count: int) -> int:
    """List what an action card does besides lying in the bank."""
    if kind < RENT_RAINBOW:
        return _legal_rents(state, seat, kind, listing, count)
    if kind == RENT_RAINBOW:
        return _legal_rainbow_rents(state, seat, listing, count)
    if HOUSE_3 <= kind <= HOTEL_5:
        return _legal_buildings(state, seat, kind - HOUSE_3, listing, count)
    if kind == DEBT_COLLECTOR:
        return _list_targets(state, seat, BASE[Verb.DEBT_COLLECTOR], 1, listing, count)
    if kind == FORCED_DEAL and not has_something_to_give(state, seat):
        return count
    if kind == SPEEDING:
        return _legal_speedings(state, seat, listing, count)
    for target in range(int(state["seats"])):
        if target != seat:
            count = _legal_uses_on(state, target, kind, listing, count)
    return count


@kernel
def _legal_uses_on(state: State, target: Seat, kind: int, listing: Listing, count: int) -> int:
    """List what an action card does to one opponent."""
    if kind == SLY_DEAL:
        return list_takes(state, target, BASE[Verb.SLY_DEAL] + target * SPOTS, listing, count)
    if kind == FORCED_DEAL:
        return list_takes(state, target, BASE[Verb.FORCED_DEAL] + target * SPOTS, listing, count)
    if kind == DOUBLE_SLY:
        return list_takes(state, target, BASE[Verb.DOUBLE_SLY] + target * SPOTS, listing, count)
    if kind == GO_TO_JAIL:
        listing["codes"][count] = BASE[Verb.GO_TO_JAIL] + target
        return count + (1 if refuse_jail(state, target) == Refusal.NONE else 0)
    if kind == INHERITOR:
        listing["codes"][count] = BASE[Verb.INHERITOR] + target
        return count + (1 if refuse_inheritor(state, target) == Refusal.NONE else 0)
    colors = int(state["full_colors"][target]) if kind == DEAL_BREAKER else 0
    while colors != 0:
        color = lowest(colors)
        colors = colors & (colors - 1)
        listing["codes"][count] = BASE[Verb.DEAL_BREAKER] + target * COLORS + color
        count += 1 if refuse_deal_breaker(state, target, color) == Refusal.NONE else 0
    return count


@kernel
def _legal_speedings(state: State, seat: Seat, listing: Listing, count: int) -> int:
    seats = int(state["seats"])
    for first in range(seats):
        for second in range(first, seats):
            listing["codes"][count] = BASE[Verb.SPEEDING] + first * MAX_SEATS + second
            refusal = refuse_speeding(state, seat, first, second)
            count += 1 if refusal == Refusal.NONE else 0
    return count


@kernel
def _legal_buildings(state: State, seat: Seat, slot: int, listing: Listing, count: int) -> int:
    colors = int(state["full_colors"][seat]) & _BUILDABLE_COLORS
    while colors != 0:
        color = lowest(colors)
        colors = colors & (colors - 1)
        listing["codes"][count] = BASE[Verb.BUILD] + slot * COLORS + color
        count += 1 if refuse_build(state, seat, slot, color) == Refusal.NONE else 0
    return count


@kernel
def _legal_rents(state: State, seat: Seat, kind: int, listing: Listing, count: int) -> int:
    held = int(state["hand"][seat, DOUBLE_RENT])
    for side in range(2):
        color = RENT_COLORS[kind - FIRST_RENT, side]
        for doubles in range(min(held, MAX_DOUBLES) + 1):
            listing["codes"][count] = BASE[Verb.RENT] + color * _DOUBLES + doubles
            if refuse_rent(state, seat, kind, color, doubles, held) == Refusal.NONE:
                count += 1
    return count


@kernel
def _legal_rainbow_rents(state: State, seat: Seat, listing: Listing, count: int) -> int:
    held = int(state["hand"][seat, DOUBLE_RENT])
    colors = int(state["earning_colors"][seat])
    while colors != 0:
        color = lowest(colors)
        colors = colors & (colors - 1)
        for doubles in range(min(held, MAX_DOUBLES) + 1):
            if refuse_rent(state, seat, RENT_RAINBOW, color, doubles, held) == Refusal.NONE:
                base = BASE[Verb.RENT_RAINBOW] + color * _DOUBLES + doubles
                count = _list_targets(state, seat, base, COLORS * _DOUBLES, listing, count)
    return count


@kernel
def _list_targets(
    state: State, seat: Seat, base: int, stride: int, listing: Listing, count: int
) -> int:
    """List ``base + opponent * stride`` for every opponent."""
    for target in range(int(state["seats"])):
        listing["codes"][count] = base + target * stride
        count += 1 if target != seat else 0
    return count


@kernel
def _legal_payments(state: State, seat: Seat, listing: Listing) -> int:
    least = least_payable(state)
    count = 0
    kinds = int(state["bank_kinds"][seat])
    while kinds != 0:
        kind = lowest(kinds)
        kinds = kinds & (kinds - 1)
        listing["codes"][count] = BASE[Verb.PAY_BANK] + kind
        count += 1 if refuse_pay(state, kind, 1, least) == Refusal.NONE else 0
    spots = int(state["area_spots"][seat])
    while spots != 0:
        spot = lowest(spots)
        spots = spots & (spots - 1)
        listing["codes"][count] = BASE[Verb.PAY_AREA] + spot
        count += 1 if refuse_pay(state, SPOT_KIND[spot], 1, least) == Refusal.NONE else 0
    for color in range(COLORS):
        if house_count(state, seat, color) > 0:
            for slot in range(BUILDINGS):
                listing["codes"][count] = BASE[Verb.PAY_BUILDING] + slot * COLORS + color
                refusal = refuse_pay_building(state, seat, slot, color, least)
                count += 1 if refusal == Refusal.NONE else 0
    return count
