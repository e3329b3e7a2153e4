"""How much one connection, person or address may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable

__all__ = ["Bucket", "Buckets"]


class Bucket:
    """A bucket of tokens that fills at *rate* a second up to *burst*."""

    __slots__ = ("_at", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self._tokens, self._at = burst, now

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Take *tokens*, or leave all as it is and say no."""
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate)
        self._at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True


class Buckets:
    """One bucket for each key; those unused for longest are forgotten when there are too many."""

    def __init__(
        self,
        rate: float,
        burst: float,
        keys_max: int = 10_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate, self._burst = rate, burst
        self._keys_max, self._clock = keys_max, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, tokens: float = 1.0) -> bool:
        """Take *tokens* from the bucket of *key*, or say no."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > self._keys_max:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now, tokens)

    def __len__(self) -> int:
        return len(self._buckets)
