"""Showdowns: who wins which chips of which pot, and why."""
