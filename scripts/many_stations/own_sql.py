"""What a station can do with SQL of its own: everything that somebody would try, by its own login.

Meanwhile another station writes, and whoever shares the evening watches, as an evening has it.
"""

import json
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any, NamedTuple

import psycopg
from sqlalchemy import make_url

from director.books.book import Books
from director.books.server import reaching
from director.books.server.logins import AT_ONCE, Login, Logins
from director.books.server.look_ups import KeepingLookUps, LookUps
from director.books.server.place import ServerPlace
from director.books.server.watching import Watching
from director.desk.desk import Desk
from director.desk.event_list import EventList
from director.engine.games.library import Library
from director.house import shelf
from director.sharing.server import Server
from director.tournament.commands import AddTime
from director.tournament.entries.people import Change, Person
from director.tournament.log.books import BookFailed
from director.tournament.staff.role import Role
from tests.books.server.by_hand import ANN, RECORD, a_record
from tests.books.server.by_hand import newest as newest_of
from tests.servers import new_book, running

LONGEST = 2.0
"""Seconds that another may have to wait."""
_PAUSED = '[{"kind":"ClockPaused"}]'
Connected = psycopg.Connection[Any]


class Try(NamedTuple):
    """Something that somebody does who has taken a station's login out of the program."""

    what: str
    does: Callable[[Connected], object]


class Came(NamedTuple):
    """What came of it."""

    what: str
    answer: str
    """"refused" with a code, "cut off", or "nothing came of it"."""
    waited: float
    """Seconds, the longest that another writer waited meanwhile."""


class Evening(NamedTuple):
    """A book on a server, with an event in it, and a station's own login."""

    owner: Connected
    book: Books
    honest: Desk
    """At another station, where Ina has signed in."""
    cut: list[str]
    """Whose lines were cut."""
    connect: Callable[[Role], Connected]
    """A line of the station that tries, as Uwe or, as a display, with nobody signed in."""


@contextmanager
def evening(server: Server, folder: Path) -> Iterator[Evening]:
    """One that is shared, until it is left."""
    url, until = new_book(server), datetime.now(UTC) + timedelta(days=1)
    with ExitStack() as until_then:

        def opened(station: str, login: Login | None = None) -> Books:
            at = make_url(url)
            at = at.set(username=login.login, password=login.password) if login else at
            book = Books(ServerPlace(at.render_as_string(False), folder / station))
            until_then.callback(book.close)
            return book

        book = opened("owner")
        event = EventList(
            book, Library(shelf.games()), [shelf.structures()], "Ina", "desk"
        ).sample()
        book.register.write([Change(Person(), ANN)], "Ina", "desk")
        book.staff.enter("Ina", Role.DIRECTOR, "2580", "Ina", "desk")
        logins, cut = Logins(url), list[str]()
        until_then.callback(logins.end)
        keeper = ServerPlace(url, folder / "keeper")
        until_then.callback(keeper.close)
        until_then.callback(KeepingLookUps(keeper).stop)
        until_then.callback(Watching(reaching.line(url), cut.append).stop)
        honest = opened("desk 1", logins.admit("Ina", "desk 1", Role.DIRECTOR, until))
        made = logins.admit("Uwe", "station 2", Role.DIRECTOR, until)

        def connect(role: Role) -> Connected:
            logins.hand_over(made.login, "" if role is Role.DISPLAY else "Uwe", role)
            at = make_url(url).set(username=made.login, password=made.password)
            return psycopg.connect(at.render_as_string(False), autocommit=True)

        owner = until_then.enter_context(psycopg.connect(url, autocommit=True))
        desk = Desk(honest, event.event, "Ina", "desk 1", honest.now)
        yield Evening(owner, book, desk, cut, connect)


def tries(told: Evening) -> Sequence[Try]:
    """All of them."""
    return [
        *(Try(one, partial(_says, statement=one)) for one in _statements(told.owner)),
        *(Try(f"append: {name}", deed) for name, deed in _records(told).items()),
        *(Try(f"keep: {name}", deed) for name, deed in _lines().items()),
        *(Try(f"and leaves it open: {one}", partial(_holds, statement=one)) for one in _HELD),
        Try(f"{AT_ONCE} lines at once that each take a turn and keep it", _crowds),
        *(Try(f"without end: {one}", partial(_says, statement=one)) for one in _LONG),
    ]


def tried(told: Evening, role: Role, chosen: Sequence[Try]) -> Iterator[Came]:
    """What came of these, while another writes."""
    for one in chosen:
        with _writing(told.honest) as waits, suppress(psycopg.Error):
            before, line = len(told.cut), told.connect(role)
            answer = "nothing came of it"
            try:
                one.does(line)
            except psycopg.Error as error:
                answer = f"refused ({error.sqlstate})" if error.sqlstate else "cut off"
            if len(told.cut) > before:
                answer = "cut off"
            line.close()
        yield Came(one.what, answer, max(waits, default=0))


