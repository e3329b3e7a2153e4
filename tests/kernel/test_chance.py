"""ChaCha20 against the published vectors, and what is drawn from it."""

from typing import Any

import numpy as np
import pytest

from dafuweng.kernel.chance import FAST, below, fast_below, seed_fast, seed_key, start_chance
from dafuweng.kernel.deal.layout import STATE

# RFC 8439, appendix A.1, test vectors 1 and 2: key and nonce zero, blocks 0 and 1.
STREAM = bytes.fromhex(
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
    "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
)


def _started(key: np.ndarray) -> Any:
    state: Any = np.zeros(1, STATE)[0]
    start_chance(state, key)
    return state


def test_words_are_the_published_key_stream() -> None:
    state = _started(np.zeros(8, np.uint32))
    for expected in np.frombuffer(STREAM, "<u4"):
        before = int(state["chance_at"]) % 16
        below(state, 1)
        assert int(state["chance_block"][before]) == int(expected)


def test_below_scales_the_words() -> None:
    state = _started(np.zeros(8, np.uint32))
    words = np.frombuffer(STREAM, "<u4")
    assert [below(state, 106) for _ in range(32)] == [int(word) * 106 >> 32 for word in words]


@pytest.mark.parametrize("bound", [2, 3, 7, 106])
def test_below_is_even(bound: int) -> None:
    state = _started(np.arange(8, dtype=np.uint32))
    draws = 40 * bound
    counts = np.bincount([below(state, bound) for _ in range(draws)], minlength=bound)
    chi_square = float(((counts - 40) ** 2 / 40).sum())
    assert counts.sum() == draws
    assert len(counts) == bound
    assert chi_square < bound + 5 * (2 * bound) ** 0.5 + 8


def test_a_word_that_favours_a_value_is_drawn_again() -> None:
    state = _started(np.zeros(8, np.uint32))
    below(state, 2)
    state["chance_at"] = 0
    state["chance_block"][0] = 0  # would be value 0 of 3; 2**32 is not a multiple of 3
    state["chance_block"][1] = 0xFFFFFFFF
    assert below(state, 3) == 2
    assert int(state["chance_at"]) == 2


def test_keys_tell_seeds_and_games_apart() -> None:
    keys = set()
    for seed in (0, 1, 2**40):
        for game in range(3):
            key = np.zeros(8, np.uint32)
            seed_key(seed, game, key)
            keys.add(key.tobytes())
    assert len(keys) == 9


def test_fast_generator_repeats_by_seed_and_covers_its_range() -> None:
    fasts = np.zeros(2, FAST)
    seed_fast(fasts[0], 11)
    seed_fast(fasts[1], 11)
    draws = [fast_below(fasts[0], 6) for _ in range(200)]
    assert draws == [fast_below(fasts[1], 6) for _ in range(200)]
    assert set(draws) == set(range(6))
