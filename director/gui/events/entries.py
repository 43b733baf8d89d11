"""The players of an event as rows: who entered, what is owed, where they sit, how they stand."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from director.gui.finding import plain
from director.gui.look.shapes import dot
from director.gui.parts.rows import Column
from director.tournament.amounts import money
from director.tournament.draws import Place
from director.tournament.tournaments import EntryNumber, PlayerNumber, Tournament
from director.words import chips, say

_LAST = 1 << 30
plain_name = lru_cache(maxsize=1 << 16)(plain)
"""A name as it is searched; kept, for a list of thousands is made after every act."""


class EntryRow(NamedTuple):
    """One entry, or somebody who waits for a seat, as the list of players shows it."""

    number: int
    """Of the entry; below zero the player's number for who waits."""
    name: str
    seat: Place | None
    place: int | None
    """The finishing place; None while still in."""
    has_won: bool = False
    plain: str = ""
    """The name as it is searched."""
    nth: int = 1
    """Which of the player's entries it is, from 1."""
    money: str = ""
    """What was paid, or what is owed."""
    owes: int = 0
    rebuys: int = 0
    add_ons: int = 0
    chips: int = 0
    """As last counted; 0 where nobody has."""
    waits: int = 0
    """As which in the line for a seat; 0 for who has an entry."""
    voided: str = ""
    """Why the entry does not count."""

    @property
    def is_in(self) -> bool:
        """Whether it has not gone out."""
        if self.waits or self.voided:
            return False
        return self.place is None or self.has_won

    @property
    def state(self) -> str:
        """In a word."""
        if self.waits:
            return say("waits, {place}.", place=self.waits)
        if self.voided:
            return say("voided")
        if self.has_won:
            return say("winner")
        return say("in") if self.is_in else say("out")


def table_seat(seat: Place | None) -> str:
    """A seat as the floor calls it: "2–5"."""
    return f"{seat.table}–{seat.seat}" if seat else ""


def _standing(row: EntryRow) -> tuple[int, int]:
    if row.waits or row.voided:
        return (_LAST, row.waits or _LAST)
    return (row.place or 0, row.number)


def _counted(count: int) -> str:
    return str(count) if count else ""


def _owing(row: EntryRow) -> str:
    return "warning" if row.owes > 0 else "soft"


COLUMNS: tuple[Column[EntryRow], ...] = (
    Column(
        "No.",
        lambda row: str(row.number) if row.number > 0 else "",
        key=lambda row: (row.waits, row.number),
        width=56,
        right=True,
    ),
    Column(
        "Name",
        lambda row: row.name,
        key=lambda row: row.plain,
        colour=lambda row: "" if row.is_in else "faint",
    ),
    Column(
        "Seat",
        lambda row: table_seat(row.seat),
        key=lambda row: row.seat or Place(_LAST, abs(row.number)),
        width=64,
    ),
    Column(
        "Paid",
        lambda row: row.money,
        key=lambda row: (-row.owes, row.money),
        width=136,
        colour=_owing,
        icon=lambda row: dot(False, "warning") if row.owes > 0 else None,
    ),
    Column(
        "Re-entry",
        lambda row: _counted(row.nth - 1),
        key=lambda row: -row.nth,
        width=72,
        right=True,
    ),
    Column(
        "Rebuys", lambda row: _counted(row.rebuys), key=lambda r: -r.rebuys, width=68, right=True
    ),
    Column(
        "Add-ons", lambda row: _counted(row.add_ons), key=lambda r: -r.add_ons, width=76, right=True
    ),
    Column(
        "Chips",
        lambda row: chips(row.chips) if row.chips else "",
        key=lambda row: -row.chips,
        width=88,
        right=True,
    ),
    Column(
        "Place",
        lambda row: str(row.place) if row.place else "",
        key=_standing,
        width=60,
        right=True,
    ),
    Column(
        "State",
        lambda row: row.state,
        key=_standing,
        width=96,
        colour=lambda row: "running" if row.is_in else "faint",
        icon=lambda row: dot(row.is_in, "running" if row.is_in else "faint"),
    ),
)
ON_THE_CARD = frozenset({"Re-entry", "Rebuys", "Add-ons", "Chips"})
"""The titles of columns that a narrow window leaves to the card beside the list."""
PLACE = next(at for at, column in enumerate(COLUMNS) if column.title == "Place")
"""The column by which the standings are sorted."""


