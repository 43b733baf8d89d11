"""Each role with its own login at a real server: what it may not do is refused, nothing changed.

They come with their own SQL, as somebody would who has taken the password out of the program.
"""

import json
from base64 import b64decode
from datetime import UTC, datetime, timedelta
from itertools import product
from threading import Event
from time import monotonic

import psycopg
import pytest
from sqlalchemy import make_url

from director.books.heads import Noted
from director.books.pins import kept_of
from director.books.register_chains import HIDDEN_PIN
from director.books.server.logins import Admitted, Logins
from director.desk.acting import Acting
from director.desk.desk import Desk
from director.desk.sign_in import SignIn, door_of
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    CountChips,
    Eliminate,
    PauseClock,
    Refused,
    Register,
    RenameEvent,
    TakePayment,
    VoidEntry,
)
from director.tournament.entries.people import Change, Person
from director.tournament.facts import FACTS
from director.tournament.log.books import BookFailed
from director.tournament.staff.members import Member
from director.tournament.staff.role import KEEPING_PLAYERS, Role
from director.tournament.staff.roles import TAKING_BACK, kinds_of
from tests.books.server.by_hand import ANN, OWNERS, RECORD, a_record, example, newest, tried
from tests.books.test_codec import EXAMPLES

ROLES = list(Role)
OTHERS = [one for one in Role if one is not Role.DIRECTOR]
LATER = timedelta(hours=1)


def dumped(owner):
    """All that lies in the book, and who may what."""
    query = "select relname, relkind, relacl::text, relowner from pg_class where relnamespace in"
    schemas = (
        "(select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')"
    )
    objects = owner.execute(f"{query} {schemas} order by 1, 2").fetchall()
    tables = [name for name, kind, *_ in objects if kind == "r" and "sql_" not in name]
    rows = {
        name: owner.execute(f"select * from {name} order by 1, 2").fetchall()
        for name in tables
        if owner.execute("select to_regclass(%s) is not null", (name,)).fetchone()[0]
        and name not in ("book", "alembic_version")
    }
    roles = owner.execute(
        "select rolname, rolsuper, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles order by 1"
    ).fetchall()
    return objects, rows, roles


def done(connection, statement):
    """The code by which the server refuses a statement; empty where it is done."""
    try:
        connection.execute(statement)
    except psycopg.Error as error:
        return error.sqlstate
    return ""


def test_a_role_writes_the_kinds_of_facts_that_it_may_bring_about_and_no_other(
    evening, asked, owner
):
    last = newest(owner)
    examples = [fact for fact in EXAMPLES if type(fact) not in TAKING_BACK]

    for role in ROLES:
        uwe = asked(role)
        written = {fact for fact in examples if not tried(uwe, RECORD, example(last, fact))}

        assert written == {fact for fact in examples if type(fact).__name__ in kinds_of(role)}, role


def test_a_role_takes_back_and_brings_back_what_it_may_bring_about_and_no_other(
    evening, asked, owner
):
    first = newest(owner).number + 1
    kinds = [kind.__name__ for kind in FACTS.values() if kind not in TAKING_BACK]
    for kind in kinds:
        facts = f'[{{"kind":"{kind}"}},{{"kind":"ClockPaused"}}]'
        owner.execute(OWNERS, a_record(newest(owner), facts, "Ina", "desk 1"))
    last = newest(owner)
    facts = (
        '{"kind":"RecordUndone","record":%d}',
        '{"kind":"RecordRedone","record":%d}',
        '{"kind":"RecordsUndone","records":[%d]}',
        '{"kind":"RecordsRedone","records":[1,%d]}',
    )

    for role, fact in product(ROLES, facts):
        uwe = asked(role)
        done = {
            kind
            for place, kind in enumerate(kinds)
            if not tried(uwe, RECORD, a_record(last, f"[{fact % (first + place)}]"))
        }
        may = kinds_of(role) if "ClockPaused" in kinds_of(role) else set()
        alone = fact.endswith("[1,%d]}") and role is not Role.DIRECTOR
        assert done == (set() if alone else set(kinds) & may), (role, fact)


