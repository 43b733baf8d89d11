"""The report for support: versions, settings and what went wrong; never a name of a person.

What a person has typed is not in it: of texts it says only that they are set, and of a fault its
kind and its place in the program, never its message.
"""

import platform
import re
from pathlib import Path

from PySide6.QtCore import qVersion

from director import __version__
from director.house.declared_settings import SETTINGS
from director.house.home import Home
from director.house.setting import Setting
from director.house.settings import Settings
from director.translation import say
from director.window.settings_and_help.setting_answer import possible, said

_MOST_LINES = 400
_TIME = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC")
_PLACE = re.compile(r'  File "(?P<file>[^"]+)", line (?P<line>\d+), in (?P<inside>\S+)')
_KIND = re.compile(r"(?P<kind>(?:[a-z_]\w*\.)*[A-Z]\w*)(?::|$)")


def report(settings: Settings) -> str:
    """All that is told to support."""
    home = Home(settings.path.parent)
    lines = [
        f"Tournament Director {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}",
        f"{platform.system()} {platform.release()}, {platform.machine()}",
        "",
        say("Settings changed from their defaults:"),
        *(_setting(one, settings) for one in SETTINGS if settings.is_changed(one.key)),
        "",
        say("Errors:"),
        *(faults(_text_of(home.crashes)) or [say("nothing")]),
        "",
        say("The log:"),
        *_text_of(home.log).splitlines()[-_MOST_LINES:],
    ]
    return "\n".join(lines) + "\n"


def faults(text: str) -> list[str]:
    """When what kind of fault came from which lines of the program; no message, no value.

    >>> faults('''2026-01-02 19:00:00 UTC
    ... Traceback (most recent call last):
    ...   File "/anns/director/desk/desk.py", line 12, in do
    ...     raise KeyError(name)
    ... KeyError: 'Ann Ost'
    ... ''')
    ['2026-01-02 19:00:00 UTC', '  desk/desk.py 12 do', '  KeyError']
    """
    kept: list[str] = []
    for line in text.splitlines():
        if time := _TIME.fullmatch(line):
            kept.append(time[0])
        elif place := _PLACE.match(line):
            file = "/".join(re.split(r"[/\\]", place["file"])[-2:])
            kept.append(f"  {file} {place['line']} {place['inside']}")
        elif (kind := _KIND.match(line)) and kept and _is_kind(kind["kind"]):
            kept.append(f"  {kind['kind']}")
    return kept[-_MOST_LINES:]


_FAULTS = ("Error", "Exception", "Failed", "Warning", "Interrupt", "Exit")


def _is_kind(name: str) -> bool:
    """Whether a word at the beginning of a line is a kind of fault, and no part of a message."""
    return name.endswith(_FAULTS)


def _setting(setting: Setting, settings: Settings) -> str:
    value = settings[setting.key]
    free = isinstance(value, str) and not possible(setting)
    return f"  {setting.key}: {say('set') if free else said(setting, value)}"


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
