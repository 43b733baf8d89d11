"""The desk: does, writes down, undoes, announces."""

from dataclasses import replace
from datetime import timedelta

import pytest

from director.desk.desk import Desk, Gap, open_event
from director.tournament.commands import (
    CloseEvent,
    DrawSeats,
    Eliminate,
    Refused,
    Register,
    RenameEvent,
    ReopenEvent,
    StartClock,
)
from director.tournament.log.books import BookFailed
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY, STRUCTURE


class FullDisk(Notebook):
    """Takes so many records, and then no more."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def write(self, event, record, before, now, sure=None):
        if record.number > self.room:
            raise BookFailed("the disk is full")
        super().write(event, record, before, now, sure)


@pytest.fixture
def book():
    return Notebook()


@pytest.fixture
def desk(book):
    return open_event(book, "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)


def register(desk, *names):
    for name in names:
        desk.do(Register(desk.player(name), "seed"))


def test_a_draw_stands_on_the_event_and_on_what_it_is_of(desk, book):
    other = open_event(book, "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)

    seeds = [desk.seed_for("break", 3), desk.seed_for("break", 4), other.seed_for("break", 3)]

    again = Desk(book, desk.event, "Bo", "desk 2").seed_for("break", 3)
    assert (len({*seeds}), again) == (3, seeds[0])


def test_what_was_done_stands_in_the_book_with_who_and_where(desk, book):
    register(desk, "Ann")

    record = book.logs[desk.event][-1]
    assert (record.number, record.at, record.who, record.station) == (2, FRIDAY, "Ina", "desk 1")
    assert desk.said(record.label) == "Ann registered"


def test_it_is_in_the_book_before_anybody_hears_of_it(desk, book):
    in_the_book = []
    desk.listen(lambda record: in_the_book.append(book.logs[desk.event][-1] == record))

    register(desk, "Ann", "Bob")

    assert in_the_book == [True, True]


def test_a_refusal_writes_nothing_and_names_the_person(desk, book):
    register(desk, "Ann")

    with pytest.raises(Refused) as refused:
        desk.do(Register(desk.player("ann "), "seed"))

    assert desk.said(refused.value.sentence) == "Ann is already in the tournament"
    assert len(book.logs[desk.event]) == 2


def test_asking_whether_something_would_be_refused_does_nothing(desk, book):
    assert desk.refusal(DrawSeats("seed")) == "No players are registered yet"
    assert desk.refusal(StartClock()) is None
    assert len(book.logs[desk.event]) == 1


def test_undo_and_redo_say_what_they_concern(desk):
    register(desk, "Ann", "Bob")
    desk.do(Eliminate(1))

    undone, redone = desk.undo(), desk.redo()

    assert desk.said(undone.label) == "Undone: Ann busted in 2nd place"
    assert desk.said(redone.label) == "Redone: Ann busted in 2nd place"


def test_there_is_nothing_to_undo_in_a_new_event(desk):
    with pytest.raises(Refused, match="there is nothing to undo"):
        desk.undo()
    with pytest.raises(Refused, match="there is nothing to redo"):
        desk.redo()


def test_a_full_disk_leaves_the_event_as_it_was():
    desk = open_event(FullDisk(room=2), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    register(desk, "Ann")
    before, heard = desk.tournament, []
    desk.listen(heard.append)

    with pytest.raises(BookFailed, match="the disk is full"):
        register(desk, "Bob")

    assert (desk.tournament, heard) == (before, [])


def test_two_desks_at_one_book_lose_no_act(desk, book):
    other = Desk(book, desk.event, "Uwe", "desk 2", lambda: FRIDAY + timedelta(seconds=1))
    register(desk, "Ann", "Bob")

    register(other, "Cho")
    desk.catch_up()

    assert [entry.player for entry in desk.tournament.entries.values()] == [1, 2, 3]
    assert desk.tournament == other.tournament


def test_what_another_desk_has_just_done_is_seen_before_deciding(desk, book):
    register(desk, "Ann", "Bob", "Cho")
    other = Desk(book, desk.event, "Uwe", "desk 2", lambda: FRIDAY)
    desk.do(Eliminate(1))

    with pytest.raises(Refused) as refused:
        other.do(Eliminate(1))

    assert other.said(refused.value.sentence) == "Ann is not in the tournament"


def test_an_event_is_opened_again_as_it_was_left(desk, book):
    register(desk, "Ann", "Bob")
    desk.do(StartClock())

    again = Desk(book, desk.event, "Ina", "desk 1")

    assert again.tournament == desk.tournament


def test_somebody_who_is_no_longer_in_the_register_is_a_number(desk, book):
    register(desk, "Ann")
    book.register.erase(1, "Ina", "desk 1")

    again = Desk(book, desk.event, "Ina", "desk 1")

    assert again.said(again.log.records[-1].label) == "Player 1 registered"


def test_a_closed_event_is_changed_only_once_it_is_open_again(desk):
    register(desk, "Ann", "Bob")
    desk.do(CloseEvent(asked=True))

    with pytest.raises(Refused, match="the event is closed"):
        desk.do(Eliminate(1))
    assert desk.refusal(Eliminate(1)) == "The event is closed: reopen it first, in the Event menu"

    desk.do(RenameEvent("Friday, played"))
    desk.do(ReopenEvent())
    desk.do(Eliminate(1))
    assert desk.tournament.out == (1,)


def refused(deed, *values):
    with pytest.raises(Refused) as refused:
        deed(*values)
    return refused.value.sentence.said(str)


def test_a_record_is_taken_back_once_and_not_the_one_that_opened_the_event(desk):
    register(desk, "Ann", "Bob")
    no_more = "That record cannot be undone now"

    assert [refused(desk.take_back, number) for number in (0, 1, 4)] == [no_more] * 3
    record = desk.take_back(2)

    assert desk.said(record.label) == "Undone: Ann registered"
    assert list(desk.tournament.entries) == [2]
    assert refused(desk.take_back, 2) == no_more


def test_what_depends_on_a_record_is_taken_back_and_brought_back_with_it(desk):
    register(desk, "Ann", "Bob", "Cho")
    desk.do(Eliminate(1))

    assert [record.number for record in desk.dependents(2)] == [5]
    assert refused(desk.take_back, 2) == "Undo this first: 1 busted in 3rd place"
    undone = desk.take_back(2, (5,))
    left = desk.tournament.left
    redone = desk.redo()

    assert (desk.said(undone.label), desk.said(redone.label)) == (
        "Undone: Ann registered (1 with it)",
        "Redone: Ann registered (1 with it)",
    )
    assert (left, desk.tournament.out) == ({2, 3}, (1,))


def test_the_opening_of_an_event_has_no_dependents_to_be_named(desk):
    with pytest.raises(Refused):
        desk.dependents(1)


def test_long_acts_count_once_what_comes_back_is_called(desk, book):
    register(desk, "Ann", "Bob")
    heard = []
    desk.listen(heard.append)

    take_in = desk.begin_take_back(3)
    before = list(desk.tournament.entries), len(book.logs[desk.event]), list(heard)
    record = take_in()

    assert before == ([1, 2], 4, [])
    assert (list(desk.tournament.entries), heard) == ([1], [record])
    desk.begin_redo()()
    assert list(desk.tournament.entries) == [1, 2]


def test_the_gap_since_the_last_record_counts_where_a_clock_ran(book):
    now = [FRIDAY]
    desk = open_event(book, "Friday", STRUCTURE, "Ina", "desk 1", lambda: now[0])
    register(desk, "Ann", "Bob")
    stood = desk.gap()
    desk.do(StartClock())
    at_once = desk.gap()
    now[0] += timedelta(minutes=5)

    assert (stood, at_once) == (None, None)
    assert desk.gap() == Gap(FRIDAY, FRIDAY + timedelta(minutes=5))


def test_a_name_is_entered_into_the_register_once_without_spaces_to_spare(desk):
    first, again, twin = (
        desk.player("  Ann   Ost "),
        desk.player("ann ost"),
        desk.new_player("Ann Ost"),
    )

    assert (first, again, twin) == (1, 1, 2)
    assert (desk.name(1), desk.name(9)) == ("Ann Ost", "player 9")
    assert [desk.person(number) and desk.person(number).name for number in (1, 9)] == [
        "Ann Ost",
        None,
    ]


def test_no_event_is_opened_with_a_figure_that_no_book_could_store(book):
    with pytest.raises(Refused) as refused:
        open_event(book, "Friday", replace(STRUCTURE, starting_chips=10**15), "Ann", "floor")

    assert refused.value.sentence.said(str) == "A figure is too high: at most 10,000,000,000,000"
    assert list(book.events()) == []
