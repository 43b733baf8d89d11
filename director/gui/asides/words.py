"""The names of the pages beside the events."""

SETTINGS, MANUAL, ABOUT = "settings", "manual", "about"

HELP = "&Help"
"""The title of the menu."""
