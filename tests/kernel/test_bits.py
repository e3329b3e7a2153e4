"""Small sets as the bits of one integer."""

import numpy as np

from dafuweng.kernel.deal import bits


def test_a_set_is_gone_through_from_the_lowest_member() -> None:
    for member in range(63):
        assert bits.lowest(1 << member) == member
        assert bits.lowest((1 << member) | (1 << 62)) == member


def test_members_come_and_go() -> None:
    everything = (1 << 63) - 1
    for member in range(63):
        assert bits.has(1 << member, member)
        assert not bits.has(everything ^ (1 << member), member)
        assert bits.mark(0, member, 2) == 1 << member
        assert bits.mark(1 << member, member, 1) == 1 << member
        assert bits.mark(everything, member, 0) == everything ^ (1 << member)


def test_members_are_counted() -> None:
    numbers = np.random.default_rng(1).integers(0, 1 << 10, 50).tolist()
    assert [bits.count_bits(number) for number in numbers] == [n.bit_count() for n in numbers]
