"""Where shipped files lie: in the checkout's `resources`, or inside the installed package.

Nothing else looks for them.
"""

from pathlib import Path

_PACKAGE = Path(__file__).parents[1]


def resources() -> Path:
    """The folder of everything that is shipped beside the code."""
    beside, inside = _PACKAGE.parent / "resources", _PACKAGE / "resources"
    return inside if inside.is_dir() else beside


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