def test_it_is_written_in_ones_own_name_at_ones_own_station(evening, asked, owner):
    uwe, last = asked(Role.FLOOR), newest(owner)
    paused = '[{"kind":"ClockPaused"}]'

    assert tried(uwe, RECORD, a_record(last, paused)) == ""
    assert tried(uwe, RECORD, a_record(last, paused, who="Ina")) == "42501"
    assert tried(uwe, RECORD, a_record(last, paused, station="desk 1")) == "42501"


def test_in_a_house_without_staff_a_station_writes_in_anybodys_name(event_list, asked, owner):
    event_list.sample()
    station, last = asked(Role.DIRECTOR, person=""), newest(owner)
    paused = '[{"kind":"ClockPaused"}]'

    assert tried(station, RECORD, a_record(last, paused, who="Whoever")) == ""
    assert tried(station, RECORD, a_record(last, paused, station="desk 1")) == "42501"


def test_where_there_is_staff_a_station_writes_only_for_who_has_signed_in(evening, asked, owner):
    station, last = asked(Role.DIRECTOR, person=""), newest(owner)
    window = asked(Role.DIRECTOR, person="", station="")
    paused = '[{"kind":"ClockPaused"}]'

    assert tried(station, RECORD, a_record(last, paused, who="Whoever")) == "42501"
    assert tried(window, RECORD, a_record(last, paused, "Whoever", "desk 1")) == ""


NO_LISTS_OF_FACTS = (
    "",
    "{",
    "{}",
    '"ClockPaused"',
    "[[]]",
    "[1]",
    "[{}]",
    '[{"kind":null}]',
    '[{"kind":"clockpaused"}]',
    '[{"kind":"ClockPaused"},{"kind":"EventClosed"}]',
    '[{"kind":"ClockPaused","kind":"EventClosed"}]',
    '[{"kind":"RecordUndone","record":"x"}]',
    '[{"kind":"RecordUndone","record":[1]}]',
    '[{"kind":"RecordsUndone","records":1}]',
    '[{"kind":"RecordsUndone","records":[[1]]}]',
    '[{"kind":"RecordUndone","record":1}]',
    '[{"kind":"ClockPaused","x":"' + "x" * 8_000_000 + '"}]',
)


def test_what_is_no_list_of_facts_or_hides_one_is_no_record(evening, asked, owner):
    uwe, last, before = asked(Role.FLOOR), newest(owner), dumped(owner)

    refusals = {
        facts[:60]: tried(uwe, RECORD, a_record(last, facts)) for facts in NO_LISTS_OF_FACTS
    }

    refused = ("42501", "22P02", "22023")
    assert {facts: code for facts, code in refusals.items() if code not in refused} == {}
    assert dumped(owner) == before


def test_no_number_is_passed_over_and_none_is_written_twice(evening, asked, owner):
    uwe, last = asked(Role.FLOOR), newest(owner)
    paused = '[{"kind":"ClockPaused"}]'

    before = Noted(*owner.execute(THE_LAST_BUT_ONE).fetchone())

    assert tried(uwe, RECORD, a_record(last, paused, number=last.number + 2)) == "42501"
    assert tried(uwe, RECORD, a_record(last, paused, number=-3)) == "42501"
    assert tried(uwe, RECORD, a_record(Noted(-1, ""), paused)) == "42501"
    assert tried(uwe, RECORD, a_record(before, paused)) == "23505"
    assert tried(uwe, RECORD, a_record(Noted(0, ""), paused, event=7)) == "23503"
    made = a_record(last, paused)
    uwe.execute(RECORD, made)
    uwe.execute(RECORD, made)  # whose answer was lost
    assert newest(owner) == Noted(made[1], made[-1])


