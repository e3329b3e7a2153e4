"""Serve: ``python -m dafuweng.server --port 8000``."""

import argparse

from dafuweng.server.serve import serve


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m dafuweng.server")
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--log-level")
    chosen = parser.parse_args()
    serve(
        host=chosen.host,
        port=chosen.port,
        database=chosen.database,
        log_level=chosen.log_level,
    )


if __name__ == "__main__":
    main()
