"""The register of staff: primary data with a history of its own, not made from the log.

Nobody is ever deleted: who leaves is out of service. Where anybody is in service, a director with a
PIN is: else nobody could change that any more.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, func, select

from director.books.pins import is_pin, kept_of
from director.books.place import Place
from director.books.register_chains import HIDDEN_PIN, STAFF_FIELDS, Line
from director.books.sql_tables import Staff, StaffHistory, table
from director.files import limits
from director.tournament.commands import Refused
from director.tournament.staff.members import (
    LEAST_DIGITS,
    MOST_DIGITS,
    Member,
    StaffLine,
    StaffNumber,
)
from director.tournament.staff.role import Role
from director.translation import say

_STAFF = table(Staff)
_HISTORY = table(StaffHistory)


class StaffRegister:
    """Those who work at the events of a book."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def members(self) -> Sequence[Member]:
        """Everybody, also who is out of service, in the order of their numbers."""
        with self._place.reading() as connection:
            return _members(connection)

    def is_pin(self, number: StaffNumber, pin: str) -> bool:
        """Whether this is the PIN of somebody in service. It takes some 50 ms."""
        query = select(_STAFF.c.pin).where(_STAFF.c.number == number, _STAFF.c.gone == "")
        with self._place.reading() as connection:
            kept = connection.execute(query).scalar_one_or_none()
        return bool(kept) and is_pin(str(kept), pin)

    def history(self, number: StaffNumber) -> Sequence[StaffLine]:
        """What was changed about somebody, the oldest first."""
        query = select(_HISTORY).where(_HISTORY.c.staff == number).order_by(_HISTORY.c.line)
        with self._place.reading() as connection:
            return [
                StaffLine(
                    StaffNumber(row.staff),
                    row.field,
                    row.old,
                    row.new,
                    datetime.fromisoformat(row.at),
                    row.who,
                    row.station,
                )
                for row in connection.execute(query)
            ]

    def enter(self, name: str, role: Role, pin: str, who: str, station: str) -> Member:
        """Enters somebody.

        Raises Refused where the name is taken, the PIN too short, or nobody would be a director;
        BookFailed.
        """
        new = {"name": _name(name), "role": role.value, "pin": _kept(pin)}
        with self._place.writing() as connection:
            newest = connection.execute(select(func.coalesce(func.max(_STAFF.c.number), 0)))
            number = StaffNumber(int(newest.scalar_one()) + 1)
            return self._put(connection, number, None, new, who, station)

    def change(self, number: StaffNumber, name: str, role: Role, who: str, station: str) -> Member:
        """Gives somebody another name or role. Raises Refused, BookFailed."""
        return self._change(number, {"name": _name(name), "role": role.value}, who, station)

    def set_pin(self, number: StaffNumber, pin: str, who: str, station: str) -> Member:
        """Gives somebody another PIN. Raises Refused where it is too short, BookFailed."""
        return self._change(number, {"pin": _kept(pin)}, who, station)

    def put_out_of_service(self, number: StaffNumber, who: str, station: str) -> Member:
        """From now on somebody does not sign in any more. Raises Refused, BookFailed."""
        return self._change(number, {"gone": datetime.now(UTC).isoformat()}, who, station)

    def put_in_service(self, number: StaffNumber, who: str, station: str) -> Member:
        """Has somebody back who was out of service. Raises Refused, BookFailed."""
        return self._change(number, {"gone": ""}, who, station)

    def _change(
        self, number: StaffNumber, new: Mapping[str, str], who: str, station: str
    ) -> Member:
        with self._place.writing() as connection:
            query = select(_STAFF).where(_STAFF.c.number == number)
            found = connection.execute(query).one_or_none()
            if found is None:
                raise Refused("number {number} is not in the register of staff", number=number)
            return self._put(connection, number, dict(found._mapping), new, who, station)

    def _put(
        self,
        connection: Connection,
        number: StaffNumber,
        there: Mapping[str, Any] | None,
        new: Mapping[str, str],
        who: str,
        station: str,
    ) -> Member:
        """Writes what is new of somebody, over what is there. Raises Refused."""
        before = there or dict.fromkeys(STAFF_FIELDS, "")
        name = new.get("name", before["name"])
        others = [one.name for one in _members(connection) if one.number != number]
        if name.casefold() in [one.casefold() for one in others]:
            raise Refused("{name} is in the register of staff already", name=name)
        lines = [
            Line(number, field, before[field], value)
            for field, value in new.items()
            if value != before[field]
        ]
        self._place.keep(connection, "staff", lines, who, station)
        every = _members(connection)
        _refuse_without_director(every)
        return next(one for one in every if one.number == number)


def _members(connection: Connection) -> list[Member]:
    return [_member(row) for row in connection.execute(select(_STAFF).order_by(_STAFF.c.number))]


def _member(row: Row[Any]) -> Member:
    since = datetime.fromisoformat(row.gone) if row.gone else None
    try:
        role = Role(row.role)
    except ValueError:  # of an older program, or a newer one
        role = Role.DISPLAY
    # a copy that was made by somebody who may not read PINs has none to sign in by
    has_pin = row.pin not in ("", HIDDEN_PIN)
    return Member(StaffNumber(row.number), row.name, role, has_pin, since)


def _refuse_without_director(members: Iterable[Member]) -> None:
    here = [one for one in members if one.gone_since is None]
    if here and not any(one.role is Role.DIRECTOR and one.has_pin for one in here):
        raise Refused("somebody has to be a director: without one nobody could change the staff")


def _name(name: str) -> str:
    clean = limits.on_one_line(name)
    if not clean:
        raise Refused("whoever works here has a name")
    if why := limits.too_long(say("a name"), clean, limits.NAME):
        raise Refused(why)
    return clean


def _kept(pin: str) -> str:
    if not (pin.isascii() and pin.isdecimal() and LEAST_DIGITS <= len(pin) <= MOST_DIGITS):
        values = {"least": LEAST_DIGITS, "most": MOST_DIGITS}
        raise Refused("a PIN has {least} to {most} digits", **values)
    return kept_of(pin)
