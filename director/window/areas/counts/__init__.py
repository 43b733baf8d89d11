"""Chips counted player by player."""
