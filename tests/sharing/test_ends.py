"""However a shared evening is cut off, the next start knows how it stands; both answers work."""

import os
import signal
from collections.abc import Callable
from contextlib import closing
from typing import NamedTuple

import pytest

from director.books.book import Books
from director.books.server.place import ServerPlace
from director.desk.stations import How, LeftBehind, Shared
from director.tournament.commands import PauseClock, Register
from director.tournament.log.books import EventNumber
from tests.sharing.desks import a_desk, listed, runs, server_of, within

EVENT = EventNumber(1)
SOON = 15.0


def quit_program(desk):
    desk.share.close()


def kill_hub(desk):
    os.kill(desk.share.process, signal.SIGKILL)
    assert within(SOON, lambda: desk.share.shared.how is How.FAILED)


def cut_power(desk):
    """Hub and server die in the same moment, and nobody is told."""
    desk.share._told.clear()
    both = (desk.share.process, server_of(desk.home))
    for process in both:
        os.kill(process, signal.SIGKILL)
    assert within(SOON, lambda: not any(map(runs, both)))


class End(NamedTuple):
    """How an evening was cut off, and what was left of it on this machine."""

    called: str
    comes: Callable[[object], None]
    clock_runs: bool = True
    file_is_there: bool = True


ENDS = (
    End("the program is quit in a break", quit_program, clock_runs=False),
    End("the hub is killed", kill_hub),
    End("the machine loses power, and the old file is gone", cut_power, file_is_there=False),
)


def written_on(shared, notes, *, clock_runs):
    """The newest record of the shared evening, after a late entry and perhaps a break."""
    with closing(Books(ServerPlace(shared.book, notes))) as book:
        ours = listed(book).open(EVENT)
        ours.do(Register(ours.player("Yan Invented"), "Yan Invented"))
        if not clock_runs:
            ours.do(PauseClock())
        return ours.log.records[-1]


def newest(place):
    with closing(Books(place)) as book:
        return listed(book).open(EVENT).log.records[-1]


@pytest.mark.parametrize("end", ENDS, ids=lambda end: end.called)
def test_after_any_end_it_is_known_how_the_evening_stands_and_both_answers_work(end, tmp_path):
    with a_desk() as desk:
        acted = written_on(desk.begin(), tmp_path, clock_runs=end.clock_runs)
        end.comes(desk)
        if not end.file_is_there:
            desk.home.book.unlink()

        (stands,) = desk.again().left_behind()
        assert stands == LeftBehind("Sample evening", 19, 19, "Level 1", end.clock_runs, acted.at)
        assert newest(ServerPlace(desk.begin().book, tmp_path)) == acted

        end.comes(desk)
        assert desk.again().left_over() == "Friday"
        assert desk.ends() == Shared(How.OFF)
        assert newest(desk.home.book) == acted
