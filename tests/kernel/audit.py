"""Random games of all presets and options, with every invariant checked at every step.

``python -m tests.kernel.audit --decisions 100000000`` plays the four presets with 2 to 10 seats,
and with each other value of each option, and stops at the first fault, naming rules, seats, seed
and game, which are a ready-made test. ``--thorough N`` says that at every N-th decision the whole
action space is tried against the list of legal actions, and every seat's unseen cards are dealt
anew.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from dafuweng.game import Ruleset
from dafuweng.game.deal.rules import FIELDS
from dafuweng.game.refusal import BadRuleset
from dafuweng.game.ruleset import PRESETS
from dafuweng.kernel.chance import FAST, seed_fast, seed_key
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import ACTIONS, LISTING
from dafuweng.kernel.deal.apply import apply
from dafuweng.kernel.deal.codes import Prompt, Refusal
from dafuweng.kernel.deal.determinize import determinize
from dafuweng.kernel.deal.invariants import find_fault
from dafuweng.kernel.deal.layout import MAX_SEATS, STATE, VIEW
from dafuweng.kernel.deal.legal import legal
from dafuweng.kernel.deal.observe import SPECTATOR, observe
from dafuweng.kernel.deal.playout import choose_random
from dafuweng.kernel.deal.refuse import refuse
from dafuweng.kernel.deal.setup import setup
from dafuweng.kernel.deal.win import is_stalled

CLASSIC = Ruleset.load("classic").record(4)

LOG = 20_000
"""Longest game in decisions; a game that has not ended by then is left there."""


# What an audit finds beside the faults of ``invariants.Fault``.
LISTED_BUT_REFUSED = 20
ACCEPTED_BUT_NOT_LISTED = 21
ANOTHER_SEAT_ACCEPTED = 22
VIEW_TELLS_A_SECRET = 23
REPLAY_DIFFERS = 24
NOTHING_LEGAL = 25


@kernel
def is_equal(rows: Any) -> bool:
    """Compare the first two rows of bytes."""
    different = 0
    for n in range(rows.shape[1]):
        different += 1 if rows[0, n] != rows[1, n] else 0
    return different == 0


@kernel
def find_listing_fault(state: Any, listing: Any, count: int, is_listed: Any) -> int:
    """Try every code of the action space against the list of legal actions."""
    seat = int(state["decider"])
    if count == 0:
        return NOTHING_LEGAL
    is_listed[:] = 0
    for n in range(count):
        is_listed[int(listing["codes"][n])] = 1
    other = (seat + 1) % int(state["seats"])
    for action in range(ACTIONS):
        accepted = refuse(state, seat, action) == Refusal.NONE
        if accepted and is_listed[action] == 0:
            return ACCEPTED_BUT_NOT_LISTED
        if not accepted and is_listed[action] == 1:
            return LISTED_BUT_REFUSED
        if refuse(state, other, action) != Refusal.NOT_YOUR_TURN:
            return ANOTHER_SEAT_ACCEPTED
    return 0


@kernel
def find_secret(states: Any, views: Any, view_bytes: Any, fast: Any) -> int:
    """Deal the unseen cards anew for each seat and a spectator: no view may change."""
    state = states[0]
    guess = states[1]
    for seat in range(SPECTATOR, int(state["seats"])):
        states[1] = states[0]
        determinize(state, seat, guess, fast)
        observe(state, seat, views[0])
        observe(guess, seat, views[1])
        if not is_equal(view_bytes):
            return VIEW_TELLS_A_SECRET
    return find_fault(guess) + 0  # a number, whatever the enumeration


@kernel
def audit_game(arrays: tuple[Any, ...], listing: Any, fast: Any, thorough: int) -> tuple[int, int]:
    """Play ``states[0]`` to its end at random; return the first fault and the decisions made.

    ``states[1]`` holds guesses. Every *thorough*-th step tries the whole action space against the
    list, and deals the unseen cards anew for every seat.
    """
    states, _, views, view_bytes, log, is_listed = arrays
    state = states[0]
    decisions = 0
    phase = int(state["chance_block"][0]) % thorough
    while int(state["prompt"]) != Prompt.OVER and decisions < len(log):
        fault = find_fault(state) + 0
        if fault != 0:
            return fault, decisions
        count = legal(state, listing)
        if (decisions + phase) % thorough == 0:
            fault = find_listing_fault(state, listing, count, is_listed)
            if fault != 0:
                return fault, decisions
            fault = find_secret(states, views, view_bytes, fast)
            if fault != 0:
                return fault, decisions
        if is_stalled(state):
            break
        action = choose_random(listing, count, int(state["recolored"]), fast)
        log[decisions] = action
        decisions += 1
        apply(state, action)
    return find_fault(state) + 0, decisions


@kernel
def audit_games(
    arrays: tuple[Any, ...],
    listings: Any,
    fasts: Any,
    plan: tuple[int, int, int, int],
    rules: Any,
) -> tuple[int, int, int, int]:
    """Audit games until *plan*'s decisions are reached; return fault, decisions, games, won.

    *plan* is (seats, seed, decisions, thorough). Each game is replayed from its log at the end.
    """
    states, state_bytes, _, _, log, _ = arrays
    seats, seed, limit, thorough = plan
    key = np.empty(8, np.uint32)
    seed_fast(fasts[0], seed)
    done = 0
    games = 0
    won = 0
    while done < limit:
        seed_key(seed, games, key)
        setup(states[0], seats, rules, key)
        fault, decisions = audit_game(arrays, listings[0], fasts[0], thorough)
        games += 1
        done += decisions
        if fault != 0:
            return fault, done, games, won
        if int(states[0]["winner"]) >= 0:
            won += 1
        setup(states[1], seats, rules, key)
        for n in range(decisions):
            apply(states[1], log[n])
        if not is_equal(state_bytes):
            return REPLAY_DIFFERS, done, games, won
    return 0, done, games, won


@dataclass(frozen=True)
class Audit:
    """What one audit found: the first fault or 0, and how far it came."""

    fault: int
    decisions: int
    games: int
    won: int


def audit(seats: int, decisions: int, seed: int, rules: Any = CLASSIC, thorough: int = 1) -> Audit:
    """Audit *decisions* random decisions of games with *seats* seats."""
    states = np.zeros(2, STATE)
    views = np.zeros(2, VIEW)
    arrays = (
        states,
        states.view(np.uint8).reshape(2, -1),
        views,
        views.view(np.uint8).reshape(2, -1),
        np.zeros(min(LOG, decisions), np.int64),
        np.zeros(ACTIONS, np.int64),
    )
    plan = (seats, seed, decisions, thorough)
    found = audit_games(arrays, np.zeros(1, LISTING), np.zeros(1, FAST), plan, rules)
    return Audit(*map(int, found))


def all_rulesets() -> Iterator[tuple[str, Ruleset]]:
    """Yield the presets, and each with each other value of each option that it can have."""
    for preset in PRESETS:
        shipped = Ruleset.load(preset)
        yield preset, shipped
        for name, field in FIELDS.items():
            for value in field.values:
                if value == shipped.fields[name] and type(value) is type(shipped.fields[name]):
                    continue
                try:
                    yield f"{preset} {name}={value}", Ruleset.make(preset, {name: value})
                except BadRuleset:
                    continue


def plan_audits() -> Iterator[tuple[str, Ruleset, int]]:
    """Yield rulesets with seats: presets with all, changed ones with one after the other."""
    seats = 2
    for name, ruleset in all_rulesets():
        if name in PRESETS:
            yield from ((name, ruleset, count) for count in range(2, MAX_SEATS + 1))
        else:
            yield name, ruleset, seats
            seats = 2 + (seats - 1) % (MAX_SEATS - 1)


def main() -> None:
    """Run the audit and print what it found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=100_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--thorough", type=int, default=16)
    arguments = parser.parse_args()
    started = time.perf_counter()
    plans = list(plan_audits())
    total = games = won = 0
    for name, ruleset, seats in plans:
        rules = ruleset.record(seats)
        share = arguments.decisions // len(plans) + 1
        found = audit(seats, share, arguments.seed, rules, arguments.thorough)
        total, games, won = total + found.decisions, games + found.games, won + found.won
        print(
            f"{name}, {seats} seats: {found.decisions} decisions, {found.games} games, "
            f"{found.games - found.won} without a winner, fault {found.fault}",
            flush=True,
        )
        if found.fault:
            raise SystemExit(f"fault {found.fault}: seed {arguments.seed}, game {found.games}")
    print(
        f"{len(plans)} rulesets: {total} decisions, {games} games, {games - won} without a winner, "
        f"no fault, {time.perf_counter() - started:.0f} s"
    )


if __name__ == "__main__":
    main()
