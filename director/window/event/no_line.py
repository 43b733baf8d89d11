"""What is said while the laptop that shares the evening does not answer."""

from datetime import datetime

from director.tournament.log.books import Farewell
from director.translation import say
from director.views.clock.times import time_of_day


def no_line(since: datetime, farewell: Farewell | None = None) -> str:
    """Why nothing can be entered, as an action says it that is off."""
    if farewell:
        return str(farewell)
    return say("no line to the sharing laptop since {time}", time=time_of_day(since))