THE_LAST_BUT_ONE = (
    "select number, digest from record where event = 1 order by number desc limit 1 offset 1"
)
ATTACKS = (
    "update record set who = 'Ina' where number = 3",
    "update record set facts = '[]'",
    "delete from record where number = 20",
    "truncate record",
    "truncate record cascade",
    "drop table record cascade",
    "alter table record disable trigger all",
    "alter table record add column x text",
    "drop trigger told on record",
    "create trigger mine before insert on record for each row execute function public.told()",
    "create rule mine as on insert to record do instead nothing",
    "copy record from program 'id'",
    "copy record to program 'id'",
    "copy record to '/var/record'",
    "copy (select 1) to '/var/one'",
    "select pg_read_file('postgresql.conf')",
    "select pg_ls_dir('.')",
    "select lo_import('/etc/passwd')",
    "select lo_create(0)",
    "select lo_from_bytea(0, 'x')",
    "create table mine (x int)",
    "create temporary table record (x int)",
    "create schema mine",
    "create function mine() returns int language sql as 'select 1'",
    "create function pg_temp.mine() returns int language plpgsql as 'begin return 1; end'",
    "do 'begin null; end'",
    "create extension dblink",
    "create role mine",
    "create database mine",
    "alter role current_user superuser",
    "alter role current_user createrole",
    "alter role current_user valid until 'infinity'",
    "alter role postgres password 'x'",
    "alter system set fsync = off",
    "set role postgres",
    "set session authorization postgres",
    "set session_replication_role = replica",
    "reset session authorization; set role pg_read_server_files",
    "grant postgres to current_user",
    "select * from pg_authid",
    "select * from admission.admitted",
    "update admission.admitted set role = 'director'",
    "insert into admission.may_write values ('floor', 'EventClosed')",
    "select admission.writer('Ina', 'desk 1')",
    "update admission.admitted set person = 'Ina', role = 'director'",
    "select setval(('admission.wrong_' || session_user)::regclass, 0)",
    "select pg_advisory_lock(7001, 1)",
    "select pg_try_advisory_xact_lock(1)",
    "select pg_sleep(60)",
    "select * from record for update",
    "insert into record select * from record",
    "copy record from stdin",
    "select admission.alone()",
    "update book set uid = 'other'",
    "delete from event",
    "update event set number = 9",
    "update alembic_version set version_num = '0001'",
    "delete from player",
    "delete from public.player",
    "delete from player_history",
    "update public.player_history set who = 'Ina'",
    "update public.player_history set old = 'x'",
    "delete from public.staff",
    "delete from staff_history",
    "update staff_history set new = 'director'",
    "truncate payment",
    "update payment set amount = 0",
    "drop view event_now",
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postgres'",
)


def test_sql_of_ones_own_does_nothing_but_what_the_role_may(evening, asked, owner):
    for role in ROLES:
        uwe, before = asked(role), dumped(owner)

        refusals = {one: done(uwe, one) for one in ATTACKS}

        assert {one: code for one, code in refusals.items() if code != "42501"} == {}, role
        for one in ("record in access exclusive", "record in row exclusive", "book in exclusive"):
            assert tried(uwe, f"lock table {one} mode") == "42501", (role, one)
        assert dumped(owner) == before, role


KEEP = "select door.keep(%s, 'Uwe', 'station 2', %s::jsonb)"
SALT = "0123456789abcdef"


def line(whom, field, old, new, **other):
    return [{"whom": whom, "field": field, "old": old, "new": new, "salt": SALT} | other]


NEXT = 20
"""The number of whoever comes next into the register."""
OF_THE_REGISTER = (
    ("player", line(NEXT, "name", "", "Dee")),
    ("player", line(1, "name", "Ann Ost", "Ann West")),
    ("player", line(1, "merged", "2", "")),
)
OF_DIRECTORS = (
    ("player", line(1, "erased", "", "")),
    ("staff", line(1, "role", "director", "floor")),
    ("staff", line(2, "name", "", "Me")),
)
OF_NOBODY = (
    ("record", line(1, "who", "Ina", "Uwe")),
    ("player", line(1, "name", "Ann", "Ann West")),
    ("player", line(NEXT + 1, "name", "", "x")),
    ("player", line(-1, "name", "", "x")),
    ("player", line(1, "number", "1", "9")),
    ("player", line(1, "merged_into", "", "9")),
    ("player", line(1, "merged", "", "")),
    ("player", line(1, "merged", "", "x")),
    ("player", line(1, "name", "Ann Ost", None)),
    ("player", line(None, "name", "", "x")),
    ("player", line(1, "name", "Ann Ost", "x", salt="")),
    ("player", 1),
    ("player_history", line(1, "new", "", "x")),
    ("staff", line(1, "number", "1", "9")),
)


