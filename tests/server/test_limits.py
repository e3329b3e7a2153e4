"""Token buckets."""

from dafuweng.server.limits import Bucket, Buckets


def test_a_bucket_gives_its_burst_then_its_rate() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_what_is_refused_costs_nothing() -> None:
    bucket = Bucket(rate=1, burst=2, now=0)
    assert not bucket.take(0, 3)
    assert bucket.take(0, 2)


def test_keys_have_buckets_of_their_own_and_are_forgotten() -> None:
    now = 0.0
    buckets = Buckets(rate=1, burst=1, keys_max=2, clock=lambda: now)
    assert [buckets.take(key) for key in ("a", "b", "a")] == [True, True, False]
    assert buckets.take("c")
    assert len(buckets) == 2
    # "b" was not used for longest: it is the one that was forgotten.
    assert [buckets.take("a"), buckets.take("b")] == [False, True]
    now = 5.0
    assert buckets.take("b")
