"""Small sets as the bits of one integer: kinds held, spots lying on a table, full colours.

A set is gone through from its lowest member up::

    while bits != 0:
        member = lowest(bits)
        bits = bits & (bits - 1)

which costs by what is there, not by what there could be.
"""

import numpy as np

from dafuweng.kernel.compile import kernel

__all__ = ["count_bits", "has", "lowest", "mark"]

_SEQUENCE = 0x03F79D71B4CB0A89
"""A de Bruijn sequence: its 64 windows of six bits all differ."""
_MEMBER = np.zeros(64, np.int64)
for _bit in range(64):
    _MEMBER[(_SEQUENCE << _bit >> 58) & 63] = _bit
_COUNT = np.array([number.bit_count() for number in range(1 << 10)], np.int64)


@kernel
def has(bits: int, member: int) -> bool:
    """Whether *member* belongs to the set."""
    return (bits >> member) & 1 == 1


@kernel
def lowest(bits: int) -> int:
    """Return the lowest member of a set of numbers below 63 that is not empty."""
    return int(_MEMBER[((bits & -bits) * _SEQUENCE >> 58) & 63])


@kernel
def count_bits(bits: int) -> int:
    """Count the members of a set of numbers below 10: of colours."""
    return int(_COUNT[bits])


@kernel
def mark(bits: int, member: int, count: int) -> int:
    """Return *bits* with *member* where its *count* is positive, without it where it is 0."""
    return (bits & ~(1 << member)) | ((1 if count > 0 else 0) << member)
