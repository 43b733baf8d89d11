"""The shipped games, whose files are read once in a process, however many tests ask."""

from director.engine.games.library import Library
from director.house import shelf

_READ = Library(shelf.games())


def shipped_games() -> Library:
    """A library of the shipped games: its own in all that can be changed."""
    return _READ.playing({})
