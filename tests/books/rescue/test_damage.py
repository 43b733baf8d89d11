"""What is damaged is noticed, named, and set apart; everything else goes on."""

import re
import sqlite3
from contextlib import closing

import pytest

from director.books import chains, heads, register_chains
from director.books.book import Books
from director.books.rescue.restoring import restore
from director.books.rescue.salvage import salvage
from director.desk.desk import Desk
from director.tournament.commands import AddTime, Eliminate, RenameEvent
from director.tournament.entries.people import Change, Person
from director.tournament.log.books import BookDamaged, BookFailed, BookUnusable
from director.tournament.log.refused import Unfit
from tests.books.long_evening import long_evening


def change(path, statement, *values):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement, values)


def asked(path, query):
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


def found_in(book, event):
    """The record at which an event breaks, and what is said of it."""
    with pytest.raises(Unfit) as damage:
        book.log(event)
    return damage.value.number, damage.value.why.text


AS_WRITTEN = "it has been altered"

DAMAGES = {
    "another time": ("update record set at = replace(at, '2', '1') where number = 7", AS_WRITTEN),
    "another hand": ("update record set who = 'Uwe' where number = 7", AS_WRITTEN),
    "another desk": ("update record set station = 'desk 9' where number = 7", AS_WRITTEN),
    "other words": ("update record set label = 'x' where number = 7", AS_WRITTEN),
    "other values": ("update record set label_values = '{}' where number = 7", AS_WRITTEN),
    "other facts": ("update record set facts = '[]' where number = 7", AS_WRITTEN),
    "no JSON": ("update record set facts = '[{' where number = 7", AS_WRITTEN),
    "no text": ("update record set facts = x'ff00' where number = 7", AS_WRITTEN),
    "another uid": ("update record set uid = 'x' where number = 7", AS_WRITTEN),
    "no digest": ("update record set digest = '' where number = 7", AS_WRITTEN),
    "gone": ("delete from record where number = 7", "it is missing"),
    "in another event": (
        "update record set event = 3 where event = 1 and number = 7",
        "it is missing",
    ),
    "twice the last": ("update record set number = 5000 where number = 7", "it is missing"),
}


@pytest.mark.parametrize(("statement", "why"), DAMAGES.values(), ids=list(DAMAGES))
def test_whatever_happens_to_a_record_is_found_and_named(event_list, book, path, statement, why):
    long_evening(event_list)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute(statement)

    assert found_in(book, 1) == (7, why)
    assert book.differences()[0] == f"event 1 (Sample evening): record 7: {why}"


def test_two_records_that_change_places_are_found(event_list, book, path):
    long_evening(event_list)
    for old, new in ((7, 9000), (8, 7), (9000, 8)):
        change(path, "update record set number = ? where number = ?", new, old)

    assert found_in(book, 1) == (7, AS_WRITTEN)


def test_a_record_of_another_event_is_found(event_list, book, path):
    long_evening(event_list)
    long_evening(event_list)
    change(path, "delete from record where event = 2 and number = 7")
    change(path, "update record set event = 2 where event = 1 and number = 7")

    assert (found_in(book, 1), found_in(book, 2)) == ((7, "it is missing"), (7, AS_WRITTEN))


def test_only_the_damaged_event_is_set_apart(event_list, book, path):
    damaged, whole = long_evening(event_list), long_evening(event_list)
    change(path, "update record set facts = '[{' where event = 1 and number = 7")

    found_in(book, damaged.event)
    rows = {row.number: row.damaged for row in book.events()}

    assert rows == {damaged.event: "damaged at record 7", whole.event: ""}
    assert Desk(book, whole.event, "Uwe", "desk 2").do(Eliminate(3)).number == 22


