"""The house's pictures of series, which stand on structure sheets."""

from director.engine.showdown.game_checks import file_name
from director.files.pictures import is_picture
from director.house.home import users_home


def logo_of(series: str) -> str:
    """Where the user's picture of a series lies; empty where there is none."""
    if not series:
        return ""
    folder = users_home().logos
    named = (folder / f"{file_name(series)}{ending}" for ending in (".png", ".jpg", ".jpeg"))
    return next((str(path) for path in named if path.is_file() and is_picture(path)), "")
