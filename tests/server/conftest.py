"""One server for all tests that need no settings of their own."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a running server with limits that no test reaches by accident."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder, grace_s=0.3, opening_rate=1000, opening_burst=10000) as running:
        yield running
