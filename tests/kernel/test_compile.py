"""What the compiler is given: one version of a function for integers of every width."""

import numba
import numpy as np

from dafuweng.kernel.compile import INTERPRETED, kernel


@kernel
def _next(number: int) -> int:
    return number + 1


@numba.njit
def _ask(numbers: np.ndarray, narrow: np.ndarray) -> int:
    return _next(7) + _next(8) + _next(numbers[0]) + _next(narrow[0])


def test_widths_and_constants_share_a_version() -> None:
    assert _ask(np.full(1, 9, np.int64), np.full(1, 5, np.int8)) == 8 + 9 + 10 + 6
    if not INTERPRETED:
        part = _next.get_overload.__self__  # type: ignore[attr-defined]
        assert len(part.overloads) == 1
        assert not _next.overloads, "Numba went round the part"  # type: ignore[attr-defined]
