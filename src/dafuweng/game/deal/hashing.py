"""The number that two states share only if they are equal, by which logs prove a replay.

It follows from the fields of the first version's record. A field added since joins only where it is
not at rest, so that logs of games in which it plays no part keep their hashes for ever.
"""

from hashlib import blake2b

import numpy as np

from dafuweng.kernel.deal.layout import MAX_SEATS, STATE, State

__all__ = ["hash_state"]

HASH_BYTES = 32
_LATER = ("jailed", "attack_also", "transfer_from", "after", "rolls")
_FIRST = tuple(name for name in STATE.names or () if name not in _LATER)


def _at_rest(seats: int) -> np.ndarray:
    """Return a record whose later fields are at rest."""
    rest = np.zeros(1, STATE)
    rest["attack_also"] = rest["transfer_from"] = -1
    rest["after"][0, :seats] = (np.arange(seats) + 1) % seats
    return rest


_REST = {seats: _at_rest(seats)[0] for seats in range(2, MAX_SEATS + 1)}


def hash_state(state: State) -> str:
    """Return the BLAKE2b of a state in hexadecimal digits."""
    digest = blake2b(digest_size=HASH_BYTES)
    for name in _FIRST:
        digest.update(state[name].tobytes())
    rest = _REST[int(state["seats"])]
    for name in _LATER:
        if not np.array_equal(state[name], rest[name]):
            digest.update(name.encode() + b"\0" + state[name].tobytes())
    return digest.hexdigest()