def test_a_register_is_changed_line_by_line_by_who_keeps_it_and_by_nobody_else(evening, asked):
    asking = OF_THE_REGISTER + OF_DIRECTORS + OF_NOBODY

    for role in ROLES:
        uwe = asked(role)
        done = [one for one in asking if not tried(uwe, KEEP, (one[0], json.dumps(one[1])))]

        assert done == [
            *(OF_THE_REGISTER if role in KEEPING_PLAYERS.roles else ()),
            *(OF_DIRECTORS if role is Role.DIRECTOR else ()),
        ], role


def test_contacts_and_pins_are_read_by_those_who_handle_them(evening, asked):
    for role in ROLES:
        uwe = asked(role)
        contacts = uwe.execute("select email, telephone, notes from player").fetchone()
        told = uwe.execute("select new from player_history where field = 'email'").fetchone()
        pin = uwe.execute("select pin from staff").fetchone()[0]

        reads = role in (Role.DIRECTOR, Role.REGISTRATION)
        theirs = (ANN.email, ANN.telephone, ANN.notes)
        assert contacts == (theirs if reads else ("", "", "")), role
        assert told == ((ANN.email,) if reads else ("",)), role
        assert (pin == HIDDEN_PIN) == (role is not Role.DIRECTOR), role
        for name in ("player", "player_history", "staff"):
            assert tried(uwe, f"select * from public.{name}") == "42501", role


def test_a_phone_reads_nothing_by_its_own_login_and_writes_what_its_role_may(evening, asked, owner):
    last = newest(owner)
    counted = a_record(last, '[{"kind":"ClockPaused"}]')

    for role in ROLES:
        uwe = asked(role, phone=True)

        may = "ClockPaused" in kinds_of(role)
        assert tried(uwe, RECORD, counted) == ("" if may else "42501"), role
        assert tried(uwe, "select number from public.record") == "42501", role
        assert tried(uwe, "select * from player") == "42501", role


def test_a_station_follows_the_log_whoever_has_signed_in_there(evening, admitted, reached):
    for role in ROLES:
        book = reached(role.value, admitted(role))

        assert book.texts(evening.event) == evening.book.texts(evening.event), role
        assert [row.name for row in book.events()] == ["Sample evening"], role


def test_a_line_of_the_register_is_written_in_ones_own_name(asked, evening):
    uwe = asked(Role.REGISTRATION)
    new = json.dumps(line(NEXT, "name", "", "Dee"))
    query = "select door.keep('player', %s, %s, %s::jsonb)"

    assert tried(uwe, query, ("Uwe", "station 2", new)) == ""
    assert tried(uwe, query, ("Ina", "station 2", new)) == "42501"
    assert tried(uwe, query, ("Uwe", "desk 1", new)) == "42501"


def test_the_register_that_the_server_has_written_is_whole(asked, evening, book):
    registration = asked(Role.REGISTRATION)
    ina = asked(Role.DIRECTOR, person="Ina", station="desk 1")
    keep = "select door.keep(%s, %s, %s, %s::jsonb)"
    zoe, dee = NEXT, NEXT + 1
    told = [*line(zoe, "name", "", "Zoë 牌"), *line(zoe, "email", "", "z@example.org")]
    registration.execute(keep, ("player", "Uwe", "station 2", json.dumps(told)))
    book.register.write([Change(Person(), Person(name="Dee", card="9"))], "Ina", "desk 1")
    merged = [*line(dee, "name", "Dee", ""), *line(dee, "card", "9", "")]
    merged += [*line(dee, "merged", "", str(zoe)), *line(zoe, "card", "", "9")]
    merged += line(zoe, "merged", str(dee), "")
    registration.execute(keep, ("player", "Uwe", "station 2", json.dumps(merged)))
    pin = kept_of("1470")
    new = [*line(2, "name", "", "Uwe"), *line(2, "role", "", "floor"), *line(2, "pin", "", pin)]
    ina.execute(keep, ("staff", "Ina", "desk 1", json.dumps(new)))

    assert book.register.person(dee) == Person(zoe, "Zoë 牌", card="9", email="z@example.org")
    assert book.staff.is_pin(2, "1470")
    assert book.differences() == []

    ina.execute(keep, ("player", "Ina", "desk 1", json.dumps(line(zoe, "erased", "", ""))))

    assert book.register.person(dee) is None
    assert {line.new for line in book.register.history(zoe)} == {""}
    assert book.differences() == []


