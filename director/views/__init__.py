"""What a clock, wall, ruling, list or log says, as plain data: for window and paper alike."""
