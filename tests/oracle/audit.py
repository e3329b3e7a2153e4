"""The oracle against the kernel on many random games of all presets and options.

``python -m tests.oracle.audit --games 20000`` compares the set of legal actions and the whole state
at every decision, with 2 to 10 seats, and stops at the first difference.
"""

import argparse
import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from dafuweng.game import BadRuleset, Ruleset
from dafuweng.game.deal.rules import FIELDS
from dafuweng.game.ruleset import PRESETS
from dafuweng.kernel.deal.layout import MAX_SEATS
from tests.oracle.kernel import compare_game

__all__ = ["choose_rules", "compare_games"]

DECISIONS_MAX = 1500
"""A game that has not ended by then is left there."""
CHANGES_MAX = 5
PROCESSES = 2


def choose_rules(rng: random.Random) -> Ruleset:
    """Choose a preset, with up to five options changed."""
    preset = rng.choice(list(PRESETS))
    while True:
        names = rng.sample(list(FIELDS), rng.randint(0, CHANGES_MAX))
        try:
            return Ruleset.make(preset, {name: rng.choice(FIELDS[name].values) for name in names})
        except BadRuleset:
            continue


def compare_games(games: int, seed: int) -> Counter[str]:
    """Compare games; count them by preset and by seats, and the decisions made."""
    rng = random.Random(seed)
    counted: Counter[str] = Counter()
    for number in range(games):
        ruleset = choose_rules(rng)
        # Many seats make long games: few come oftener, so that there are more whole games.
        seats = 2 + int((MAX_SEATS - 1) * rng.random() ** 2)
        counted["decisions"] += compare_game(ruleset, seats, seed + number, DECISIONS_MAX)
        counted["games"] += 1
        counted[ruleset.preset] += 1
        counted[f"{seats} seats"] += 1
        counted.update(f"{name}={value}" for name, value in ruleset.differences.items())
    return counted


def main() -> None:
    """Compare, and print what was compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    started = time.perf_counter()
    share = arguments.games // PROCESSES + arguments.games % PROCESSES
    seeds = [arguments.seed + 1_000_000 * part for part in range(PROCESSES)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        parts = pool.map(compare_games, [share] * PROCESSES, seeds)
        counted = sum(parts, Counter[str]())
    for name, count in sorted(counted.items()):
        print(f"{name}: {count}")
    print(f"no difference, {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
