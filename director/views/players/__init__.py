"""What is said of who plays: every entry, flights, draws."""