def test_a_damaged_event_is_opened_as_far_as_it_is_sound_and_only_read(event_list, book, path):
    desk = long_evening(event_list)
    before = desk.log.before(7)
    change(path, "update record set who = 'Uwe' where number = 7")

    log = book.log(desk.event, only_sound=True)

    assert (log.tournament, len(log.records)) == (before, 6)
    assert book.records(desk.event, after=6) == []
    with pytest.raises(BookFailed, match="damaged from record 7 on: it is read-only"):
        book.write(desk.event, desk.log.records[-1], None, desk.tournament)
    assert len(book._rows(desk.event)) == 21


def test_of_an_event_without_its_beginning_nothing_can_be_opened(event_list, book, path):
    long_evening(event_list)
    change(path, "delete from record where number = 1")

    with pytest.raises(Unfit):
        book.log(1, only_sound=True)
    assert [row.name for row in book.events()] == ["Sample evening"]


def test_a_record_that_is_linked_and_says_nonsense_is_unfit(event_list, book, path):
    desk = long_evening(event_list)
    nonsense = (
        '[{"kind":"PlayerSeated"}]',
        '[{"kind":"NoSuchThing"}]',
        "[[]]",
        "[" * 5000 + "]" * 5000,
    )

    for facts in nonsense:
        row = list(book._rows(desk.event)[20])
        row[7] = facts
        digest = chains.digest_of(book._rows(desk.event)[19][9], row)
        change(path, "update record set facts = ?, digest = ? where number = 21", facts, digest)

        assert found_in(book, 1) == (21, "it cannot be read")


def test_a_damaged_event_comes_back_from_a_copy_and_the_others_stay(event_list, book, path):
    desk, other = long_evening(event_list), long_evening(event_list)
    desk.do(Eliminate(3))
    (copy, _) = book.copy()
    desk.do(Eliminate(4))
    other.do(Eliminate(5))
    change(path, "update record set who = 'Uwe' where event = 1 and number = 7")
    found_in(book, desk.event)

    log = restore(book, desk.event, copy, "Ina", "desk 1")

    assert (log.tournament.out, len(log.records)) == ((3,), 23)
    assert log.records[-1].label.said(str) == "Backup restored as of record 22"
    assert Desk(book, other.event, "Ina", "desk 1").tournament.out == (5,)
    assert book.differences() == []
    aside = list(path.parent.glob("events before restoring *.book"))
    assert len(aside) == 1
    assert len(asked(aside[0], "select * from record where event = 1")) == 23


def test_a_copy_without_the_event_restores_nothing(event_list, book, path, tmp_path):
    desk = long_evening(event_list)
    stranger = Books(tmp_path / "other" / "events.book", [tmp_path / "theirs"])
    (copy,) = stranger.copy()
    stranger.close()

    with pytest.raises(BookUnusable, match="does not have this event"):
        restore(book, desk.event, copy, "Ina", "desk 1")
    assert book.log(desk.event).records == desk.log.records


def test_a_lost_tail_is_noticed_by_the_copy_that_has_it(event_list, book, path):
    desk = long_evening(event_list)
    for _ in range(3):
        desk.do(AddTime(1))
    (copy, _) = book.copy()
    change(path, "delete from record where number > 21")
    heads.forget(path)

    (lost,) = book.lost()

    assert str(lost) == (
        f"Sample evening: the book ends at record 21; the backup {copy.name} goes to 24"
    )
    assert book.differences() != []


def test_a_lost_tail_is_noticed_by_the_note_beside_the_book(event_list, book, path):
    desk = long_evening(event_list)
    for _ in range(3):
        desk.do(AddTime(1))
    change(path, "delete from record where number > 21")

    assert [str(one) for one in book.lost()] == [
        "Sample evening: the book ends at record 21; 24 were written"
    ]

    desk = Desk(book, desk.event, "Ina", "desk 1")
    desk.do(AddTime(2))
    assert book.lost() == []


def test_a_copy_that_is_another_branch_is_no_lost_tail(event_list, book, path):
    desk = long_evening(event_list)
    (early, _) = book.copy()
    for _ in range(3):
        desk.do(AddTime(1))
    (late, _) = book.copy()
    restore(book, desk.event, early, "Ina", "desk 1")

    assert book.lost() == []
    assert late.exists()