def test_contacts_are_empty_for_whoever_may_not_read_them_and_the_chains_hold(
    evening, admitted, reached
):
    for role in OTHERS:
        book = reached(role.value, admitted(role))

        ann = book.register.people()[0]

        shown = ANN if role is Role.REGISTRATION else ANN._replace(email="", telephone="", notes="")
        assert ann == shown._replace(number=1), role
        told = {line.new for line in book.register.history(1)} - {""}
        assert ("ann@example.org" in told) == (role is Role.REGISTRATION), role
        assert "Ann Ost" in told, role
        assert book.differences() == [], role
    assert list(filter(None, book.worries())) == []


def test_what_is_kept_of_pins_is_shown_to_nobody_but_directors(evening, admitted, reached):
    book = reached("station 2", admitted(Role.FLOOR))

    assert book.staff.members() == [Member(1, "Ina", Role.DIRECTOR, has_pin=False)]
    assert not book.staff.is_pin(1, "2580")
    assert reached("desk 3", admitted(Role.DIRECTOR)).staff.is_pin(1, "2580")


@pytest.fixture
def desk_of(evening, admitted, reached):
    """Uwe's desk in a role, with a login of that role or of another."""

    def desk_of(role, login=None):
        book = reached(f"{role} {login}", admitted(login or role))
        return Desk(book, evening.event, "Uwe", "station 2", book.now, role=role)

    return desk_of


def test_everybody_works_beside_the_others_and_all_that_was_written_holds(
    evening, desk_of, book, looked_up
):
    registration, floor = desk_of(Role.REGISTRATION), desk_of(Role.FLOOR)
    cashier, dealer = desk_of(Role.CASHIER), desk_of(Role.DEALER)

    registration.do(Register(registration.new_player("Dee"), "seed", "cash"))
    voided = registration.do(Register(registration.new_player("Eve"), "seed", "cash"))
    registration.do(VoidEntry(20, "by mistake"))
    registration.undo()
    registration.redo()
    dealer.do(CountChips((Count(2, 5_000),)))
    first = floor.do(Eliminate(3)).number
    floor.do(Eliminate(4, by=(5,)))
    floor.take_back(first)
    paused = floor.do(PauseClock()).number
    evening.do(RenameEvent("Friday"))
    with pytest.raises(Refused):
        cashier.do(TakePayment(19, "cash"))  # all is paid
    registration.catch_up()
    with pytest.raises(Refused) as caught:
        registration.take_back(paused)

    assert "registration may not pause the clock" in caught.value.sentence.within(str)
    assert voided.who == "Uwe"
    for one in (evening, registration, floor, cashier, dealer):
        one.catch_up()
        assert one.log.records == book.records(evening.event)
    looked_up()
    assert book.differences() == []
    assert registration.book.events()[0].name == floor.book.events()[0].name == "Friday"


def test_a_window_that_takes_too_much_upon_itself_is_told_who_can(desk_of, book, evening):
    before = book.texts(evening.event)
    director = desk_of(Role.DIRECTOR, login=Role.REGISTRATION)

    with pytest.raises(BookFailed) as caught:
        director.do(PauseClock())

    assert str(caught.value) == "registration may not pause the clock; a director or the floor can"
    with pytest.raises(BookFailed, match="registration may not"):
        director.undo()
    assert book.texts(evening.event) == before


def test_look_up_tables_are_made_and_mended_by_the_owner_and_by_no_station(
    evening, admitted, reached, owner, book, looked_up
):
    owner.execute("delete from seat where event = 1 and entry < 4")

    for role in ROLES:
        station = reached(role.value, admitted(role))
        assert list(filter(None, station.worries())) == [], role
        assert station.differences() == [], role
        said = book.differences()
        assert said == ["event 1 (Sample evening): seat does not match the log"], role
    looked_up()
    assert book.differences() == []


