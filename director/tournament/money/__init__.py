"""What an entry costs, what was paid, and where it lies."""
