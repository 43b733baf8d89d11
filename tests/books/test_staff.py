"""The register of staff in a book: roles and PINs, and what its history keeps of them."""

import sqlite3
from contextlib import closing

import pytest

from director.books.book import Books
from director.books.pins import is_pin, kept_of
from director.desk.sign_in import StaffDoor, Waits
from director.tournament.commands import Refused
from director.tournament.staff.members import Member
from director.tournament.staff.role import Role

BY = ("Ina", "desk 1")


@pytest.fixture
def staff(book):
    return book.staff


@pytest.fixture
def ina(staff):
    return staff.enter("Ina Vogt", Role.DIRECTOR, "2580", *BY)


def altered(path, statement):
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement)


def test_a_house_that_has_entered_nobody_has_no_staff(staff):
    assert staff.members() == []


def test_who_was_entered_is_there_with_a_role_and_a_pin(staff, ina, path):
    staff.enter("  Uwe   Lind ", Role.FLOOR, "73190", *BY)

    again = Books(path).staff

    assert again.members() == [
        Member(1, "Ina Vogt", Role.DIRECTOR, has_pin=True),
        Member(2, "Uwe Lind", Role.FLOOR, has_pin=True),
    ]
    assert [again.is_pin(2, pin) for pin in ("73190", "7319", "", "2580")] == [
        True,
        False,
        False,
        False,
    ]


def test_a_pin_is_nowhere_in_the_book(staff, ina, book, path):
    staff.set_pin(ina.number, "86421357", *BY)
    book.close()

    assert b"86421357" not in path.read_bytes()
    with closing(sqlite3.connect(path)) as db:
        assert "86421357" not in "\n".join(db.iterdump())


def test_the_history_says_that_a_pin_was_changed_and_not_to_what(staff, ina):
    staff.set_pin(ina.number, "97531", "Uwe", "desk 2")

    name, role, first, second = staff.history(ina.number)
    assert [(one.field, one.old, one.new) for one in (name, role)] == [
        ("name", "", "Ina Vogt"),
        ("role", "", "director"),
    ]
    assert (first.field, second.field, second.who, second.station) == (
        "pin",
        "pin",
        "Uwe",
        "desk 2",
    )
    assert first.old == "" != first.new == second.old != second.new


@pytest.mark.parametrize("pin", ["", "123", "12a4", "١٢٣٤", "1 234", "1234567890123"])
def test_a_pin_has_four_to_twelve_digits(staff, pin):
    with pytest.raises(Refused, match="a PIN has"):
        staff.enter("Ina", Role.DIRECTOR, pin, *BY)
    assert staff.members() == []


def test_the_first_of_the_staff_is_a_director(staff):
    with pytest.raises(Refused, match="has to be a director"):
        staff.enter("Uwe", Role.FLOOR, "1234", *BY)
    assert staff.members() == []


def test_the_last_director_stays_as_long_as_others_work_here(staff, ina):
    uwe = staff.enter("Uwe", Role.CASHIER, "1234", *BY)

    with pytest.raises(Refused, match="has to be a director"):
        staff.put_out_of_service(ina.number, *BY)
    with pytest.raises(Refused, match="has to be a director"):
        staff.change(ina.number, "Ina", Role.FLOOR, *BY)

    staff.put_out_of_service(uwe.number, *BY)
    staff.put_out_of_service(ina.number, *BY)
    assert [one.gone_since is None for one in staff.members()] == [False, False]


def test_who_is_out_of_service_has_no_pin_that_opens_anything_until_back(staff, ina):
    uwe = staff.enter("Uwe", Role.CASHIER, "1234", *BY)

    gone = staff.put_out_of_service(uwe.number, *BY)

    assert gone.gone_since is not None
    assert not staff.is_pin(uwe.number, "1234")
    staff.put_in_service(uwe.number, *BY)
    assert staff.is_pin(uwe.number, "1234")


def test_two_people_do_not_have_one_name(staff, ina):
    with pytest.raises(Refused, match="is in the register of staff already"):
        staff.enter("INA VOGT", Role.FLOOR, "1234", *BY)
    uwe = staff.enter("Uwe", Role.CASHIER, "1234", *BY)
    with pytest.raises(Refused, match="already"):
        staff.change(uwe.number, "ina vogt", Role.CASHIER, *BY)


def test_whoever_is_not_in_it_cannot_be_changed(staff):
    with pytest.raises(Refused, match="is not in the register of staff"):
        staff.set_pin(7, "1234", *BY)


def test_the_same_pin_is_kept_otherwise_each_time():
    first, second = kept_of("1234"), kept_of("1234")

    assert first != second
    assert is_pin(first, "1234")
    assert is_pin(second, "1234")


@pytest.mark.parametrize(
    "kept",
    ["", "scrypt", "scrypt:1:8:1:AAAA:AAAA", "scrypt:0:0:0::", "scrypt:999999999999:8:1:AA==:AA==",
     "scrypt:x:8:1:AA==:AA==", "scrypt:16384:8:1:!:!", "md5:16384:8:1:AAAA:"],
)  # fmt: skip
def test_what_is_no_kept_pin_is_nobodys(kept):
    assert not is_pin(kept, "1234")
    assert not is_pin(kept, "")


def test_all_that_was_written_holds(staff, ina, book):
    uwe = staff.enter("Uwe", Role.CASHIER, "1234", *BY)
    staff.change(uwe.number, "Uwe Lind", Role.FLOOR, *BY)
    staff.set_pin(uwe.number, "4321", *BY)
    staff.put_out_of_service(uwe.number, *BY)

    assert book.differences() == []


@pytest.mark.parametrize(
    "statement",
    [
        "update staff set role = 'director' where number = 2",
        "update staff set gone = '' where number = 2",
        "update staff set pin = (select pin from staff where number = 1) where number = 2",
        "delete from staff where number = 2",
    ],
)
def test_whoever_changes_the_file_is_found_out(staff, ina, book, path, statement):
    uwe = staff.enter("Uwe", Role.CASHIER, "1234", *BY)
    staff.put_out_of_service(uwe.number, *BY)

    altered(path, statement)

    assert book.differences() == ["staff 2 does not match the register’s history"]


def test_a_history_that_was_altered_is_found_out(staff, ina, book, path):
    altered(path, "update staff_history set new = 'floor' where line = 2")

    assert book.differences()[0] == "line 2 of staff_history has been altered"


def test_in_a_copy_without_pins_everybody_is_a_director_until_one_sets_a_pin(
    staff, ina, book, path
):
    altered(path, "update staff set pin = '-'")  # as a station has it that may not read them
    door = StaffDoor(staff, Waits(lambda: 0.0))

    assert book.differences() == []
    assert (list(door.names()), staff.is_pin(ina.number, "2580")) == ([], False)
    staff.set_pin(ina.number, "1470", *BY)
    assert list(door.names()) == ["Ina Vogt"]
    assert book.differences() == []
