"""Bots for Deal: compiled policies, and the loop that lets them play each other."""
