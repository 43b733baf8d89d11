"""Whoever holds the others up with SQL of his own is cut off, and named."""

import time
from contextlib import contextmanager

import psycopg
import pytest

from director.books.server import reaching
from director.books.server.watching import Watching
from director.tournament.commands import AddTime
from director.tournament.staff.role import Role
from tests.books.server.by_hand import RECORD, a_record, newest

LONGEST = 2.0
"""Seconds for which anybody may have to wait."""


@pytest.fixture
def cut(evening, book_url):
    """The stations whose lines were cut, in that order."""
    cut = []
    watching = Watching(reaching.line(book_url), cut.append)
    yield cut
    watching.stop()


@contextmanager
def open_transaction(connection):
    connection.autocommit = False
    yield connection
    with pytest.raises(psycopg.OperationalError):
        connection.commit()


HELD = (
    "select door.turn()",
    "select door.say_on_walls(1, 'mine')",
    "select door.new_event()",
    "select door.sign_in('Ina', 'guessed')",
)


@pytest.mark.parametrize("held", HELD)
def test_who_takes_a_turn_and_keeps_it_is_cut_off_and_the_others_wait_two_seconds_at_most(
    held, evening, asked, cut
):
    with open_transaction(asked(Role.DIRECTOR)) as uwe:
        uwe.execute(held)
        began = time.monotonic()

        evening.do(AddTime(1))

        assert time.monotonic() - began < LONGEST
        time.sleep(LONGEST)
    assert cut == ["station 2"]


def test_a_record_that_nobody_commits_is_not_there_and_the_next_one_is(evening, asked, cut, owner):
    last = newest(owner)
    with open_transaction(asked(Role.FLOOR)) as uwe:
        uwe.execute(RECORD, a_record(last, '[{"kind":"ClockPaused"}]'))
        began = time.monotonic()

        done = evening.do(AddTime(1))

        assert time.monotonic() - began < LONGEST
        assert done.number == last.number + 1
    assert cut == ["station 2"]


def test_who_only_reads_or_does_nothing_is_left_alone(evening, asked, cut):
    uwe = asked(Role.FLOOR)
    uwe.autocommit = False
    uwe.execute("select * from record").fetchall()

    time.sleep(LONGEST)

    uwe.execute("select * from record")
    uwe.commit()
    assert cut == []


def test_a_question_without_end_is_ended(asked, cut):
    uwe = asked(Role.FLOOR)
    uwe.execute("set statement_timeout = 0")

    with pytest.raises(psycopg.OperationalError):
        uwe.execute("select count(*) from generate_series(1, 100000000000)")

    assert cut == ["station 2"]
