"""The command ``dafuweng``."""

__all__ = ["main"]


def main() -> None:
    """Run the command line."""
    from dafuweng.cli.app import app

    app()
