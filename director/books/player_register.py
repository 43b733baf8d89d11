"""The register of players: primary data with a history of its own, not made from the log."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, or_, select

from director.books import row_files
from director.books.place import Place
from director.books.register_chains import ERASED, MERGED, Line
from director.books.sql_tables import Player, PlayerHistory, table
from director.files import limits
from director.tournament.commands import Refused
from director.tournament.entries.people import (
    FIELDS,
    SHOWN_AS,
    Change,
    Person,
    RegisterLine,
    joined,
)
from director.tournament.log.books import BookUnusable
from director.tournament.state import PlayerNumber
from director.translation import either, say

_A_FEW = 20
"""More people than this are read all at once."""

_CALLED = {
    "name": "a name",
    "nickname": "a nickname",
    "card": "a card number",
    "email": "an email address",
    "telephone": "a telephone number",
    "notes": "a note",
    "banned": "a reason",
    "city": "a city",
    "spelling": "a Latin spelling",
    "shown_as": "a way to be shown",
}
_PLAYER = table(Player)
_HISTORY = table(PlayerHistory)
_PERSON = (_PLAYER.c.number, *(_PLAYER.c[field] for field in FIELDS))


class PlayerRegister:
    """The people of a book."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def people(self) -> Sequence[Person]:
        """Everybody, in the order of their numbers; nobody who was merged away or erased."""
        query = select(*_PERSON).where(_PLAYER.c.merged_into.is_(None), _PLAYER.c.name != "")
        query = query.order_by(_PLAYER.c.number)
        try:
            with self._place.reading() as connection:
                return [Person(*row) for row in connection.execute(query)]
        except BookUnusable:  # somebody's name is no text any more: the others are there
            with self._place.reading() as connection, self._place.any_text(connection):
                return [_as_text(row) for row in connection.execute(query)]

    def person(self, number: PlayerNumber) -> Person | None:
        """Who has this number, or took it over; None where nobody does or the data is erased."""
        with self._place.reading() as connection:
            return _found(connection, number)

    def merged(self) -> Mapping[PlayerNumber, PlayerNumber]:
        """The numbers that were merged away, and whose they are now."""
        query = select(_PLAYER.c.number, _PLAYER.c.merged_into).where(
            _PLAYER.c.merged_into.is_not(None)
        )
        with self._place.reading() as connection:
            return {
                PlayerNumber(gone): PlayerNumber(kept) for gone, kept in connection.execute(query)
            }

    def history(self, number: PlayerNumber) -> Sequence[RegisterLine]:
        """What was changed about a person and the numbers merged into it, the oldest first."""
        query = select(_HISTORY).where(_HISTORY.c.player.in_(_numbers_of(number)))
        with self._place.reading() as connection:
            return [
                RegisterLine(
                    PlayerNumber(row.player),
                    row.field,
                    row.old,
                    row.new,
                    datetime.fromisoformat(row.at),
                    row.who,
                    row.station,
                )
                for row in connection.execute(query.order_by(_HISTORY.c.line))
            ]

    def changed_since(self, line: int) -> tuple[int, Sequence[PlayerNumber]]:
        """The number of the history's newest line, and whom the lines after this one are about."""
        newest = select(func.coalesce(func.max(_HISTORY.c.line), 0))
        query = select(_HISTORY.c.player).distinct().where(_HISTORY.c.line > line)
        with self._place.reading() as connection:
            last = int(connection.execute(newest).scalar_one())
            return last, [] if last == line else list(connection.execute(query).scalars())

    def write(self, changes: Sequence[Change], who: str, station: str) -> Sequence[Person]:
        """Enters and corrects people, all of them or nobody; as they stand now.

        Raises Refused where a card number would belong to two people or somebody is no longer
        there, BookFailed.
        """
        with self._place.writing() as connection:
            befores = _befores(connection, changes)
            after = [_at_the_door(_corrected(*one)) for one in zip(befores, changes, strict=True)]
            both = zip(befores, after, strict=True)
            lines = [line for one in both for line in _lines(Change(*one))]
            self._place.keep(connection, _PLAYER.name, lines, who, station)
            if any("card" in change.fields for change in changes):
                _refuse_shared_cards(connection)
            return after

    def merge(self, gone: PlayerNumber, kept: PlayerNumber, who: str, station: str) -> Person:
        """Makes two entries one: from now on the first number is the second's too.

        Raises Refused where one of them is no longer there or both are the same, BookFailed.
        """
        with self._place.writing() as connection:
            old, new = _there(connection, gone), _there(connection, kept)
            if old.number == new.number:
                raise Refused("these are the same person already")
            both = joined(new, old)
            lines = [
                *_lines(Change(old, Person(old.number))),
                Line(old.number, MERGED, "", str(new.number)),
                *_lines(Change(new, both)),
                Line(new.number, MERGED, str(old.number), ""),
            ]
            self._place.keep(connection, _PLAYER.name, lines, who, station)
            return both

    def erase(self, number: PlayerNumber, who: str, station: str) -> None:
        """Empties all that is known of a person, and what the history has of it.

        The log then shows "player 117". Raises Refused where nobody has the number, BookFailed.
        """
        with self._place.writing() as connection:
            self._place.overwrite(connection)
            person = _there(connection, number)
            erased = Line(person.number, ERASED, "", "")
            self._place.keep(connection, _PLAYER.name, [erased], who, station)

    def read_sheet(self, path: Path) -> Sequence[Sequence[str]]:
        """The rows of a CSV file or a spreadsheet. Raises FileWrong, OSError."""
        return row_files.read(path)

    def write_sheet(self, path: Path, rows: Sequence[Sequence[str]]) -> None:
        """Writes rows as a CSV file or a spreadsheet, by the name's ending. Raises OSError."""
        row_files.write(path, rows)


