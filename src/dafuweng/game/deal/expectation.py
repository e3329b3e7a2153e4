"""What scenarios of Deal expect, compared with the record; and the steps they may leave out."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from dafuweng.game.deal.game import DealGame
from dafuweng.game.deal.position import REST, read_cards, read_seat
from dafuweng.game.deal.survey import Survey
from dafuweng.game.deal.time_out import decide_time_out
from dafuweng.game.deal.view import list_cards, prompt_kind, turn_order
from dafuweng.game.deal.words import BUILDING_SLOT, COLOR_INDEX, KIND_INDEX, format_seat
from dafuweng.game.scenario_file import Node
from dafuweng.kernel.deal.bits import has
from dafuweng.kernel.deal.codes import Prompt
from dafuweng.kernel.deal.debt import payable_m
from dafuweng.kernel.deal.layout import PILE, Seat, State
from dafuweng.kernel.deal.outcome import asset_m
from dafuweng.kernel.deal.sets import rent_m
from dafuweng.kernel.deal.tables import COLOR_NAMES, KIND_NAMES

__all__ = ["Difference", "compare_position", "forced_step"]

_PROMPTS = {prompt_kind(prompt) for prompt in Prompt}


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that is not as a scenario expects it."""

    where: str
    expected: str
    found: str


