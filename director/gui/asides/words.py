"""The names of the pages beside the events."""

SETTINGS, MANUAL, ABOUT, SUPPORT = "settings", "manual", "about", "support"

HELP = "&Help"
"""The title of the menu."""