def unused_columns(t: Tournament) -> set[str]:
    """The titles of columns that have nothing to say in this event."""
    used = {
        "Paid": bool(t.ledger.accounts) or bool(t.terms.entry.total),
        "Re-entry": len(t.of_player) < len(t.entries),
        "Rebuys": t.structure.rebuys is not None,
        "Add-ons": t.structure.add_ons is not None,
        "Chips": bool(t.stacks),
        "Place": bool(t.busts),
    }
    return {title for title, is_used in used.items() if not is_used}


def entry_rows(
    t: Tournament,
    name: Callable[[int], str],
    voided: Mapping[EntryNumber, PlayerNumber] = {},
) -> list[EntryRow]:
    """Every entry in the order in which they came, then who waits, then what was voided.

    `voided` says whose the entries were that do not count.
    """
    places = {standing.entry.number: standing.place for standing in t.standings()}
    winner, accounts = t.winner, t.ledger.accounts
    again = len(t.of_player) < len(t.entries)
    rows: list[EntryRow] = []
    told: dict[tuple[int, int], str] = {}
    for number, entry in sorted(t.entries.items()):
        called = name(entry.player)
        account = accounts.get(number)
        owes, words = 0, ""
        if account:
            owes = sum(account.price) - account.paid
            key = owes, account.paid
            if key not in told:  # most have bought and paid the same
                told[key] = _money(owes, account.paid, t)
            words = told[key]
        row = EntryRow(
            number,
            called,
            t.seats.get(number),
            places.get(number),
            winner is not None and winner.number == number,
            plain_name(called),
            t.of_player[entry.player].index(number) + 1 if again else 1,
            words,
            owes,
            account.rebuys if account else 0,
            account.add_ons if account else 0,
            t.stacks.get(number, 0),
        )
        rows.append(row)
    rows += [
        EntryRow(-player, name(player), None, None, plain=plain_name(name(player)), waits=place)
        for place, player in enumerate(t.alternates, start=1)
    ]
    for number, why in sorted(t.voided.items()):
        player = voided.get(number)
        called = name(player) if player else say("entry {entry}", entry=number)
        paid = t.ledger.account(number).paid
        words = _money(-paid, paid, t) if paid else why
        rows.append(
            EntryRow(number, called, None, None, plain=plain_name(called), money=words, voided=why)
        )
    return rows


def _money(owes: int, paid: int, t: Tournament) -> str:
    if owes > 0:
        return say("owes {amount}", amount=money(owes, t.terms))
    if owes < 0:
        return say("{amount} back", amount=money(-owes, t.terms))
    return money(paid, t.terms) if paid else ""


def filtered(rows: Sequence[EntryRow], wanted: str) -> list[EntryRow]:
    """The rows that a text means: letters of a name, the beginning of a table-seat, or a word.

    The words are "owes", "alternates" and "voided"; what was voided shows itself only then.
    """
    kept = rows
    parts = plain(wanted).split()
    shows_voided = False
    for word, belongs in _KINDS.items():
        if say(word) in parts:
            parts.remove(say(word))
            kept = [row for row in kept if belongs(row)]
            shows_voided = shows_voided or word == "voided"
    if not shows_voided:
        kept = [row for row in kept if not row.voided]
    if not parts:
        return list(kept)
    text = " ".join(parts)
    seat = text.replace("-", "–")
    begins = tuple(f" {part}" for part in parts)
    return [
        row
        for row in kept
        if text in row.plain
        or (len(begins) > 1 and all(part in f" {row.plain}" for part in begins))
        or (seat[0].isdigit() and table_seat(row.seat).startswith(seat))
    ]


_KINDS: Mapping[str, Callable[[EntryRow], bool]] = {
    "owes": lambda row: row.owes > 0,
    "alternates": lambda row: row.waits > 0,
    "voided": lambda row: bool(row.voided),
}
