"""Heads as rows: who won how much, what was paid of it, and what is on the own head."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from director.files.forms import briefly
from director.tournament.bounties.accounts import BountyAccount, sold
from director.tournament.bounties.envelopes import to_draw
from director.tournament.bounties.state import not_awarded
from director.tournament.money.amounts import money
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.bounty_totals import bounties_now
from director.views.counted import counted
from director.views.players.player_rows import plain_name, table_seat


class HeadRow(NamedTuple):
    """One entry that has a bounty, on the head or won."""

    entry: EntryNumber
    name: str
    seat: Place | None
    is_in: bool
    account: BountyAccount
    head: str
    won: str
    paid: str
    due: str
    plain: str


def head_rows(t: Tournament, name: Callable[[int], str]) -> list[HeadRow]:
    """Everybody who has a bounty: who has won most first, paid or not, then the heads."""
    rows = [
        _row(t, entry, account, name)
        for entry, account in bounties_now(t).accounts.items()
        if entry in t.entries
    ]
    return sorted(rows, key=_first)


def _first(row: HeadRow) -> tuple[int, int, int, int]:
    account = row.account
    return (-account.won - account.kept, -account.overpaid, -account.head, row.entry)


def _row(
    t: Tournament, entry: EntryNumber, account: BountyAccount, name: Callable[[int], str]
) -> HeadRow:
    called = name(t.entries[entry].player)

    def told(amount: int) -> str:
        return money(amount, t.terms) if amount else ""

    return HeadRow(
        entry,
        called,
        t.seats.get(entry),
        t.is_in(entry),
        account,
        told(account.head),
        told(account.won + account.kept),
        told(account.paid),
        told(account.due),
        plain_name(called),
    )


def heads_meant(rows: Sequence[HeadRow], wanted: str) -> list[HeadRow]:
    """The rows that a text means: letters of a name, a table, or "due"."""
    text = plain_name(wanted).strip()
    if not text:
        return list(rows)
    if text == say("due"):
        return [row for row in rows if row.account.due]
    if text[0].isdigit():
        seat = text.replace("-", "–")
        return [row for row in rows if table_seat(row.seat).startswith(seat)]
    return [row for row in rows if text in row.plain]


def no_head_said(wanted: str) -> str:
    """What nobody is, where no row is meant by a text."""
    if plain_name(wanted).strip() == say("due"):
        return say("nobody is due a bounty")
    return say("no player matches “{text}”", text=briefly(wanted))


def waiting(t: Tournament, name: Callable[[int], str]) -> list[str]:
    """Who is out and what is missing: an envelope, or who knocked them out."""

    def called(entry: EntryNumber) -> str:
        return name(t.entries[entry].player)

    def asked(gone: EntryNumber) -> str:
        if by := t.busts[gone].by:
            return say("{by} draws for {gone}", by=called(by[0]), gone=called(gone))
        return say("Who knocked {player} out?", player=called(gone))

    return _at_most(
        [*to_draw(t), *unnamed(t)], asked, lambda left: say("and {count} more", count=len(left))
    )


_MOST = 6
"""Lines of one kind in sight."""
One = TypeVar("One")
Line = TypeVar("Line")


def _at_most(
    found: Sequence[One], line: Callable[[One], Line], rest: Callable[[Sequence[One]], Line]
) -> list[Line]:
    """A line for each, or for the first ones and for all that are left."""
    shown = len(found) if len(found) <= _MOST else _MOST - 1
    lines = [line(one) for one in found[:shown]]
    return [*lines, rest(found[shown:])] if found[shown:] else lines


def unnamed(t: Tournament) -> list[EntryNumber]:
    """Who is out with a bounty that nobody was named for, the newest first."""
    if not sold(t):
        return []
    gone = [entry for entry in t.busts if not_awarded(t, entry)]
    return sorted(gone, key=lambda one: -t.busts[one].turn)


def unnamed_said(t: Tournament) -> str:
    """That some of them are to be named before anybody is paid; empty where all are."""
    busts = len(unnamed(t))
    one = "1 unnamed knockout: say who won it"
    many = "{count} unnamed knockouts: say who won each"
    return counted(busts, one, many) if busts else ""


def due_lines(t: Tournament, rows: Sequence[HeadRow]) -> list[tuple[str, str, str]]:
    """What is left to pay or to collect: to whom how much, the most first, and how many more."""

    def sums(some: Sequence[HeadRow], one: str, more: str) -> list[tuple[str, str, str]]:
        return _at_most(
            some,
            lambda row: (say(one, player=row.name), _together(t, [row]), "wrong"),
            lambda left: (say(more, count=len(left)), _together(t, left), "soft"),
        )

    due = [row for row in rows if row.account.due > 0]
    back = [row for row in rows if row.account.overpaid]
    return [
        *sums(due, "{player}", "{count} more players"),
        *sums(back, "Collect from {player}", "Collect from {count} more players"),
    ]


def _together(t: Tournament, rows: Sequence[HeadRow]) -> str:
    return money(sum([abs(row.account.due) for row in rows]), t.terms)