def test_somebody_elses_name_is_refused_in_words(evening, admitted, reached):
    book = reached("station 2", admitted(Role.FLOOR))
    desk = Desk(book, evening.event, "Ina", "station 2", book.now, role=Role.FLOOR)

    with pytest.raises(BookFailed, match="in its own name and at its own station only"):
        desk.do(PauseClock())


def test_the_register_of_a_role_that_does_not_keep_it_is_read_only(evening, admitted, reached):
    floor = reached("station 2", admitted(Role.FLOOR))
    registration = reached("station 3", admitted(Role.REGISTRATION, station="station 3"))

    with pytest.raises(BookFailed, match="this sign-in may not do that"):
        floor.register.write([Change(Person(), Person(name="Dee"))], "Uwe", "station 2")
    registration.register.write([Change(Person(), Person(name="Dee"))], "Uwe", "station 3")
    with pytest.raises(BookFailed, match="this sign-in may not do that"):
        registration.register.erase(1, "Uwe", "station 3")
    with pytest.raises(BookFailed, match="this sign-in may not do that"):
        registration.staff.enter("Me", Role.DIRECTOR, "1234", "Uwe", "station 3")


def test_everybody_hears_of_everybody_and_goes_by_the_same_time(evening, admitted, reached):
    display, floor = [reached(role.value, admitted(role)) for role in (Role.DISPLAY, Role.FLOOR)]
    heard = Event()
    display.wake(heard.set)
    heard.wait(2)
    heard.clear()

    Desk(floor, evening.event, "Uwe", "station 2", floor.now, role=Role.FLOOR).do(PauseClock())

    assert heard.wait(5)
    assert abs(display.now() - floor.now()) < timedelta(seconds=1)


def test_who_was_dismissed_is_out_at_once(logins, evening, asked, book_url):
    uwe = asked(Role.FLOOR)
    login = uwe.info.user

    logins.dismiss(login)

    with pytest.raises(psycopg.OperationalError):
        uwe.execute("select 1 from record")
    with pytest.raises(psycopg.OperationalError, match="authentication failed"):
        psycopg.connect(signed_in_by(book_url, login, uwe.info.password))
    logins.dismiss(login)  # who is out stays out


def signed_in_by(url, login, password):
    return make_url(url).set(username=login, password=password).render_as_string(False)


def test_when_the_time_is_up_nothing_more_is_written(logins, evening, asked, owner, book_url):
    uwe, last = asked(Role.FLOOR), newest(owner)
    owner.execute("update admission.admitted set until = now() - interval '1 second'")

    assert tried(uwe, RECORD, a_record(last, '[{"kind":"ClockPaused"}]')) == "42501"
    logins.dismiss_ended()
    with pytest.raises(psycopg.OperationalError):
        uwe.execute("select 1 from record")


def test_a_login_that_has_run_out_lets_nobody_in(admitted):
    with pytest.raises(psycopg.OperationalError, match="authentication failed"):
        psycopg.connect(admitted(Role.FLOOR, until=-LATER))


def test_somebody_else_at_the_same_station_has_another_role(logins, evening, asked, owner):
    uwe, last = asked(Role.FLOOR), newest(owner)
    paused, closed = '[{"kind":"ClockPaused"}]', '[{"kind":"EventClosed"}]'
    login = uwe.info.user
    (before,) = logins.admitted()

    logins.hand_over(login, "Ina", Role.DIRECTOR)

    (after,) = logins.admitted()
    assert before.since
    assert before == Admitted(login, "station 2", "Uwe", Role.FLOOR, before.since)
    assert after == Admitted(login, "station 2", "Ina", Role.DIRECTOR, before.since)
    assert tried(uwe, RECORD, a_record(last, closed, who="Ina")) == ""
    assert tried(uwe, RECORD, a_record(last, paused)) == "42501"
    assert uwe.execute("select email from player").fetchone() == ("ann@example.org",)

    logins.hand_over(login, "", Role.DISPLAY)

    assert tried(uwe, RECORD, a_record(last, paused, who="")) == "42501"
    assert uwe.execute("select email from player").fetchone() == ("",)


