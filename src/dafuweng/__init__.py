"""Monopoly Deal to play, to run a night of, and to study."""

__all__ = ["__version__"]

__version__ = "0.1.0"
