"""The tables of a book: the log, the look-up tables made from it, and the two registers.

The log is the truth. The look-up tables are written beside it in the same transaction, so that any
SQL tool can read an event; what follows from other facts is a view. The registers of players and
staff are primary data with a history of their own.
"""

from sqlalchemy import Table
from sqlmodel import Field, SQLModel


class Record(SQLModel, table=True):
    """One line of the log. The primary key is the lock: of two writers of a number one commits."""

    __tablename__ = "record"

    event: int = Field(primary_key=True, foreign_key="event.number")
    number: int = Field(primary_key=True)
    at: str
    """In UTC, ISO 8601."""
    who: str
    station: str
    label: str
    """The sentence, with places for its values."""
    label_values: str
    """JSON."""
    facts: str
    """JSON: a list of kind and fields."""
    uid: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """What only this record has, made by who wrote it."""
    digest: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Of this record and of the digest before it."""


class Book(SQLModel, table=True):
    """The book itself: one row."""

    __tablename__ = "book"

    uid: str = Field(primary_key=True)
    """What this book and its copies have and no other: so nobody thins out another's copies."""


class Event(SQLModel, table=True):
    """An event."""

    __tablename__ = "event"

    number: int = Field(primary_key=True)
    name: str = ""


class Structure(SQLModel, table=True):
    """What an event is played by, in the form of a structure file."""

    __tablename__ = "structure"

    event: int = Field(primary_key=True, foreign_key="event.number")
    name: str
    starting_chips: int
    seats: int
    data: str
    """JSON."""
    phase: str
    """How far the event has come."""


class Entry(SQLModel, table=True):
    """A buy-in of a player, with all that was bought on top of it."""

    __tablename__ = "entry"

    event: int = Field(primary_key=True, foreign_key="event.number")
    number: int = Field(primary_key=True)
    player: int | None
    """Empty where the entry was voided."""
    voided: str
    """Why it does not count; empty where it does."""
    pool: int
    """What it costs, by where that goes, in the smallest unit of the currency."""
    fee: int
    staff: int
    bounty: int
    other: int
    paid: int
    rebuys: int
    add_ons: int
    bought: int
    """Chips beyond the starting chips, less those that left play with a disqualified player."""
    stack: int | None
    """Chips, as they were last counted."""


class Seat(SQLModel, table=True):
    """Where an entry sits that is in the event."""

    __tablename__ = "seat"

    event: int = Field(primary_key=True, foreign_key="event.number")
    entry: int = Field(primary_key=True)
    table_: int
    seat: int


class Elimination(SQLModel, table=True):
    """An entry that is out. The later it went, the greater its turn; who went together has one."""

    __tablename__ = "elimination"

    event: int = Field(primary_key=True, foreign_key="event.number")
    entry: int = Field(primary_key=True)
    turn: int
    by_: str
    """Who knocked it out, by entry: JSON."""


class Bounty(SQLModel, table=True):
    """An envelope that was drawn for a bust; other bounties follow from the busts."""

    __tablename__ = "bounty"

    event: int = Field(primary_key=True, foreign_key="event.number")
    gone: int = Field(primary_key=True)
    """Who was knocked out, by entry."""
    entry: int
    """Who drew it."""
    amount: int


class Lammer(SQLModel, table=True):
    """How many lammers an entry has turned in."""

    __tablename__ = "lammer"

    event: int = Field(primary_key=True, foreign_key="event.number")
    entry: int = Field(primary_key=True)
    turned_in: int


class DealShare(SQLModel, table=True):
    """What somebody gets by the deal that is in force."""

    __tablename__ = "deal_share"

    event: int = Field(primary_key=True, foreign_key="event.number")
    entry: int = Field(primary_key=True)
    way: str
    stack: int
    original: int
    """The prize of the place in which the stack stood."""
    amount: int
    bounty: int
    held: int
    """Of the whole deal, for the winner by play."""


class RoundEntry(SQLModel, table=True):
    """The last round of a shootout that an entry was drawn into, and its table; 0 for a bye."""

    __tablename__ = "round_entry"

    event: int = Field(primary_key=True, foreign_key="event.number")
    entry: int = Field(primary_key=True)
    round_: int
    table_: int


class ChipsInPlay(SQLModel, table=True):
    """All chips in play now: a later round of a shootout may have begun with new stacks."""

    __tablename__ = "chips_in_play"

    event: int = Field(primary_key=True, foreign_key="event.number")
    round_: int = Field(primary_key=True)
    """The last one drawn; 0 where there are none. There is one row for each event."""
    chips: int


