"""What people of one name are called in an event."""

import pytest

from director.desk.desk import open_event
from director.desk.register import Change, Person
from director.tournament.commands import ListAlternate, Refused, Register, VoidEntry
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY, STRUCTURE


@pytest.fixture
def desk():
    desk = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    people = (
        Person(name="Dan", city="Reno"),
        Person(name="Ann Ost"),
        Person(name="dan", city="Elko"),
    )
    desk.book.register.write([Change(Person(), one) for one in people], "Ina", "desk 1")
    desk.roll.look()
    return desk


def test_namesakes_are_told_apart_once_both_are_in_the_event_or_wait_for_it(desk):
    desk.do(Register(1, "seed"))
    alone = desk.name(1), desk.renamed

    desk.do(ListAlternate(3))

    assert alone[0] == "Dan"
    assert [desk.name(number) for number in (1, 2, 3)] == ["Dan (Reno)", "Ann Ost", "dan (Elko)"]
    assert dict(desk.people()) == {1: "Dan (Reno)", 2: "Ann Ost", 3: "dan (Elko)"}
    assert desk.renamed != alone[1]


def test_the_names_are_one_mapping_as_long_as_nobody_is_called_otherwise(desk):
    desk.do(Register(1, "seed"))
    desk.do(Register(3, "seed"))
    names, renamed = desk.people(), desk.renamed

    desk.do(Register(2, "seed"))

    assert desk.people() is names
    assert desk.renamed == renamed


def test_once_the_entry_is_void_the_other_one_is_called_as_before(desk):
    desk.do(Register(1, "seed"))
    desk.do(Register(3, "seed"))

    desk.do(VoidEntry(2, "registered by mistake"))

    assert desk.name(1) == "Dan"


def test_a_number_that_was_merged_away_is_called_as_whoever_took_it_over(desk):
    twin = desk.new_player("D. Orr")
    desk.do(Register(twin, "seed"))
    desk.do(Register(3, "seed"))

    desk.book.register.merge(twin, 1, "Ina", "desk 1")
    desk.roll.look()

    assert (desk.name(twin), desk.name(3)) == ("Dan (Reno)", "dan (Elko)")


def test_a_name_of_several_people_is_nobodys_number(desk):
    with pytest.raises(Refused) as refused:
        desk.player("DAN")

    assert desk.said(refused.value.sentence) == (
        "2 people are called DAN: Dan (Reno) and dan (Elko)"
    )
    assert (desk.player("dan (elko)"), desk.player("ann ost")) == (3, 2)
