"""The kernel's state and actions in the oracle's words, and both side by side on a random game."""

import random
from functools import lru_cache
from typing import Any

import numpy as np

from dafuweng.game import Ruleset
from dafuweng.game.deal.action import read_action
from dafuweng.kernel.chance import below, start_chance
from dafuweng.kernel.deal.actions import MAX_LEGAL
from dafuweng.kernel.deal.calls import legal_at, setup_at, step
from dafuweng.kernel.deal.codes import Prompt, Verb
from dafuweng.kernel.deal.layout import BUILDINGS, PILE, STATE, Seat
from dafuweng.kernel.deal.tables import (
    BUILDING_KIND,
    COLOR_NAMES,
    FIRST_DUAL,
    KIND_NAMES,
    SPOT_COLOR,
    SPOT_KIND,
)
from tests.oracle.game import Oracle
from tests.oracle.moves import Action

__all__ = ["Difference", "compare_game"]

_SPOTS = [
    (KIND_NAMES[kind], COLOR_NAMES[color])
    for kind, color in zip(SPOT_KIND, SPOT_COLOR, strict=True)
]
_BUILDINGS = [KIND_NAMES[kind] for kind in BUILDING_KIND]

_IDLE = {"recolor", "bank", "end"}
RECOLORINGS = 2
"""Recolourings a turn after which the random player makes no more."""


class Difference(AssertionError):  # noqa: N818
    """The kernel and the oracle do not agree."""


# The counts are small and not negative, so the bytes of a field are its numbers; zones seldom
# change from one decision to the next.
_remember = lru_cache(1 << 16)


@_remember
def _cards(counts: bytes) -> list[str]:
    return sorted(KIND_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count))


@_remember
def _lying(counts: bytes) -> list[tuple[str, str]]:
    return sorted(_SPOTS[spot] for spot, count in enumerate(counts) for _ in range(count))