class FlightEntry(SQLModel, table=True):
    """The flight that an entry was bought in, and what it has bagged."""

    __tablename__ = "flight_entry"

    event: int = Field(primary_key=True, foreign_key="event.number")
    entry: int = Field(primary_key=True)
    flight: str
    """Empty where there are none."""
    bagged: int | None
    """Chips in a bag that waits for the next day."""
    forfeited: int
    """Chips in a bag that did not go on."""


class Room(SQLModel, table=True):
    """A table about which the floor has said something."""

    __tablename__ = "room"

    event: int = Field(primary_key=True, foreign_key="event.number")
    table_: int = Field(primary_key=True)
    seats: int
    """0 for as many as the structure has."""
    closed: bool
    locked: str
    unavailable: str
    """JSON, as all lists."""
    game: str


class Payment(SQLModel, table=True):
    """Money that changed hands: into the desk, or out of it where negative."""

    __tablename__ = "payment"

    event: int = Field(primary_key=True, foreign_key="event.number")
    line: int = Field(primary_key=True)
    entry: int
    amount: int
    method: str
    at: str
    """In UTC, ISO 8601."""
    corrected: bool
    what: str
    """What was paid out: a bounty, a prize; empty for what a player paid, or got back of it."""


class Envelope(SQLModel, table=True):
    """Envelopes of mystery bounties that hold one amount."""

    __tablename__ = "envelope"

    event: int = Field(primary_key=True, foreign_key="event.number")
    amount: int = Field(primary_key=True)
    envelopes: int
    drawn: int


class Team(SQLModel, table=True):
    """Who plays for a team."""

    __tablename__ = "team"

    event: int = Field(primary_key=True, foreign_key="event.number")
    entry: int = Field(primary_key=True)
    members: str
    """JSON: the players' numbers, in the order of the team's tables."""


class Payout(SQLModel, table=True):
    """A prize that was handed over, or a part of it."""

    __tablename__ = "payout"

    event: int = Field(primary_key=True, foreign_key="event.number")
    line: int = Field(primary_key=True)
    """Of the ledger."""
    entry: int
    amount: int
    method: str
    goods: str
    """JSON, as all lists."""
    note: str
    voided: str
    """Why it does not count; empty where it does."""
    at: str
    """In UTC, ISO 8601."""


class Ruling(SQLModel, table=True):
    """A ruling that was filed."""

    __tablename__ = "ruling"

    event: int = Field(primary_key=True, foreign_key="event.number")
    number: int = Field(primary_key=True)
    table_: int | None
    level: str
    headline: str
    hand: str
    """What was asked: the showdown file, or the question with what was said."""
    at: str


class Player(SQLModel, table=True):
    """A person, known to the log by number only."""

    __tablename__ = "player"

    number: int | None = Field(default=None, primary_key=True)
    name: str = Field(index=True)
    """Empty where the person's data was erased or merged away, as all the rest is then."""
    nickname: str
    card: str = Field(index=True)
    email: str
    telephone: str
    notes: str
    banned: str
    """Why; empty for whoever may play."""
    merged_into: int | None = Field(default=None, index=True)
    """The number that took this one over."""
    city: str = Field(default="", sa_column_kwargs={"server_default": ""})
    spelling: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Of the name in Latin letters, where it is written in others."""
    shown_as: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Under which name in public; empty: as the event has it."""


class PlayerHistory(SQLModel, table=True):
    """What changed in the register of players."""

    __tablename__ = "player_history"

    line: int | None = Field(default=None, primary_key=True)
    player: int = Field(index=True)
    field: str
    old: str
    new: str
    at: str
    who: str
    station: str
    salt: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Goes with what was written where that is erased: then nobody can guess it from the digest."""
    content: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """The digest of salt, old and new; it stays where they are erased."""
    digest: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Of this line and of the digest before it."""


class Staff(SQLModel, table=True):
    """Who works here, or did."""

    __tablename__ = "staff"

    number: int | None = Field(default=None, primary_key=True)
    name: str = Field(index=True, unique=True)
    role: str = Field(default="", sa_column_kwargs={"server_default": ""})
    pin: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """What a PIN is known again by, and no PIN; empty where none was set."""
    gone: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Since when out of service, in UTC, ISO 8601; empty for whoever is in service."""


class StaffHistory(SQLModel, table=True):
    """What changed in the register of staff."""

    __tablename__ = "staff_history"

    line: int | None = Field(default=None, primary_key=True)
    staff: int
    field: str
    old: str
    new: str
    at: str
    who: str
    station: str
    salt: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Goes with what was written where that is erased: then nobody can guess it from the digest."""
    content: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """The digest of salt, old and new; it stays where they are erased."""
    digest: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """Of this line and of the digest before it."""


def table(model: type[SQLModel]) -> Table:
    """The table behind a model."""
    return model.__table__  # type: ignore[attr-defined, no-any-return]  # of each with table=True
