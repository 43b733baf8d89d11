"""What the desk prints about bounties and lammers: slips to sign, heads, the dealers' list."""

from collections.abc import Callable, Sequence
from datetime import datetime

from director.reports.blocks.events import Plates, Written
from director.reports.blocks.figures import Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Banner, Ends, Heading, Points, Section
from director.reports.documents import Block, Document, Slip
from director.reports.event_sheets.payments.money import filled
from director.tournament.bounties.accounts import NONE, Bounties, bounties, has_bounties
from director.tournament.bounties.envelopes import declared
from director.tournament.bounties.knockouts import knockouts_said
from director.tournament.lammers.commands import any_lammer_left, lammers_left
from director.tournament.money.amounts import money, posted
from director.tournament.state import EntryNumber, Tournament
from director.translation import chips, say
from director.views.bounty_totals import bounties_now

Name = Callable[[int], str]
"""A person's name by number."""


def bounty_slips(
    t: Tournament, entries: Sequence[EntryNumber], name: Name, now: datetime, paper: str = "a5"
) -> Document:
    """A slip for each of these: whom they knocked out, what is due, and a line to sign."""
    found = bounties(t)
    slips = tuple([_slip(t, found, entry, name, now) for entry in entries])
    return Document(say("Bounty slips: {event}", event=t.name), paper, slips)


def _slip(t: Tournament, found: Bounties, entry: EntryNumber, name: Name, now: datetime) -> Slip:
    account, terms = found.accounts[entry], t.terms
    local = now.astimezone()
    gone = sorted(
        [one for one, bust in t.busts.items() if entry in bust.by],
        key=lambda one: t.busts[one].turn,
    )
    rows = []
    for one in gone:
        drawn = t.mysteries.get(one)
        told = money(drawn.amount, terms) if drawn else ""
        rows.append(Row((str(one), name(t.entries[one].player), told)))
    own = t.mysteries.get(entry)
    if own and own.entry == entry:
        rows.append(Row((str(entry), say("own bounty, as the winner"), money(own.amount, terms))))
    figures = [
        Figure(say("Entry"), str(entry)),
        Figure(say("Won"), money(account.won + account.kept, terms)),
        Figure(say("Already paid"), money(account.paid, terms)),
    ]
    columns = (Column(say("Entry")), Column(say("Knocked out"), figures=False))
    grid = Grid((*columns, Column(say("Envelope"))), tuple(rows))
    if terms.bounties != "mystery":
        grid = Grid(columns, tuple([Row(row.cells[:2]) for row in rows]))
    when = f"{local.day} {local:%b %Y, %H:%M}"
    return Slip(
        (
            Ends(say("Bounty slip"), when, t.name),
            Banner(name(t.entries[entry].player)),
            Plates((Figure(say("Due"), money(account.due, terms)),)),
            Figures(tuple(figures)),
            *([grid] if rows else []),
            Written((say("Received"),), signed=True),
            Written((say("Paid by"),), signed=True),
        )
    )


def bounty_list(t: Tournament, name: Name, now: datetime, paper: str = "a4") -> Document:
    """Who won how much, what was paid of it, what is on whose head, and the envelopes left."""
    found, terms = bounties(t), t.terms
    local = now.astimezone()
    won, had, left, on_heads, lost, in_envelopes, overpaid = posted(
        [
            found.won,
            found.paid,
            found.due,
            found.on_heads,
            found.unclaimed,
            found.left,
            found.overpaid,
        ],
        terms,
    )
    figures = [
        Figure(say("Won"), won),
        Figure(say("Paid"), had),
        Figure(say("Due"), left),
        Figure(say("On heads"), on_heads),
    ]
    if found.unclaimed:
        figures.append(Figure(say("Not recorded"), lost))
    if terms.bounties == "mystery":
        figures[3] = Figure(say("In envelopes"), in_envelopes)
    if found.overpaid:
        figures.append(Figure(say("Paid too much"), overpaid))
    order = sorted(
        (one for one in found.accounts if one in t.entries),
        key=lambda one: (-found.accounts[one].won - found.accounts[one].kept, one),
    )
    each = [found.accounts[entry] for entry in order]
    money_columns = [
        [one.won + one.kept for one in each],
        [one.head for one in each],
        [one.paid for one in each],
        [one.due for one in each],
    ]
    every = [*[amount for column in money_columns for amount in column], *map(sum, money_columns)]
    said = dict(zip(every, posted(every, terms), strict=True)) | {0: ""}
    rows = [
        Row(
            (
                str(entry),
                name(t.entries[entry].player),
                knockouts_said(one.knocked_out),
                *[said[column[number]] for column in money_columns],
            )
        )
        for number, (entry, one) in enumerate(zip(order, each, strict=True))
    ]
    if rows:
        knocked_out = sum([one.knocked_out for one in each])
        sums = [said[sum(column)] for column in money_columns]
        rows.append(Row(("", say("Total"), knockouts_said(knocked_out), *sums), is_sum=True))
    columns = (
        Column(say("Entry")),
        Column(say("Player"), figures=False),
        Column(say("Knockouts")),
        Column(say("Won")),
        Column(say("On the head")),
        Column(say("Paid")),
        Column(say("Due")),
    )
    blocks: list[Block] = [
        Heading(say("Bounty list"), above=t.name, beside=f"{local.day} {local:%b %Y, %H:%M}"),
        Figures(tuple(figures)),
        filled(columns, rows) if rows else Points((say("nobody yet"),)),
    ]
    if terms.bounties == "mystery":
        lines = [
            Row(
                (
                    money(prize.amount, terms),
                    chips(prize.envelopes),
                    chips(prize.envelopes - t.envelopes_drawn.get(prize.amount, 0)),
                )
            )
            for prize in declared(t)
        ]
        titles = (Column(say("Envelope")), Column(say("Declared")), Column(say("Left")))
        blocks += [Section(say("Envelopes")), Grid(titles, tuple(lines))]
    title = say("Bounty list: {event}", event=t.name)
    return Document(title, paper, tuple(blocks), is_numbered=True)