def _lines(change: Change) -> list[Line]:
    """What a change says, field by field."""
    whom = change.after.number
    return [Line(whom, field, *both) for field, both in change.fields.items()]


def _befores(connection: Connection, changes: Sequence[Change]) -> list[Person]:
    """Whom changes are about, as they stand now; who is new has a new number already."""
    known: dict[PlayerNumber, Person] = {}
    if len(changes) > _A_FEW:
        known = {row.number: Person(*row) for row in connection.execute(select(*_PERSON))}
    last = connection.execute(select(func.coalesce(func.max(_PLAYER.c.number), 0))).scalar_one()
    new = count(int(last) + 1)
    befores = []
    for change in changes:
        number = change.before.number
        if change.is_new:
            befores.append(Person(PlayerNumber(next(new))))
        elif known.get(number, Person()).name:
            befores.append(known[number])
        else:
            befores.append(_there(connection, number))
    return befores


def _corrected(before: Person, change: Change) -> Person:
    """With what a change changes; what another station has changed meanwhile stays so."""
    wanted: dict[str, Any] = {field: new for field, (_, new) in change.fields.items()}
    return before._replace(**wanted)


def _at_the_door(person: Person) -> Person:
    """Without control signs and what turns a line around. Raises Refused where it is too long."""
    clean: dict[str, Any] = {field: limits.on_one_line(getattr(person, field)) for field in FIELDS}
    for field, text in clean.items():
        most = limits.NOTE if field == "notes" else limits.NAME
        if why := limits.too_long(say(_CALLED[field]), text, most):
            raise Refused(why)
    if clean["shown_as"] not in ("", *SHOWN_AS):
        ways = either([say(one) for one in SHOWN_AS])
        raise Refused("nobody is shown as “{way}”: {ways}", way=clean["shown_as"], ways=ways)
    return person._replace(**clean)


def _found(connection: Connection, number: PlayerNumber) -> Person | None:
    kept = select(_PLAYER.c.merged_into).where(_PLAYER.c.number == number).scalar_subquery()
    query = select(*_PERSON).where(
        _PLAYER.c.number == func.coalesce(kept, number), _PLAYER.c.name != ""
    )
    row = connection.execute(query).one_or_none()
    return Person(*row) if row else None


def _there(connection: Connection, number: PlayerNumber) -> Person:
    person = _found(connection, number)
    if person is None:
        raise Refused("number {number} is no longer in the register", number=number)
    return person


def _as_text(row: Sequence[Any]) -> Person:
    """A person of whom some of what is kept may be no text any more."""
    number, *texts = row
    return Person(number, *[str(text) for text in texts])


def _numbers_of(number: PlayerNumber) -> Any:
    """A person's number and all that were merged into it."""
    return select(_PLAYER.c.number).where(
        or_(_PLAYER.c.number == number, _PLAYER.c.merged_into == number)
    )


def _refuse_shared_cards(connection: Connection) -> None:
    shared = select(_PLAYER.c.card).where(_PLAYER.c.card != "").group_by(_PLAYER.c.card)
    card = connection.execute(shared.having(func.count() > 1).limit(1)).scalar()
    if card is not None:
        named = select(_PLAYER.c.name).where(_PLAYER.c.card == card).order_by(_PLAYER.c.number)
        first, second = connection.execute(named.limit(2)).scalars()
        raise Refused(
            "card number {card} would belong to {first} and to {second}",
            card=card,
            first=first,
            second=second,
        )
