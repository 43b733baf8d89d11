"""The book: what is written is there, and the look-up tables say what the log says."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from director.books import book_files, migrations
from director.books.book import Books
from director.books.schema import SCHEMA
from director.desk.desk import Desk
from director.desk.event_list import SAMPLE_PLAYERS
from director.tournament.busts.facts import ChipsCounted, Count
from director.tournament.commands import (
    AddTime,
    DrawRound,
    DrawSeats,
    Eliminate,
    MoveClock,
    PauseClock,
    RedrawSeats,
    Refused,
    Register,
    RenameEvent,
    StartClock,
)
from director.tournament.entries.terms import Shootout
from director.tournament.facts import ContinuedFromCopy
from director.tournament.log.books import NumberTaken
from director.tournament.log.log import SetAside
from director.translation import Sentence
from tests.rounds import examples
from tests.servers import wherever
from tests.tournament.evening import STRUCTURE


def asked(path, query):
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


def test_an_event_is_read_back_as_it_was_written(event_list, path):
    desk = event_list.sample()
    for command in (Eliminate(3), AddTime(2), MoveClock(4), PauseClock()):
        desk.do(command)
    desk.undo()

    again = Desk(Books(path), desk.event, "Uwe", "desk 2")

    assert again.log.records == desk.log.records
    assert again.tournament == desk.tournament
    assert again.people() == desk.people()


def test_an_event_that_is_renamed_has_its_new_name_in_the_list_and_for_any_tool(
    event_list, book, path
):
    friday, other = event_list.sample(), event_list.sample()
    friday.do(RenameEvent("Friday mixed games"))

    assert {row.number: row.name for row in book.events()} == {
        friday.event: "Friday mixed games",
        other.event: "Sample evening",
    }
    assert asked(path, "select name from event order by number") == [
        ("Friday mixed games",),
        ("Sample evening",),
    ]

    friday.undo()
    assert {row.name for row in book.events()} == {"Sample evening"}


@wherever
def test_the_list_of_events_says_how_many_are_left(event_list, book):
    desk = event_list.sample()
    desk.do(Eliminate(3))

    (row,) = book.events()

    assert (row.number, row.name, row.entries, row.left) == (1, "Sample evening", 18, 17)
    assert (row.opened, row.changed) == (desk.log.records[0].at, desk.log.records[-1].at)
    assert row.records == len(desk.log.records)


def test_any_sql_tool_reads_places_and_averages_from_the_views(event_list, path):
    desk = event_list.sample()
    desk.do(Eliminate(3))
    desk.do(Eliminate(7))

    standing = asked(path, "select entry, place from standing order by place")
    now = asked(path, "select entries, players_left, chips from event_now")
    tables = asked(path, "select number, players from table_ order by number")

    assert standing == [(7, 17), (3, 18)]
    assert now == [(18, 16, 180_000)]
    assert sum(players for _, players in tables) == 16


def test_a_round_that_begins_with_new_stacks_has_so_many_chips_in_the_view(event_list, path):
    desk = event_list.new("Shootout", replace(STRUCTURE, shootout=Shootout()))
    for number in range(1, 6):
        desk.do(Register(desk.player(f"Player {number}"), f"late {number}"))
    desk.do(DrawRound("first"))
    asking = "select chips from event_now where event = " + str(desk.event)
    before = asked(path, asking)
    while len(desk.tournament.sitters) < len(desk.tournament.left):
        table = max(desk.tournament.sitters, key=lambda one: len(desk.tournament.sitters[one]))
        desk.do(Eliminate(max(desk.tournament.sitters[table].values())))
    desk.do(DrawRound("second"))

    assert (before, asked(path, asking)) == ([(5000,)], [(2000,)])

    desk.undo()

    assert asked(path, asking) == [(5000,)]


@wherever
def test_of_two_who_write_the_same_number_one_is_told(event_list, book):
    desk = event_list.sample()
    record = replace(desk.log.records[-1], uid="of another desk")

    with pytest.raises(NumberTaken):
        book.write(desk.event, record, desk.tournament, desk.tournament)


def test_two_programs_at_one_file_hear_of_each_other(event_list, book, path):
    desk = event_list.sample()
    other_book = Books(path)
    other = Desk(other_book, desk.event, "Uwe", "desk 2")
    book.changed_elsewhere()

    other.do(Eliminate(5))
    heard = [book.changed_elsewhere(), book.changed_elsewhere()]
    desk.do(Eliminate(6))

    assert heard == [True, False]
    assert desk.tournament.out == (5, 6)
    other_book.close()


def test_the_log_names_nobody(event_list, path):
    event_list.sample()

    (stored,) = asked(path, "select group_concat(label || label_values || facts) from record")[0]

    assert not [name for name in SAMPLE_PLAYERS if name in stored]


def test_look_up_tables_that_are_wrong_are_found_and_made_again(event_list, book, path):
    event_list.sample().do(Eliminate(3))
    with closing(sqlite3.connect(path)) as db:
        db.execute("delete from seat where entry = 4")
        db.execute("update elimination set entry = 9")
        db.commit()
    found = book.differences()

    book.rebuild()

    assert found == [
        "event 1 (Sample evening): seat does not match the log",
        "event 1 (Sample evening): elimination does not match the log",
    ]
    assert book.differences() == []


deeds = st.lists(st.sampled_from(["out", "in", "undo", "redo", "redraw", "pause"]), max_size=25)


@wherever
@settings(max_examples=examples(8), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(deeds, st.randoms(use_true_random=False))
def test_look_up_tables_equal_the_log_whatever_was_done(event_list, book, doing, random):
    desk = event_list.sample()
    for number, deed in enumerate(doing):
        try:
            match deed:
                case "out":
                    desk.do(Eliminate(random.randint(1, 20)))
                case "in":
                    desk.do(Register(desk.player(f"Late {number}"), str(number)))
                case "redraw":
                    desk.do(RedrawSeats(str(number)))
                case "pause":
                    desk.do(PauseClock())
                case "undo":
                    desk.undo()
                case "redo":
                    desk.redo()
        except Refused:
            continue

    assert book.differences() == []


def test_every_command_of_the_desk_can_be_kept(event_list, path):
    desk = event_list.new("Friday", event_list.structure("barge-2019-limit-horse-badacey"))
    for name in ("Ann", "Bob", "Cho"):
        desk.do(Register(desk.player(name), "late"))
    commands = (
        DrawSeats("a"), StartClock(), PauseClock(), MoveClock(1), AddTime(-1), RedrawSeats("b"),
        Eliminate(1),
    )  # fmt: skip
    for command in commands:
        desk.do(command)
    desk.undo()
    desk.redo()

    assert Books(path).records(desk.event) == desk.log.records


@wherever
def test_a_fork_is_marked_and_changes_nothing(event_list, book):
    desk = event_list.sample()
    before, last = desk.tournament, len(desk.log.records)

    book.mark_fork("Uwe", "laptop 2")
    desk.catch_up()

    assert desk.tournament == before
    assert desk.log.records[-1].facts == (ContinuedFromCopy(last, "desk 1"),)
    assert desk.log.next_undo.number == last


def test_the_number_of_a_book_is_that_of_its_newest_migration():
    assert int(book_files.REVISION) == SCHEMA
    versions = sorted(Path(migrations.__path__[0], "versions").glob("0*.py"))
    assert versions[-1].name.startswith(book_files.REVISION)


@wherever
def test_the_list_of_events_says_how_far_each_has_come(event_list, book):
    desk = event_list.sample()
    (row,) = book.events()
    assert row.phase == "running"

    desk.do(PauseClock())

    (row,) = book.events()
    assert row.phase == "paused"


def test_a_figure_that_no_desk_would_have_taken_is_set_aside_by_whoever_reads_it(event_list, path):
    desk = event_list.sample()
    other = Desk(Books(path), desk.event, "Uwe", "desk 2")
    before = other.tournament
    desk._put_down(Sentence("counted"), (ChipsCounted((Count(1, 10**14),)),))()

    other.catch_up()
    again = Desk(Books(path), desk.event, "Una", "desk 3")

    for reader in (other, again):
        last = reader.log.records[-1]
        assert isinstance(last, SetAside)
        assert last.label.said(str) == (
            "A record of Ina at desk 1 makes no sense and was set aside: a figure is too high:"
            " at most 10,000,000,000,000"
        )
        assert reader.tournament == before
    other.do(Eliminate(3))