def wrong(told: Evening, chosen: Sequence[Came]) -> Iterator[str]:
    """What should not have come about; nothing as it should be."""
    yield from (
        f"{one.what}: another waited {one.waited:.1f} s" for one in chosen if one.waited > LONGEST
    )
    query = "select count(*) from record where event > 1 or who <> 'Ina'"
    if count := _value(told.owner, query):
        yield f"{count} records that nobody should have written"
    if lines := _value(told.owner, "select count(*) from player_history where who <> 'Ina'"):
        yield f"{lines} lines in the register that nobody should have written"
    with suppress(BookFailed):
        LookUps(told.book._place).keep_up()  # type: ignore[arg-type]
    yield from told.book.differences()


@contextmanager
def _writing(desk: Desk) -> Iterator[list[float]]:
    """Another station writes within; how long each act took, also one that failed."""
    ended, waits = Event(), list[float]()

    def write() -> None:
        while not ended.is_set():
            began = time.monotonic()
            with suppress(BookFailed):
                desk.do(AddTime(1))
            waits.append(time.monotonic() - began)
            ended.wait(0.02)

    thread = Thread(target=write)
    thread.start()
    try:
        yield waits
    finally:
        ended.set()
        thread.join()


def _statements(owner: Connected) -> Iterator[str]:
    query = (
        "select quote_ident(nspname) || '.' || quote_ident(relname), (select quote_ident(attname)"
        " from pg_attribute where attrelid = pg_class.oid and attnum = 1) from pg_class"
        " join pg_namespace as its on its.oid = relnamespace where relkind in ('r', 'v')"
        " and nspname in ('public', 'admission', 'shown', 'door') order by 1"
    )
    for of, column in owner.execute(query).fetchall():
        yield f"insert into {of} select * from {of}"
        yield f"update {of} set {column} = {column}"
        yield f"delete from {of}"
        yield f"truncate {of} cascade"
        yield f"copy {of} from '/dev/null'"
        yield f"copy {of} to program 'cat'"
        yield f"select * from {of} for update"
        yield f"do $$ begin delete from {of}; end $$"
        for mode in ("row share", "row exclusive", "share", "exclusive", "access exclusive"):
            yield f"begin; lock table {of} in {mode} mode"
    yield from _SCHEMA
    settings = (
        "session_replication_role = replica",
        "role postgres",
        "session authorization postgres",
    )
    yield from (f"set {one}" for one in settings)


_SCHEMA = (
    "select pg_advisory_lock(7001, 1)", "select pg_advisory_lock(1)",
    "select pg_try_advisory_lock_shared(7001, 0)", "select pg_advisory_xact_lock(7002)",
    "select lo_creat(-1)", "select lo_create(0)", "select lo_from_bytea(0, 'x')",
    "select lo_import('/etc/passwd')", "create table mine (x int)",
    "create temp table mine (x int)",
    "create schema mine", "create view mine as select 1", "create sequence mine",
    "create type mine as (x int)", "create domain mine as int", "create role mine",
    "create database mine", "create extension dblink", "create publication mine for all tables",
    "create function mine() returns int language sql as 'select 1'",
    "create trigger mine before insert on record for each row execute function told()",
    "create rule mine as on insert to record do instead nothing",
    "create index mine on record (who)", "create policy mine on record",
    "create server mine foreign data wrapper x",
    "alter table record disable trigger all", "alter table record owner to current_user",
    "alter system set fsync = off", "alter role current_user superuser",
    "alter database current_database set x.y = 1", "grant all on record to public",
    "drop table record cascade", "drop function door.append", "drop schema door cascade",
    "comment on table record is 'mine'", "vacuum full record", "reindex table record",
    "cluster record", "refresh materialized view x", "analyze record", "checkpoint",
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()",
    "select pg_read_file('postgresql.conf')", "select pg_reload_conf()", "select pg_sleep(9)",
    "select pg_switch_wal()", "select * from pg_authid", "select setval('admission.x', 1)",
    "select admission.writer()", "select admission.alone()", "select admission.proved('Ina', '')",
    "begin; prepare transaction 'mine'", "notify record, 'x'; select 1/0", "call mine()",
    "import foreign schema x from server y into z", "security label on table record is 'x'",
)  # fmt: skip
_HELD = (
    "select door.turn()", "select door.new_event()", "select door.say_on_walls(1, 'mine')",
    "select door.announce(1, 'mine')", "select door.sign_in('Ina', 'guessed')",
    "set idle_in_transaction_session_timeout = 0; set lock_timeout = 0; select door.turn()",
    "set transaction isolation level serializable; select door.turn()",
    "savepoint mine; select door.turn(); rollback to mine; select door.turn()",
    "declare mine cursor for select door.turn(); fetch mine",
    "lock table record in access share mode; select count(*) from record",
    "select count(*) from record; set local statement_timeout = 0",
)  # fmt: skip
_LONG = (
    "set statement_timeout = 0; select count(*) from generate_series(1, 100000000000)",
    "set work_mem = '1GB'; select count(distinct a || 'x') from generate_series(1, 9000000) as a",
    "with recursive n(i) as (select 1 union all select i + 1 from n) select sum(i) from n",
    "begin; select door.turn(), count(*) from generate_series(1, 100000000000)",
)  # fmt: skip


