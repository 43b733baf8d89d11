"""Stations write records; whoever has the owner's login brings the look-up tables up to them."""

from random import Random

import pytest

from director.desk.desk import Desk
from director.tournament.commands import Eliminate, Refused, RenameEvent
from director.tournament.staff.role import Role
from tests.books.writer import act


@pytest.fixture
def desk(evening, admitted, reached):
    """Ina's, at a station."""
    book = reached("station", admitted(Role.DIRECTOR, person="Ina", station="desk 1"))
    return Desk(book, evening.event, "Ina", "desk 1", book.now)


def test_the_tables_follow_whatever_a_station_does_step_by_step(desk, looked_up, book):
    dice = Random(31)
    for number in range(80):
        try:
            act(desk, dice, number)
        except Refused:
            continue
        looked_up()
        assert book.differences() == [], desk.log.records[-1]


def test_the_tables_follow_many_acts_at_once(desk, looked_up, book):
    dice = Random(37)
    looked_up()
    for number in range(150):
        try:
            act(desk, dice, number)
        except Refused:
            continue
        if number % 30 == 29:
            looked_up()
            assert book.differences() == []


def test_a_name_that_is_changed_and_taken_back_stands_in_the_list(desk, looked_up, book):
    looked_up()
    desk.do(RenameEvent("Friday"))
    looked_up()
    friday = book.events()[0].name
    desk.undo()
    looked_up()

    assert (friday, book.events()[0].name) == ("Friday", "Sample evening")


def test_what_was_written_while_nobody_followed_is_taken_in_later(desk, looked_up, book, owner):
    looked_up()
    desk.do(Eliminate(3))
    owner.execute("update admission.looked_up set number = number - 1")  # killed in between

    looked_up()

    assert book.differences() == []


def test_a_table_that_is_in_the_way_is_made_anew(desk, looked_up, book, owner):
    desk.do(Eliminate(3))
    looked_up()
    desk.undo()
    owner.execute("create table kept as select * from elimination")
    looked_up()
    owner.execute("insert into elimination select * from kept")

    desk.do(Eliminate(3))
    looked_up()

    assert book.differences() == []
