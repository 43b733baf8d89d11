"""What a ruling says: the board as it lies, who wins what, and why."""
