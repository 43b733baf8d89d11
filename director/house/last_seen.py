"""Which event was in sight last and what its clock showed: painted before anything else is loaded.

A small file in the user's folder. It is written over and over, and nothing depends on it.
"""

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from director.house.text_sizes import TEXT_SIZES


@dataclass(frozen=True)
class LastSeen:
    """An event as it was when somebody last looked."""

    event: str = ""
    step: str = ""
    """What is played: "level 5"."""
    seconds: int = 0
    """What was left of it."""
    until: float = 0.0
    """When it ends, in seconds since 1970, while the clock runs; 0 while it stands."""
    look: str = "dark"
    """The name of the palette that was worn."""
    place: tuple[int, ...] = ()
    """Where the window stood: left, top, width and height in pixels; empty if nobody knows."""
    maximized: bool = False
    text_size: int = 100
    """Percent."""

    def left(self, now: float) -> str:
        """What the clock shows at this moment: "12:40"; nothing for no event.

        >>> LastSeen("Main event", "level 5", 760).left(0.0)
        '12:40'
        """
        if not self.step:
            return ""
        seconds = max(0, round(self.until - now)) if self.until else self.seconds
        hours, rest = divmod(seconds, 3600)
        minutes, seconds = divmod(rest, 60)
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


NOTHING = LastSeen()
_FARTHEST = 32_767
"""Pixels; no screen reaches farther."""


def last_seen(path: Path) -> LastSeen:
    """What the file says; nothing where there is none, or none that can be read."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return LastSeen(
            str(found["event"]),
            str(found["step"]),
            int(found["seconds"]),
            float(found["until"]),
            str(found["look"]),
            _place(found.get("place")),
            found.get("maximized") is True,
            found["text_size"] if found.get("text_size") in TEXT_SIZES else 100,
        )
    except (OSError, ValueError, TypeError, KeyError, RecursionError, OverflowError):
        return NOTHING


def _place(found: object) -> tuple[int, ...]:
    """Four numbers that a window can have; else nothing."""
    if not isinstance(found, list) or len(found) != len(("left", "top", "width", "height")):
        return ()
    known = all(isinstance(one, int) and abs(one) <= _FARTHEST for one in found)
    return tuple(found) if known else ()


def keep(path: Path, seen: LastSeen) -> None:
    """Writes it down, if it is new; where the disk does not take it, nobody is troubled."""
    if last_seen(path) == seen:
        return
    beside = path.with_suffix(".new")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(file, "w", encoding="utf-8") as stream:
            json.dump(asdict(seen), stream, ensure_ascii=False)
        beside.replace(path)
