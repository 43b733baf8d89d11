"""What a clock, wall, ruling, table or room says, as plain data: for window and paper alike."""
