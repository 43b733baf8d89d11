"""The events that are open: the cockpit of each, its bars, its walls, and which is in sight."""