def test_a_flipped_bit_in_the_note_is_no_lost_tail(event_list, book, path):
    long_evening(event_list)
    note = path.parent / "bookmarks" / "events.book 1.head"
    note.write_text(note.read_text().replace("21", "29", 1))

    assert book.lost() == []


def test_the_end_of_a_log_is_said_in_eight_letters_that_change_with_every_record(event_list, book):
    desk = long_evening(event_list)
    first = book.head(desk.event)
    desk.do(AddTime(1))
    second = book.head(desk.event)

    assert (first.number, second.number) == (21, 22)
    assert re.fullmatch(r"[B-Z]{4} [B-Z]{4}", first.letters)
    assert first.letters != second.letters
    assert book.head(99) is None


def test_a_look_up_row_in_the_way_is_made_anew_and_the_act_is_written(event_list, book, path):
    desk = long_evening(event_list)
    change(path, "insert into elimination values (1, 3, 99, '[]')")

    desk.do(Eliminate(3))

    turn = desk.tournament.busts[3].turn
    assert asked(path, "select entry, turn from elimination") == [(3, turn)]
    assert book.differences() == []


def test_a_missing_event_row_is_made_anew(event_list, book, path):
    desk = long_evening(event_list)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("delete from event")

    desk.do(RenameEvent("Friday"))
    desk.do(Eliminate(3))

    assert [row.name for row in book.events()] == ["Friday"]


def test_a_write_whose_answer_was_lost_is_found_by_its_uid(event_list, book):
    desk = long_evening(event_list)
    record = desk.log.records[-1]

    book.write(desk.event, record, desk.tournament, desk.tournament)

    assert len(book.records(desk.event)) == 21


FOREIGN = {
    "a trigger (hush)": (
        "create trigger hush before insert on record begin select raise(ignore); end"
    ),
    "a foreign view (endless)": (
        "create view endless as with recursive n(i) as (select 1 union all select i + 1 from n)"
        " select i from n"
    ),
    "a foreign table (loot)": "create table loot (what text)",
    "a foreign index (sly)": "create index sly on record (length(facts))",
}


@pytest.mark.parametrize(("what", "statement"), FOREIGN.items(), ids=list(FOREIGN))
def test_a_book_with_something_foreign_in_it_is_not_opened(event_list, book, path, what, statement):
    long_evening(event_list)
    book.close()
    change(path, statement)

    with pytest.raises(BookDamaged, match=re.escape(f"has {what} in it, which no book has")):
        Books(path)


@pytest.mark.parametrize("statement", FOREIGN.values(), ids=list(FOREIGN))
def test_all_but_what_is_foreign_is_taken_over(event_list, book, path, statement):
    records = list(long_evening(event_list).log.records)
    book.close()
    change(path, statement)

    salvage(path)

    again = Books(path)
    assert (list(again.records(1)), again.differences()) == (records, [])
    again.close()


def test_a_view_in_place_of_the_records_is_not_read(event_list, book, path):
    long_evening(event_list)
    book.close()
    change(path, "drop table record")
    change(path, "create view record as with recursive n(i) as (select 1) select i as event from n")

    with pytest.raises(BookUnusable, match=r"nothing in .* can be read"):
        salvage(path)


def test_damage_to_what_sqlite_keeps_for_itself_is_said_without_its_names(event_list, book, path):
    long_evening(event_list)
    book.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA writable_schema=ON")
        db.execute("update sqlite_master set tbl_name = 'seau' where name like 'sqlite_auto%seat%'")

    with pytest.raises(BookDamaged, match=re.escape("has a foreign index in it, which no book")):
        Books(path)