def _show(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(map(_show, value)) + "]"
    return "null" if value is None else str(value)


def _differ(node: Node, expected: Any, found: Any) -> Iterator[Difference]:
    if expected != found:
        yield Difference(node.where, _show(expected), _show(found))


def _count(node: Node, found: int) -> Iterator[Difference]:
    fields = node.keys("count")
    if "count" not in fields:
        node.fail("a list, or a count")
    yield from _differ(fields["count"], fields["count"].number(), found)


def _compare_cards(node: Node, counts: Any) -> Iterator[Difference]:
    """Compare a zone with a list in any order, or with its size."""
    if isinstance(node.value, dict):
        yield from _count(node, int(counts.sum()))
        return
    expected = [KIND_NAMES[kind] for kind in sorted(read_cards(node))]
    yield from _differ(node, expected, list_cards(counts))


def _draw_pile(state: State) -> list[int]:
    head = int(state["draw_head"])
    return [int(state["draw"][(head + i) % PILE]) for i in range(int(state["draw_count"]))]


def _compare_draw(node: Node, state: State) -> Iterator[Difference]:
    """Compare the draw pile with a list, top first and perhaps open, or with its size."""
    pile = [KIND_NAMES[kind] for kind in _draw_pile(state)]
    if isinstance(node.value, dict):
        yield from _count(node, len(pile))
        return
    entries = node.list()
    if entries and entries[-1].value == REST:
        entries.pop()
        pile = pile[: len(entries)]
    for entry in entries:
        entry.among(KIND_INDEX, f"a card, or {REST} at the end")
    yield from _differ(node, [entry.text() for entry in entries], pile)


Group = tuple[str, tuple[str, ...], str | None, str | None]


def _format_group(group: Group) -> str:
    color, cards, house, hotel = group
    buildings = "".join(f", {name}" for name in (house, hotel) if name)
    return f"{color}({', '.join(cards)}{buildings})"


def _read_building(node: Node | None, slots: tuple[int, ...]) -> str | None:
    if node is None or node.value is None:
        return None
    names = {KIND_NAMES[kind]: kind for kind, slot in BUILDING_SLOT.items() if slot in slots}
    return KIND_NAMES[node.among(names, "one of " + ", ".join(names))]


def _read_group(node: Node) -> Group:
    fields = node.keys("color", "cards", "house", "hotel")
    color = fields.get("color", Node(None, f"{node.where}.color")).among(COLOR_INDEX, "a color")
    kinds = sorted(read_cards(fields["cards"])) if "cards" in fields else []
    house = _read_building(fields.get("house"), (0, 1))
    hotel = _read_building(fields.get("hotel"), (2, 3))
    return COLOR_NAMES[color], tuple(KIND_NAMES[kind] for kind in kinds), house, hotel


def _groups(state: State, seat: Seat) -> Iterator[Group]:
    for group in Survey(state.reshape(1)).groups(seat):
        cards = tuple(sorted(group.cards, key=KIND_NAMES.index))
        yield group.color, cards, group.house, group.hotel


def _show_groups(groups: Counter[Group]) -> str:
    return _show(sorted(_format_group(group) for group in groups.elements()))


def _compare_sets(node: Node, state: State, seat: Seat) -> Iterator[Difference]:
    expected = Counter(_read_group(entry) for entry in node.list())
    found = Counter(_groups(state, seat))
    if expected != found:
        shown = [
            _show([_format_group(g) for g in sorted(some.elements(), key=str)])
            for some in (expected, found)
        ]
        yield Difference(node.where, shown[0], shown[1])


def _compare_seat(node: Node, state: State, seat: Seat) -> Iterator[Difference]:
    fields = node.keys("hand", "bank", "sets", "jailed")
    if "hand" in fields:
        yield from _compare_cards(fields["hand"], state["hand"][seat])
    if "bank" in fields:
        yield from _compare_cards(fields["bank"], state["bank"][seat])
    if "sets" in fields:
        yield from _compare_sets(fields["sets"], state, seat)
    if "jailed" in fields:
        jailed = bool(has(int(state["jailed"]), seat))
        yield from _differ(fields["jailed"], fields["jailed"].flag(), jailed)


def _compare_prompt(node: Node, state: State) -> Iterator[Difference]:
    decider = int(state["decider"])
    kind = prompt_kind(int(state["prompt"]))
    found = f"{format_seat(decider)} {kind}" if decider >= 0 else kind
    if node.value is None:
        yield from _differ(node, prompt_kind(Prompt.OVER), found)
        return
    words = node.text().split()
    if not words or words[-1] not in _PROMPTS or len(words) > 2:
        node.fail("a seat and one of " + ", ".join(sorted(_PROMPTS)))
    if len(words) == 2:
        read_seat(Node(words[0], node.where), int(state["seats"]))
    yield from _differ(node, " ".join(words), found)


def _compare_winner(node: Node, state: State) -> Iterator[Difference]:
    winner = int(state["winner"])
    expected = None if node.value is None else format_seat(read_seat(node, int(state["seats"])))
    yield from _differ(node, expected, format_seat(winner) if winner >= 0 else None)


def _compare_rent(node: Node, state: State) -> Iterator[Difference]:
    for key, amount in node.items():
        seat_word, _, color_word = key.partition(" ")
        seat = read_seat(Node(seat_word, amount.where), int(state["seats"]))
        color = Node(color_word.strip(), amount.where).among(COLOR_INDEX, "a seat and a color")
        yield from _differ(amount, amount.number(), int(rent_m(state, seat, color)))


def _owed_m(state: State, seat: Seat) -> int:
    """Return the open debt of a seat: what it still pays, or is asked for if it lets it happen."""
    asked = int(state["target"]) == seat and int(state["no_count"]) % 2 == 0
    if int(state["prompt"]) == Prompt.PAY and int(state["decider"]) == seat:
        return int(state["due"])
    if int(state["waiting"]) & (1 << seat) or (asked and int(state["prompt"]) == Prompt.RESPOND):
        return int(state["attack_amount"])
    return 0


def _compare_amounts(
    node: Node, state: State, amount_of: Callable[[State, Seat], int]
) -> Iterator[Difference]:
    for key, amount in node.items():
        seat = read_seat(Node(key, amount.where), int(state["seats"]))
        yield from _differ(amount, amount.number(), amount_of(state, seat))


def _asset_value_m(state: State, seat: Seat) -> int:
    return int(asset_m(state, seat))


def _compare_order(node: Node, state: State) -> Iterator[Difference]:
    """Compare the seats in turn order from the one that began."""
    expected = [format_seat(read_seat(entry, int(state["seats"]))) for entry in node.list()]
    yield from _differ(node, expected, turn_order(state))


def _compare_time_out(node: Node, state: State) -> Iterator[Difference]:
    """Compare the seats that a clock would name now, or ``null`` while an action is open (B92)."""
    decided = decide_time_out(state)
    found = None if decided is None else [format_seat(seat) for seat in decided.winners]
    expected = None if node.value is None else [entry.text() for entry in node.list()]
    yield from _differ(node, expected, found)


def _compare_plays(node: Node, state: State) -> Iterator[Difference]:
    yield from _differ(node, node.number(), int(state["plays"]))


_COMPARE: dict[str, Callable[[Node, State], Iterator[Difference]]] = {
    "draw": _compare_draw,
    "discard": lambda node, state: _compare_cards(node, state["discard"]),
    "plays": _compare_plays,
    "prompt": _compare_prompt,
    "winner": _compare_winner,
    "rent": _compare_rent,
    "owes": lambda node, state: _compare_amounts(node, state, _owed_m),
    "order": _compare_order,
    "time_out": _compare_time_out,
    "asset_value": lambda node, state: _compare_amounts(node, state, _asset_value_m),
}


def compare_position(game: DealGame, expect: Node) -> list[Difference]:
    """Return what differs from an ``expect``, which is compared only in what it names."""
    state = game.state
    seats = {format_seat(seat): Seat(seat) for seat in range(game.seats)}
    differences: list[Difference] = []
    for key, node in expect.keys(*seats, *_COMPARE).items():
        compared = (
            _compare_seat(node, state, seats[key]) if key in seats else _COMPARE[key](node, state)
        )
        differences += compared
    return differences


def forced_step(game: DealGame) -> bool:
    """Do the step of a seat that could do nothing else; say whether there was one.

    That is an accept without any other answer, or the only possible payment.
    """
    prompt = int(game.state["prompt"])
    codes = game.legal()
    if prompt == Prompt.PAY:
        codes = _only_payment(game)
    elif prompt != Prompt.RESPOND or len(codes) != 1:
        return False
    for code in codes:
        game.apply(code)
    return bool(codes)


def _only_payment(game: DealGame) -> list[int]:
    """Return the payment that leaves no choice, nothing where there is one.

    Where all that can be paid must go, its order is no choice.
    """
    seat = Seat(int(game.state["decider"]))
    all_must_go = int(payable_m(game.state, seat)) <= int(game.state["due"])
    ahead = game.clone()
    chain: list[int] = []
    while int(ahead.state["prompt"]) == Prompt.PAY:
        codes = ahead.legal()
        if len(codes) > 1 and not all_must_go:
            return []
        chain.append(codes[0])
        ahead.apply(codes[0])
    return chain
