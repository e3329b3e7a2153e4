"""What a client is sent, and what happens when it takes nothing."""

import asyncio

import pytest

from dafuweng.server.outbox import Outbox
from tests.server.running import in_loop


class Line:
    """A line that is held up until it is let go."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.free = asyncio.Event()
        self.free.set()

    async def send(self, text: str) -> None:
        await self.free.wait()
        self.sent.append(text)


def make(line: Line, messages_max: int = 3, bytes_max: int = 100, send_s: float = 5.0) -> Outbox:
    return Outbox(line.send, lambda seq: (f"from {seq}", 50), messages_max, bytes_max, send_s)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@in_loop
async def test_messages_go_out_in_order_and_closing_sends_the_rest() -> None:
    line = Line()
    outbox = make(line)
    outbox.put("a", 1)
    outbox.put("b")
    task = asyncio.create_task(outbox.run())
    await settle()
    outbox.put("c", 7)
    outbox.close()
    await task
    assert line.sent == ["a", "b", "c"]
    assert outbox.seq == 7
    assert outbox.dropped_count == 0


@pytest.mark.parametrize(("sizes", "dropped"), [([1] * 5, 4), ([1, 60, 60], 2)])
@in_loop
async def test_what_does_not_fit_becomes_one_snapshot(sizes: list[int], dropped: int) -> None:
    line = Line()
    outbox = make(line)
    task = asyncio.create_task(outbox.run())
    outbox.put("first", 10)
    await settle()
    line.free.clear()
    for n, size in enumerate(sizes):
        outbox.put("x" * size, 11 + n)
        await settle()
    assert outbox.is_behind is True
    line.free.set()
    await settle()
    # The one that was being sent goes out; the rest is made good by the state.
    assert line.sent == ["first", "x", "from 11"]
    assert (outbox.seq, outbox.dropped_count) == (50, dropped)
    outbox.put("next", 51)
    outbox.close()
    await task
    assert line.sent[-1] == "next"


@in_loop
async def test_a_client_that_takes_nothing_for_too_long_is_given_up() -> None:
    line = Line()
    line.free.clear()
    outbox = make(line, send_s=0.05)
    outbox.put("a")
    with pytest.raises(TimeoutError):
        await outbox.run()
