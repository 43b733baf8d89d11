"""A monkey at the real window: what it does, what it watches, and what it counts."""
