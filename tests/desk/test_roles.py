"""A desk does what the role of whoever is there allows, and says who else could."""

import pytest

from director.desk.acting import Acting
from director.desk.desk import Desk, open_event
from director.tournament.commands import (
    DrawSeats,
    Eliminate,
    PauseClock,
    Refused,
    Register,
    RenameEvent,
    StartClock,
)
from director.tournament.staff.role import Role
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY, STRUCTURE


@pytest.fixture
def book():
    return Notebook()


@pytest.fixture
def desk(book):
    """A director's, of an event under way."""
    desk = open_event(book, "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    for name in ("Ann", "Bob", "Cy"):
        desk.do(Register(desk.player(name), "seed"))
    desk.do(DrawSeats("seed"))
    desk.do(StartClock())
    return desk


def at(desk, role):
    """The same event, at the desk of somebody of a role."""
    return Desk(desk.book, desk.event, "Uwe", "desk 2", lambda: FRIDAY, role=role)


def refused(act):
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.sentence.within(str)


def test_what_a_role_may_is_done_under_the_persons_name(desk, book):
    at(desk, Role.FLOOR).do(PauseClock())

    record = book.logs[desk.event][-1]
    assert (record.who, record.station) == ("Uwe", "desk 2")


def test_what_a_role_may_not_is_refused_and_nothing_is_written(desk, book):
    before = list(book.logs[desk.event])
    registration = at(desk, Role.REGISTRATION)

    said = refused(lambda: registration.do(PauseClock()))

    assert said == "registration may not pause the clock; a director or the floor can"
    assert registration.refusal(PauseClock()) == (
        "Registration may not pause the clock; a director or the floor can"
    )
    assert book.logs[desk.event] == before


def test_a_display_may_do_nothing(desk):
    display = at(desk, Role.DISPLAY)

    for command in (PauseClock(), Eliminate(1), RenameEvent("Saturday")):
        assert "A display may not" in display.refusal(command)
        assert "a display may not" in refused(lambda command=command: display.do(command))
    assert display.undo_refusal() == (
        "A display may not start the clock; a director or the floor can"
    )


def test_undoing_takes_the_role_that_did_it(desk):
    registration, floor = at(desk, Role.REGISTRATION), at(desk, Role.FLOOR)

    said = "registration may not start the clock; a director or the floor can"
    assert refused(registration.undo) == said
    assert registration.undo_refusal() == said.replace("r", "R", 1)
    assert floor.undo_refusal() is None
    floor.undo()
    registration.catch_up()
    assert refused(registration.redo) == said
    assert registration.redo_refusal() == said.replace("r", "R", 1)
    assert floor.redo_refusal() is None
    floor.redo()


def test_any_record_is_taken_back_with_others_only_by_who_may_all_of_it(desk):
    bust = desk.do(Eliminate(1)).number
    others = [record.number for record in desk.dependents(2)]
    registration = at(desk, Role.REGISTRATION)

    assert bust in others
    assert "may not bust players" in refused(lambda: registration.take_back(2, others))
    assert "may not bust players" in refused(lambda: registration.begin_take_back(bust))
    assert registration.log.in_force(bust)
    at(desk, Role.FLOOR).take_back(bust)


def test_somebody_new_is_entered_by_who_keeps_the_register(desk):
    floor = at(desk, Role.FLOOR)

    assert floor.player("Ann") == 1
    said = "the floor may not write in the player register; a director or registration can"
    assert refused(lambda: floor.player("Dee")) == said
    assert at(desk, Role.REGISTRATION).player("Dee") == 4


def test_an_event_is_opened_by_a_director(book):
    with pytest.raises(Refused, match="may not"):
        open_event(book, "Friday", STRUCTURE, "Uwe", "desk 2", role=Role.FLOOR)
    assert book.events() == []


def test_another_person_takes_over_in_another_role(desk):
    desk.hand_over(Acting("Uwe", Role.CASHIER))

    assert "a cashier may not" in refused(lambda: desk.do(PauseClock()))
    desk.hand_over(Acting("Ina"))
    assert desk.do(PauseClock()).who == "Ina"


def test_that_the_machines_clock_was_set_is_left_to_who_may_write(desk, book):
    before = list(book.logs[desk.event])
    late = FRIDAY.replace(year=FRIDAY.year - 1)
    display = Desk(book, desk.event, "", "wall", lambda: late, role=Role.DISPLAY)

    display.notice_machine_clock()

    assert book.logs[desk.event] == before
