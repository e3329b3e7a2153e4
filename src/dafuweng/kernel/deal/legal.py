"""What may be done: refusals in a fixed order, and lists of legal actions built on them."""

from typing import Any

import numpy as np

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import ACTIONS, BASE, FIRST, SECOND, STRIDE, VERB
from dafuweng.kernel.deal.arrive import refuse_color
from dafuweng.kernel.deal.codes import Prompt, Refusal, Verb
from dafuweng.kernel.deal.debt import least_payable, refuse_pay, refuse_pay_building
from dafuweng.kernel.deal.layout import BUILDINGS, COLORS, KINDS, SPOTS, Seat, State
from dafuweng.kernel.deal.play import refuse_bank, refuse_build, refuse_recolor
from dafuweng.kernel.deal.rent import refuse_rent
from dafuweng.kernel.deal.respond import refuse_no
from dafuweng.kernel.deal.sets import house_count
from dafuweng.kernel.deal.steal import (
    has_something_to_give,
    refuse_deal_breaker,
    refuse_give,
    refuse_take,
)
from dafuweng.kernel.deal.tables import (
    BIRTHDAY,
    BUILDING_KIND,
    DEAL_BREAKER,
    DEBT_COLLECTOR,
    DOUBLE_RENT,
    FIRST_ACTION,
    FIRST_DUAL,
    FIRST_PROPERTY,
    FIRST_RENT,
    FORCED_DEAL,
    HOTEL_5,
    HOUSE_3,
    JUST_SAY_NO,
    PASS_GO,
    RAINBOW,
    RECOLOR_FIRST,
    RENT_KIND,
    RENT_RAINBOW,
    SLY_DEAL,
    SPOT_KIND,
    SPOT_OF,
)
from dafuweng.kernel.deal.turn import refuse_put_back

__all__ = ["legal", "legal_mask", "refuse"]

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
        least = least_payable(state, seat)
        return refuse_pay(state, first, int(state["bank"][seat, first]), least)
    if verb == Verb.PAY_AREA:
        least = least_payable(state, seat)
        return refuse_pay(state, SPOT_KIND[first], int(state["area"][seat, first]), least)
    if verb == Verb.PAY_BUILDING:
        return refuse_pay_building(state, seat, first, second, least_payable(state, seat))
    if verb == Verb.COLOR:
        return refuse_color(state, seat, first)
    if verb == Verb.DISCARD:
        return refuse_put_back(state, first, int(state["hand"][seat, first]))
    if verb == Verb.SWAP:
        return refuse_give(state, seat, first)
    return Refusal.NONE


@kernel
def _card_of(verb: int, first: int, second: int) -> int:
    """Return the kind that an action takes from the hand, -1 for none."""
    if verb == Verb.BANK:
        return first
    if verb == Verb.PLACE:
        return SPOT_KIND[first]
    if verb == Verb.RENT:
        return RENT_KIND[first]
    if verb == Verb.BUILD:
        return BUILDING_KIND[first]
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
    if int(state["hand"][seat, _card_of(verb, first, second)]) == 0:
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
        return refuse_rent(
            state, seat, RENT_RAINBOW, second // _DOUBLES, second % _DOUBLES, held
        )
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
def legal(state: State, codes: Any) -> int:
    """List the legal actions of the deciding seat, ascending inside each prompt; return how many.

    *codes* is an integer buffer of at least ``actions.MAX_LEGAL``.
    """
    prompt = int(state["prompt"])
    seat = int(state["decider"])
    if prompt == Prompt.PLAY:
        return _legal_plays(state, seat, codes)
    if prompt == Prompt.RESPOND:
        codes[0] = BASE[Verb.ACCEPT]
        if refuse_no(state, seat, int(state["hand"][seat, JUST_SAY_NO])) == Refusal.NONE:
            codes[1] = BASE[Verb.NO]
            return 2
        return 1
    if prompt == Prompt.PAY:
        return _legal_payments(state, seat, codes)
    count = 0
    if prompt == Prompt.COLOR:
        for color in range(COLORS):
            if refuse_color(state, seat, color) == Refusal.NONE:
                codes[count] = BASE[Verb.COLOR] + color
                count += 1
    elif prompt == Prompt.DISCARD:
        for kind in range(KINDS):
            if int(state["hand"][seat, kind]) > 0:
                codes[count] = BASE[Verb.DISCARD] + kind
                count += 1
    elif prompt == Prompt.SWAP:
        for spot in range(SPOTS):
            if int(state["area"][seat, spot]) > 0:
                if refuse_give(state, seat, spot) == Refusal.NONE:
                    codes[count] = BASE[Verb.SWAP] + spot
                    count += 1
    return count


@kernel
def _legal_plays(state: State, seat: Seat, codes: Any) -> int:
    codes[0] = BASE[Verb.END]
    count = 1
    if int(state["plays"]) > 0:
        for kind in range(KINDS):
            if int(state["hand"][seat, kind]) == 0:
                continue
            if FIRST_PROPERTY <= kind < FIRST_DUAL:
                codes[count] = BASE[Verb.PLACE] + SPOT_OF[kind, kind - FIRST_PROPERTY]
                count += 1
            elif FIRST_DUAL <= kind <= RAINBOW:
                for color in range(COLORS):
                    if SPOT_OF[kind, color] >= 0:
                        codes[count] = BASE[Verb.PLACE] + SPOT_OF[kind, color]
                        count += 1
            else:
                codes[count] = BASE[Verb.BANK] + kind
                count += 1
                if kind >= FIRST_ACTION:
                    count = _legal_uses(state, seat, kind, codes, count)
    return _legal_recolorings(state, seat, codes, count)