def lammer_list(t: Tournament, name: Name, paper: str = "a4") -> Document:
    """What each dealer collects when the last lammer level is over, table by table (S 1.9)."""
    left, terms = lammers_left(t), t.structure.lammers
    value = terms.value if terms else 0
    blocks: list[Block] = [
        Heading(say("Lammers to collect"), above=t.name),
        Figures(
            (
                Figure(say("Players"), chips(len(left))),
                Figure(say("Lammers"), chips(sum(left.values()))),
                Figure(say("Chips to give"), chips(sum(left.values()) * value)),
            )
        ),
    ]
    tables = sorted({t.seats[one].table for one in left if one in t.seats})
    for table in tables:
        there = [one for one in left if one in t.seats and t.seats[one].table == table]
        rows = [_lammers_of(t, one, left[one], value, name) for one in there]
        count = sum([left[one] for one in there])
        total = Row(("", say("Total"), chips(count), chips(count * value), ""))
        blocks += [
            Section(say("Table {table}", table=table)),
            Grid(_lammer_columns(), (*rows, total)),
        ]
    nowhere = [one for one in left if one not in t.seats]
    if nowhere:
        rows = [_lammers_of(t, one, left[one], value, name) for one in nowhere]
        blocks += [Section(say("Without a seat")), Grid(_lammer_columns(), tuple(rows))]
    if not left:
        blocks.append(Points((say("no lammers are left"),)))
    title = say("Lammers to collect: {event}", event=t.name)
    return Document(title, paper, tuple(blocks), is_numbered=True)


def _lammers_of(t: Tournament, entry: EntryNumber, count: int, value: int, name: Name) -> Row:
    seat = str(t.seats[entry].seat) if entry in t.seats else ""
    who = name(t.entries[entry].player)
    return Row((seat, who, chips(count), chips(count * value), "____________"))


def _lammer_columns() -> tuple[Column, ...]:
    return (
        Column(say("Seat")),
        Column(say("Player"), figures=False),
        Column(say("Lammers")),
        Column(say("Chips")),
        Column(say("Given"), figures=False),
    )


def due(t: Tournament) -> list[EntryNumber]:
    """Who is due a bounty."""
    return sorted([entry for entry, one in bounties_now(t).accounts.items() if one.due > 0])


def no_bounties(t: Tournament) -> str | None:
    """Why nothing is said about bounties."""
    return None if has_bounties(t) else say("this event has no bounties")


def nobody_due(t: Tournament) -> str | None:
    """Why there are no slips."""
    return no_bounties(t) or (None if due(t) else say("nobody is due a bounty"))


def nothing_won(t: Tournament, entry: EntryNumber | None, name: Name) -> str | None:
    """Why an entry has no slip."""
    if entry is None:
        return say("select a player first")
    if why := no_bounties(t):
        return why
    account = bounties_now(t).accounts.get(entry, NONE)
    if account.won or account.kept:
        return None
    return say("{player} has won no bounty", player=name(t.entries[entry].player))


def no_lammers(t: Tournament) -> str | None:
    """Why no lammers are collected."""
    if t.structure.lammers is None:
        return say("this event has no lammers")
    return None if any_lammer_left(t) else say("no lammers are left")
