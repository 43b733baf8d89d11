"""Structures on paper: their levels, games and breaks, and the terms of an event."""
