"""What is spoken in the room, written as it is said: no figure, no sign and no abbreviation."""
