"""What each role may read and write in the tables of a book: the database itself holds to it.

Each role is a role of the database; whoever signs in gets a login of that role. Nobody but the
owner changes or takes away a record. A trigger looks at every new one: the kinds of its facts are
those that the role may bring about, so are those of the records that it takes back or brings back,
and it is written in the name of whoever has signed in, at the station for which the login was made.

What it hides: contacts, and what is kept of PINs, from all who do not handle them, with empty words
in their place, as where somebody was erased, so that the chains hold. And the log: payments stand
in it, and whoever folds it reads all of it, so it is read by the roles that may (`READING_LOGS`)
and by nobody else. A dealer, who works from a phone, writes records and sees their numbers only.

A station is let in by a code, for the evening, and follows the whole log whoever has signed in
there, and while nobody has: else a station that was locked when the server died could not carry on.
So a machine at which strangers stand is no station; it is given the board. What a station's screens
show is the window's matter.

What the database cannot tell is whether a record makes sense: that a player busts who is in. It
sees to it that a record can be read and is linked; what then cannot have happened is set aside by
whoever reads it (`tournament/log/setting_aside.py`). A look-up table that was tampered with is
found by checking and made anew by the owner.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import NamedTuple

from sqlmodel import SQLModel

from director.books import sql_tables as tables
from director.books.lookup.lookup_tables import LOOK_UP
from director.books.register_chains import HIDDEN_PIN
from director.books.server import signing_in
from director.books.server.checked_writes import PRIVATE, STATEMENTS
from director.books.server.shapes import shapes
from director.books.server.signing_in import DOOR
from director.books.sql_tables import table
from director.tournament.bounties import facts as bounties
from director.tournament.busts import facts as busts
from director.tournament.deals import facts as deals
from director.tournament.entries import facts as entries
from director.tournament.facts import FACTS, Fact
from director.tournament.filed_rulings import facts as filed_rulings
from director.tournament.flights import facts as flights
from director.tournament.lammers import facts as lammers
from director.tournament.money import facts as money
from director.tournament.prizes import facts as prizes
from director.tournament.seats import facts as seats
from director.tournament.shootouts import facts as shootouts
from director.tournament.staff.role import (
    ERASING_PLAYERS,
    KEEPING_PLAYERS,
    KEEPING_STAFF,
    READING_CONTACTS,
    READING_LOGS,
    Matter,
    Role,
)
from director.tournament.staff.roles import MATTERS, kinds_of
from director.tournament.teams import facts as teams
from director.tournament.tickets import facts as tickets

_ANY: tuple[type[Fact], ...] = tuple(FACTS.values())
CHANGED_BY: Mapping[type[SQLModel], tuple[type[Fact], ...]] = {
    tables.Structure: _ANY,  # it has the phase of the event
    tables.Entry: _ANY,  # its payments, its chips
    tables.ChipsInPlay: _ANY,
    tables.Seat: (seats.SeatsDrawn, seats.PlayersMoved, entries.EntryVoided),
    tables.Elimination: (
        busts.PlayerEliminated,
        busts.BustCredited,
        shootouts.RoundDrawn,
        entries.FieldCounted,
    ),
    tables.Bounty: (bounties.MysteryDrawn,),
    tables.Envelope: (bounties.MysteryDrawn, bounties.EnvelopesDeclared),
    tables.Lammer: (lammers.LammersRedeemed,),
    tables.DealShare: (deals.DealMade,),
    tables.RoundEntry: (shootouts.RoundDrawn,),
    tables.FlightEntry: (entries.PlayerRegistered, flights.ChipsBagged, busts.PlayerEliminated),
    tables.Team: (teams.TeamMembersNamed,),
    tables.Room: (seats.TablesOpened, seats.TableGameSet),
    tables.Payment: (
        money.MoneyTaken,
        bounties.BountyPaid,
        prizes.PrizePaid,
        tickets.TicketCashed,
    ),
    tables.Payout: (prizes.PrizePaid,),
    tables.Ruling: (filed_rulings.RulingFiled,),
}
"""Each look-up table, and facts that change it: whoever may bring one of these about writes it."""

_FOLLOWED = ("record", "event", "book", "alembic_version", "structure")
"""What a station reads to show an event and to carry on with it."""
_LINKING = "event, number, uid, digest"
"""What of records is read by whoever writes one."""
_CONTACTS = "('email', 'telephone', 'notes')"


class Veil(NamedTuple):
    """A table as those see it who may not read all of it: under its own name."""

    of: str
    query: str
    matter: Matter
    """Who sees the table itself."""


VEILS = (
    Veil(
        "player",
        "select number, name, nickname, card, ''::varchar as email, ''::varchar as telephone,"
        " ''::varchar as notes, banned, merged_into, city, spelling from public.player",
        READING_CONTACTS,
    ),
    Veil(
        "player_history",
        # emptied as where somebody was erased: the chain stands on the digest of the words
        "select line, player, field, "
        + ", ".join(
            f"case when field in {_CONTACTS} then '' else {one} end as {one}"
            for one in ("old", "new")
        )
        + ", at, who, station,"
        f" case when field in {_CONTACTS} then '' else salt end as salt, content, digest"
        " from public.player_history",
        READING_CONTACTS,
    ),
    Veil(
        "staff",
        f"select number, name, role, case pin when '' then '' else '{HIDDEN_PIN}' end as pin,"
        " gone from public.staff",
        KEEPING_STAFF,
    ),
    Veil(
        "event_now",
        "select event, entries, players_left, chips, pool, 0::bigint as taken"
        " from public.event_now",
        READING_LOGS,
    ),
)


def group(number: int, role: Role) -> str:
    """What a role is called at a server, in the database of this number: there may be several."""
    return f"td_{number}_{role.value}"


def station_group(number: int) -> str:
    """What all stations are, whoever has signed in there, in the database of this number."""
    return f"td_{number}_station"


def veiled(role: Role) -> str:
    """The schema in which a role sees what it may not read all of."""
    return f"for_{role.value}"


def statements(number: int, database: str) -> Iterator[str]:
    """All that makes the roles of a book in its database, in which there are none yet."""
    yield f"revoke all on database {quoted(database)} from public"
    yield "revoke all on schema public from public"
    yield from STATEMENTS
    yield from signing_in.statements(number)
    station = quoted(station_group(number))
    yield f"create role {station} nologin"
    for one in _FOLLOWED:
        yield f"grant select on public.{one} to {station}"
    for role in Role:
        name = quoted(group(number, role))
        yield f"create role {name} nologin"
        yield f"grant connect on database {quoted(database)} to {name}"
        for schema in ("public", DOOR):
            yield f"grant usage on schema {schema} to {name}"
        for privilege, of in _grants(role):
            yield f"grant {privilege} on public.{of} to {name}"
        yield f"create schema {veiled(role)}"
        yield f"grant usage on schema {veiled(role)} to {name}"
        for veil in VEILS:
            if role not in veil.matter.roles:
                yield f"create view {veiled(role)}.{veil.of} as {veil.query}"
                yield f"grant select on {veiled(role)}.{veil.of} to {name}"


def form(number: int, database: str) -> str:
    """By which is known that the roles of a book were made by such a program as this one."""
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
    """All that takes the roles of a book away again."""
    for schema in (DOOR, PRIVATE):
        yield f"drop schema if exists {schema} cascade"
    for role in Role:
        yield f"drop schema if exists {veiled(role)} cascade"
    for name in (station_group(number), *(group(number, role) for role in Role)):
        # another version of this program may not have made all of them
        yield f"""
        do $$ begin
            if exists (select from pg_roles where rolname = '{name}') then
                drop owned by {quoted(name)};
                drop role {quoted(name)};
            end if;
        end $$
        """
    yield f"grant connect, temporary on database {quoted(database)} to public"
    yield "grant usage on schema public to public"


def writers(model: type[SQLModel]) -> frozenset[Role]:
    """The roles that write a look-up table."""
    return frozenset([role for kind in CHANGED_BY[model] for role in MATTERS[kind].roles])


def quoted(name: str) -> str:
    """A name as SQL has it."""
    return '"' + name.replace('"', '""') + '"'


def _grants(role: Role) -> Iterator[tuple[str, str]]:
    """What a role may do with which of the book's own tables and views."""
    reads = role in READING_LOGS.roles
    for name in _FOLLOWED if reads else ("event", "book", "alembic_version"):
        yield "select", name
    for name in ("table_", "standing") if reads else ():
        yield "select", name
    for model in LOOK_UP:
        of = table(model)
        if reads:
            yield "select", of.name
        elif role in writers(model):
            yield f"select ({', '.join(of.primary_key.columns.keys())})", of.name
        if role in writers(model):
            yield "insert, delete", of.name
    for veil in VEILS:
        if role in veil.matter.roles:
            yield "select", veil.of
    yield "select", "staff_history"
    if kinds_of(role):
        yield "insert", "record"
        yield f"select ({_LINKING})", "record"
    if role in MATTERS[FACTS["EventOpened"]].roles:
        yield "insert, update (name)", "event"
    if role in KEEPING_PLAYERS.roles:
        yield "insert, update", "player"
        yield "insert", "player_history"
    if role in ERASING_PLAYERS.roles:
        yield "update (old, new, salt)", "player_history"
    if role in KEEPING_STAFF.roles:
        yield "insert, update", "staff"
        yield "insert", "staff_history"
