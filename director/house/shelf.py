"""The shelf of shipped files, by what they are."""

from pathlib import Path

from director.files.resources import RESOURCES


def resources() -> Path:
    """The folder of everything that is shipped beside the code."""
    return RESOURCES


def games() -> Path:
    """The shipped game files."""
    return resources() / "games"


def structures() -> Path:
    """The shipped structures."""
    return resources() / "structures"


def pay_tables() -> Path:
    """The shipped pay tables."""
    return resources() / "paytables"


def rules() -> Path:
    """The shipped words of the trade and the rules that all games share."""
    return resources() / "rules"


def fonts() -> Path:
    """The shipped fonts."""
    return resources() / "fonts"


def icons() -> Path:
    """The shipped icons."""
    return resources() / "icons"


def manual() -> Path:
    """The pages of the manual."""
    return resources() / "manual"


def licences() -> Path:
    """The licences of everything that is shipped."""
    return resources() / "licences"


def sounds() -> Path:
    """The shipped sounds."""
    return resources() / "sounds"


def web() -> Path:
    """What the pages of the board are made of."""
    return resources() / "web"
