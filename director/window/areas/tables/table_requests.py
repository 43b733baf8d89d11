"""What the panels of the tables can be asked for, by a word each."""

PROPOSAL, BREAK, BACK = "proposal", "break", "back in"
GO, THERE = "go", "there"
"""Asking for a seat, and going to one; both are followed by a colon and what was typed."""
COUNTS = "counts"
"""The screen on which chips are counted."""
DRAW = "draw"
"""The question of a draw that needs more tables than are open."""
