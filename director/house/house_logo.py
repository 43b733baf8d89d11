"""The picture of the house, which stands on rule cards: where it lies, and whether it is one."""

from pathlib import Path

from director.files import limits
from director.files.pictures import is_picture
from director.house.home import users_home
from director.translation import say

_ENDINGS = (".png", ".jpg", ".jpeg")


def logo_path(named: str) -> Path:
    """Where a picture of this name lies: in the user's folder of logos, or where it says."""
    return users_home().logos / Path(named).expanduser()


def why_no_logo(named: str) -> str:
    """Why this cannot be the logo of the house; empty where it can or where none is named."""
    if not named:
        return ""
    path = logo_path(named)
    if not path.is_file():
        return say("there is no file {file}", file=path)
    if path.suffix.lower() not in _ENDINGS or not is_picture(path):
        return say(
            "{file} is no PNG or JPEG picture of up to {megabytes} MB",
            file=path.name,
            megabytes=limits.PICTURE_BYTES // 1_000_000,
        )
    return ""
