"""Seats and tables: draws, moves, balancing, breaking, buttons."""
