"""The clock set going or stopped; before the first start it asks whether seats are to be drawn."""

from functools import partial

from director.desk.desk import new_seed
from director.tournament.commands import DrawSeats, StartClock
from director.tournament.state import Tournament
from director.translation import say
from director.window.event.asking.question import Answer, Question, commanded
from director.window.event.cockpit import Cockpit
from director.window.widgets.choice_list import Choice
from director.window.widgets.drop import QUESTION_OPEN, leave_questions
from director.window.widgets.status_line import REFUSED


def switch_clock(cockpit: Cockpit) -> None:
    """Sets the clock going, or stops it; where nobody is seated yet, it asks first."""
    if cockpit.bridge.face.running or not _nobody_seated(cockpit.tournament):
        cockpit.bridge.do(cockpit.switching)
    elif leave_questions():
        cockpit.request(NOBODY_SEATED)
    else:
        cockpit.say(QUESTION_OPEN, REFUSED)


def _nobody_seated(t: Tournament) -> bool:
    """Whether the first start of the clock would find everybody who has entered standing."""
    return not t.clock.started and t.without_seat > 0 and not t.seats


def _as_it_is() -> str:
    return say("Start without seats")


def _answer(cockpit: Cockpit, text: str) -> Answer:
    if text == _as_it_is():
        return commanded(cockpit, StartClock(), say("Enter: start the clock, nobody is seated"))
    seats = DrawSeats(new_seed(), more_tables=True)
    answer = commanded(cockpit, seats, say("Enter: draw seats, then start the clock"))
    return (
        answer
        if answer.do is None
        else answer._replace(do=partial(_draw_and_start, cockpit, seats))
    )


def _draw_and_start(cockpit: Cockpit, seats: DrawSeats) -> None:
    if cockpit.bridge.do(seats):
        cockpit.bridge.do(StartClock())


NOBODY_SEATED = Question(
    "Nobody is seated: draw seats first?",
    "",
    _answer,
    offers=lambda *_: (
        Choice(say("Draw seats, then start"), "", ""),
        Choice(_as_it_is(), "", _as_it_is()),
    ),
    at_once=True,
)
