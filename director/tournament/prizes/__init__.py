"""From the pool to a prize for each place, and paying it."""
