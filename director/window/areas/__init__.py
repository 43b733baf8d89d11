"""The areas of an event: each a screen, what is done there, asked there and printed from there."""
