"""Where the chance of a game comes from, so that anybody can check it afterwards."""

import hashlib
from collections.abc import Iterable

__all__ = ["SECRET_BYTES", "commitment_of", "derive_seed"]

SECRET_BYTES = 32
SEED_DOMAIN = b"dafuweng seed 1\n"


def commitment_of(secret: bytes) -> bytes:
    """Return what is shown before the first card is dealt."""
    return hashlib.sha256(secret).digest()


def derive_seed(secret: bytes, contributions: Iterable[bytes]) -> bytes:
    """Mix the secret with what each seat contributed, in seat order; nothing is an empty part.

    Each part goes in behind its length (4 bytes, big-endian), so that no two lists of parts
    make the same input.

    >>> derive_seed(b"s", [b"ab", b""]) == derive_seed(b"s", [b"a", b"b"])
    False
    """
    digest = hashlib.sha256(SEED_DOMAIN)
    for part in (secret, *contributions):
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.digest()
