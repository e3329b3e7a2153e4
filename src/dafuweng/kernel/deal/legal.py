"""What may be done: refusals in a fixed order, and lists of legal actions built on them."""

import numpy as np

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import (
    ACTIONS,
    BASE,
    FIRST,
    MAX_DOUBLES,
    SECOND,
    STRIDE,
    VERB,
    Listing,
)
from dafuweng.kernel.deal.arrive import refuse_color
from dafuweng.kernel.deal.bits import has, lowest
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule, Verb
from dafuweng.kernel.deal.debt import least_payable, refuse_pay, refuse_pay_building
from dafuweng.kernel.deal.layout import BUILDINGS, COLORS, KINDS, SPOTS, Seat, State
from dafuweng.kernel.deal.play import refuse_bank, refuse_build, refuse_recolor
from dafuweng.kernel.deal.rent import refuse_rent
from dafuweng.kernel.deal.respond import refuse_no
from dafuweng.kernel.deal.sets import house_count
from dafuweng.kernel.deal.steal import (
    has_something_to_give,
    list_takes,
    refuse_deal_breaker,
    refuse_give,
    refuse_take,
)
from dafuweng.kernel.deal.tables import (
    BIRTHDAY,
    BUILDABLE,
    BUILDING_KIND,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_RENT,
    FIRST_ACTION,
    FIRST_DUAL,
    FIRST_RENT,
    FORCED_DEAL,
    HOTEL_5,
    HOUSE_3,
    IS_BANKABLE,
    JUST_SAY_NO,
    PASS_GO,
    RAINBOW,
    RECOLOR_FIRST,
    RENT_COLORS,
    RENT_KIND,
    RENT_RAINBOW,
    SLY_DEAL,
    SPOT_KIND,
    SPOT_OF,
)
from dafuweng.kernel.deal.turn import refuse_put_back

__all__ = ["legal", "refuse"]

PROMPT_OF_VERB = np.full(len(Verb), int(Prompt.PLAY), np.int64)
for _verb, _prompt in (
    (Verb.SWAP, Prompt.SWAP),
    (Verb.ACCEPT, Prompt.RESPOND),
    (Verb.NO, Prompt.RESPOND),
    (Verb.PAY_BANK, Prompt.PAY),
    (Verb.PAY_AREA, Prompt.PAY),
    (Verb.PAY_BUILDING, Prompt.PAY),
    (Verb.COLOR, Prompt.COLOR),
    (Verb.DISCARD, Prompt.DISCARD),
):
    PROMPT_OF_VERB[_verb] = _prompt

_DOUBLES = int(STRIDE[Verb.RENT])


@kernel
def refuse(state: State, seat: Seat, action: int) -> int:
    """Say why *seat* may not do *action* now, or ``Refusal.NONE``.

    The order is fixed: the game, the seat, the prompt, the card, the plays, then the rule itself.
    """
    if action < 0 or action >= ACTIONS:
        return Refusal.BAD_MOVE
    prompt = int(state["prompt"])
    if prompt == Prompt.OVER:
        return Refusal.GAME_OVER
    if int(state["decider"]) != seat:
        return Refusal.NOT_YOUR_TURN
    verb = VERB[action]
    if PROMPT_OF_VERB[verb] != prompt:
        return Refusal.WRONG_PROMPT
    first = FIRST[action]
    second = SECOND[action]
    if prompt == Prompt.PLAY:
        return _refuse_play(state, seat, verb, first, second)
    if verb == Verb.NO:
        return refuse_no(state, seat, int(state["hand"][seat, JUST_SAY_NO]))
    if verb == Verb.PAY_BANK:
        least = least_payable(state)
        return refuse_pay(state, first, int(state["bank"][seat, first]), least)
    if verb == Verb.PAY_AREA:
        least = least_payable(state)
        return refuse_pay(state, SPOT_KIND[first], int(state["area"][seat, first]), least)
    if verb == Verb.PAY_BUILDING:
        return refuse_pay_building(state, seat, first, second, least_payable(state))
    if verb == Verb.COLOR:
        return refuse_color(state, seat, first)
    if verb == Verb.DISCARD:
        return refuse_put_back(int(state["hand"][seat, first]))
    if verb == Verb.SWAP:
        return refuse_give(state, seat, first)
    return Refusal.NONE


