"""What people of one name are called in an event."""

from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from director.desk.desk import open_event
from director.desk.namesakes import Namesake, told_apart_in
from director.desk.register import Change, Person
from director.tournament.commands import ListAlternate, Refused, Register, RenameEntry, VoidEntry
from director.tournament.state import EntryNumber, PlayerNumber
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY, STRUCTURE

PEOPLE = (
    Person(name="Dan", city="Reno"),
    Person(name="Ann Ost"),
    Person(name="dan", city="Elko"),
    Person(name="Bo"),
)


@pytest.fixture
def desk():
    desk = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    desk.book.register.write([Change(Person(), one) for one in PEOPLE[:3]], "Ina", "desk 1")
    desk.player_index.look()
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
    desk.player_index.look()

    assert (desk.name(twin), desk.name(3)) == ("Dan (Reno)", "dan (Elko)")


def test_a_name_of_several_people_is_nobodys_number(desk):
    with pytest.raises(Refused) as refused:
        desk.player("DAN")

    assert desk.said(refused.value.sentence) == (
        "2 people are called DAN: Dan (Reno) and dan (Elko)"
    )
    assert (desk.player("dan (elko)"), desk.player("ann ost")) == (3, 2)


ACTS = st.one_of(
    st.builds(Register, st.integers(1, 4).map(PlayerNumber), st.just("seed")),
    st.builds(RenameEntry, st.integers(1, 4).map(EntryNumber), st.integers(1, 4).map(PlayerNumber)),
    st.builds(VoidEntry, st.integers(1, 4).map(EntryNumber), st.just("by mistake")),
    st.builds(ListAlternate, st.integers(1, 4).map(PlayerNumber)),
    st.sampled_from(("undo", "redo")),
)


BOTH_DANS = [(Register(PlayerNumber(1), "seed"), True), (Register(PlayerNumber(3), "seed"), True)]
VOIDED = (VoidEntry(EntryNumber(2), "by mistake"), True)
RENAMED = (RenameEntry(EntryNumber(2), PlayerNumber(4)), True)


@given(st.lists(st.tuples(ACTS, st.booleans()), max_size=12))
@example([*BOTH_DANS, VOIDED])
@example([*BOTH_DANS, RENAMED])
@example([*BOTH_DANS, ("undo", True)])
@example([*BOTH_DANS, VOIDED, ("undo", True)])
@example([*BOTH_DANS, ("undo", True), ("redo", True)])
def test_whatever_comes_everybody_is_called_as_a_fresh_look_says(acts):
    desk = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    desk.book.register.write([Change(Person(), one) for one in PEOPLE], "Ina", "desk 1")
    desk.player_index.look()

    for act, looked_at in acts:
        with suppress(Refused):
            getattr(desk, act)() if isinstance(act, str) else desk.do(act)
        if looked_at:
            desk.name(1)

    told = told_apart_in(desk.player_index, desk.tournament)
    names = ["Dan", "Ann Ost", "dan", "Bo"]
    assert [desk.name(number) for number in (1, 2, 3, 4)] == [
        told.get(number, name) for number, name in enumerate(names, start=1)
    ]


def test_who_entered_again_has_the_numbers_of_both_entries():
    dan = Namesake((13,), "Dan (person 13)", "Dan")

    assert dan.called_in({13: (2, 4)}) == "Dan (no. 2/4)"
    assert dan.called_in({}) == "Dan (person 13)"
