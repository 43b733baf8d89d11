"""When a picture stands on the wall in place of the event: between times, and never over a hand."""

from datetime import datetime, timedelta

from director.tournament.state import Tournament
from director.tournament.structure.structure import Level
from director.views.wall.wall_stage import Stage

_LAST = timedelta(minutes=1)
"""Of a level or a break: the room looks at the time."""
_BETWEEN = (Stage.REGISTRATION, Stage.BREAK)


def picture_turn(
    t: Tournament,
    now: datetime,
    shown: Stage,
    count: int,
    seconds: int,
    minutes: int,
    *,
    alone: bool = False,
) -> int | None:
    """Which of so many pictures stands on the wall now; None where the event does.

    Each stands for `seconds`: in registration and breaks one after another, with the event between
    two rounds; in play one every `minutes`, or none where these are 0. On a wall for pictures
    `alone`, one after another.
    """
    if not count or t.hand_for_hand or shown in (Stage.BUBBLE, Stage.OVER):
        return None
    face = t.clock.shows(t.structure, now)
    timed = t.structure.ends_by_itself(face.step)
    if face.started and face.running and timed and face.left <= _LAST:
        return None
    since = int(now.timestamp())
    if alone:
        return since // seconds % count
    if shown in _BETWEEN:
        turn = since // seconds % (count + 1)
        return turn if turn < count else None
    step = t.structure.steps[face.step]
    if not minutes or not face.running or not isinstance(step, Level):
        return None
    every = max(minutes * 60, 2 * seconds)
    return since // every % count if since % every >= every - seconds else None
