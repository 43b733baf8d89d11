"""Everybody's public name, and the law that nobody is called otherwise in public."""

from dataclasses import replace

import pytest

from director.desk.desk import open_event
from director.desk.register import Change, Person
from director.reports.sheet_register import EVENT_SHEETS
from director.start.press import Press
from director.start.self_test.evening import evening
from director.start.self_test.sheets import event_of
from director.tournament.commands import ChangeStructure, Register
from director.tournament.structure.structure import HIDDEN, INITIAL
from director.views.wall.wall import Wanted, poster
from director.views.wall.wall_lists import Content
from tests.notebooks import Notebook
from tests.shipped import shipped_games
from tests.tournament.evening import FRIDAY, STRUCTURE

FOR_STAFF_OR_THE_PLAYER = {
    "receipt", "receipts", "deal", "seat-cards", "move-slips", "break-slips", "seats-by-table",
    "table-sheets", "lammers", "bags", "registration", "payments", "drawer", "bounties",
    "bounty-slip", "bounty-slips", "paying-out", "payout-slip", "slips", "ticket", "ticket-slips",
    "tickets", "floor-log", "pack", "day", "chip-race",
}  # fmt: skip
"""Sheets that are handed to somebody or kept: there the full name stands."""


@pytest.fixture
def desk():
    desk = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    for name in ("Ann Ost", "Ann Orr", "Bob Marek"):
        desk.do(Register(desk.player(name), name))
    return desk


def wish(desk, number, **fields):
    before = desk.person(number)
    desk.book.register.write([Change(before, before._replace(**fields))], "Ina", "desk 1")
    desk.player_index.look()


def test_without_a_wish_they_are_called_as_in_the_register(desk):
    assert desk.public_names() is desk.people()


def test_a_wish_counts_at_once_and_staff_see_the_full_name(desk):
    wish(desk, 3, shown_as="nickname", nickname="The Rock")

    assert desk.public_names() == {1: "Ann Ost", 2: "Ann Orr", 3: "The Rock"}
    assert (desk.public_name(3), desk.name(3), desk.people()[3]) == (
        "The Rock", "Bob Marek", "Bob Marek",
    )  # fmt: skip


def test_who_is_not_to_be_named_is_called_by_the_number_on_the_seat_card(desk):
    wish(desk, 3, shown_as="not at all")

    assert desk.public_name(3) == "Entry 3"


def test_those_whose_names_are_alike_only_in_public_are_told_apart_by_their_entries(desk):
    desk.do(ChangeStructure(replace(STRUCTURE, public_names=INITIAL)))

    assert desk.public_names() == {1: "Ann O. (no. 1)", 2: "Ann O. (no. 2)", 3: "Bob M."}


def test_a_nickname_that_is_the_name_of_another_is_told_apart(desk):
    wish(desk, 3, shown_as="nickname", nickname="Ann Ost")

    assert desk.public_names() == {1: "Ann Ost", 2: "Ann Orr", 3: "Ann Ost (no. 3)"}


def test_as_long_as_nobody_is_called_otherwise_it_is_the_same_mapping(desk):
    wish(desk, 3, shown_as="initials")
    before = desk.public_names()

    again = desk.public_names()
    desk.do(Register(desk.player("Dov Kern"), "dov"))

    assert again is before
    assert desk.public_names() == {**before, 4: "Dov Kern"}


def test_a_wish_follows_a_rename_and_a_merge_and_the_stricter_one_counts(desk):
    wish(desk, 3, shown_as="initials")
    wish(desk, 3, name="Bob Novak")
    (other,) = desk.book.register.write([Change(Person(), Person(name="B. Novak"))], "Ina", "d")
    desk.player_index.look()
    wish(desk, other.number, shown_as="full name")

    desk.book.register.merge(3, other.number, "Ina", "desk 1")
    desk.player_index.look()

    assert desk.public_name(3) == desk.public_name(other.number) == "B. N."


def test_a_wish_is_erased_with_the_data(desk):
    wish(desk, 3, shown_as="nickname", nickname="The Rock")

    desk.book.register.erase(3, "Ina", "desk 1")
    desk.player_index.look()

    assert (desk.public_name(3), desk.player_index.wishes) == ("player 3", frozenset())


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """An evening with all that a sheet can be about, of people who do not want to be named."""
    book, desk = evening(tmp_path_factory.mktemp("book") / "events.book")
    wishes = ("first name and initial", "initials", "not at all", "nickname")
    people = list(desk.player_index.people.values())
    changes = [
        Change(one, one._replace(shown_as=wishes[at % len(wishes)]))
        for at, one in enumerate(people)
    ]
    book.register.write(changes, "Ina", "desk 1")
    desk.player_index.look()
    yield desk, [one.name for one in people]
    book.close()


def named_in(text, names):
    return sorted(name for name in names if name in text)


def test_a_sheet_names_nobody_who_does_not_want_it_or_is_for_the_player_or_the_staff(played):
    desk, names = played
    of = event_of(desk)

    found = {
        kind.id
        for kind in EVENT_SHEETS.values()
        if kind.refusal(of) is None and named_in(repr(kind.documents(of, "a4")), names)
    }

    assert found <= FOR_STAFF_OR_THE_PLAYER
    assert {"seat-cards", "seats-by-table", "receipts", "paying-out"} <= found


def test_of_an_event_that_hides_names_no_public_sheet_has_one(played):
    desk, names = played
    hidden = replace(desk.tournament.structure, public_names=HIDDEN)
    desk.do(ChangeStructure(hidden))
    of = event_of(desk)

    public = [one for one in EVENT_SHEETS.values() if one.is_public and one.refusal(of) is None]
    found = {one.id for one in public if named_in(repr(one.documents(of, "a4")), names)}
    desk.undo()

    assert {one.id for one in public} == {"break-list", "seats-by-name", "next-day", "results"}
    assert found == set()


@pytest.mark.parametrize("ending", [".html", ".json"])
def test_the_results_for_the_web_name_nobody_who_does_not_want_it(played, ending):
    desk, names = played

    made = Press().results_for_web(desk.tournament, desk.public_names(), desk.now(), ending)

    assert "Entry " in made.decode()
    assert named_in(made.decode(), names) == []


def test_the_wall_names_nobody_who_does_not_want_it(played):
    desk, names = played

    said = [
        repr(poster(desk.tournament, desk.now(), shipped_games(), desk.public_names(), wanted))
        for wanted in (Wanted(content=content, moves=desk.tournament.moving) for content in Content)
    ]

    assert "Entry " in " ".join(said)
    assert named_in(" ".join(said), names) == []


def test_what_is_hung_up_has_public_names_and_nothing_else():
    public = {one.id for one in EVENT_SHEETS.values() if one.is_public}

    assert public == {"break-list", "seats-by-name", "next-day", "bracket", "teams", "results"}
