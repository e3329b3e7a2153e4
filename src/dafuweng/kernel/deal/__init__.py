"""Monopoly Deal over one structured record a game."""
