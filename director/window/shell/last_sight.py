"""What is in sight is written down, for the first picture of the next start."""

from dataclasses import replace
from pathlib import Path

from director.house.last_seen import LastSeen, keep, last_seen
from director.tournament.effects.values import step_name
from director.window.event.cockpit import Cockpit


def keep_sight(path: Path, cockpit: Cockpit | None, look: str) -> None:
    """Writes down an event and its clock; without one the last that was in sight stays."""
    if cockpit is None:
        keep(path, replace(last_seen(path), look=look))
        return
    face, t = cockpit.bridge.face, cockpit.tournament
    runs = face.running and not t.winner
    until = (cockpit.now + face.left).timestamp() if runs else 0.0
    step = step_name(t.structure, face.step)
    keep(path, LastSeen(t.name, step, face.seconds, round(until), look))
