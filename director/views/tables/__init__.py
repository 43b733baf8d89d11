"""What is said of the room: tables, what to do about them, the bracket."""
