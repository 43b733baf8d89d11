"""The event's own color on the wall, moved until it stands out from what is behind it."""

from functools import lru_cache

from director.views.contrast import EDGE, TEXT, contrast, readable
from director.views.wall.wall import Poster
from director.window.wall.painting import ground


def accent(poster: Poster) -> str:
    """The color of what is marked: the event's, as it can be read, or that of the palette."""
    return _readable(poster.color, ground(poster.state).name(), TEXT) or "accent"


def strip(poster: Poster) -> str:
    """The color of the upper edge; empty where the event has none."""
    return _readable(poster.color, ground(poster.state).name(), EDGE)


def banner(poster: Poster) -> tuple[str, str]:
    """What is behind an announcement, and the color of its words."""
    if not poster.color:
        return "accent", "on_accent"
    black, white = "#000000", "#ffffff"
    return poster.color, max(black, white, key=lambda ink: contrast(ink, poster.color))


@lru_cache(maxsize=32)
def _readable(color: str, on: str, least: float) -> str:
    return readable(color, on, least) if color else ""
