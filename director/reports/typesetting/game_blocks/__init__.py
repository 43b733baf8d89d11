"""Blocks about games: playing cards, boards, diagrams, what a rule card has."""