@_remember
def _built(counts: bytes) -> list[tuple[str, str]]:
    return sorted(
        (_BUILDINGS[index % BUILDINGS], COLOR_NAMES[index // BUILDINGS])
        for index, count in enumerate(counts)
        for _ in range(count)
    )


def _by_color(lying: list[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for card, color in lying:
        found.setdefault(color, []).append(card)
    return found


@_remember
def _seat(hand: bytes, bank: bytes, area: bytes, buildings: bytes, arriving: bytes) -> Any:
    return {
        "hand": _cards(hand),
        "bank": _cards(bank),
        "area": _by_color(_lying(area)),
        "buildings": _by_color(_built(buildings)),
        "arriving": _cards(bytes(FIRST_DUAL) + arriving),
    }


def _seats(state: Any, seats: int) -> list[dict[str, Any]]:
    fields = [state[name] for name in ("hand", "bank", "area", "buildings", "arriving")]
    return [_seat(*(field[seat].tobytes() for field in fields)) for seat in range(seats)]


def _bits(number: int) -> list[int]:
    return [seat for seat in range(10) if number >> seat & 1]


def snapshot(state: Any) -> dict[str, Any]:
    """Return a kernel state as ``Oracle.snapshot`` does."""
    seats, head, pile = int(state["seats"]), int(state["draw_head"]), state["draw"].tolist()
    order = [int(state["start"])]
    while len(order) < seats:
        order.append(int(state["after"][order[-1]]))
    decider, winner = int(state["decider"]), int(state["winner"])
    is_over = winner >= 0
    attack = -1 if is_over else int(state["attack"])
    return {
        "turn": int(state["turn"]),
        "plays": int(state["plays"]),
        "prompt": Prompt(int(state["prompt"])).name.lower(),
        "decider": decider if decider >= 0 else None,
        "winner": winner if is_over else None,
        "order": order,
        "jailed": _bits(int(state["jailed"])),
        "draw": [KIND_NAMES[pile[(head + i) % PILE]] for i in range(int(state["draw_count"]))],
        "discard": _cards(state["discard"].astype(np.uint8).tobytes()),
        "due": int(state["due"]),
        "attack": KIND_NAMES[attack] if attack >= 0 else None,
        "target": int(state["target"]) if attack >= 0 else None,
        "waiting": [] if is_over else _bits(int(state["waiting"])),
        "seats": _seats(state, seats),
        "paid": {
            "bank": _cards(state["paid_bank"].tobytes()),
            "area": _lying(state["paid_area"].tobytes()),
            "buildings": _built(state["paid_buildings"].tobytes()),
        },
    }


def action_of(code: int) -> Action:
    """Return the oracle's form of an action code."""
    action = read_action(code)
    verb = action.verb
    word = verb.name.lower()
    kind = None if action.kind is None else KIND_NAMES[action.kind]
    color = None if action.color is None else COLOR_NAMES[action.color]
    lying: tuple[str, ...] = ()
    if action.take is not None:
        lying = (action.take.card, COLOR_NAMES[action.take.color])
    match verb:
        case Verb.SWAP:
            return ("for", *lying)
        case Verb.ALSO | Verb.PAY_AREA | Verb.PAY_BUILDING:
            return (word, *lying)
        case Verb.BANK | Verb.PAY_BANK | Verb.DISCARD | Verb.GIVE:
            return (word, kind)
        case Verb.PLACE | Verb.BUILD:
            return (word, kind, color)
        case Verb.RECOLOR:
            return (word, *lying, color)
        case Verb.RENT:
            return (word, color, action.doubles)
        case Verb.RENT_RAINBOW:
            return (word, action.seat, color, action.doubles)
        case Verb.SLY_DEAL | Verb.FORCED_DEAL | Verb.DOUBLE_SLY:
            return (word, action.seat, *lying)
        case Verb.SPEEDING:
            other = action.seat if action.second is None else action.second
            return (word, action.seat, other)
        case Verb.COLOR:
            return (word, color)
        case Verb.DEAL_BREAKER:
            return (word, action.seat, color)
    return (word,) if action.seat is None else (word, action.seat)


_ACTIONS: dict[int, Action] = {}


def _action(code: int) -> Action:
    if code not in _ACTIONS:
        _ACTIONS[code] = action_of(code)
    return _ACTIONS[code]


def _choose(rng: random.Random, codes: list[int], recolored: int, eagerness: float) -> int:
    """Choose at random; eagerly what changes the table, so that rare positions come up."""
    if rng.random() < eagerness:
        codes = [code for code in codes if _action(code)[0] not in _IDLE] or codes
    if recolored >= RECOLORINGS:
        codes = [code for code in codes if _action(code)[0] != "recolor"]
    return rng.choice(codes)


def compare_game(ruleset: Ruleset, seats: int, seed: int, decisions_max: int) -> int:
    """Play one random game on both; ``Difference`` at the first one. Return the decisions made."""
    rng = random.Random(f"{ruleset.to_json()} {seats} {seed}")
    eagerness = rng.choice((0.0, 0.5, 0.9))
    key = np.frombuffer(rng.randbytes(32), np.uint32)
    states = np.zeros(2, STATE)  # the second one holds the oracle's chance and nothing else
    setup_at(states, 0, seats, ruleset.record(seats), key)
    start_chance(states[1], key)
    oracle = Oracle.deal(dict(ruleset.fields), seats, lambda n: int(below(states[1], n)))
    codes = np.empty(MAX_LEGAL, np.int64)
    for decision in range(decisions_max):
        where = f"{ruleset.to_json()}, {seats} seats, seed {seed}, decision {decision}"
        here, there = snapshot(states[0]), oracle.snapshot()
        if here != there:
            parts = [name for name in here if here[name] != there[name]]
            found = {name: (here[name], there[name]) for name in parts}
            raise Difference(f"{where}: kernel and oracle differ in {found}")
        legal = codes[: legal_at(states, 0, codes)].tolist() if oracle.decider is not None else []
        listed = {_action(code): code for code in legal}
        allowed = oracle.legal()
        if listed.keys() != allowed:
            raise Difference(f"{where}: only one lists {listed.keys() ^ allowed}")
        if not listed:
            return decision
        code = _choose(rng, sorted(listed.values()), int(states[0]["recolored"]), eagerness)
        step(states, 0, Seat(oracle.decider or 0), code)
        oracle.apply(_action(code))
    return decisions_max