def test_a_view_of_ours_that_says_something_else_is_foreign(event_list, book, path):
    long_evening(event_list)
    book.close()
    change(path, "drop view standing")
    change(path, "create view standing as select 1 as event, 2 as entry, 3 as place")

    with pytest.raises(BookUnusable, match=re.escape("has a foreign view (standing) in it")):
        Books(path)


@pytest.mark.parametrize("emptied", [True, False])
def test_a_journal_without_its_book_is_not_thrown_away(event_list, book, path, tmp_path, emptied):
    long_evening(event_list)
    left = tmp_path / "left" / path.name
    left.parent.mkdir()
    journal = left.with_name(left.name + "-wal")
    journal.write_bytes(path.with_name(path.name + "-wal").read_bytes())
    if emptied:
        left.touch()

    with pytest.raises(BookUnusable, match="the book is lost"):
        Books(left)
    assert journal.stat().st_size > 0


def test_the_file_alone_is_complete_after_a_checkpoint(event_list, book, path, tmp_path):
    desk = long_evening(event_list)
    book.checkpoint()

    alone = tmp_path / "by hand" / path.name
    alone.parent.mkdir()
    alone.write_bytes(path.read_bytes())

    assert Books(alone).records(desk.event) == desk.log.records


def flipped(path, at, bit=0):
    content = bytearray(path.read_bytes())
    content[at] ^= 1 << bit
    path.write_bytes(content)


@pytest.mark.parametrize("at", [0, 5, 16, 18, 21, 56, 60, 63, 68, 71])
def test_a_flipped_bit_in_the_files_head_costs_no_record(event_list, book, path, at):
    desk = long_evening(event_list)
    book.close()
    flipped(path, at)

    try:
        Books(path).close()
    except BookDamaged:
        salvaged = salvage(path)
        assert (salvaged.unfit, [row.records for row in salvaged.events]) == ((), [21])
    again = Books(path)
    assert again.records(desk.event) == desk.log.records
    again.close()


def test_of_a_damaged_page_everything_else_is_saved(event_list, book, path):
    desks = {
        desk.event: desk
        for desk in (long_evening(event_list), long_evening(event_list), long_evening(event_list))
    }
    book.close()
    content = bytearray(path.read_bytes())
    start = content.rindex(desks[2].log.records[9].uid.encode()) // 4096 * 4096
    content[start : start + 4096] = bytes(4096)
    path.write_bytes(content)
    with pytest.raises(BookDamaged, match="is damaged on the disk"):
        Books(path)

    salvaged = salvage(path)

    again = Books(path)
    hurt = {*salvaged.unfit, *(one.event for one in salvaged.lost)}
    whole = [event for event in desks if event not in hurt]
    assert 1 <= len(hurt) < len(desks)
    for event in whole:
        assert again.records(event) == desks[event].log.records
        assert Desk(again, event, "Ina", "desk 1").do(Eliminate(3)).number == 22
    for event in salvaged.unfit:
        with pytest.raises(Unfit) as damage:
            again.log(event)
        sound = damage.value.number - 1
        if sound:
            log = again.log(event, only_sound=True)
            assert log.records == desks[event].log.records[:sound]
    assert salvaged.aside.exists()
    again.close()


def test_what_is_no_book_at_all_is_not_salvaged(tmp_path):
    path = tmp_path / "events.book"
    path.write_bytes(b"\xff\xd8\xff\xe0" * 1000)

    with pytest.raises(BookUnusable, match="is not a book of this program"):
        Books(path)
    with pytest.raises(BookUnusable):
        salvage(path)
    assert path.read_bytes() == b"\xff\xd8\xff\xe0" * 1000


def people_found(path):
    book = Books(path)
    try:
        return book.differences()
    finally:
        book.close()


def test_a_changed_person_is_found_by_the_registers_history(event_list, book, path):
    long_evening(event_list)
    book.close()
    change(path, "update player set name = 'Adb Marlowe' where number = 1")

    assert people_found(path) == ["player 1 does not match the register’s history"]


