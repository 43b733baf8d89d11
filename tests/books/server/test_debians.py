"""A server of the house's own: PostgreSQL 15, as Debian has it."""

from contextlib import closing
from datetime import UTC, datetime, timedelta

import psycopg
import pytest
from sqlalchemy import make_url
from typer.testing import CliRunner

from director.books.book import Books
from director.books.server import reaching
from director.books.server.logins import Logins
from director.books.server.look_ups import LookUps
from director.books.server.place import ServerPlace
from director.books.server.watching import Watching
from director.desk.desk import Desk
from director.desk.event_list import EventList
from director.house import shelf
from director.start.book_places import without_password
from director.start.books_command import books
from director.tournament.commands import Eliminate, PauseClock
from director.tournament.entries.people import Change, Person
from director.tournament.staff.role import Role
from tests.books.server.by_hand import ANN
from tests.servers import DEBIANS, address, asked, new_book, new_database, running_debians
from tests.shipped import shipped_games

pytestmark = pytest.mark.skipif(not DEBIANS.is_dir(), reason="there is none on this machine")


@pytest.fixture(scope="module")
def debians():
    with running_debians() as server:
        yield server


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path / "home"))


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "events.book"
    with closing(Books(path)) as book:
        desk = EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk 1").sample()
        desk.do(Eliminate(3))
        desk.undo()
        book.register.write([Change(Person(), ANN)], "Ina", "desk 1")
        book.staff.enter("Ina", Role.DIRECTOR, "2580", "Ina", "desk 1")
    return path


@pytest.fixture
def empty(debians):
    return address(debians, new_database(debians))


def said(*words, typed=""):
    done = CliRunner().invoke(books, [str(word) for word in words], input=typed)
    return done.exit_code, done.output.splitlines()


def left_in(url):
    """What lies in a database that we have not found there."""
    with psycopg.connect(url) as owner:
        query = "select relname from pg_class where relnamespace = 'public'::regnamespace"
        functions = "select proname from pg_proc where pronamespace = 'public'::regnamespace"
        return [name for (name,) in owner.execute(f"{query} union all {functions}")]


def test_a_book_goes_there_and_comes_back_with_every_row_of_every_table_as_it_was(
    path, empty, tmp_path
):
    back = tmp_path / "back.book"

    assert said("move", path, empty)[0] == 0
    assert said("move", empty, back)[0] == 0

    assert [said("check", one)[0] for one in (path, empty, back)] == [0, 0, 0]
    with closing(Books(path)) as before, closing(Books(back)) as after:
        for table in ("event", "record", "player", "player_history", "staff", "staff_history"):
            query = f"select * from {table} order by 1, 2"
            with before._place.reading() as ours, after._place.reading() as theirs:
                one, other = (
                    connection.exec_driver_sql(query).all() for connection in (ours, theirs)
                )
            assert one == other, table


def test_where_moving_fails_nothing_is_left_there_and_what_failed_is_said(
    path, empty, tmp_path, monkeypatch
):
    monkeypatch.setattr("director.books.moving.unlike", lambda *_: ["record"])
    back = tmp_path / "back.book"

    assert said("move", path, empty) == (2, ["record did not arrive as it was"])
    assert left_in(empty) == []
    monkeypatch.undo()
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path / "home"))
    assert said("move", path, empty)[0] == 0
    with psycopg.connect(empty, autocommit=True) as owner:
        owner.execute("alter table record rename column uid to other")
    assert said("move", empty, back) == (2, ["the book on the server cannot be read"])
    assert list(tmp_path.glob("back.book*")) == []


def test_a_server_that_is_older_than_what_was_tried_is_refused_in_one_sentence(
    path, empty, monkeypatch
):
    monkeypatch.setattr(reaching, "OLDEST", 16)
    sentence = "the server is PostgreSQL 15; this program needs 16 or a newer one"

    for words in (("check", empty), ("create", empty), ("move", path, empty)):
        assert said(*words) == (2, [sentence])
    assert left_in(empty) == []


def test_a_password_is_asked_for_or_read_from_the_file_of_passwords(
    path, empty, tmp_path, monkeypatch
):
    nameless = without_password(empty)
    database = make_url(empty).database

    status, lines = said("move", path, nameless, typed="of the house\n")
    assert (status, lines[-1]) == (0, f"{nameless}: events: 1, each record as it was")
    assert lines[0].startswith(f"Password for {nameless}: ")
    file = tmp_path / "passwords"
    file.write_text(f"127.0.0.1:*:{database}:postgres:of the house\n", encoding="ascii")
    file.chmod(0o600)
    monkeypatch.setenv("PGPASSFILE", str(file))
    assert said("check", nameless) == (0, [f"{nameless}: events: 1, all tables match the log"])
    file.write_text(f"127.0.0.1:*:{database}:postgres:another\n", encoding="ascii")
    sentence = "the server does not take this login with this password"
    assert said("check", nameless) == (2, [sentence])


def test_who_is_not_asked_is_told_that_a_password_is_missing(empty, tmp_path, monkeypatch):
    monkeypatch.setenv("PGPASSFILE", str(tmp_path / "none"))
    sentence = "the server asks for a password, and the file of passwords (PGPASSFILE) has none"

    with pytest.raises(Exception, match=sentence.replace("(", r"\(").replace(")", r"\)")):
        ServerPlace(without_password(empty), tmp_path)


def test_stations_write_there_by_functions_and_who_holds_others_up_is_cut_off(debians, tmp_path):
    url = new_book(debians)
    with closing(Books(ServerPlace(url, tmp_path / "owner"))) as book:
        event = EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk").sample().event
        logins = Logins(url)
        until = datetime.now(UTC) + timedelta(hours=1)
        made = logins.admit("", "floor", Role.DIRECTOR, until)
        theirs = make_url(url).set(username=made.login, password=made.password)
        theirs = theirs.render_as_string(hide_password=False)
        cut = []
        watching = Watching(reaching.line(url), cut.append)
        with closing(Books(ServerPlace(theirs, tmp_path / "floor"))) as station:
            desk = Desk(station, event, "Uwe", "floor", station.now)
            desk.do(Eliminate(3))
            station.register.write([Change(Person(), ANN)], "Uwe", "floor")
            idle = psycopg.connect(theirs)
            idle.execute("select door.turn()")
            Desk(book, event, "Ina", "desk", book.now).do(PauseClock())
            with pytest.raises(psycopg.OperationalError):
                idle.execute("select 1")
            idle.close()
        watching.stop()
        with closing(ServerPlace(url, tmp_path / "keeper")) as place:
            LookUps(place).keep_up()
        assert book.differences() == []
        assert cut == ["floor"]
        logins.end()


def test_it_is_what_debian_has(debians):
    with asked(debians) as owner:
        assert owner.info.server_version // 10_000 == reaching.OLDEST
