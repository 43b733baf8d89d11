"""People in sheets: what a file would change in the register, before anything is written.

A row that cannot be taken in is a fault with its number; all of them are told at once.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from director.desk.register import FIELDS, SHOWN_AS, UNKNOWN, Change, Person
from director.files.forms import Fault, FileWrong
from director.tournament.entries.player_number import PlayerNumber
from director.tournament.entries.search_key import search_key
from director.translation import either, say

FIRST, LAST = "first", "last"
"""Two columns that make a name."""

COLUMNS: Mapping[str, str] = {
    "name": "Name",
    "nickname": "Nickname",
    "card": "Card number",
    "email": "E-mail",
    "telephone": "Telephone",
    "notes": "Notes",
    "banned": "Banned because",
    "city": "City",
    "spelling": "Latin spelling",
    "shown_as": "Shown as",
}
"""What the columns are called in a file of ours."""

_TITLES = {
    "name": "name, full name, player, player name, spieler, nom complet",
    FIRST: "first name, first, firstname, given name, forename, vorname, prenom, imie, nombre",
    LAST: "last name, last, lastname, surname, family name, nachname, nom, nazwisko, apellido",
    "nickname": "nickname, nick, alias, screen name, handle, spitzname, pseudo, apodo",
    "card": "card number, card, card no, player card, member number, member no, membership number,"
    " membership, club number, club no, kartennummer, karte, carte, numer karty",
    "email": "email, e mail, mail, email address, e mail address",
    "telephone": "telephone, phone, tel, mobile, cell, phone number, telefon, handy, telefono",
    "notes": "notes, note, comment, comments, remarks, bemerkung, notizen, uwagi",
    "banned": "banned because, banned, ban, ban reason, gesperrt",
    "city": "city, town, hometown, home town, residence, stadt, wohnort, ville, miasto, ciudad",
    "spelling": "latin spelling, latin name, romanized name, romanised name, romaji, pinyin,"
    " english name, name in latin letters, lateinische schreibweise",
    "shown_as": "shown as, public name, name in public, name on the board",
}
"""What the columns are called in files of others."""

_FIELD_OF = {title: field for field, titles in _TITLES.items() for title in titles.split(", ")}
AS_THE_EVENT = "as the event has it"
_NOT_BANNED = ("", "no", "n", "false", "0", "none", "nein", "non", "nie")
EMAIL = re.compile(r"[^@\s]+@[^@\s]+")
"""As much as can be known of an address without asking it."""

Rows = Sequence[Sequence[str]]


class Planned(NamedTuple):
    """What one row of a file would do."""

    row: int
    """As a spreadsheet counts, the titles being row 1."""
    change: Change
    namesake: PlayerNumber = UNKNOWN
    """Somebody who is called so too, and is taken for somebody else."""


class Preview(NamedTuple):
    """What a file would do to the register."""

    file: str
    planned: tuple[Planned, ...]
    unchanged: int
    """How many rows say only what is known."""
    faults: tuple[Fault, ...]
    """Rows that cannot be taken in, each with its number and why."""
    ignored: tuple[str, ...]
    """The titles of columns that mean nothing here."""

    @property
    def new(self) -> tuple[Planned, ...]:
        """Those who are not in the register yet."""
        return tuple(one for one in self.planned if one.change.is_new)

    @property
    def changed(self) -> tuple[Planned, ...]:
        """Those of whom something is known otherwise."""
        return tuple(one for one in self.planned if not one.change.is_new)

    @property
    def changes(self) -> list[Change]:
        """What is to be written once it is accepted."""
        return [one.change for one in self.planned]


def people_rows(people: Iterable[Person]) -> list[list[str]]:
    """People as the rows of a sheet, under their titles."""
    titles = [say(title) for title in COLUMNS.values()]
    return [titles, *([getattr(one, field) for field in FIELDS] for one in people)]


def preview(file: str, rows: Rows, people: Mapping[PlayerNumber, Person]) -> Preview:
    """What the rows of a file would change. Raises FileWrong where they have no names at all."""
    numbered = [(number, row) for number, row in enumerate(rows, start=1) if any(row)]
    if not numbered:
        raise FileWrong(file, [Fault("", say("this file is empty"))])
    _, titles = numbered[0]
    fields = [field_of(title) for title in titles]
    if not {"name", FIRST, LAST, "card"} & set(fields):
        if max(len(row) for _, row in numbered) > 1:
            says = say("no column is called “name”; the first row has to name the columns")
            raise FileWrong(file, [Fault("", says, numbered[0][0])])
        fields, titles, numbered = ["name"], [], [(0, []), *numbered]  # a plain list of names
    reading = _Reading(people)
    for number, row in numbered[1:]:
        reading.take(number, said_by(fields, row))
    ignored = [title for title, field in zip(titles, fields, strict=False) if title and not field]
    return Preview(
        file, tuple(reading.planned), reading.unchanged, tuple(reading.faults), tuple(ignored)
    )


class _Reading:
    """The rows of one file, one after another."""

    def __init__(self, people: Mapping[PlayerNumber, Person]) -> None:
        self.planned: list[Planned] = []
        self.faults: list[Fault] = []
        self.unchanged = 0
        self._by_card = {search_key(one.card): one for one in people.values() if one.card}
        self._by_name: dict[str, list[Person]] = {}
        for one in people.values():
            self._by_name.setdefault(search_key(one.name), []).append(one)
        self._seen: dict[tuple[str, Any], int] = {}
        """Cards and people of the file so far, with their rows."""

    def take(self, row: int, said: dict[str, str]) -> None:
        """Takes in a row, or notes what is wrong with it."""
        fault = self._wrong(said) or self._twice(row, "card", search_key(said.get("card", "")))
        before = Person()
        if not fault:
            before, fault = self._meant(said)
        if not fault and before.number:
            fault = self._twice(row, "person", before.number)
        elif not fault and not said.get("card"):
            apart = [search_key(said.get(field, "")) for field in ("name", "email", "city")]
            fault = self._twice(row, "name", tuple(apart))
        if fault:
            self.faults.append(Fault(said.get("name", ""), fault, row))
            return
        new: dict[str, Any] = {
            field: text
            for field, text in said.items()
            if text and text.casefold() != getattr(before, field).casefold()
        }
        change = Change(before, before._replace(**new))
        if change.fields:
            namesakes = (
                self._by_name.get(search_key(change.after.name), []) if change.is_new else []
            )
            namesake = namesakes[0].number if namesakes else UNKNOWN
            self.planned.append(Planned(row, change, namesake))
        else:
            self.unchanged += 1

    def _wrong(self, said: Mapping[str, str]) -> str:
        """What is wrong with a row by itself."""
        card = search_key(said.get("card", ""))
        if not said.get("name") and card not in self._by_card:
            return say("there is no name")
        if (email := said.get("email")) and not EMAIL.fullmatch(email):
            return say("“{email}” is not an email address", email=email)
        if (way := said.get("shown_as")) and way not in SHOWN_AS:
            ways = either([say(one) for one in SHOWN_AS])
            return say("nobody is shown as “{way}”: {ways}", way=way, ways=ways)
        return ""

    def _twice(self, row: int, kind: str, key: Any) -> str:
        """What is wrong where an earlier row has the same."""
        if not key:
            return ""
        first = self._seen.setdefault((kind, key), row)
        if first == row:
            return ""
        if kind == "card":
            return say("row {row} has the same card number", row=first)
        return say("row {row} is the same person", row=first)

    def _meant(self, said: Mapping[str, str]) -> tuple[Person, str]:
        """Who is meant: by the card, or else by a name that nothing contradicts; or what is wrong.

        A namesake with another card or of another city is somebody else, unless the e-mail address
        is the same: two entries that are one person can be merged, one that is two people cannot
        be parted.
        """
        card, email = search_key(said.get("card", "")), said.get("email", "").casefold()
        if card in self._by_card:
            return self._by_card[card], ""
        namesakes = self._by_name.get(search_key(said["name"]), [])
        same = [one for one in namesakes if email and one.email.casefold() == email]
        if len(same) == 1:
            return same[0], ""
        city = search_key(said.get("city", ""))
        possible = [
            one
            for one in namesakes
            if not (card and one.card) and not (city and one.city and search_key(one.city) != city)
        ]
        of_city = [one for one in possible if city and search_key(one.city) == city]
        possible = of_city if len(of_city) == 1 else possible
        if len(possible) > 1:
            says = say(
                "{count} people have this name; add a card number or a city",
                count=len(possible),
            )
            return Person(), says
        return (possible[0] if possible else Person()), ""


def field_of(title: str) -> str:
    """What a column means; empty where that is not known."""
    return _FIELD_OF.get(search_key(title).replace("#", "").strip(), "")


def said_by(fields: Sequence[str], row: Sequence[str]) -> dict[str, str]:
    """What a row says, by field; the two parts of a name put together."""
    said = {
        field: " ".join(text.split()) for field, text in zip(fields, row, strict=False) if field
    }
    parts = [said.pop(FIRST, ""), said.pop(LAST, "")]
    if any(parts) and not said.get("name"):
        said["name"] = " ".join(part for part in parts if part)
    if said.get("banned", "").casefold() in _NOT_BANNED:
        said["banned"] = ""
    if way := said.get("shown_as", "").casefold():
        said["shown_as"] = "" if way == AS_THE_EVENT else way
    return said
