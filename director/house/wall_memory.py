"""What stood on each screen last: of which event, and what it showed.

A small file in the user's folder. It is written over and over, and nothing depends on it.
"""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from director.files.limits import read_json
from director.files.whole_files import put_text

_MOST = 64
"""Screens: the newest of them."""


@dataclass(frozen=True)
class Remembered:
    """The wall of one screen."""

    event: int = 0
    """By its number in the book; 0 for whichever."""
    content: str = ""
    """By its stored name; empty where this screen has no wall."""


def remembered(path: Path) -> dict[str, Remembered]:
    """By the name of the screen; nothing where there is no file, or none that can be read."""
    try:
        found = read_json(path.read_text(encoding="utf-8"))
        return {
            str(screen): Remembered(int(one["event"]), str(one["content"]))
            for screen, one in found.items()
        }
    except (OSError, ValueError, TypeError, KeyError, AttributeError, OverflowError):
        return {}


def remember(path: Path, screen: str, what: Remembered) -> None:
    """Writes it down; where the disk does not take it, nobody is troubled."""
    kept = remembered(path)
    if kept.get(screen) == what:
        return
    kept.pop(screen, None)
    newest = dict([*kept.items(), (screen, what)][-_MOST:])
    with suppress(OSError):
        put_text(json.dumps({name: asdict(one) for name, one in newest.items()}, indent=1), path)
