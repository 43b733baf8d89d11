"""What the program is made of: its version, and the licence of everything that is shipped."""

import platform

from PySide6.QtCore import qVersion

from director import __version__
from director.house import shelf
from director.translation import say
from director.window.settings_and_help.manual_chapters import Chapter


def about() -> list[Chapter]:
    """A chapter on the program, and one for each licence."""
    paths = sorted(shelf.licences().glob("*.txt"))
    title = "Tournament Director"
    lines = [
        f"# {title}",
        "",
        say("Version {version}", version=__version__),
        "",
        say("For floor staff of live poker events, mixed games above all."),
        "",
        say("Python {python}, Qt {qt}", python=platform.python_version(), qt=qVersion()),
        "",
        say("The license of each included component is shown here."),
    ]
    return [
        Chapter("about", title, "", "\n".join(lines)),
        *(_licence(path.stem, path.read_text(encoding="utf-8")) for path in paths),
    ]


def _licence(name: str, text: str) -> Chapter:
    return Chapter(name, name, say("Licenses"), f"# {name}\n\n~~~~\n{text}\n~~~~\n")
