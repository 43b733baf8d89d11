"""What is said while the laptop that shares an evening, or the house's server, is silent."""

from datetime import datetime

from director.tournament.log.books import Farewell
from director.translation import say
from director.views.clock.times import time_of_day


def no_line(since: datetime, farewell: Farewell | None = None, *, of_house: bool = False) -> str:
    """Why nothing can be entered, as an action says it that is off."""
    if farewell:
        return str(farewell)
    if of_house:
        return say("no line to the server since {time}", time=time_of_day(since))
    return say("no line to the sharing laptop since {time}", time=time_of_day(since))