def test_a_changed_line_of_the_history_is_found(event_list, book, path):
    long_evening(event_list)
    book.close()
    change(path, "update player_history set new = 'Adb Marlowe' where line = 1")

    assert people_found(path) == [
        "line 1 of player_history has been altered",
        "player 1 does not match the register’s history",
    ]


def test_an_erased_person_leaves_a_whole_chain_and_nothing_to_guess_from(event_list, book, path):
    long_evening(event_list)
    person = book.register.person(1)
    book.register.write([Change(person, person._replace(telephone="555-0117"))], "Ina", "desk 1")
    book.register.erase(1, "Ina", "desk 1")

    assert book.differences() == []
    assert asked(
        path, "select distinct salt, old, new from player_history where player = 1 limit 1"
    ) == [("", "", "")]


def test_a_line_emptied_by_chance_is_not_taken_for_erased(event_list, book, path):
    long_evening(event_list)
    book.close()
    change(path, "update player_history set new = '' where line = 1")

    assert "line 1 of player_history has been altered" in people_found(path)


def test_new_people_and_old_have_one_chain(book):
    for name in ("Ann Ost", "Bo Quist", "Cy Tamm"):
        book.register.write([Change(Person(), Person(name=name))], "Ina", "desk 1")

    with book._place.reading() as connection:
        assert register_chains.wrong_lines(connection, register_chains._HISTORY) == []
        assert register_chains.wrong_people(connection) == []


def test_look_up_tables_that_do_not_follow_from_their_log_are_made_anew_on_a_look(
    event_list, book, path
):
    desk = long_evening(event_list)
    change(path, "delete from seat where entry = 4")
    change(path, "update event set name = 'Sbmple evening'")

    assert [one for one in book.worries() if one] == []
    assert book.differences() == []
    assert [row.name for row in book.events()] == [desk.tournament.name]


def test_a_look_at_the_book_tells_all_that_is_damaged(event_list, book, path):
    long_evening(event_list)
    other = long_evening(event_list)
    for _ in range(2):
        other.do(AddTime(1))
    change(path, "update record set who = 'Uwe' where event = 1 and number = 7")
    change(path, "delete from record where event = 2 and number = 23")
    change(path, "update player set name = 'Adb' where number = 1")

    assert [*filter(None, book.worries()), *map(str, book.lost())] == [
        "event 1 (Sample evening): record 7: it has been altered",
        "player 1 does not match the register’s history",
        "Sample evening: the book ends at record 22; 23 were written",
    ]


def test_an_event_of_which_nothing_is_left_is_noticed_and_comes_back(event_list, book, path):
    long_evening(event_list)
    gone = long_evening(event_list)
    (copy, _) = book.copy()
    change(path, "delete from record where event = 2")

    (lost,) = book.lost()

    assert (lost.event, lost.ends, lost.goes, lost.copy) == (2, 0, 21, copy)
    assert restore(book, gone.event, copy, "Ina", "desk 1").tournament == gone.tournament
    assert book.differences() == []


def test_a_person_whose_name_is_no_text_any_more_keeps_nobody_from_playing(event_list, book, path):
    desk = long_evening(event_list)
    change(path, "update player set name = cast(x'41ff42' as text) where number = 2")

    names = {one.number: one.name for one in book.register.people()}

    assert (names[1], names[2]) == ("Ada Marlowe", "A\ufffdB")
    assert Desk(book, desk.event, "Ina", "desk 1").do(Eliminate(3)).number == 22
    assert [one for one in book.worries() if one] == [
        "player 2 does not match the register’s history"
    ]


def test_lines_that_have_come_into_another_table_are_damage(event_list, book, path):
    long_evening(event_list)
    columns = "line, field, old, new, at, who, station, salt, content, digest"
    lines = f"select player, {columns} from player_history"
    change(path, f"insert into staff_history (staff, {columns}) {lines}")

    assert book.differences()[0] == "line 1 of staff_history has been altered"