def _records(told: Evening) -> dict[str, Callable[[Connected], object]]:
    def appends(
        facts: str = _PAUSED, behind: int = 0, **other: Any
    ) -> Callable[[Connected], object]:
        def does(line: Connected) -> None:
            last = newest_of(told.owner)
            made = a_record(last, facts, number=last.number + 1 + behind, **other)
            line.execute(RECORD, made)

        return does

    def again(line: Connected) -> None:
        query = "select * from record where event = 1 and number = 5"
        row = told.owner.execute(query).fetchone()
        assert row
        line.execute(RECORD, row)

    return {
        "in another’s name": appends(who="Ina"),
        "in no name": appends(who=""),
        "at another station": appends(station="desk 1"),
        "a number too high": appends(behind=1),
        "a number that is taken": appends(behind=-3),
        "a number below nothing": appends(behind=-10_000),
        "another’s digest": appends(digest="0" * 32),
        "an event that is not there": appends(event=77),
        "a kind that is none": appends('[{"kind":"MoneyPrinted"}]'),
        "no facts": appends("[]"),
        "facts that nobody can read": appends('[{"kind":"PlayerEliminated","entry":"x"}]'),
        "no moment": appends(at="now"),
        "a sentence that computes": appends(label="{0.__class__}", values='{"what":1}'),
        "another’s record once more": again,
        "nothing at all": lambda line: line.execute("select door.append(null)"),
    }


def _lines() -> dict[str, Callable[[Connected], object]]:
    def keeps(register: str, *lines: Any, who: str = "Uwe") -> Callable[[Connected], object]:
        def does(line: Connected) -> None:
            told = [
                dict(zip(("whom", "field", "old", "new", "salt"), (*one, "s" * 32), strict=True))
                for one in lines
            ]
            query = "select door.keep(%s, %s, 'station 2', %s::jsonb)"
            line.execute(query, (register, who, json.dumps(told)))

        return does

    return {
        "in another’s name": keeps("player", (1, "name", "Ann Ost", "x"), who="Ina"),
        "over what is not there": keeps("player", (1, "name", "Bea", "x")),
        "a number too high": keeps("player", (900, "name", "", "x")),
        "a field that is none": keeps("player", (1, "merged_into", "", "2")),
        "another table": keeps("record", (1, "who", "Ina", "x")),
        "a history": keeps("player_history", (1, "new", "", "x")),
        "SQL in a field": keeps("player", (1, "name = 'x' --", "", "x")),
    }


def _says(line: Connected, statement: str) -> None:
    line.execute(statement.encode())


def _holds(line: Connected, statement: str) -> None:
    line.execute("begin")
    line.execute(statement.encode())
    time.sleep(LONGEST)
    line.execute("select 1")


def _crowds(line: Connected) -> None:
    told = {"dsn": line.info.dsn, "password": line.info.password}

    def holds() -> None:
        with (
            suppress(psycopg.Error),
            psycopg.connect(told["dsn"], password=told["password"]) as one,
        ):
            _holds(one, "select door.turn()")

    threads = [Thread(target=holds) for _ in range(AT_ONCE - 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _value(owner: Connected, query: str) -> Any:
    row = owner.execute(query.encode()).fetchone()
    assert row
    return row[0]


def shuffled(told: Evening, seed: int, count: int = 0) -> Sequence[Try]:
    """All tries in an order that a seed gives, or so many of them."""
    every = list(tries(told))
    Random(seed).shuffle(every)
    return every[:count] if count else every


def main() -> int:
    """Tries all of it, as a director, as the floor, and with nobody signed in."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    seed = parser.parse_args().seed
    every, faults = list[Came](), list[str]()
    with TemporaryDirectory(prefix="stations") as folder, running() as server:
        for role in (Role.DIRECTOR, Role.FLOOR, Role.DISPLAY):
            with evening(server, Path(folder) / role.value) as told:
                came = []
                for one in tried(told, role, shuffled(told, seed)):
                    came.append(one)
                    print(f"{role.value:10} {one.waited:5.2f} s  {one.answer:20} {one.what}")
                faults += wrong(told, came)
            every += came
    counts = Counter(one.answer for one in every)
    print(*(f"{answer}: {count}" for answer, count in counts.most_common()), sep="\n")
    print(f"the longest that another writer waited: {max(one.waited for one in every):.2f} s")
    print(*(f"WRONG: {one}" for one in faults), sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
