"""A book is carried to a server and back, equal record by record, whoever the people are."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from director.books.book import Books
from director.books.file_place import FilePlace
from director.books.moving import carry, unlike
from director.books.server.place import ServerPlace, create_book
from director.desk.event_list import EventList
from director.house import shelf
from director.tournament.commands import AddTime, Eliminate, Register, RenameEvent
from director.tournament.entries.people import Change, Person
from director.tournament.log.books import BookFailed, BookUnusable
from tests.servers import address, new_book, new_database
from tests.shipped import shipped_games

NAMES = (
    "José Ángel Núñez", "Đặng Thị Hồng", "Ελένη Παπαδάκη", "Жанна Щукіна", "שירה לוי", "ليلى حداد",
    "अनीता शर्मा", "சுதா ராஜன்", "สมชาย ใจดี", "王小明", "さくら 田中", "김민준", "𠮷野 家", "Zoë 🂡 Ace",
    "e\u0301 é",
)  # fmt: skip
"""Invented, in many scripts; the last two are beyond the first plane, and composed in two ways."""


@pytest.fixture
def full(tmp_path):
    """A book with two events, people corrected, merged and erased, and their names in the log."""
    book = Books(tmp_path / "events.book")
    event_list = EventList(book, shipped_games(), [shelf.structures()], "Žofie", "bar → 1")
    desk = event_list.sample()
    for name in NAMES:
        desk.do(Register(desk.player(name), name))
    desk.do(Eliminate(3))
    desk.undo()
    desk.do(RenameEvent("Fredagspokeri 🂡"))
    ann, double, gone = book.register.write(
        [Change(Person(), Person(name=name, city="Ærø")) for name in ("Ann", "Anne", "Gone")],
        "Ina",
        "desk 1",
    )
    book.register.write([Change(ann, ann._replace(card="117"))], "Ina", "desk 1")
    book.register.merge(double.number, ann.number, "Ina", "desk 1")
    book.register.erase(gone.number, "Uwe", "desk 2")
    event_list.sample().do(AddTime(5))
    yield book
    book.close()


@pytest.fixture
def on_server(book_url, tmp_path):
    place = ServerPlace(book_url, tmp_path / "notes")
    yield place
    place.close()


def equal(one, other):
    with one.reading() as ours, other.reading() as theirs:
        return not unlike(ours, theirs)


def test_a_book_arrives_on_a_server_and_comes_back_as_it_was(full, on_server, tmp_path):
    back = FilePlace(tmp_path / "back.book")

    carry(full._place, on_server)
    carry(on_server, back)

    assert equal(full._place, on_server)
    assert equal(full._place, back)
    for place in (on_server, back):
        book = Books(place)
        assert book.differences() == []
        assert [list(book.texts(event)) for event in (1, 2)] == [
            list(full.texts(event)) for event in (1, 2)
        ]
        assert book.register.people() == full.register.people()
        assert list(book.register.history(19)) == list(full.register.history(19))
    back.close()


letters = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1, max_size=40
)


@settings(max_examples=5, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(letters, min_size=1, max_size=5))
def test_whatever_is_written_of_people_arrives(book_server, tmp_path_factory, names):
    folder = tmp_path_factory.mktemp("carried")
    file = Books(folder / "events.book")
    changes = [Change(Person(), Person(name=f"Ann {name}", notes=name)) for name in names]
    file.register.write(changes, names[0], names[-1])
    place = ServerPlace(new_book(book_server), folder)

    carry(file._place, place)

    assert equal(file._place, place)
    place.close()
    file.close()


def test_nothing_is_carried_to_where_something_is(full, on_server, tmp_path):
    carry(full._place, on_server)

    with pytest.raises(BookUnusable, match="already has events in it"):
        carry(full._place, on_server)

    assert equal(full._place, on_server)


def test_what_a_server_cannot_keep_is_said_and_it_stays_empty(on_server, tmp_path):
    file = Books(tmp_path / "events.book")
    file.register.write([Change(Person(), Person(name="Ann"))], "Ina\0", "desk 1")

    with pytest.raises(BookFailed, match="a text or number in it cannot be stored"):
        carry(file._place, on_server)

    assert Books(on_server).register.people() == []
    file.close()


def test_no_book_is_made_where_something_lies(book_server):
    url = new_book(book_server)

    with pytest.raises(BookUnusable, match="there is something in this database already"):
        create_book(url, "another")


def test_a_database_without_a_book_says_how_to_make_one(book_server, tmp_path):
    url = address(book_server, new_database(book_server))

    with pytest.raises(BookUnusable, match="make one with “director books create”"):
        ServerPlace(url, tmp_path)
