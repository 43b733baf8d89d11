"""What another event is doing, and what comes next there, in one line."""

from datetime import datetime
from typing import NamedTuple

from director.tournament.log.books import EventNumber
from director.tournament.state import Tournament
from director.translation import say
from director.views.clock import schedule
from director.views.clock.event_status import State, state
from director.views.clock.times import countdown, time_of_day


class Elsewhere(NamedTuple):
    """Another event, as it is told in a line."""

    number: EventNumber
    name: str
    state: State
    words: str


def elsewhere(number: EventNumber, t: Tournament, now: datetime) -> Elsewhere:
    """What another event is doing now, and when its next level or break comes."""
    doing = state(t, now)
    return Elsewhere(number, t.name, doing, _words(t, now, doing))


def _words(t: Tournament, now: datetime, doing: State) -> str:
    face = t.clock.shows(t.structure, now)
    here = schedule.title(t.structure.steps[face.step])
    if doing in (State.RUNNING, State.BREAK):
        dues = (schedule.next_level(t, now), schedule.next_break(t, now))
        coming = min(
            (due for due in dues if due and due.at), key=lambda due: due.at or now, default=None
        )
        words = here if face.estimated else f"{here}  {countdown(face.seconds)}"
        if coming is None or coming.at is None:
            over = not (face.estimated or face.seconds)
            return say("{level}  ·  schedule ended", level=here) if over else words
        return say(
            "{now}  ·  {next} at {time}",
            now=words,
            next=schedule.title(coming.step),
            time=time_of_day(coming.at),
        )
    if face.starts_at:
        return say("starts at {time}", time=time_of_day(face.starts_at))
    return here if doing == State.PAUSED else ""
