"""The house's pictures: of series, which stand on structure sheets, and its own on rule cards."""

from director.engine.showdown.game_checks import file_name
from director.files.forms import FileWrong
from director.files.pictures import is_picture
from director.house.home import users_home
from director.house.house_logo import logo_path, why_no_logo
from director.house.settings import load_settings


def logo_of(series: str) -> str:
    """Where the user's picture of a series lies; empty where there is none."""
    if not series:
        return ""
    folder = users_home().logos
    named = (folder / f"{file_name(series)}{ending}" for ending in (".png", ".jpg", ".jpeg"))
    return next((str(path) for path in named if path.is_file() and is_picture(path)), "")


def house_logo() -> str:
    """Where the picture of the house lies; empty where none is set or what is set is no picture."""
    try:
        named = load_settings(users_home().settings).text("logo")
    except FileWrong:  # whoever needs a setting says so
        return ""
    return str(logo_path(named)) if named and not why_no_logo(named) else ""
