"""A book on a server says what a book in a file says, to several stations at once."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from random import Random
from threading import Event
from time import monotonic

import pytest

from director.books.book import Books
from director.books.chains import DIGEST
from director.desk.desk import Desk
from director.tournament.clock.facts import MachineClockMoved
from director.tournament.commands import (
    AddTime,
    Eliminate,
    MoveClock,
    PauseClock,
    Refused,
    Register,
    RenameEvent,
)
from director.tournament.entries.people import Change, Person
from director.tournament.log.books import BookFailed, NumberTaken
from director.tournament.log.log import Log
from tests.books.writer import act

PATIENCE = 10.0
"""Seconds that a busy machine may take to tell somebody something."""


def test_the_same_records_have_the_same_digests_in_a_file_and_on_a_server(
    event_list, book, tmp_path
):
    desk, dice = event_list.sample(), Random(19)
    for number in range(60):
        try:
            act(desk, dice, number)
        except Refused:
            continue
    file = Books(tmp_path / "events.book")
    log, event = Log(), file.new_event()

    for record in desk.log.records:
        before = log.tournament if log.records else None
        weighed = log.weigh(record)
        file.write(event, record, before, weighed.tournament)
        weighed.accept()

    assert [row[DIGEST] for row in file.texts(event)] == [
        row[DIGEST] for row in book.texts(desk.event)
    ]
    assert (file.differences(), book.differences()) == ([], [])
    file.close()


def test_an_event_is_read_back_as_it_was_written(event_list, reached):
    desk = event_list.sample()
    for command in (Eliminate(3), AddTime(2), MoveClock(4), PauseClock(), RenameEvent("Friday")):
        desk.do(command)
    desk.undo()

    again = Desk(reached("desk 2"), desk.event, "Uwe", "desk 2")

    assert again.log.records == desk.log.records
    assert again.tournament == desk.tournament
    assert again.people() == desk.people()


def test_of_two_who_write_the_same_number_one_is_told(event_list, book):
    desk = event_list.sample()
    record = replace(desk.log.records[-1], uid="of another desk")

    with pytest.raises(NumberTaken):
        book.write(desk.event, record, desk.tournament, desk.tournament)


def test_what_two_desks_do_at_once_is_decided_again_or_refused_with_the_reason(
    event_list, listed, reached
):
    desk = event_list.sample()
    begun = len(desk.log.records)
    other = listed(reached("desk 2"), "Uwe", "desk 2").open(desk.event)
    desk.do(Eliminate(3))

    other.do(Eliminate(4))  # it has not heard of the first, which is before it now
    with pytest.raises(Refused) as refused:
        desk.do(Eliminate(4))

    assert other.tournament.out == desk.tournament.out == (3, 4)
    assert desk.said(refused.value.sentence) == "Dov Ferrant is not in the tournament"
    assert [record.number for record in desk.log.records] == [*range(1, begun + 3)]


def test_of_many_who_write_at_once_nobody_loses_an_act(event_list, listed, reached, book):
    desk = event_list.sample()
    desks = [
        listed(reached(f"desk {at}"), "Uwe", f"desk {at}").open(desk.event) for at in (2, 3, 4)
    ]

    def adds(one):
        return [one.do(AddTime(1)).uid for _ in range(15)]

    with ThreadPoolExecutor(3) as together:
        said = [uid for uids in together.map(adds, desks) for uid in uids]
    desk.catch_up()

    written = [record.uid for record in desk.log.records[-45:]]
    assert sorted(written) == sorted(said)
    assert book.differences() == []


def test_who_holds_the_turn_of_an_event_writes_to_it_and_to_the_register(event_list, book):
    desk = event_list.sample()

    with book.turn(), book.turn():
        late = desk.player("Una Late")
        desk.do(Register(late, "late"))

    assert desk.name(late) == "Una Late"
    assert book.differences() == []


def test_a_station_hears_of_what_others_write_and_not_of_itself(event_list, book, reached):
    desk = event_list.sample()
    other = reached("desk 2")
    heard = {book: Event(), other: Event()}
    for one, told in heard.items():
        one.wake(told.set)
    asleep(book, other)
    for told in heard.values():
        told.clear()

    desk.do(AddTime(1))

    assert heard[other].wait(PATIENCE)
    assert not heard[book].wait(0.2)
    assert [other.changed_elsewhere(), other.changed_elsewhere()] == [True, False]
    assert not book.changed_elsewhere()


def test_a_name_that_is_corrected_is_heard_of_too(book, reached):
    other, told = reached("desk 2"), Event()
    asleep(book, other)
    other.wake(told.set)

    book.register.write([Change(Person(), Person(name="Ann Ost"))], "Ina", "desk 1")

    assert told.wait(PATIENCE)


def test_who_listens_no_more_is_not_called(book, reached):
    other, first, second = reached("desk 2"), Event(), Event()
    asleep(book, other)
    ends = other.wake(first.set)
    other.wake(second.set)

    ends()
    ends()
    book.register.write([Change(Person(), Person(name="Ann Ost"))], "Ina", "desk 1")

    assert second.wait(PATIENCE)
    assert not first.is_set()


def asleep(*books):
    """Waits until each listens, and has said that it may have missed something before."""
    for book in books:
        told = Event()
        ends = book.wake(told.set)
        while not book.changed_elsewhere():
            told.wait(0.01)
        ends()


@pytest.mark.parametrize("text", ["Ann\0Ost", "Ann \ud800"])
def test_what_no_database_can_keep_is_refused_and_nothing_is_written(
    event_list, listed, book, text
):
    desk = event_list.sample()
    begun = len(desk.log.records)

    with pytest.raises(BookFailed, match="a text or number in it cannot be stored"):
        listed(book, text).open(desk.event).do(AddTime(1))

    desk.do(AddTime(2))
    assert len(book.records(desk.event)) == len(desk.log.records) == begun + 1
    assert book.differences() == []


def test_a_number_of_more_than_64_bits_is_refused_and_one_of_40_is_kept(event_list, book):
    desk = event_list.sample()
    structure = replace(desk.tournament.structure, starting_chips=2**40)
    large = event_list.new("Large", structure)

    with pytest.raises(Refused, match="a figure is too high"):
        event_list.new("Larger", replace(structure, starting_chips=2**70))

    assert [row.name for row in book.events()] == ["Large", "Sample evening"]
    assert large.tournament.structure.starting_chips == 2**40


def test_all_stations_show_one_clock_however_their_own_are_set(event_list, listed, reached):
    desk = event_list.sample()
    fast = reached("desk 2", steady=lambda: monotonic() + 3600)
    other = listed(fast, "Uwe", "desk 2").open(desk.event)

    parted = abs(shown(other) - shown(desk))
    other.do(AddTime(1))

    assert parted < timedelta(seconds=1)
    assert abs(other.log.records[-1].at - desk.now()) < timedelta(seconds=PATIENCE)
    assert not any(isinstance(record.facts[0], MachineClockMoved) for record in other.log.records)


def shown(desk):
    """What is left of the level on a desk's clock."""
    return desk.tournament.clock.shows(desk.tournament.structure, desk.now()).left
