"""The clock stands as soon as somebody has won, and goes on as soon as nobody has."""

from datetime import timedelta

import pytest

from director.tournament.busts.hand_for_hand import Bust
from director.tournament.clock.commands import MakeUp, PauseAfter, StartAt
from director.tournament.clock.facts import ClockPaused, ClockStarted, StepReached
from director.tournament.commands import (
    CloseEvent,
    Disqualify,
    Eliminate,
    EliminateTogether,
    PauseClock,
    Reinstate,
    ReopenEvent,
    StartClock,
    VoidEntry,
)
from director.tournament.event.play_over import clock_stopped_at
from director.tournament.log.refused import Refused
from director.tournament.state import EntryNumber
from tests.tournament.evening import Evening


def two_left():
    evening = Evening(players=3)
    evening.do(StartClock())
    evening.wait(minutes=5)
    evening.do(Eliminate(3))
    evening.wait(minutes=2)
    return evening


WAYS_TO_WIN = [
    (Eliminate(EntryNumber(2)),),
    (Disqualify(EntryNumber(2), "collusion"),),
    (VoidEntry(EntryNumber(2), "wrong event"),),
]


@pytest.mark.parametrize("acts", WAYS_TO_WIN)
def test_whatever_leaves_one_player_stops_the_clock_where_it_is(acts):
    evening = two_left()
    for act in acts:
        evening.do(act)
    won = evening.face(), clock_stopped_at(evening.t, evening.now)
    evening.wait(hours=3)

    assert won == ((0, "13:00", False), True)
    assert (evening.t.winner.number, evening.face()) == (1, (0, "13:00", False))


def test_several_who_go_out_on_the_last_hand_stop_it_too():
    evening = Evening(players=3)
    evening.do(StartClock())
    evening.wait(minutes=7)

    evening.do(EliminateTogether((Bust(2, 100, 1), Bust(3, 200, 1))))

    assert evening.face() == (0, "13:00", False)


def test_a_bust_that_leaves_two_stops_nothing():
    evening = two_left()

    assert (evening.face(), clock_stopped_at(evening.t, evening.now)) == ((0, "13:00", True), False)


def test_the_last_bust_that_is_undone_has_stopped_nothing_and_stops_it_again_when_redone():
    evening = two_left()
    evening.do(Eliminate(2))
    evening.wait(minutes=3)

    evening.undo()
    undone = evening.face()
    evening.redo()

    assert undone == (0, "10:00", True)
    assert evening.face() == (0, "13:00", False)


def test_somebody_reinstated_plays_on_and_the_clock_goes_on_from_where_it_stood():
    evening = two_left()
    evening.do(Eliminate(2))
    evening.wait(minutes=30)

    evening.do(Reinstate(2, 1, 1))
    evening.wait(minutes=1)

    assert evening.face() == (0, "12:00", True)


def test_a_clock_that_stood_stands_when_somebody_is_reinstated():
    evening = two_left()
    evening.do(PauseClock())
    evening.do(Eliminate(2))
    stopped = clock_stopped_at(evening.t, evening.now)
    evening.do(Reinstate(2, 1, 1))
    evening.wait(minutes=1)

    assert (stopped, evening.face()) == (False, (0, "13:00", False))


def test_nobody_starts_it_again_while_somebody_has_won():
    evening = two_left()
    evening.do(Eliminate(2))

    later = StartAt(evening.now + timedelta(hours=1))
    for command in (StartClock(), later, PauseAfter(1), MakeUp(5, "breaks")):
        with pytest.raises(Refused, match="has won: the clock stands"):
            command.decide(evening.t, evening.now)
    with pytest.raises(Refused, match="the clock is not running"):
        PauseClock().decide(evening.t, evening.now)


def test_closing_and_reopening_an_event_that_is_won_leaves_it_where_it_stood():
    evening = two_left()
    evening.do(Eliminate(2))
    evening.wait(minutes=40)
    evening.do(CloseEvent(asked=True))
    closed = evening.face()
    evening.wait(hours=1)
    evening.do(ReopenEvent())
    reopened = evening.face()
    evening.wait(minutes=1)
    evening.do(Reinstate(2, 1, 1))
    evening.wait(minutes=1)

    assert closed == reopened == (0, "13:00", False)
    assert evening.face() == (0, "12:00", True)


def test_an_old_log_in_which_the_clock_ran_on_after_the_last_hand_opens():
    evening = two_left()
    evening.do(Eliminate(2))
    evening.wait(minutes=30)

    evening.write(StepReached(1))
    evening.write(ClockPaused())
    evening.write(ClockStarted())
    evening.do(Reinstate(2, 1, 1))
    evening.write(ClockPaused())

    assert evening.t.players_left == 2
