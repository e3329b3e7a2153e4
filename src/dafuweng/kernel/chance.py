"""Chance: ChaCha20 inside the state for the rules, a fast generator for playing policies.

The rules draw 32-bit words of the ChaCha20 key stream (RFC 8439, nonce zero, counter from 0), so
that anybody with the key can recompute every shuffle. ``key`` is 32 bytes as eight little-endian
words. Policies draw from xorshift128: fast, and no business of the rules.
"""

from typing import Any

import numpy as np

from dafuweng.kernel.compile import kernel

__all__ = ["FAST", "below", "fast_below", "fast_next", "seed_fast", "seed_key", "start_chance"]

_SIGMA = np.array([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574], np.int64)
_QUARTERS = np.array(
    [
        [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
        [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
    ],
    np.int64,
)  # fmt: skip
_MASK = 0xFFFFFFFF

FAST = np.dtype([("words", np.int64, (4,))])
"""The state of a fast generator."""


@kernel
def _turn_left(word: int, bits: int) -> int:
    return ((word << bits) | (word >> (32 - bits))) & _MASK


@kernel
def _start_word(state: Any, index: int) -> int:
    """Return a word of the block before the rounds: constants, key, counter, zero nonce."""
    if index < 4:
        return int(_SIGMA[index])
    if index < 12:
        return int(np.int64(state["chance_key"][index - 4]))
    if index == 12:
        return int(np.int64(state["chance_counter"]))
    return 0


@kernel
def _mix(block: Any, a: int, b: int, d: int, bits: int) -> None:
    block[a] = (int(np.int64(block[a])) + int(np.int64(block[b]))) & _MASK
    block[d] = _turn_left(int(np.int64(block[d])) ^ int(np.int64(block[a])), bits)


@kernel
def _refill(state: Any) -> None:
    """Write the next block of the key stream into the state."""
    block = state["chance_block"]
    for i in range(16):
        block[i] = _start_word(state, i)
    for _ in range(10):
        for q in range(8):
            a, b, c, d = _QUARTERS[q, 0], _QUARTERS[q, 1], _QUARTERS[q, 2], _QUARTERS[q, 3]
            _mix(block, a, b, d, 16)
            _mix(block, c, d, b, 12)
            _mix(block, a, b, d, 8)
            _mix(block, c, d, b, 7)
    for i in range(16):
        block[i] = (int(np.int64(block[i])) + _start_word(state, i)) & _MASK
    state["chance_counter"] = (int(np.int64(state["chance_counter"])) + 1) & _MASK
    state["chance_at"] = 0


@kernel
def start_chance(state: Any, key: Any) -> None:
    """Key the state's generator with eight words."""
    for i in range(8):
        state["chance_key"][i] = key[i]
    state["chance_counter"] = 0
    state["chance_at"] = 16


@kernel
def below(state: Any, bound: int) -> int:
    """Draw a uniform integer in ``0 <= x < bound`` from the state's chance.

    A word is scaled by ``bound / 2**32``; a word that would favour a value is drawn again.
    """
    while True:
        at = int(np.int64(state["chance_at"]))
        if at >= 16:
            _refill(state)
            at = 0
        state["chance_at"] = at + 1
        scaled = int(np.int64(state["chance_block"][at])) * bound
        low = scaled & _MASK
        if low >= bound or low >= (_MASK + 1 - bound) % bound:
            return scaled >> 32


@kernel
def seed_key(seed: int, game: int, key: Any) -> None:
    """Fill *key* (eight ``uint32``) for game number *game* of a batch: both numbers, then 0."""
    key[0] = seed & _MASK
    key[1] = (seed >> 32) & _MASK
    key[2] = game & _MASK
    key[3] = (game >> 32) & _MASK
    for i in range(4, 8):
        key[i] = 0


@kernel
def _times(word: int, factor: int) -> int:
    """Multiply modulo 2**32 in two halves, so that no product leaves 63 bits."""
    return (word * (factor & 0xFFFF) + (((word * (factor >> 16)) & 0xFFFF) << 16)) & _MASK


@kernel
def seed_fast(fast: Any, seed: int) -> None:
    """Start a fast generator, a record of ``FAST``; equal seeds give equal sequences."""
    word = ((seed & _MASK) ^ ((seed >> 32) & _MASK)) & _MASK
    for i in range(4):
        word = (word + 0x9E3779B9) & _MASK
        mixed = _times(word ^ (word >> 16), 0x85EBCA6B)
        mixed = _times(mixed ^ (mixed >> 13), 0xC2B2AE35)
        fast["words"][i] = mixed ^ (mixed >> 16)
    fast["words"][3] = int(fast["words"][3]) | 1


@kernel
def fast_next(fast: Any) -> int:
    """Draw 32 bits from a fast generator (Marsaglia's xorshift128)."""
    first = int(fast["words"][0])
    last = int(fast["words"][3])
    first = first ^ ((first << 11) & _MASK)
    fast["words"][0] = fast["words"][1]
    fast["words"][1] = fast["words"][2]
    fast["words"][2] = last
    word = last ^ (last >> 19) ^ first ^ (first >> 8)
    fast["words"][3] = word
    return word


@kernel
def fast_below(fast: Any, bound: int) -> int:
    """Draw an integer in ``0 <= x < bound``; the bias of at most ``bound / 2**32`` is accepted."""
    return (fast_next(fast) * bound) >> 32
