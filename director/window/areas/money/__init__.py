"""The money of an event: its terms, what was sold and paid, the drawer."""
