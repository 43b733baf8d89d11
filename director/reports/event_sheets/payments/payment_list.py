"""Who paid what and how, line by line, and what it comes to: for the treasurer."""

from collections.abc import Callable, Iterator
from datetime import datetime

from director.reports.blocks.figures import Beside, Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Heading, Section
from director.reports.dates import moment
from director.reports.documents import Block, Document
from director.reports.event_sheets.payments.money import drawer_rows, filled
from director.tournament.bounties.accounts import bounties
from director.tournament.log.log import Log
from director.tournament.money.amounts import money
from director.tournament.money.facts import FloatMoved
from director.tournament.money.state import METHODS
from director.tournament.money.statement import Statement, statement
from director.tournament.prizes.prize_list import left_to_pay
from director.tournament.state import Tournament
from director.translation import capital, chips, say
from director.views.money.ledger_rows import line_note, payers, way_said
from director.views.money.who_paid import staff_of_lines

Name = Callable[[int], str]
"""A person's name by number."""


def payment_list(t: Tournament, log: Log, name: Name, now: datetime, paper: str = "a4") -> Document:
    """Every line of the ledger in its order, the sums by method, the drawer, and what is open."""
    lines = [t.ledger.lines[number] for number in sorted(t.ledger.lines)]
    payer, staff = payers(t, log, name), staff_of_lines(log)
    rows = [
        Row(
            (
                str(line.number),
                moment(line.at),
                payer(line),
                str(line.entry),
                money(line.amount, t.terms),
                way_said(line.method),
                line_note(t, line),
                staff.get(line.number, ""),
            )
        )
        for line in lines
    ]
    total = money(sum([line.amount for line in lines]), t.terms)
    rows.append(Row(("", "", say("Total"), "", total, "", "", ""), is_sum=True))
    of = statement(t)
    figures = (
        Figure(say("Payments"), chips(len(lines))),
        Figure(say("Taken"), money(of.takings, t.terms)),
        Figure(say("Paid out"), money(of.paid_out, t.terms)),
        Figure(say("Expected in drawer"), money(of.drawer, t.terms)),
    )
    blocks: list[Block] = [
        Heading(say("Payments"), above=t.name, beside=moment(now)),
        Figures(figures),
        Section(say("Totals")),
        Beside((_by_method(t, of), _drawer(t), _open(t, of))),
        Section(say("Line by line")),
        filled(_columns(), rows),
    ]
    if moved := list(_floats(t, log)):
        titles = (
            Column(say("Time"), figures=False),
            Column(say("Amount")),
            Column(say("Staff"), figures=False),
            Column(say("Note"), figures=False),
        )
        blocks += [Section(say("Paid into the drawer and out of it")), filled(titles, moved)]
    title = say("Payments: {event}", event=t.name)
    return Document(title, paper, tuple(blocks), is_numbered=True)


def _floats(t: Tournament, log: Log) -> Iterator[Row]:
    """Change that was put into the drawer, and cash that went to the safe."""
    for record in log.records:
        for fact in record.facts:
            if isinstance(fact, FloatMoved) and log.in_force(record.number):
                amount = money(fact.amount, t.terms)
                yield Row((moment(record.at), amount, record.who, fact.note))


def _columns() -> tuple[Column, ...]:
    return (
        Column(say("No.")),
        Column(say("Time"), figures=False),
        Column(say("Name"), figures=False),
        Column(say("Entry")),
        Column(say("Amount")),
        Column(say("How"), figures=False),
        Column(say("Note"), figures=False),
        Column(say("Staff"), figures=False),
    )


def _by_method(t: Tournament, of: Statement) -> Grid:
    """What came in and what went out by each method that was used."""
    taken = {item.name: item.amount for item in of.taken}
    given = {item.name: item.amount for item in of.given}
    used = [way for way in METHODS if taken.get(way) or given.get(way)]
    rows = [
        Row(
            (
                capital(say(way)),
                money(taken.get(way, 0), t.terms),
                money(-given.get(way, 0), t.terms),
                money(taken.get(way, 0) - given.get(way, 0), t.terms),
            )
        )
        for way in used
    ]
    sums = of.takings, -of.paid_out, of.takings - of.paid_out
    rows.append(Row((say("Total"), *[money(one, t.terms) for one in sums]), is_sum=True))
    return Grid(
        (
            Column(say("Method"), figures=False),
            Column(say("From players")),
            Column(say("Paid out")),
            Column(say("Net")),
        ),
        tuple(rows),
    )


def _drawer(t: Tournament) -> Grid:
    return Grid((Column(say("Drawer"), figures=False), Column(say("Amount"))), drawer_rows(t))


def _open(t: Tournament, of: Statement) -> Grid:
    """What players and the house still owe each other."""
    heads = bounties(t)
    owed = {
        say("Owed by players"): of.owed,
        say("Refunds due"): -of.due_back,
        say("Prizes unpaid"): -left_to_pay(t),
        say("Bounties unpaid"): heads.paid - heads.won,
    }
    rows = [Row((title, money(amount, t.terms))) for title, amount in owed.items() if amount]
    rows = rows or [Row((say("Nothing"), money(0, t.terms)))]
    return Grid((Column(say("Still open"), figures=False), Column(say("Amount"))), tuple(rows))


def nobody_paid(t: Tournament) -> str | None:
    """Why there are no payments."""
    return None if t.ledger.lines else say("no payments yet")
