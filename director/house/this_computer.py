"""What this computer is called, and in which time zone it stands."""

import os
import platform
from pathlib import Path

from director.translation import say


def station() -> str:
    """The name of this machine, for the log."""
    return platform.node() or say("this computer")


def zone() -> str:
    """The name of this machine's time zone, as "Europe/Vienna"; empty where it does not say."""
    named = os.environ.get("TZ", "").removeprefix(":")
    if "/" in named:
        return named
    link = Path("/etc/localtime")
    _, found, name = (str(link.resolve()) if link.is_symlink() else "").partition("zoneinfo/")
    return name if found else ""
