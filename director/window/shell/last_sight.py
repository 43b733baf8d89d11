"""What is in sight is written down, for the first picture of the next start."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QWidget

from director.house.last_seen import LastSeen, keep, last_seen
from director.window.look.palettes import current_palette
from director.window.system.window_place import place_of


def keep_sight(path: Path, window: QWidget, event: LastSeen | None, text_size: int) -> None:
    """Writes down where the window stands, and an event and its clock.

    Without an event the last that was in sight stays.
    """
    keep(
        path,
        replace(
            event or last_seen(path),
            look=current_palette().name,
            place=place_of(window),
            maximized=window.isMaximized(),
            text_size=text_size,
        ),
    )
