"""What those who are admitted may do in the database of a book: read, and call its functions.

A station is let in by a code, for the evening, and follows the whole log whoever has signed in
there, and while nobody has: else a station that was locked when the server died could not carry on.
So a machine at which strangers stand is no station; it is given the board. A phone reads nothing.
Contacts, and what is kept of PINs, are for whoever has signed in and handles them; the others see
empty words in their place, as where somebody was erased, so that the chains hold.

Nobody but the owner writes in any table, or locks one: who writes calls a function, which looks at
what is written and by whom (`checked_writes`, `signing_in`, `boards`, `walls`). The look-up tables
are kept by whoever has the owner's login and follows the log (`look_ups`).

What the database cannot tell is whether a record makes sense: that a player busts who is in. What
cannot have happened is set aside by whoever reads it (`tournament/log/setting_aside.py`).
"""

from collections.abc import Iterator
from hashlib import sha256

from director.books.lookup.lookup_tables import LOOK_UP
from director.books.register_chains import HIDDEN_PIN
from director.books.server import signing_in
from director.books.server.checked_writes import DOOR, PRIVATE, SAFE_SQL, STATEMENTS, who_may
from director.books.server.shapes import shapes
from director.books.sql_tables import table
from director.tournament.staff.role import KEEPING_STAFF, READING_CONTACTS, Matter, Role
from director.tournament.staff.roles import kinds_of

SHOWN = "shown"
"""The schema in which a station sees what not everybody may read all of."""
_READ = (
    *("record", "event", "book", "alembic_version", "staff_history"),
    *("event_now", "table_", "standing"),
    *(table(model).name for model in LOOK_UP),
)
_CONTACTS = "('email', 'telephone', 'notes')"


def _for(matter: Matter, value: str, else_: str = "''") -> str:
    """What whoever may do this sees of a column, and others."""
    return (
        f"case when (select {PRIVATE}.is_one_of({who_may(matter)})) then {value} else {else_} end"
    )


_VEILS = {
    "player": "select number, name, nickname, card,"
    + ",".join(
        f" {_for(READING_CONTACTS, one)} as {one}" for one in ("email", "telephone", "notes")
    )
    + ", banned, merged_into, city, spelling, shown_as from public.player",
    # emptied as where somebody was erased: the chain stands on the digest of the words
    "player_history": "select line, player, field, "
    + ", ".join(
        f"case when field in {_CONTACTS} then {_for(READING_CONTACTS, one)} else {one} end as {one}"
        for one in ("old", "new", "salt")
    )
    + ", at, who, station, content, digest from public.player_history",
    "staff": "select number, name, role, case pin when '' then '' else "
    + _for(KEEPING_STAFF, "pin", f"'{HIDDEN_PIN}'")
    + " end as pin, gone from public.staff",
}


def admitted_group(number: int) -> str:
    """What all are who are admitted, in the database of this number: a server may have several."""
    return f"td_{number}_admitted"


def station_group(number: int) -> str:
    """What all stations are, whoever has signed in there."""
    return f"td_{number}_station"


def statements(number: int, database: str) -> Iterator[str]:
    """All that is needed for it in the database of a book, in which there is none of it yet."""
    yield f"revoke all on database {quoted(database)} from public"
    yield "revoke all on schema public from public"
    yield from STATEMENTS
    yield from signing_in.statements()
    yield f"""
    create function {PRIVATE}.is_one_of(variadic roles text[]) returns boolean {SAFE_SQL} stable
    as $$
        select exists (select from {PRIVATE}.admitted
            where login = session_user and until > clock_timestamp() and role = any(roles))
    $$
    """
    admitted, station = quoted(admitted_group(number)), quoted(station_group(number))
    yield f"create role {admitted} nologin"
    yield f"create role {station} nologin in role {admitted}"
    yield f"grant connect on database {quoted(database)} to {admitted}"
    yield f"grant usage on schema public, {DOOR} to {admitted}"
    yield f"create schema {SHOWN}"
    yield f"grant usage on schema {SHOWN} to {station}"
    for name, query in _VEILS.items():
        yield f"create view {SHOWN}.{name} as {query}"
    names = [*(f"public.{one}" for one in _READ), *(f"{SHOWN}.{one}" for one in _VEILS)]
    yield f"grant select on {', '.join(names)} to {station}"


def form(number: int, database: str) -> str:
    """By which is known that all of it was made by such a program as this one."""
    said = "\n".join(statements(number, database))
    return sha256(said.encode()).hexdigest()


def kinds() -> Iterator[str]:
    """Says anew which kinds each role may write, and what facts of each look like.

    Another version of this program may know more.
    """
    yield f"delete from {PRIVATE}.may_write"
    rows = [f"('{role.value}', '{kind}')" for role in Role for kind in sorted(kinds_of(role))]
    yield f"insert into {PRIVATE}.may_write values {', '.join(rows)}"
    yield f"delete from {PRIVATE}.shape"
    paths = [f"('{kind}', '{path}')" for kind, path in shapes().items()]
    yield f"insert into {PRIVATE}.shape values {', '.join(paths)}"


def undoing(number: int, database: str) -> Iterator[str]:
    """All that takes it away again, whichever version of this program has made it."""
    yield f"""
    do $$ declare one text; begin
        for one in select nspname from pg_namespace
            where nspname in ('{DOOR}', '{PRIVATE}', '{SHOWN}') or nspname like 'for\\_%'
        loop
            execute format('drop schema %I cascade', one);
        end loop;
        for one in select rolname from pg_roles where rolname like 'td\\_{number}\\_%' loop
            execute format('drop owned by %I', one);
            execute format('drop role %I', one);
        end loop;
    end $$
    """
    yield f"grant connect, temporary on database {quoted(database)} to public"
    yield "grant usage on schema public to public"


def quoted(name: str) -> str:
    """A name as SQL has it."""
    return '"' + name.replace('"', '""') + '"'
