"""The register of players in a book: corrected, merged, erased, and what its history keeps."""

import sqlite3
from contextlib import closing

import pytest
from alembic import command
from alembic.config import Config

from director.books import book_files, migrations
from director.books.book import Books
from director.books.schema import APPLICATION, SCHEMA
from director.desk.player_index import PlayerIndex
from director.tournament.commands import Refused, Register
from director.tournament.entries.people import Change, Person
from tests.servers import wherever

ANN = Person(
    name="Ann Ost",
    nickname="Birdie",
    card="117",
    email="ann@example.org",
    telephone="+44 1",
    notes="left-handed",
    city="Reno",
)
BOB = Person(name="Bob Marek")


@pytest.fixture
def register(book):
    return book.register


def entered(register, *people):
    return register.write([Change(Person(), one) for one in people], "Ina", "desk 1")


def lines(register, number):
    return [
        (line.player, line.field, line.old, line.new, line.who, line.station)
        for line in register.history(number)
    ]


def test_people_are_kept_with_all_that_was_said_of_them(register, path):
    ann, bob = entered(register, ANN, BOB)

    again = Books(path).register

    assert again.people() == [ANN._replace(number=1), BOB._replace(number=2)] == [ann, bob]
    assert again.person(1) == ann
    assert again.person(3) is None


@wherever
def test_a_correction_is_a_line_in_the_history_with_who_and_where(register):
    (bob,) = entered(register, BOB)

    (after,) = register.write([Change(bob, bob._replace(name="Bob Marik"))], "Uwe", "desk 2")

    assert after == Person(1, "Bob Marik")
    assert lines(register, 1) == [
        (1, "name", "", "Bob Marek", "Ina", "desk 1"),
        (1, "name", "Bob Marek", "Bob Marik", "Uwe", "desk 2"),
    ]


@wherever
def test_how_somebody_is_shown_in_public_is_a_line_of_the_history_and_one_of_a_few_ways(register):
    (bob,) = entered(register, BOB)
    (after,) = register.write([Change(bob, bob._replace(shown_as="initials"))], "Uwe", "desk 2")

    with pytest.raises(Refused) as refused:
        register.write([Change(after, after._replace(shown_as="in Morse code"))], "Uwe", "desk 2")

    assert register.person(1) == after == Person(1, "Bob Marek", shown_as="initials")
    assert lines(register, 1)[1:] == [(1, "shown_as", "", "initials", "Uwe", "desk 2")]
    assert refused.value.sentence.said(str) == (
        "Nobody is shown as “in Morse code”: full name, nickname, first name and initial,"
        " initials or not at all"
    )


@wherever
def test_two_desks_that_correct_different_things_both_have_their_way(register):
    (bob,) = entered(register, BOB)
    register.write([Change(bob, bob._replace(card="9"))], "Uwe", "desk 2")

    (after,) = register.write([Change(bob, bob._replace(email="b@example.org"))], "Ina", "desk 1")

    assert after == Person(1, "Bob Marek", card="9", email="b@example.org")


@wherever
def test_no_two_people_have_one_card_and_then_nobody_of_the_list_is_written(register):
    entered(register, ANN)

    with pytest.raises(Refused) as refused:
        entered(register, BOB, Person(name="Cho Marlin", card="117"))

    assert refused.value.sentence.said(str) == (
        "Card number 117 would belong to Ann Ost and to Cho Marlin"
    )
    assert [one.name for one in register.people()] == ["Ann Ost"]


@wherever
def test_two_people_may_exchange_their_cards_at_once(register):
    ann, bob = entered(register, ANN, BOB._replace(card="9"))

    register.write(
        [Change(ann, ann._replace(card="9")), Change(bob, bob._replace(card="117"))], "Ina", "1"
    )

    assert [one.card for one in register.people()] == ["9", "117"]