def test_one_signs_in_by_pin_and_reads_and_writes_what_the_role_allows(
    evening, admitted, reached, owner
):
    staff = evening.book.staff
    staff.enter("Uwe", Role.FLOOR, "1470", "Ina", "desk 1")
    staff.enter("Gone", Role.FLOOR, "1111", "Ina", "desk 1")
    staff.put_out_of_service(3, "Ina", "desk 1")
    book = reached("station 2", admitted(Role.DISPLAY, person=""))
    here = SignIn(door_of(book, monotonic), "nobody", monotonic)
    desk = Desk(book, evening.event, "", "station 2", book.now, role=here.acting.role)
    here.listen(desk.hand_over)
    assert here.names() == ["Ina", "Uwe"]
    assert here.acting == Acting("", Role.DISPLAY)

    here.sign_in("Uwe", "1470")
    assert desk.do(PauseClock()).who == "Uwe"
    assert book.register.person(1).email == ""
    with pytest.raises(Refused):
        desk.do(RenameEvent("mine"))

    here.sign_in("Ina", "2580")
    assert desk.do(RenameEvent("Friday")).who == "Ina"
    assert book.register.person(1).email == "ann@example.org"

    here.lock()
    assert book.register.person(1).email == ""
    with pytest.raises(Refused, match="may not"):
        desk.do(RenameEvent("mine"))
    desk.hand_over(Acting("Ina"))  # as a window would that does not ask
    with pytest.raises(BookFailed, match="nobody has signed in at this station"):
        desk.do(RenameEvent("mine"))


def refusals(door, name, *pins):
    """What somebody hears who tries these at a station, as far as the number of seconds."""
    said = []
    for pin in pins:
        with pytest.raises(Refused) as refusal:
            door.sign_in(name, pin)
        said.append(refusal.value.sentence.said(str).partition(":")[0])
    return said


NOT_UWES, WAIT = "This is not Uwe’s PIN", "Too many wrong PINs"


def test_five_wrong_pins_make_wait_the_station_and_not_the_person(
    evening, admitted, reached, owner
):
    evening.book.staff.enter("Uwe", Role.FLOOR, "1470", "Ina", "desk 1")
    theirs = admitted(Role.DISPLAY, person="", station="station 2")
    there = reached("station 2", theirs).door()
    here = reached("floor", admitted(Role.DISPLAY, person="", station="floor")).door()

    said = refusals(there, "Uwe", *"00000", "1470")

    assert said == [NOT_UWES] * 5 + [WAIT]
    assert refusals(there, "Ina", "2580") == [WAIT]
    assert here.sign_in("Uwe", "1470") == ("Uwe", Role.FLOOR)
    pass_by(owner, theirs, 20)
    assert refusals(there, "Uwe", "1470") == [WAIT]
    pass_by(owner, theirs, 11)
    assert refusals(there, "Uwe", "0") == [NOT_UWES]  # and each further one waits longer
    pass_by(owner, theirs, 40)
    assert refusals(there, "Uwe", "1470") == [WAIT]
    pass_by(owner, theirs, 21)
    assert there.sign_in("Uwe", "1470") == ("Uwe", Role.FLOOR)
    assert refusals(there, "Uwe", *"0000") == [NOT_UWES] * 4  # what was wrong before is forgiven


def test_a_right_pin_of_ones_own_gives_nobody_new_tries_at_anothers(
    evening, admitted, reached, owner
):
    evening.book.staff.enter("Uwe", Role.FLOOR, "1470", "Ina", "desk 1")
    login = admitted(Role.DISPLAY, person="")
    door = reached("station 2", login).door()

    assert refusals(door, "Uwe", *"000") == [NOT_UWES] * 3
    assert refusals(door, "Ina", "0") == ["This is not Ina’s PIN"]
    door.sign_in("Ina", "2580")
    assert refusals(door, "Uwe", *"00") == [NOT_UWES, WAIT]
    pass_by(owner, login, 31 + 901)
    assert refusals(door, "Uwe", *"00000") == [NOT_UWES] * 5  # a quarter of an hour forgives all


