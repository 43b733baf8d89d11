"""What belongs to this house: its folder, settings and rules, and the shelf of shipped files."""
