"""The lines of a sign-up list as the table shows them: who is meant, what they become, what not."""

from typing import NamedTuple

from director.desk.lists.list_rows import CARD, PAID, UNREAD
from director.desk.lists.sign_up_lists import Line, SignUpList
from director.desk.player_index import PlayerIndex
from director.desk.register import Person
from director.tournament.entries.search_key import search_key
from director.tournament.entries.sign_ups import ALTERNATE, ENTRY, RESERVATION
from director.tournament.money.amounts import money
from director.tournament.money.state import CASH, MoneyTerms
from director.tournament.state import Tournament
from director.translation import capital, say
from director.views.money.ledger_rows import way_said
from director.window.event.asking.people_offered import beside
from director.window.widgets.table_rows import Column

WAYS = {ENTRY: "Entry", RESERVATION: "Reservation", ALTERNATE: "Alternate"}
"""What a line becomes, in a word."""

FIGURES = {
    PAID: "Figures beside the names: what was paid",
    CARD: "Figures beside the names: card numbers",
    UNREAD: "Figures beside the names: not read, each line asks",
}
"""What the figures of a list without titles over its columns are taken as, all of them alike."""

OPEN, WRONG, TAKEN, OUT = "open", "wrong", "taken", "out"
_ORDER = (OPEN, WRONG, TAKEN, OUT)
_COLOURS = {OPEN: "accent", WRONG: "warning", TAKEN: "", OUT: "faint"}


class SignUpRow(NamedTuple):
    """A line of the table."""

    line: Line
    kind: str
    """One of _ORDER: what wants an answer stands first."""
    name: str
    who: str
    becomes: str
    paid: str

    @property
    def number(self) -> int:
        """Of the row in the list."""
        return self.line.row


def _colour(row: SignUpRow) -> str:
    return _COLOURS[row.kind]


SIGN_UPS: tuple[Column[SignUpRow], ...] = (
    Column("Line", lambda row: str(row.number), width=52, right=True, colour=lambda _: "soft"),
    Column("Name", lambda row: row.name, width=184, colour=_colour),
    Column("Who is meant", lambda row: row.who, colour=_colour),
    Column("Becomes", lambda row: row.becomes, width=108, colour=_colour),
    Column("Paid", lambda row: row.paid, width=188, right=True, colour=_colour),
)


def sign_up_rows(
    found: SignUpList, refused: dict[int, str], index: PlayerIndex, t: Tournament
) -> list[SignUpRow]:
    """All lines: first those that want an answer, then what is left out because of a fault."""
    rows = [_row(one, refused.get(one.row, ""), index, t) for one in found.lines]
    return sorted(rows, key=lambda row: _ORDER.index(row.kind))


def _row(line: Line, refused: str, index: PlayerIndex, t: Tournament) -> SignUpRow:
    name = line.person.name or line.person.card or line.text
    paid = _paid(line, t.terms)
    becomes = say(WAYS[line.way])
    if why := line.wrong or ("" if line.left_out else refused):
        return SignUpRow(line, WRONG, name, capital(why), say("skipped"), paid)
    if line.left_out:
        return SignUpRow(line, OUT, name, say("left out"), say("skipped"), paid)
    kind = OPEN if line.is_open else TAKEN
    return SignUpRow(line, kind, name, _who(line, index, t), becomes, paid)


def _who(line: Line, index: PlayerIndex, t: Tournament) -> str:
    if line.chosen is None:
        offered = [told(line, one.number, index, t) for one in line.matches[:2]]
        if line.again:
            offered.insert(
                0, say("line {row} has this name: N another, Delete the same", row=line.again)
            )
        if line.unread:
            new = "" if offered else say("N: new person")
            beside = say("“{text}” is left out of the name", text=line.unread)
            offered = list(filter(None, [*offered, new, beside]))
        return say("? {people}", people=" · ".join(offered))
    if not line.chosen:
        new = say("another new person") if line.again else say("new person")
        return " · ".join([new, *_brought(line.person)])
    return told(line, line.chosen, index, t)


def _brought(person: Person) -> list[str]:
    """What the register takes of somebody new beside the name."""
    told = [
        f"“{person.nickname}”" if person.nickname else "",
        say("card {card}", card=person.card) if person.card else "",
        *(person.email, person.telephone, person.city, person.spelling),
    ]
    return list(filter(None, told))


def told(line: Line, number: int, index: PlayerIndex, t: Tournament) -> str:
    """A person of the register, with what tells them apart, and why they may be meant."""
    person = index.person(next(one.number for one in line.matches if one.number == number))
    if person is None:
        return ""
    why = next(one.why for one in line.matches if one.number == number)
    same = search_key(person.name) == search_key(line.person.name)
    known = "" if same and len(line.matches) == 1 else beside(index, person.number)
    plays = any(t.is_in(entry) for entry in t.of_player.get(person.number, ()))
    here = say("already in the tournament") if plays else ""
    return ", ".join(filter(None, (person.shown, known, say(why), here)))


def _paid(line: Line, terms: MoneyTerms) -> str:
    if not line.pays:
        return ""
    price = terms.entry.total
    amount = price if line.paid is None else line.paid
    paid = f"{money(amount, terms)} {way_said(line.pays)}" if amount else ""
    if line.way == ENTRY and line.pays == CASH and amount > price:
        return say("{paid}, change {change}", paid=paid, change=money(amount - price, terms))
    return paid
