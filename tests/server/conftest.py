"""One server for all tests that need no settings of their own."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a running server with limits that no test reaches by accident."""
    folder = tmp_path_factory.mktemp("server")
    limits = {
        "connection_burst": 10**6,
        "user_burst": 10**6,
        "address_burst": 10**6,
        "opening_burst": 10**6,
        "say_burst": 10**6,
    }
    with Server(folder, grace_s=0.3, **limits) as running:
        yield running
    assert "ERROR" not in running.log, running.log
    assert "Traceback" not in running.log, running.log
