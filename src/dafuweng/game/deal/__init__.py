"""Monopoly Deal for people: words, views, events and options over the kernel's numbers."""