@kernel
def _legal_recolorings(state: State, seat: Seat, codes: Any, count: int) -> int:
    for spot in range(SPOTS):
        if SPOT_KIND[spot] >= FIRST_DUAL and int(state["area"][seat, spot]) > 0:
            for recoloring in range(RECOLOR_FIRST[spot], RECOLOR_FIRST[spot + 1]):
                if refuse_recolor(state, seat, recoloring) == Refusal.NONE:
                    codes[count] = BASE[Verb.RECOLOR] + recoloring
                    count += 1
    return count


@kernel
def _legal_uses(state: State, seat: Seat, kind: int, codes: Any, count: int) -> int:
    """List what an action card does besides lying in the bank."""
    if kind == PASS_GO:
        codes[count] = BASE[Verb.PASS_GO]
        return count + 1
    if kind == BIRTHDAY:
        codes[count] = BASE[Verb.BIRTHDAY]
        return count + 1
    if FIRST_RENT <= kind < RENT_RAINBOW:
        return _legal_rents(state, seat, kind, codes, count)
    if HOUSE_3 <= kind <= HOTEL_5:
        for slot in range(BUILDINGS):
            if BUILDING_KIND[slot] == kind:
                for color in range(COLORS):
                    if refuse_build(state, seat, slot, color) == Refusal.NONE:
                        codes[count] = BASE[Verb.BUILD] + slot * COLORS + color
                        count += 1
        return count
    if kind == FORCED_DEAL and not has_something_to_give(state, seat):
        return count
    for target in range(int(state["seats"])):
        if target != seat:
            count = _legal_uses_on(state, seat, target, kind, codes, count)
    return count


@kernel
def _legal_rents(state: State, seat: Seat, kind: int, codes: Any, count: int) -> int:
    held = int(state["hand"][seat, DOUBLE_RENT])
    for color in range(COLORS):
        if RENT_KIND[color] == kind and int(state["cards"][seat, color]) > 0:
            for doubles in range(min(held, _DOUBLES - 1) + 1):
                if refuse_rent(state, seat, kind, color, doubles, held) == Refusal.NONE:
                    codes[count] = BASE[Verb.RENT] + color * _DOUBLES + doubles
                    count += 1
    return count


@kernel
def _legal_uses_on(
    state: State, seat: Seat, target: Seat, kind: int, codes: Any, count: int
) -> int:
    """List what an action card does to one opponent."""
    if kind == DEBT_COLLECTOR:
        codes[count] = BASE[Verb.DEBT_COLLECTOR] + target
        count += 1
    elif kind == SLY_DEAL or kind == FORCED_DEAL:
        base = BASE[Verb.SLY_DEAL] if kind == SLY_DEAL else BASE[Verb.FORCED_DEAL]
        for spot in range(SPOTS):
            if int(state["area"][target, spot]) > 0:
                if refuse_take(state, target, spot) == Refusal.NONE:
                    codes[count] = base + target * SPOTS + spot
                    count += 1
    elif kind == DEAL_BREAKER:
        for color in range(COLORS):
            if refuse_deal_breaker(state, target, color) == Refusal.NONE:
                codes[count] = BASE[Verb.DEAL_BREAKER] + target * COLORS + color
                count += 1
    elif kind == RENT_RAINBOW:
        held = int(state["hand"][seat, DOUBLE_RENT])
        for color in range(COLORS):
            if int(state["cards"][seat, color]) > 0:
                for doubles in range(min(held, _DOUBLES - 1) + 1):
                    if refuse_rent(state, seat, kind, color, doubles, held) == Refusal.NONE:
                        base = BASE[Verb.RENT_RAINBOW] + target * COLORS * _DOUBLES
                        codes[count] = base + color * _DOUBLES + doubles
                        count += 1
    return count


@kernel
def _legal_payments(state: State, seat: Seat, codes: Any) -> int:
    least = least_payable(state, seat)
    count = 0
    for kind in range(KINDS):
        held = int(state["bank"][seat, kind])
        if held > 0 and refuse_pay(state, kind, held, least) == Refusal.NONE:
            codes[count] = BASE[Verb.PAY_BANK] + kind
            count += 1
    for spot in range(SPOTS):
        here = int(state["area"][seat, spot])
        if here > 0 and refuse_pay(state, SPOT_KIND[spot], here, least) == Refusal.NONE:
            codes[count] = BASE[Verb.PAY_AREA] + spot
            count += 1
    for color in range(COLORS):
        if house_count(state, seat, color) > 0:
            for slot in range(BUILDINGS):
                if refuse_pay_building(state, seat, slot, color, least) == Refusal.NONE:
                    codes[count] = BASE[Verb.PAY_BUILDING] + slot * COLORS + color
                    count += 1
    return count


@kernel
def legal_mask(state: State, codes: Any, mask: Any) -> int:
    """Set ``mask[action]`` to 1 for each legal action, 0 elsewhere; return how many are legal."""
    mask[:] = 0
    count = legal(state, codes)
    for i in range(count):
        mask[codes[i]] = 1
    return count
