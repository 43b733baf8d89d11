"""Registers in memory: the small fakes that tests of the desk and the window write in."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from director.books import row_files
from director.tournament.commands import Refused
from director.tournament.entries.people import Change, Person, RegisterLine, joined
from director.tournament.staff.members import Member, StaffLine, StaffNumber
from director.tournament.staff.role import Role
from director.tournament.state import PlayerNumber


class PaperRegister:
    """A register that is gone when the test is over."""

    def __init__(self) -> None:
        self.rows: dict[PlayerNumber, Person] = {}
        self.lines: list[RegisterLine] = []
        self.taken_over: dict[PlayerNumber, PlayerNumber] = {}

    @property
    def names(self) -> list[str]:
        return [one.name for one in self.people()]

    def people(self) -> Sequence[Person]:
        return [one for one in self.rows.values() if one.name]

    def person(self, number: PlayerNumber) -> Person | None:
        found = self.rows.get(self.taken_over.get(number, number))
        return found if found and found.name else None

    def merged(self) -> Mapping[PlayerNumber, PlayerNumber]:
        return dict(self.taken_over)

    def history(self, number: PlayerNumber) -> Sequence[RegisterLine]:
        return [one for one in self.lines if number in (one.player, self._owner(one.player))]

    def changed_since(self, line: int) -> tuple[int, Sequence[PlayerNumber]]:
        return len(self.lines), list(dict.fromkeys(one.player for one in self.lines[line:]))

    def write(self, changes: Sequence[Change], who: str, station: str) -> Sequence[Person]:
        rows, lines = dict(self.rows), list(self.lines)
        written = []
        for change in changes:
            fresh = Person(PlayerNumber(len(rows) + 1))
            before = fresh if change.is_new else self._there(change.before.number)
            new: dict[str, Any] = {field: value for field, (_, value) in change.fields.items()}
            after = before._replace(**new)
            rows[after.number] = after
            lines += self._noted(before, after, who, station)
            written.append(after)
        cards: dict[str, Person] = {}
        for one in rows.values():
            if one.card and (other := cards.setdefault(one.card, one)) is not one:
                raise Refused(
                    "card number {card} would belong to {first} and to {second}",
                    card=one.card,
                    first=other.name,
                    second=one.name,
                )
        self.rows, self.lines = rows, lines
        return written

    def merge(self, gone: PlayerNumber, kept: PlayerNumber, who: str, station: str) -> Person:
        old, new = self._there(gone), self._there(kept)
        both = joined(new, old)
        self.rows |= {old.number: Person(old.number), new.number: both}
        self.taken_over |= {one: kept for one, at in self.taken_over.items() if at == gone}
        self.taken_over[gone] = kept
        self.lines += self._noted(old, Person(gone), who, station)
        self.lines += self._noted(new, both, who, station)
        self.lines.append(self._line(kept, "merged", str(gone), "", who, station))
        return both

    def erase(self, number: PlayerNumber, who: str, station: str) -> None:
        self.rows[self._there(number).number] = Person(number)
        self.lines.append(self._line(number, "erased", "", "", who, station))

    def read_sheet(self, path: Path) -> Sequence[Sequence[str]]:
        return row_files.read(path)

    def write_sheet(self, path: Path, rows: Sequence[Sequence[str]]) -> None:
        row_files.write(path, rows)

    def _owner(self, number: PlayerNumber) -> PlayerNumber:
        return self.taken_over.get(number, number)

    def _there(self, number: PlayerNumber) -> Person:
        found = self.person(number)
        if found is None:
            raise Refused("number {number} is no longer in the register", number=number)
        return found

    def _noted(self, old: Person, new: Person, who: str, station: str) -> list[RegisterLine]:
        return [
            self._line(new.number, field, *values, who, station)
            for field, values in Change(old, new).fields.items()
        ]

    def _line(self, player, field, old, new, who, station) -> RegisterLine:
        return RegisterLine(player, field, old, new, datetime.now(UTC), who, station)


class PaperStaff:
    """A register of staff that is gone when the test is over; it keeps PINs as they are."""

    def __init__(self) -> None:
        self.rows: dict[StaffNumber, Member] = {}
        self.pins: dict[StaffNumber, str] = {}

    def members(self) -> Sequence[Member]:
        return list(self.rows.values())

    def is_pin(self, number: StaffNumber, pin: str) -> bool:
        return self.rows[number].gone_since is None and self.pins[number] == pin

    def history(self, number: StaffNumber) -> Sequence[StaffLine]:
        return ()

    def enter(self, name: str, role: Role, pin: str, who: str, station: str) -> Member:
        number = StaffNumber(len(self.rows) + 1)
        self.pins[number] = pin
        return self._put(Member(number, name, role, has_pin=True))

    def change(self, number: StaffNumber, name: str, role: Role, who: str, station: str) -> Member:
        return self._put(self.rows[number]._replace(name=name, role=role))

    def set_pin(self, number: StaffNumber, pin: str, who: str, station: str) -> Member:
        self.pins[number] = pin
        return self.rows[number]

    def put_out_of_service(self, number: StaffNumber, who: str, station: str) -> Member:
        return self._put(self.rows[number]._replace(gone_since=datetime.now(UTC)))

    def put_in_service(self, number: StaffNumber, who: str, station: str) -> Member:
        return self._put(self.rows[number]._replace(gone_since=None))

    def _put(self, member: Member) -> Member:
        self.rows[member.number] = member
        return member
