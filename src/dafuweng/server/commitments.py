"""Secrets that were committed to before the table, so that nobody can choose them afterwards."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from dafuweng.journal.proof import SECRET_BYTES, commitment_of
from dafuweng.server.refusal import RefusedError

__all__ = ["Commitments"]

KEPT_MAX = 10_000
KEPT_S = 600.0


class Commitments:
    """Keep each secret until a table asks for it, once, or nobody does for ten minutes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._secrets: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def make(self) -> str:
        """Draw a secret and return its commitment."""
        secret = secrets.token_bytes(SECRET_BYTES)
        commitment = commitment_of(secret).hex()
        self._secrets[commitment] = secret.hex(), self._clock()
        self._forget()
        return commitment

    def take(self, commitment: str | None) -> str:
        """Return the secret behind *commitment*, or a new one if none is named."""
        if commitment is None:
            return secrets.token_bytes(SECRET_BYTES).hex()
        self._forget()
        if commitment not in self._secrets:
            raise RefusedError("late", "commitment")
        return self._secrets.pop(commitment)[0]

    def _forget(self) -> None:
        old = self._clock() - KEPT_S
        while self._secrets:
            first = next(iter(self._secrets))
            if len(self._secrets) <= KEPT_MAX and self._secrets[first][1] >= old:
                return
            del self._secrets[first]
