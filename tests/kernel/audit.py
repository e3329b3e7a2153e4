"""Random games with every invariant checked at every step.

``python -m tests.kernel.audit --decisions 10000000`` plays 2- to 5-seat games and stops at the
first fault, naming seed and game, which are a ready-made test.
"""

import argparse
import time
from typing import Any

import numpy as np

from dafuweng.game import Ruleset
from dafuweng.kernel.chance import FAST, seed_fast, seed_key
from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.actions import ACTIONS, LISTING
from dafuweng.kernel.deal.apply import apply
from dafuweng.kernel.deal.codes import Prompt, Refusal
from dafuweng.kernel.deal.determinize import determinize
from dafuweng.kernel.deal.invariants import find_fault
from dafuweng.kernel.deal.layout import STATE, VIEW
from dafuweng.kernel.deal.legal import legal, refuse
from dafuweng.kernel.deal.observe import SPECTATOR, observe
from dafuweng.kernel.deal.playout import choose_random
from dafuweng.kernel.deal.setup import setup

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
def audit_game(arrays: tuple[Any, ...], listing: Any, fast: Any) -> tuple[int, int]:
    """Play ``states[0]`` to its end at random; return the first fault and the decisions made.

    ``states[1]`` holds guesses. Every step tries the whole action space against the list, and
    deals the unseen cards anew for every seat.
    """
    states, _, views, view_bytes, log, is_listed = arrays
    state = states[0]
    decisions = 0
    while int(state["prompt"]) != Prompt.OVER and decisions < len(log):
        fault = find_fault(state) + 0
        if fault != 0:
            return fault, decisions
        count = legal(state, listing)
        fault = find_listing_fault(state, listing, count, is_listed)
        if fault != 0:
            return fault, decisions
        fault = find_secret(states, views, view_bytes, fast)
        if fault != 0:
            return fault, decisions
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
    plan: tuple[int, int, int],
    rules: Any,
) -> tuple[int, int, int, int]:
    """Audit games until *plan*'s decisions are reached; return fault, decisions, games, won.

    *plan* is (seats, seed, decisions). Each game is replayed from its log at the end.
    """
    states, state_bytes, _, _, log, _ = arrays
    seats, seed, limit = plan
    key = np.empty(8, np.uint32)
    seed_fast(fasts[0], seed)
    done = 0
    games = 0
    won = 0
    while done < limit:
        seed_key(seed, games, key)
        setup(states[0], seats, rules, key)
        fault, decisions = audit_game(arrays, listings[0], fasts[0])
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


def audit(seats: int, decisions: int, seed: int, rules: Any = CLASSIC) -> tuple[int, int, int, int]:
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
    plan = (seats, seed, decisions)
    fault, done, games, won = audit_games(
        arrays, np.zeros(1, LISTING), np.zeros(1, FAST), plan, rules
    )
    return int(fault), int(done), int(games), int(won)


def main() -> None:
    """Run the audit and print what it found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    started = time.perf_counter()
    for seats in range(2, 6):
        fault, done, games, won = audit(seats, arguments.decisions // 4, arguments.seed)
        print(
            f"{seats} seats: {done} decisions, {games} games, {games - won} without a winner, "
            f"fault {fault}, {time.perf_counter() - started:.0f} s",
            flush=True,
        )
        if fault:
            raise SystemExit(f"fault {fault}: seats {seats}, seed {arguments.seed}, game {games}")


if __name__ == "__main__":
    main()
