"""Phones at a real server: each writes by a login of its own, and the database itself decides."""

from contextlib import closing
from datetime import UTC, datetime, timedelta

import psycopg
import pytest
from sqlalchemy import make_url

from director.books.book import Books
from director.books.server.logins import Logins
from director.books.server.place import ServerPlace
from director.sharing.phones import Phones
from director.tournament.log.books import BookFailed
from director.tournament.staff.role import Role
from tests.web.remote import Floor


@pytest.fixture
def logins(book_url):
    logins = Logins(book_url)
    yield logins
    logins.end()


@pytest.fixture
def server_floor(loop, tmp_path, book_url, logins):
    """The remote over a book on a server, as the hub has it: with the window's login."""

    def address(login, password):
        url = make_url(book_url).set(username=login, password=password)
        return url.render_as_string(hide_password=False)

    def until():
        return datetime.now(UTC) + timedelta(hours=1)

    window = logins.admit("", "", Role.DIRECTOR, until())
    with closing(
        Books(ServerPlace(address(window.login, window.password), tmp_path / "notes"))
    ) as book:
        book.staff.enter("Ina", Role.DIRECTOR, "13579", "Ina", "desk")
        phones = Phones(logins, address, until)
        place = Floor(loop, tmp_path, book=book, phones=phones, written_by=book.written_by)
        yield place
        place.close()


@pytest.fixture
def owner(book_url):
    with psycopg.connect(book_url, autocommit=True) as owner:
        yield owner


def there(logins):
    """Who is at which phone, as the database knows them."""
    return [(one.person, one.station, one.role) for one in logins.admitted() if one.is_phone]


def test_whoever_signs_in_at_a_phone_has_a_login_of_that_name_phone_and_role(server_floor, logins):
    server_floor.phone("Flo", phone="phone 1")
    dealer = server_floor.phone("Dee", phone="phone 2")

    assert there(logins) == [("Flo", "phone 1", Role.FLOOR), ("Dee", "phone 2", Role.DEALER)]

    dealer.post("sign-out", {})
    assert there(logins) == [("Flo", "phone 1", Role.FLOOR)]


def test_a_wrong_pin_makes_no_login_and_five_make_wait_that_device_alone(server_floor, logins):
    phone = server_floor.phone()

    for _ in range(5):
        assert phone.sign_in("Flo", "0000") == (403, {"refused": "This is not Flo’s PIN"})

    assert phone.sign_in("Flo", "2468")[1]["refused"].startswith("Too many wrong PINs")
    assert there(logins) == []
    server_floor.seconds += 31
    assert phone.sign_in("Flo", "2468") == (200, {"done": True})


def test_everything_a_phone_does_goes_by_its_own_login(server_floor, owner):
    place = server_floor
    owner.execute("create table wrote (login text)")
    owner.execute("grant insert on wrote to public")
    owner.execute(
        "create function noted() returns trigger language plpgsql as"
        " 'begin insert into public.wrote values (session_user); return new; end'"
    )
    owner.execute(
        "create trigger noted before insert on record for each row execute function noted()"
    )
    flo, dee = place.phone("Flo", phone="phone 1"), place.phone("Dee", phone="phone 2")
    one, other, *_ = place.entries(1)

    status, _ = flo.act("bust", busts=[[one, 0]])
    counted, _ = dee.act("count", entry=other, chips=4_000)
    undone, _ = dee.act("undo", number=place.newest.number)
    moved, _ = flo.act("undo", number=flo.state()["undo"]["number"])

    assert (status, counted, undone, moved) == (200, 200, 200, 200)
    by = "select person from wrote join admission.admitted using (login) order by wrote.ctid"
    assert [who for (who,) in owner.execute(by)] == ["Flo", "Dee", "Dee", "Flo"]
    assert place.newest.who == "Flo"
    assert place.book.differences() == []


def test_what_the_window_would_let_pass_the_database_refuses(server_floor, logins, monkeypatch):
    """As though the desk had forgotten to ask."""
    place = server_floor
    dealer = place.phone("Dee")
    monkeypatch.setattr("director.desk.desk.check_facts", lambda *_: None)
    before = place.book.texts(place.desk.event)

    status, words = dealer.act("bust", busts=[[place.entries(1)[0], 0]])

    assert (status, words) == (
        403,
        {"refused": "A dealer may not bust players; a director or the floor can"},
    )
    assert place.book.texts(place.desk.event) == before


def test_who_is_out_of_service_is_out_at_the_database_at_once(server_floor, logins):
    place = server_floor
    phone = place.phone("Flo", phone="phone 1")
    members = {one.name: one.number for one in place.book.staff.members()}

    place.book.staff.change(members["Flo"], "Flo", Role.DEALER, "Ina", "desk")
    assert there(logins) == [("Flo", "phone 1", Role.DEALER)]
    place.book.staff.put_out_of_service(members["Flo"], "Ina", "desk")
    assert there(logins) == [("", "phone 1", Role.DISPLAY)]

    place.seconds += 6
    assert phone.get("state")[0] == 401
    assert there(logins) == []


def test_more_phones_than_ways_are_kept_open_all_act(server_floor):
    place = server_floor
    phones = [place.phone("Flo", phone=f"phone {number}") for number in range(11)]
    entry = place.entries(1)[0]

    for number, phone in enumerate(phones):
        chips = 100 * number + 100
        assert phone.act("count", f"{number:032x}", entry=entry, chips=chips)[0] == 200

    assert place.newest.station == "phone 10"


def test_a_phone_whose_login_was_taken_away_signs_in_again_and_nothing_is_done(
    server_floor, logins
):
    place = server_floor
    phone = place.phone("Flo")
    entry, before = place.entries(1)[0], place.newest
    assert phone.act("count", entry=entry, chips=100)[0] == 200

    logins.dismiss(next(one.login for one in logins.admitted() if one.is_phone))

    answer = phone.act("count", entry=entry, chips=200)

    assert answer == (401, {"refused": "sign in first"})
    assert phone.sign_in("Flo", "2468")[0] == 200
    assert place.newest.number == before.number + 1


def test_phones_of_a_hub_that_was_killed_are_put_out_by_the_next(server_floor, logins):
    server_floor.phone("Flo")

    Phones(logins, lambda *_: "", lambda: datetime.now(UTC))

    assert there(logins) == []


def test_a_login_that_is_gone_is_told_so(book_url, logins, tmp_path):
    made = logins.admit("Flo", "phone", Role.FLOOR, datetime.now(UTC), phone=True)
    url = make_url(book_url).set(username=made.login, password=made.password)

    with pytest.raises(BookFailed, match="not admitted"):
        ServerPlace(url.render_as_string(hide_password=False), tmp_path)
