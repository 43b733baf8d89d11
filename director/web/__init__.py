"""What browsers are given: the board that everybody may read, and the floor's remote."""
