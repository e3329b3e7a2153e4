"""Everything that the deciding seat may do now, for the page to offer."""

from typing import Any

import numpy as np

from dafuweng.game.deal.action import Action, read_action
from dafuweng.game.deal.payment import paid_kind, table_codes
from dafuweng.game.deal.suggest import suggest_payment
from dafuweng.game.deal.view import list_cards
from dafuweng.game.deal.words import format_seat
from dafuweng.kernel.deal.actions import MAX_LEGAL
from dafuweng.kernel.deal.calls import legal_at, refuse_at, step
from dafuweng.kernel.deal.codes import Prompt, Refusal, Rule, Verb
from dafuweng.kernel.deal.layout import Seat, State
from dafuweng.kernel.deal.tables import COLOR_NAMES, KIND_NAMES, VALUE_M
from dafuweng.kernel.deal.turn import HAND_LIMIT

__all__ = ["list_options"]

Option = dict[str, Any]

_CHARGES = {Verb.RENT, Verb.RENT_RAINBOW, Verb.BIRTHDAY, Verb.DEBT_COLLECTOR}


class _Lister:
    """Lists options; ``scratch`` is a copy to look one step ahead on."""

    def __init__(self, states: np.ndarray, scratch: np.ndarray) -> None:
        self.states = states
        self.scratch = scratch
        self.state: State = states[0]
        self.seat = Seat(int(self.state["decider"]))
        self.values = VALUE_M[int(self.state["rules"][Rule.VALUES])]

    def legal(self, states: np.ndarray) -> list[int]:
        codes = np.empty(MAX_LEGAL, np.int64)
        count = legal_at(states, 0, codes)
        found: list[int] = codes[:count].tolist()
        return found

    def ahead(self, code: int) -> State:
        """Return the record after an action, for its public facts only."""
        np.copyto(self.scratch, self.states)
        step(self.scratch, 0, self.seat, code)
        return self.scratch[0]

    def option(self, code: int) -> Option:
        action = read_action(code)
        return {
            "move": action.text,
            "verb": action.word,
            "card": None if action.kind is None else KIND_NAMES[action.kind],
            "color": None if action.color is None else COLOR_NAMES[action.color],
            "amount_m": self.amount_m(action),
            "doubles": action.doubles,
            "seat": None if action.seat is None else format_seat(action.seat),
            "second": None if action.second is None else format_seat(action.second),
            "take": None if action.take is None else action.take.to_json(),
            "then": self.then(action),
        }

    def amount_m(self, action: Action) -> int | None:
        if action.verb == Verb.BANK and action.kind is not None:
            return int(self.values[action.kind])
        if action.verb in _CHARGES:
            return int(self.ahead(action.code)["attack_amount"])
        return None

    def then(self, action: Action) -> list[dict[str, Any]] | None:
        """List the second halves of a move that needs one."""
        if action.verb not in (Verb.FORCED_DEAL, Verb.DOUBLE_SLY):
            return None
        after = self.ahead(action.code)
        if int(after["prompt"]) not in (Prompt.SWAP, Prompt.ALSO):
            return None
        halves = [read_action(code) for code in self.legal(self.scratch)]
        return [
            {
                "word": half.arguments[0] if half.verb == Verb.ALSO else half.text,
                "take": half.take.to_json(),
            }
            for half in halves
            if half.take is not None
        ]

    def payable(self, code: int, refusal: Refusal) -> Option:
        action = read_action(code)
        shown: Option = {"card": KIND_NAMES[paid_kind(code)]}
        if action.take is not None:
            shown["color"] = COLOR_NAMES[action.take.color]
        shown["word"] = action.arguments[0]
        shown["value_m"] = int(self.values[paid_kind(code)])
        shown["ok"] = refusal != Refusal.NOT_PAYABLE
        if not shown["ok"]:
            shown["why"] = refusal.name.lower()
        return shown

    def payment(self) -> Option:
        codes = table_codes(self.state, self.seat)
        refusals = {code: Refusal(refuse_at(self.states, 0, self.seat, code)) for code in codes}
        allowed = [code for code in codes if refusals[code] != Refusal.NOT_PAYABLE]
        chain = suggest_payment(self.states, self.scratch, self.seat, allowed)
        return {
            "verb": "pay",
            "due_m": int(self.state["due"]),
            "payable": [self.payable(code, refusals[code]) for code in codes],
            "suggest": [read_action(code).arguments[0] for code in chain],
        }

    def excess(self) -> Option:
        return {
            "verb": "discard",
            "excess": int(self.state["hand_count"][self.seat]) - HAND_LIMIT,
            "hand": list_cards(self.state["hand"][self.seat]),
        }


def list_options(states: np.ndarray, scratch: np.ndarray) -> list[Option]:
    """Return the options of the seat that must decide in ``states[0]``; *scratch* is overwritten.

    A payment and the excess of the hand are one option each: the seat picks the cards.
    """
    lister = _Lister(states, scratch)
    prompt = int(lister.state["prompt"])
    if prompt == Prompt.OVER:
        return []
    if prompt == Prompt.PAY:
        return [lister.payment()]
    if prompt == Prompt.DISCARD:
        return [lister.excess()]
    return [lister.option(code) for code in lister.legal(states)]
