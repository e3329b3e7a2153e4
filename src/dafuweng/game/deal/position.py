"""Positions of scenarios: cards laid out by hand, checked against the deck."""

from collections.abc import Mapping

import numpy as np

from dafuweng.game.deal.game import DealGame
from dafuweng.game.deal.rules import FIELDS
from dafuweng.game.deal.words import (
    BUILDING_SLOT,
    COLOR_INDEX,
    KIND_INDEX,
    SEAT_INDEX,
    format_seat,
)
from dafuweng.game.refusal import BadRuleset
from dafuweng.game.ruleset import Ruleset
from dafuweng.game.scenario_file import Node, ScenarioError
from dafuweng.kernel.chance import start_chance
from dafuweng.kernel.deal.bits import has
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule
from dafuweng.kernel.deal.invariants import count_cards
from dafuweng.kernel.deal.layout import KINDS, PILE, STATE, Seat, State
from dafuweng.kernel.deal.order import ROUNDS, add_roll, next_to_roll, order_by_rolls
from dafuweng.kernel.deal.piles import discard, put_in_bank, put_in_hand, shuffle
from dafuweng.kernel.deal.play import refuse_bank, refuse_build
from dafuweng.kernel.deal.sets import add_to_area
from dafuweng.kernel.deal.setup import clear, deck_count
from dafuweng.kernel.deal.tables import COLOR_NAMES, KIND_NAMES, SPOT_OF
from dafuweng.kernel.deal.turn import PLAYS, begin_turn

__all__ = ["KEYS", "build_position", "read_cards", "read_ruleset", "read_seat"]

KEYS = ("seats", "dice", "turn", "start", "plays", "draw", "discard")
"""What a scenario of Deal may say of its position."""

REST = "..."
_FACES = range(1, 7)
_HOUSES = {KIND_NAMES[kind]: slot for kind, slot in BUILDING_SLOT.items() if slot < 2}
_HOTELS = {KIND_NAMES[kind]: slot for kind, slot in BUILDING_SLOT.items() if slot >= 2}


def read_ruleset(node: Node) -> Ruleset:
    """Read a preset's name, or a mapping of ``preset`` and fields."""
    if isinstance(node.value, str):
        preset, fields = node, {}
    else:
        fields = dict(node.items())
        preset = fields.pop("preset", Node(None, f"{node.where}.preset"))
    try:
        return Ruleset.make(preset.text(), {name: _option(name, fields[name]) for name in fields})
    except BadRuleset as bad:
        where = fields[bad.field].where if bad.field in fields else preset.where
        raise ScenarioError(where, "a ruleset that can be played", bad.reason) from bad


def _option(name: str, node: Node) -> str | int | bool:
    """Read an option's value; YAML takes a bare ``off`` for no."""
    if node.value is False and name in FIELDS and "off" in FIELDS[name].values:
        return "off"
    if not isinstance(node.value, str | int | bool):
        node.fail("an option's value")
    return node.value


def read_seat(node: Node, seats: int) -> Seat:
    """Read the word of a seat at the table."""
    known = {word: seat for word, seat in SEAT_INDEX.items() if seat < seats}
    return node.among(known, f"a seat, p1 to p{seats}")


def read_cards(node: Node) -> list[int]:
    """Read a list of card words."""
    return [entry.among(KIND_INDEX, "a card") for entry in node.list()]


def _lay_hand(state: State, seat: Seat, node: Node) -> None:
    for kind in read_cards(node):
        put_in_hand(state, seat, kind)


def _lay_bank(state: State, seat: Seat, node: Node) -> None:
    for entry in node.list():
        kind = entry.among(KIND_INDEX, "a card")
        if refuse_bank(kind):
            entry.fail("money or an action card")
        put_in_bank(state, seat, kind, 1)


def _lay_set(state: State, seat: Seat, node: Node) -> None:
    fields = node.keys("color", "cards", "house", "hotel")
    color = fields.get("color", Node(None, f"{node.where}.color")).among(COLOR_INDEX, "a color")
    for entry in fields["cards"].list() if "cards" in fields else ():
        spot = int(SPOT_OF[entry.among(KIND_INDEX, "a card"), color])
        if spot < 0:
            entry.fail(f"a property that may lie in {COLOR_NAMES[color]}")
        add_to_area(state, seat, spot)


def _build(state: State, seat: Seat, node: Node) -> None:
    """Set the buildings of one group, houses first, where the rules allow them."""
    fields = node.keys("color", "cards", "house", "hotel")
    color = COLOR_INDEX[fields["color"].text()]
    for name, slots in (("house", _HOUSES), ("hotel", _HOTELS)):
        if name not in fields or fields[name].value is None:
            continue
        slot = fields[name].among(slots, "one of " + ", ".join(slots))
        refusal = Refusal(refuse_build(state, seat, slot, color))
        if refusal:
            fields[name].fail(f"a set on which a {name} may stand", refusal.name.lower())
        state["buildings"][seat, color, slot] += 1


