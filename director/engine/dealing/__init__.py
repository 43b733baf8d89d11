"""The deal: who acts first, dice, and what goes wrong with cards."""
