"""What is played again every week: an event's settings, kept as a file and taken into new ones."""
