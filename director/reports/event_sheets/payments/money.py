"""What the desk prints about entries and money: receipt, registration report, drawer close-out."""

from collections.abc import Callable, Sequence
from datetime import datetime

from director.reports.blocks.events import Form, Plates, Written
from director.reports.blocks.figures import Beside, Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Banner, Ends, Heading, Points, Prose, Section
from director.reports.dates import day, moment
from director.reports.documents import Block, Document, Slip
from director.tournament.money.amounts import money
from director.tournament.money.state import PARTS, Line, MoneyTerms
from director.tournament.money.statement import Item, statement
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber, Tournament
from director.translation import chips, say
from director.views.money.drawer_words import in_drawer, short_or_over
from director.views.money.paid_too_much import too_much_in_bounties, too_much_in_prizes

Name = Callable[[int], str]
"""A person's name by number."""

_DENOMINATIONS = 8
"""Bills and coins that a drawer has at most, each with a line to write on."""

PART_TITLES = {
    "pool": "Prize pool",
    "fee": "Fee",
    "staff": "Staff",
    "bounty": "Bounty",
    "other": "Other",
}


def receipt(t: Tournament, entry: EntryNumber, name: Name, paper: str = "a5") -> Document:
    """What one entry has bought and paid, for the player to take along."""
    title = say("Receipt {entry}", entry=entry)
    return Document(title, paper, (_receipt(t, entry, name),))


def receipts(
    t: Tournament, name: Name, paper: str = "a4", entries: Sequence[EntryNumber] = ()
) -> Document:
    """A receipt for each of these entries, or of every one; in the order of their numbers."""
    slips = tuple([_receipt(t, entry, name) for entry in sorted(entries or t.entries)])
    return Document(say("Receipts: {event}", event=t.name), paper, slips)


def _receipt(t: Tournament, entry: EntryNumber, name: Name) -> Slip:
    terms, account = t.terms, t.ledger.account(entry)
    seat, lammers = t.seats.get(entry), t.structure.lammers
    figures = [Figure(say("Entry"), str(entry))]
    figures.append(Figure(say("Chips"), chips(t.structure.starting_chips + account.chips)))
    if lammers and t.lammers(entry):
        behind = say("{count} × {value}", count=t.lammers(entry), value=chips(lammers.value))
        figures.append(Figure(say("Lammers behind"), behind))
    bought = [
        Row((say(PART_TITLES[part]), money(getattr(account.price, part), terms)))
        for part in PARTS
        if getattr(account.price, part)
    ]
    bought.append(Row((say("Total"), money(account.price.total, terms)), is_sum=True))
    lines = sorted([one for one in t.ledger.lines.values() if one.entry == entry])
    paid = [row for line in lines for row in _paid(line, terms)]
    on = day(lines[0].at) if lines else ""
    blocks: list[Block] = [
        Ends(say("Receipt"), on, t.name),
        Banner(name(t.entries[entry].player)),
        *([Plates(_at(seat))] if seat else []),
        Figures(tuple(figures)),
        Grid((Column(say("Bought"), figures=False), Column(say("Amount"))), tuple(bought)),
        Grid(_paid_columns(), tuple(paid)) if paid else Prose(say("nothing paid yet")),
    ]
    if account.owes > 0:
        blocks.append(Section(say("Still owed: {amount}", amount=money(account.owes, terms))))
    return Slip(tuple(blocks))


def _paid(line: Line, terms: MoneyTerms) -> list[Row]:
    """A payment; below it what was handed over, where change was given."""
    rows = [
        Row(
            (
                f"#{line.number}",
                f"{line.at.astimezone():%H:%M}",
                f"{say(line.what)}, {say(line.method)}" if line.what else say(line.method),
                money(line.amount, terms),
            )
        )
    ]
    if line.change:
        rows.append(Row(("", "", say("tendered"), money(line.tendered, terms))))
        rows.append(Row(("", "", say("change"), money(line.change, terms))))
    return rows


