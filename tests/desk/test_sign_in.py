"""Who is at a station: signed in by PIN, changed quickly, locked after minutes."""

import pytest

from director.books.book import Books
from director.desk.acting import Acting
from director.desk.sign_in import SignIn, StaffDoor, Waits
from director.tournament.commands import Refused
from director.tournament.staff.role import Role

BY = ("Ina", "desk 1")


class Watch:
    """Counts the seconds that a test lets pass."""

    def __init__(self):
        self.seconds = 1000.0

    def __call__(self):
        return self.seconds


@pytest.fixture
def watch():
    return Watch()


@pytest.fixture
def book(tmp_path):
    book = Books(tmp_path / "events.book")
    yield book
    book.close()


@pytest.fixture
def staff(book):
    book.staff.enter("Ina", Role.DIRECTOR, "2580", *BY)
    book.staff.enter("Uwe", Role.FLOOR, "1470", *BY)
    return book.staff


def station(staff, watch, minutes=10):
    return SignIn(StaffDoor(staff, Waits(watch)), "Operator", watch, lambda: minutes)


def refused(act):
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.sentence.within(str)


def test_in_a_house_without_staff_whoever_is_there_is_a_director(book, watch):
    here = station(book.staff, watch)

    assert not here.has_staff
    assert here.acting == Acting("Operator", Role.DIRECTOR)
    watch.seconds += 100_000
    here.tick()
    assert not here.is_locked
    assert here.acting == Acting("Operator", Role.DIRECTOR)


def test_nobody_acts_until_somebody_signs_in(staff, watch):
    here = station(staff, watch)

    assert here.acting == Acting("", Role.DISPLAY)
    assert here.names() == ["Ina", "Uwe"]
    here.sign_in("Uwe", "1470")
    assert here.acting == Acting("Uwe", Role.FLOOR)
    here.sign_in("Ina", "2580")
    assert here.acting == Acting("Ina", Role.DIRECTOR)
    here.sign_out()
    assert here.acting == Acting("", Role.DISPLAY)


def test_with_a_wrong_pin_whoever_was_there_stays(staff, watch):
    here = station(staff, watch)
    here.sign_in("Uwe", "1470")

    assert refused(lambda: here.sign_in("Ina", "1470")) == "this is not Ina’s PIN"
    assert here.acting == Acting("Uwe", Role.FLOOR)


def test_five_wrong_pins_make_wait_and_each_further_one_longer(staff, watch):
    here = station(staff, watch)
    for _ in range(5):
        assert refused(lambda: here.sign_in("Ina", "0000")) == "this is not Ina’s PIN"

    said = refused(lambda: here.sign_in("Ina", "2580"))
    assert said == "too many wrong PINs: wait 31 seconds"
    here.sign_in("Uwe", "1470")  # the others do not wait
    watch.seconds += 30
    assert refused(lambda: here.sign_in("Ina", "0000")) == "this is not Ina’s PIN"
    said = refused(lambda: here.sign_in("Ina", "2580"))
    assert said == "too many wrong PINs: wait 61 seconds"
    watch.seconds += 60
    here.sign_in("Ina", "2580")
    assert refused(lambda: here.sign_in("Ina", "0000")) == "this is not Ina’s PIN"
    here.sign_in("Ina", "2580")


def test_a_station_locks_after_minutes_without_a_key(staff, watch):
    here = station(staff, watch, minutes=10)
    here.sign_in("Uwe", "1470")
    heard = []
    here.listen(heard.append)

    watch.seconds += 599
    here.tick()
    here.note_key()
    watch.seconds += 599
    here.tick()
    assert not here.is_locked
    watch.seconds += 1
    here.tick()
    here.tick()

    assert here.is_locked
    assert here.signed_in == Acting("Uwe", Role.FLOOR)
    assert here.acting == Acting("", Role.DISPLAY)
    here.sign_in("Uwe", "1470")
    assert heard == [Acting("", Role.DISPLAY), Acting("Uwe", Role.FLOOR)]


def test_a_station_set_to_no_minutes_never_locks(staff, watch):
    here = station(staff, watch, minutes=0)
    here.sign_in("Uwe", "1470")

    watch.seconds += 1_000_000
    here.tick()

    assert not here.is_locked


def test_who_is_out_of_service_cannot_sign_in(staff, watch):
    staff.put_out_of_service(2, *BY)
    here = station(staff, watch)

    assert here.names() == ["Ina"]
    assert refused(lambda: here.sign_in("Uwe", "1470")) == "this is not Uwe’s PIN"


def test_the_first_staff_of_a_house_are_noticed(book, watch):
    here = station(book.staff, watch)
    heard = []
    here.listen(heard.append)

    book.staff.enter("Ina", Role.DIRECTOR, "2580", *BY)
    here.look()

    assert heard == [Acting("", Role.DISPLAY)]
