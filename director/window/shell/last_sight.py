"""What is in sight is written down, for the first picture of the next start."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from director.house.last_seen import keep, last_seen
from director.tournament.effects.values import step_name
from director.window.look.palettes import current_palette
from director.window.system.window_place import place_of

if TYPE_CHECKING:
    from director.window.event.cockpit import Cockpit


def keep_sight(path: Path, window: QWidget, cockpit: "Cockpit | None", text_size: int) -> None:
    """Writes down where the window stands, and an event and its clock.

    Without an event the last that was in sight stays.
    """
    here = replace(
        last_seen(path),
        look=current_palette().name,
        place=place_of(window),
        maximized=window.isMaximized(),
        text_size=text_size,
    )
    if cockpit is None:
        keep(path, here)
        return
    face, t = cockpit.bridge.face, cockpit.tournament
    runs = face.running and not t.winner
    until = (cockpit.now + face.left).timestamp() if runs else 0.0
    step = step_name(t.structure, face.step)
    keep(path, replace(here, event=t.name, step=step, seconds=face.seconds, until=round(until)))