def _at(place: Place) -> tuple[Figure, ...]:
    return Figure(say("Table"), str(place.table)), Figure(say("Seat"), str(place.seat))


def registration_report(t: Tournament, name: Name, now: datetime, paper: str = "a4") -> Document:
    """Who entered, what each has bought and paid, and the sums."""
    terms = t.terms
    figures = (
        Figure(say("Entries"), chips(t.entered)),
        Figure(say("Players"), chips(len(t.of_player))),
        Figure(say("Voided"), chips(len(t.voided))),
        Figure(say("Waiting"), chips(len(t.alternates))),
        Figure(say("Prize pool"), money(t.pool, terms)),
    )
    ways: dict[int, dict[str, None]] = {}
    for _, line in sorted(t.ledger.lines.items()):
        if line.entry in t.entries and not line.what:  # a prize is nothing that a player paid
            ways.setdefault(line.entry, {})[say(line.method)] = None
    rows = []
    for number, entry in sorted(t.entries.items()):
        account = t.ledger.account(number)
        rows.append(
            Row(
                (
                    str(number),
                    name(entry.player),
                    str(account.rebuys or ""),
                    str(account.add_ons or ""),
                    money(account.price.total, terms),
                    money(account.paid, terms),
                    ", ".join(ways.get(number, ())),
                    money(account.owes, terms) if account.owes else "",
                )
            )
        )
    if rows:
        rows.append(_total_of_entries(t))
    voided = tuple(
        say("entry {entry}: {why}", entry=number, why=why)
        for number, why in sorted(t.voided.items())
    )
    blocks: list[Block] = [
        Heading(say("Registration report"), above=t.name, beside=moment(now)),
        Figures(figures),
        *_statement(t),
        Section(say("Entries")),
        filled(_entries_columns(), rows) if rows else Points((say("nobody yet"),)),
    ]
    if voided:
        blocks += [Section(say("Voided")), Points(voided)]
    title = say("Registration report: {event}", event=t.name)
    return Document(title, paper, tuple(blocks), is_numbered=True)


def _total_of_entries(t: Tournament) -> Row:
    accounts = [t.ledger.account(number) for number in t.entries]
    owes = sum([one.owes for one in accounts])
    return Row(
        (
            "",
            say("Total"),
            str(sum([one.rebuys for one in accounts]) or ""),
            str(sum([one.add_ons for one in accounts]) or ""),
            money(sum([one.price.total for one in accounts]), t.terms),
            money(sum([one.paid for one in accounts]), t.terms),
            "",
            money(owes, t.terms) if owes else "",
        ),
        is_sum=True,
    )


def filled(columns: Sequence[Column], rows: Sequence[Row]) -> Grid:
    """Without the columns in which nothing stands."""
    kept = [n for n in range(len(columns)) if any(row.cells[n] for row in rows)]
    cells = [row._replace(cells=tuple([row.cells[n] for n in kept])) for row in rows]
    return Grid(tuple([columns[n] for n in kept]), tuple(cells))


