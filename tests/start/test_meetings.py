"""Two halves of an evening meet, whichever of them lies here."""

from contextlib import closing

import pytest

from director.books.book import Books
from director.books.copies import write_whole
from director.desk.desk import Desk, open_event
from director.desk.halves import OtherHalf
from director.house.home import Home
from director.start.meetings import Meetings
from director.tournament.commands import AddTime, Eliminate, Register
from director.tournament.log.books import EventNumber
from tests.tournament.evening import STRUCTURE

FRIDAY = EventNumber(1)


@pytest.fixture
def home(tmp_path):
    made = Home(tmp_path / "ours")
    made.folder.mkdir()
    return made


@pytest.fixture
def other(home, tmp_path):
    """The same evening on another machine: its log went another way."""
    path = tmp_path / "theirs.book"
    with closing(Books(home.book)) as book:
        desk = open_event(book, "Friday", STRUCTURE, "Ina", "first laptop")
        for name in ("Ann", "Bob"):
            desk.do(Register(desk.player(name), name))
        write_whole(home.book, path)
        desk.do(AddTime(1))
    with closing(Books(path)) as book:
        Desk(book, FRIDAY, "Uwe", "second laptop").do(Eliminate(EventNumber(1)))
    return path


def said(line):
    return (line.number, line.who, line.station, line.what, line.money)


def test_what_each_side_did_since_is_shown_before_one_is_taken(home, other):
    with closing(Books(other)) as theirs:
        met = Meetings(home, lambda: theirs).meet(str(other))

    assert (met.event, met.fork, met.may_take_ours) == ("Friday", 4, True)
    assert [said(one) for one in met.ours] == [
        (4, "Ina", "first laptop", "1 min added to the clock", False)
    ]
    assert [said(one) for one in met.theirs] == [
        (4, "Uwe", "second laptop", "Ann busted in 2nd place", False)
    ]


def test_of_theirs_the_acts_wait_where_ours_is_taken(home, other):
    with closing(Books(home.book)) as ours:
        meetings = Meetings(home, lambda: ours)
        meetings.meet(str(other))

        meetings.take(ours=True)

        (waiting,) = meetings.waiting()
        desk = Desk(ours, waiting.event, "Ina", "first laptop")
        half = OtherHalf(desk, waiting.there, waiting.people, waiting.fork, waiting.kept)
        (act,) = half.waiting()
        half.enter(act)
        assert (waiting.kept.parent, waiting.kept.exists()) == (home.halves, True)
        assert meetings.waiting() == []
        meetings.close()


def test_of_ours_the_acts_wait_where_theirs_is_taken_and_nobody_is_asked_again(home, other):
    with closing(Books(other)) as theirs:
        meetings = Meetings(home, lambda: theirs)
        meetings.meet(str(other))

        meetings.take(ours=False)

        (waiting,) = meetings.waiting()
        assert [one.label.said(str) for one in waiting.there.records[3:]] == [
            "1 min added to the clock"
        ]
        assert meetings.meet(str(other)) is None
        meetings.close()


def test_a_copy_that_was_followed_is_let_go_once_it_is_kept(home, other):
    home.followed.mkdir(parents=True)
    copy = home.followed / "b00c.book"
    write_whole(home.book, copy)
    home.book.unlink()
    with closing(Books(other)) as theirs:
        meetings = Meetings(home, lambda: theirs)
        met = meetings.meet(str(other))

        meetings.take(ours=False)

    assert (met.may_take_ours, copy.exists(), len(list(home.halves.glob("*.book")))) == (
        False,
        False,
        1,
    )


def test_a_book_that_is_only_behind_is_no_other_half(home, other):
    with closing(Books(home.book)) as ours:
        behind = home.folder / "behind.book"
        write_whole(other, behind)
        with closing(Books(other)) as theirs:
            desk = Desk(theirs, FRIDAY, "Uwe", "second laptop")
            desk.do(AddTime(2))
            assert Meetings(home, lambda: theirs).meet_file(behind) is None
        assert Meetings(home, lambda: ours).meet_file(behind).may_take_theirs is False