@wherever
def test_a_merged_number_is_the_others_from_then_on_and_takes_its_data_there(event_list, book):
    desk = event_list.sample()
    register = book.register
    (double,) = entered(register, Person(name="A. Marlowe", card="117", banned="angle shooting"))
    ada = register.person(1)
    desk.do(Register(double.number, "late"))

    both = register.merge(double.number, ada.number, "Uwe", "desk 2")

    assert both == ada._replace(card="117", banned="angle shooting")
    assert register.people()[0] == register.person(double.number) == both
    assert double.number not in [one.number for one in register.people()]
    assert register.merged() == {double.number: ada.number}
    again = event_list.open(desk.event)
    assert [again.name(number) for number in (1, double.number)] == ["Ada Marlowe", "Ada Marlowe"]
    assert again.tournament == desk.tournament
    assert book.differences() == []
    assert lines(register, ada.number)[-3:] == [
        (1, "card", "", "117", "Uwe", "desk 2"),
        (1, "banned", "", "angle shooting", "Uwe", "desk 2"),
        (1, "merged", "19", "", "Uwe", "desk 2"),
    ]


@wherever
def test_what_was_merged_twice_is_the_last_ones(register):
    entered(register, ANN, BOB, Person(name="Cho Marlin"))

    register.merge(1, 2, "Ina", "desk 1")
    register.merge(2, 3, "Ina", "desk 1")

    assert PlayerIndex(register).names() == dict.fromkeys((1, 2, 3), "Cho Marlin")
    assert register.people() == [ANN._replace(number=3, name="Cho Marlin")]


@wherever
def test_nobody_is_merged_with_a_number_that_already_is_theirs(register):
    entered(register, ANN, BOB)
    register.merge(1, 2, "Ina", "desk 1")

    with pytest.raises(Refused, match="these are the same person already"):
        register.merge(1, 2, "Ina", "desk 1")


def test_erasing_empties_the_person_and_the_history_and_the_log_says_player_19(
    event_list, book, path
):
    desk = event_list.sample()
    register = book.register
    ann, double = entered(register, ANN, Person(name="A. Ost", email="ost@example.org"))
    desk.do(Register(ann.number, "late"))
    register.merge(double.number, ann.number, "Ina", "desk 1")

    register.erase(ann.number, "Uwe", "desk 2")

    again = event_list.open(desk.event)
    assert again.said(again.log.records[-1].label) == "Player 19 registered"
    assert register.person(ann.number) is register.person(double.number) is None
    assert {(line[2], line[3]) for line in lines(register, ann.number)} == {("", "")}
    assert lines(register, ann.number)[-1] == (19, "erased", "", "", "Uwe", "desk 2")
    book.close()
    content = path.read_bytes()
    assert [word for word in (b"Birdie", b"example.org", b"A. Ost") if word in content] == []


@wherever
def test_a_number_once_given_is_never_given_again(register):
    entered(register, ANN)
    register.erase(1, "Ina", "desk 1")

    assert [one.number for one in entered(register, BOB)] == [2]


@wherever
def test_who_is_no_longer_there_is_neither_corrected_nor_merged_nor_erased(register):
    ann, bob = entered(register, ANN, BOB)
    register.erase(ann.number, "Ina", "desk 1")

    for deed in (
        lambda: register.write([Change(ann, ann._replace(card="1"))], "Uwe", "desk 2"),
        lambda: register.merge(ann.number, bob.number, "Uwe", "desk 2"),
        lambda: register.erase(ann.number, "Uwe", "desk 2"),
    ):
        with pytest.raises(Refused) as refused:
            deed()
        assert refused.value.sentence.said(str) == "Number 1 is no longer in the register"


def test_a_book_of_the_first_form_opens_with_everybody_in_it(path):
    engine = book_files.sqlite_engine(path)
    config = Config()
    config.set_main_option("script_location", str(migrations.__path__[0]))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("insert into player values (1, 'Ann Ost'), (7, 'Bob Marek')")
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        connection.exec_driver_sql("PRAGMA user_version = 1")
    engine.dispose()

    book = Books(path)

    assert book.register.people() == [Person(1, "Ann Ost"), Person(7, "Bob Marek")]
    assert [one.number for one in entered(book.register, ANN)] == [8]
    book.close()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