@kernel
def _card_of(verb: int, first: int) -> int:
    """Return the kind that an action takes from the hand, -1 for none."""
    if verb == Verb.BANK:
        return first
    if verb == Verb.PLACE:
        return int(SPOT_KIND[first])
    if verb == Verb.RENT:
        return int(RENT_KIND[first])
    if verb == Verb.BUILD:
        return int(BUILDING_KIND[first])
    if verb == Verb.PASS_GO:
        return PASS_GO
    if verb == Verb.BIRTHDAY:
        return BIRTHDAY
    if verb == Verb.DEBT_COLLECTOR:
        return DEBT_COLLECTOR
    if verb == Verb.RENT_RAINBOW:
        return RENT_RAINBOW
    if verb == Verb.SLY_DEAL:
        return SLY_DEAL
    if verb == Verb.FORCED_DEAL:
        return FORCED_DEAL
    if verb == Verb.DEAL_BREAKER:
        return DEAL_BREAKER
    return -1


@kernel
def _refuse_play(state: State, seat: Seat, verb: int, first: int, second: int) -> int:
    if verb == Verb.END:
        return Refusal.NONE
    if verb == Verb.RECOLOR:
        return refuse_recolor(state, seat, first)
    if int(state["hand"][seat, _card_of(verb, first)]) == 0:
        return Refusal.CARD_NOT_IN_HAND
    if int(state["plays"]) == 0:
        return Refusal.NO_PLAYS_LEFT
    if verb == Verb.BANK:
        return refuse_bank(first)
    if verb == Verb.BUILD:
        return refuse_build(state, seat, first, second)
    if verb == Verb.RENT:
        held = int(state["hand"][seat, DOUBLE_RENT])
        return refuse_rent(state, seat, RENT_KIND[first], first, second, held)
    if verb == Verb.PLACE or verb == Verb.PASS_GO or verb == Verb.BIRTHDAY:
        return Refusal.NONE
    if first == seat or first >= int(state["seats"]):
        return Refusal.BAD_TARGET
    if verb == Verb.RENT_RAINBOW:
        held = int(state["hand"][seat, DOUBLE_RENT])
        return refuse_rent(state, seat, RENT_RAINBOW, second // _DOUBLES, second % _DOUBLES, held)
    if verb == Verb.SLY_DEAL:
        return refuse_take(state, first, second)
    if verb == Verb.FORCED_DEAL:
        if not has_something_to_give(state, seat):
            return Refusal.NOTHING_TO_GIVE
        return refuse_take(state, first, second)
    if verb == Verb.DEAL_BREAKER:
        return refuse_deal_breaker(state, first, second)
    return Refusal.NONE


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
        listing["codes"][0] = BASE[Verb.ACCEPT]
        if refuse_no(state, seat, int(state["hand"][seat, JUST_SAY_NO])) == Refusal.NONE:
            listing["codes"][1] = BASE[Verb.NO]
            return 2
        return 1
    if prompt == Prompt.PAY:
        return _legal_payments(state, seat, listing)
    count = 0
    if prompt == Prompt.COLOR:
        for color in range(COLORS):
            if refuse_color(state, seat, color) == Refusal.NONE:
                listing["codes"][count] = BASE[Verb.COLOR] + color
                count += 1
    elif prompt == Prompt.DISCARD:
        kinds = int(state["hand_kinds"][seat])
        while kinds != 0:
            listing["codes"][count] = BASE[Verb.DISCARD] + lowest(kinds)
            kinds = kinds & (kinds - 1)
            count += 1
    elif prompt == Prompt.SWAP:
        spots = int(state["area_spots"][seat])
        while spots != 0:
            spot = lowest(spots)
            spots = spots & (spots - 1)
            listing["codes"][count] = BASE[Verb.SWAP] + spot
            count += 1 if refuse_give(state, seat, spot) == Refusal.NONE else 0
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
    if kind not in (JUST_SAY_NO, DOUBLE_RENT, PASS_GO, BIRTHDAY)
)
"""Kinds that may be played in ways that depend on the table."""
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
    colors = int(state["full_colors"][target]) if kind == DEAL_BREAKER else 0
    while colors != 0:
        color = lowest(colors)
        colors = colors & (colors - 1)
        listing["codes"][count] = BASE[Verb.DEAL_BREAKER] + target * COLORS + color
        count += 1 if refuse_deal_breaker(state, target, color) == Refusal.NONE else 0
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