def _lay_seat(state: State, seat: Seat, node: Node) -> None:
    fields = node.keys("hand", "bank", "sets", "jailed")
    if "hand" in fields:
        _lay_hand(state, seat, fields["hand"])
    if "bank" in fields:
        _lay_bank(state, seat, fields["bank"])
    groups = fields["sets"].list() if "sets" in fields else []
    for group in groups:
        _lay_set(state, seat, group)
    for group in groups:
        _build(state, seat, group)
    if "jailed" in fields and fields["jailed"].flag():
        state["jailed"] |= 1 << seat


def _check_deck(state: State) -> None:
    """Refuse a card that is used more often than the deck has it."""
    for kind, missing in enumerate(_missing(state)):
        if missing < 0:
            there = int(deck_count(state["rules"], kind))
            most = f"at most {there} {KIND_NAMES[kind]}, as the deck has"
            raise ScenarioError("", most, f"{there - missing}")


def _missing(state: State) -> list[int]:
    """Count for each kind the cards of the deck that lie nowhere yet."""
    counts = np.zeros(KINDS, np.int64)
    count_cards(state, counts)
    return [int(deck_count(state["rules"], kind)) - int(counts[kind]) for kind in range(KINDS)]


def _lay_draw(state: State, node: Node | None) -> None:
    """Lay the draw pile, top first, and the rest of the deck under it where it is wanted."""
    entries = node.list() if node else []
    takes_rest = node is None or (bool(entries) and entries[-1].value == REST)
    if entries and entries[-1].value == REST:
        entries.pop()
    named = [entry.among(KIND_INDEX, f"a card, or {REST} at the end") for entry in entries]
    _set_draw(state, named[:PILE])
    _check_deck(state)
    if takes_rest:
        missing = [kind for kind, count in enumerate(_missing(state)) for _ in range(count)]
        _set_draw(state, missing)
        shuffle(state)
        _set_draw(state, [*named, *state["draw"][: len(missing)].tolist()])


def _set_draw(state: State, kinds: list[int]) -> None:
    state["draw"][: len(kinds)] = kinds
    state["draw_count"] = len(kinds)


def _roll(state: State, node: Node) -> None:
    """Find the turn order by the dice given: a pair for each roll, in the order of the rolls."""
    if int(state["rules"][Rule.DICE_ORDER]) == 0:
        node.fail("turn_order dice")
    dice = node.list()
    for number in range(ROUNDS):
        seat = int(next_to_roll(state, number))
        while seat >= 0:
            if not dice:
                node.fail(f"a roll more, of {format_seat(seat)}")
            add_roll(state, seat, number, _read_dice(dice.pop(0)))
            seat = int(next_to_roll(state, number))
    if dice:
        dice[0].fail("no roll more, since nobody ties")
    order_by_rolls(state)


def _read_dice(node: Node) -> int:
    faces = [face.number() for face in node.list()]
    if len(faces) != 2 or any(face not in _FACES for face in faces):
        node.fail("two dice, 1 to 6 each")
    return sum(faces)


def _read_turn(state: State, node: Node | None) -> Seat:
    """Read whose turn it is; left out it is the first seat's, or that of the best roll."""
    if node is None:
        return Seat(int(state["start"]))
    return read_seat(node, int(state["seats"]))


def _read_plays(node: Node | None, starts: bool) -> int:
    if node is None:
        return PLAYS
    plays = node.number()
    if not 0 <= plays <= PLAYS or (starts and plays != PLAYS):
        node.fail(f"{PLAYS} plays" if starts else f"0 to {PLAYS} plays")
    return plays


def build_position(ruleset: Ruleset, fields: Mapping[str, Node]) -> DealGame:
    """Return a game at the position that a scenario describes."""
    seat_nodes = fields.get("seats", Node(None, "seats")).list()
    try:
        rules = ruleset.record(len(seat_nodes))
    except BadRuleset as bad:
        raise ScenarioError("seats", "seats for this ruleset", f"{len(seat_nodes)}") from bad
    states = np.zeros(1, STATE)
    state = states[0]
    clear(state, len(seat_nodes), rules)
    start_chance(state, np.zeros(8, np.uint32))
    for index, node in enumerate(seat_nodes):
        _lay_seat(state, Seat(index), node)
    if "discard" in fields:
        for kind in read_cards(fields["discard"]):
            discard(state, kind)
    _lay_draw(state, fields.get("draw"))
    if "dice" in fields:
        _roll(state, fields["dice"])
    turn = _read_turn(state, fields.get("turn"))
    starts = "start" in fields and fields["start"].flag()
    plays = _read_plays(fields.get("plays"), starts)
    if not starts and has(int(state["jailed"]), turn):
        raise ScenarioError("turn", "a seat that is not in jail", format_seat(turn))
    if "dice" not in fields:
        state["start"] = turn
    if starts:
        begin_turn(state, turn)
    else:
        state["turn"] = turn
        state["turn_number"] = 1
        state["plays"] = plays
        state["prompt"] = Prompt.PLAY
        state["decider"] = turn
    return DealGame.at(ruleset, state)