def drawer_report(t: Tournament, now: datetime, who: str, paper: str = "a4") -> Document:
    """What should lie in the drawer, every count of it, and room to sign."""
    terms = t.terms
    counts = tuple(
        Row(
            (
                moment(count.at),
                say("closed out") if count.closed else say("counted"),
                money(count.expected, terms),
                money(count.counted, terms),
                _off(count.difference, terms),
                count.note,
            )
        )
        for count in t.ledger.counts
    )
    corrected = tuple(
        say("payment {line} was corrected", line=number)
        for number, line in sorted(t.ledger.lines.items())
        if line.corrected
    )
    plates = [Figure(say("Expected in drawer"), money(t.ledger.drawer, terms))]
    if t.ledger.counts:
        last = t.ledger.counts[-1]
        plates.append(Figure(say("Last count"), money(last.counted, terms)))
        plates.append(Figure(say("Difference"), _off(last.difference, terms)))
    blocks: list[Block] = [
        Heading(say("Drawer close-out"), above=t.name, beside=moment(now)),
        Plates(tuple(plates)),
        Grid((Column("", figures=False), Column(say("Amount"))), drawer_rows(t)),
        Section(say("Counts")),
        Grid(_counts_columns(), counts) if counts else Points((say("not counted yet"),)),
        *_statement(t),
    ]
    if corrected:
        blocks += [Section(say("Corrections")), Points(corrected)]
    counted = say("Counted by {who}:", who=who) if who else say("Counted by:")
    blocks += [
        Section(say("Count of now")),
        Form((), (Row(()),) * _DENOMINATIONS, (say("Denomination"), say("Number"), say("Amount"))),
        Written((say("Total counted:"), say("Difference:"))),
        Written((counted,), signed=True),
        Written((say("Witness:"), say("Date:")), signed=True),
    ]
    return Document(say("Drawer close-out: {event}", event=t.name), paper, tuple(blocks))


def _off(difference: int, terms: MoneyTerms) -> str:
    return short_or_over(difference, terms) if difference else say("none")


def drawer_rows(t: Tournament) -> tuple[Row, ...]:
    """What should lie in the drawer, and from what."""
    of, terms = statement(t), t.terms
    return (
        *[Row((words, money(amount, terms))) for words, amount in in_drawer(of)],
        Row((say("Expected in drawer"), money(of.drawer, terms)), is_sum=True),
    )


def _paid_columns() -> tuple[Column, ...]:
    return (
        Column(say("Paid"), figures=False),
        Column(say("Time"), figures=False),
        Column(say("How"), figures=False),
        Column(say("Amount")),
    )


def _entries_columns() -> tuple[Column, ...]:
    return (
        Column(say("No.")),
        Column(say("Name"), figures=False),
        Column(say("Rebuys")),
        Column(say("Add-ons")),
        Column(say("Costs")),
        Column(say("Paid")),
        Column(say("How"), figures=False),
        Column(say("Owes")),
    )


def _counts_columns() -> tuple[Column, ...]:
    return (
        Column(say("Time"), figures=False),
        Column(say("What"), figures=False),
        Column(say("Expected")),
        Column(say("Counted")),
        Column(say("Difference")),
        Column(say("Note"), figures=False),
    )


def _statement(t: Tournament) -> tuple[Block, ...]:
    """Sold by part and taken by method, both with their sums."""
    of, terms = statement(t), t.terms

    def grid(title: str, items: Sequence[Item], more: Sequence[Item], total: int) -> Grid:
        named = [Row((say(PART_TITLES.get(i.name, i.name)), money(i.amount, terms))) for i in items]
        added = [Row((i.name, money(i.amount, terms))) for i in more if i.amount]
        columns = (Column(title, figures=False), Column(say("Amount")))
        sum_of = Row((say("Total"), money(total, terms)), is_sum=True)
        return Grid(columns, (*named, *added, sum_of))

    sold = [item for item in of.sold if item.amount]
    taken = [item for item in of.taken if item.amount]
    due = [Item(say("Owed by players"), of.owed), Item(say("Refunds due"), -of.due_back)]
    too_much = tuple(filter(None, (too_much_in_bounties(t), too_much_in_prizes(t))))
    pool = [Item(say("To prize pool"), of.into_pool), Item(say("Overlay"), of.overlay)]
    return (
        Section(say("Money")),
        Beside(
            (
                grid(say("Charged"), sold, (), of.sales),
                grid(say("Taken and owed"), taken, due, of.sales),
                grid(say("Prize pool"), (), pool, of.pool),
            )
        ),
        *([Points(too_much)] if too_much else []),
    )


def nobody_entered(t: Tournament) -> str | None:
    """Why there are no receipts."""
    return None if t.entries else say("no players are registered yet")
