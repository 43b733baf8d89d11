"""The games that are shipped, found without a path."""

from pathlib import Path

from director.engine.games.library import Library
from director.files.resources import RESOURCES

FOLDER = RESOURCES / "games"


def shipped_games(*house: Path) -> Library:
    """The shipped games, with folders of the house's own laid over them."""
    return Library(FOLDER, *house)