def pass_by(owner, login, seconds):
    """As though so much time had gone by since the last wrong PIN of a login."""
    counted = f"admission.wrong_{make_url(login).username}"
    owner.execute(f"select setval('{counted}', last_value - 1000000 * {seconds}) from {counted}")


def test_wrong_pins_are_counted_though_their_transaction_is_undone(evening, asked):
    uwe = asked(Role.DISPLAY, person="")
    answers = []

    for _ in range(7):
        with uwe.transaction(force_rollback=True):
            asking = uwe.execute("select door.sign_in('Ina', 'guessed')")
            answers.append(asking.fetchone()[0].split()[0])

    assert answers == ["wrong"] * 5 + ["wait"] * 2


def test_what_is_kept_of_a_pin_proves_nothing(evening, asked, owner):
    kept = owner.execute("select pin from staff where number = 1").fetchone()[0]
    uwe = asked(Role.DIRECTOR)

    for proof in (b64decode(kept.split(":")[5]), kept.encode(), b"", None):
        asking = uwe.execute("select door.sign_in('Ina', %s)", (proof,))
        assert asking.fetchone()[0].startswith("w")


def test_nobody_is_handed_a_login_that_is_gone(logins, evening):
    with pytest.raises(BookFailed, match="not admitted"):
        logins.hand_over("td_nobody", "Ina", Role.DIRECTOR)
    assert logins.admitted() == []


def test_when_the_evening_ends_all_logins_and_roles_are_gone(book_url, owner, evening):
    names = "select rolname from pg_roles where rolname like 'td%'"
    kinds = "select nspname from pg_namespace where nspname in ('shown', 'door', 'admission')"
    before = dumped(owner)[1], owner.execute(names).fetchall()
    logins = Logins(book_url)
    made = logins.admit("Uwe", "station 2", Role.FLOOR, datetime.now(UTC) + LATER)
    again = Logins(book_url)  # the hub was started anew
    assert again.admitted() == [Admitted(made.login, "station 2", "Uwe", Role.FLOOR, since=None)]

    again.end()
    again.end()

    assert (dumped(owner)[1], owner.execute(names).fetchall()) == before
    assert owner.execute(kinds).fetchall() == []
    assert (
        owner.execute("select tgname from pg_trigger where tgname like 'check%'").fetchall() == []
    )


def test_a_password_stands_nowhere_at_the_server(logins, evening, owner):
    made = logins.admit("Uwe", "station 2", Role.FLOOR, datetime.now(UTC) + LATER)

    kept = "select rolpassword from pg_authid where rolname = %s"
    assert owner.execute(kept, (made.login,)).fetchone()[0].startswith("SCRAM-SHA-256$")


def test_what_another_version_has_made_is_made_anew_and_nothing_of_it_is_left(
    book_url, owner, evening
):
    Logins(book_url)
    (number,) = owner.execute(
        "select oid from pg_database where datname = current_database()"
    ).fetchone()
    owner.execute("comment on schema admission is 'of another version'")
    owner.execute(f'create role "td_{number}_floor" nologin')
    owner.execute("create schema for_floor")
    owner.execute(f'grant insert on record to "td_{number}_floor"')
    owner.execute(
        "create function admission.check_record() returns trigger language plpgsql as"
        " $$ begin raise exception 'none'; end $$"
    )
    owner.execute(
        "create trigger check_record before insert on record"
        " for each row execute function admission.check_record()"
    )

    logins = Logins(book_url)
    made = logins.admit("Uwe", "station 2", Role.FLOOR, datetime.now(UTC) + LATER)

    with psycopg.connect(signed_in_by(book_url, made.login, made.password)) as uwe:
        paused = a_record(newest(owner), '[{"kind":"ClockPaused"}]')
        assert tried(uwe, RECORD, paused) == ""
    left = "select count(*) from pg_roles where rolname = %s"
    assert owner.execute(left, (f"td_{number}_floor",)).fetchone() == (0,)
    assert owner.execute("select to_regnamespace('for_floor')").fetchone() == (None,)
    logins.end()
