"""Hands: what beats what, which cards make a hand, what it is called."""
