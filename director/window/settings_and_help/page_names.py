"""The names of the pages beside the events."""

SETTINGS, MANUAL, ABOUT, SUPPORT = "settings", "manual", "about", "support"
LEAGUES = "leagues"
PRACTICE = "practice"
SERIES = "series"
GAMES = "games"
NEWER = "newer"
SHARE, JOIN, STAFF = "share", "join", "staff"
