"""What the desk prints about prizes: what each place is paid, and the slip that a winner signs."""

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import chain

from director.reports.blocks.events import Plates, WallList, Written
from director.reports.blocks.figures import Column, Figure, Figures, Row
from director.reports.blocks.text import Banner, Ends, Heading, Points, Prose
from director.reports.documents import Block, Document, Slip
from director.reports.event_sheets.payments.money import filled
from director.tournament.flights.left_bags import out_of_pool
from director.tournament.money.amounts import money, posted
from director.tournament.prizes.payouts import PlacePrize
from director.tournament.prizes.prize_list import Owed, left_of, owed, paid, prizes, taxed
from director.tournament.state import EntryNumber, Tournament
from director.translation import capital, chips, listed, say
from director.views.money.prize_words import how_said, place_said

Name = Callable[[int], str]
"""A person's name by number."""

_NOBODY_YET = say("no prizes are won yet")


def payout_table(t: Tournament, now: datetime, paper: str = "a4") -> Document:
    """What each place is paid, places that are paid alike on one line, for the wall."""
    found = prizes(t)
    terms = t.terms
    pool, bounties, bags, *cash = posted(
        [t.pool, found.bounties, out_of_pool(t), *[one.cash for one in found.prizes]], terms
    )
    told = [say("{entries} entries", entries=chips(t.entered)), say("{pool} pool", pool=pool)]
    if found.bounties:
        told.append(say("{amount} bounties", amount=bounties))
    if out_of_pool(t):
        told.append(say("{amount} for forfeited bags", amount=bags))
    of_place = {one.place: said for one, said in zip(found.prizes, cash, strict=True)}
    rows = [
        Row((places_said(first, last), listed(list(first.goods)), of_place[first.place]))
        for first, last in alike(found.prizes)
    ]
    has_goods = any(prize.goods for prize in found.prizes)
    columns = (
        Column(say("Place")),
        Column(say("And") if has_goods else "", figures=False),
        Column(say("Prize")),
    )
    title, when = say("Prizes"), _when(now)
    block = (
        WallList(title, t.name, when, columns, tuple(rows), has_lead=True, told="  ·  ".join(told))
        if rows
        else None
    )
    blocks: tuple[Block, ...] = (
        (block,)
        if block
        else (Heading(title, above=t.name, beside=when), Prose(say("No payout structure chosen.")))
    )
    return Document(say("Prize list: {event}", event=t.name), paper, blocks, is_numbered=True)


def payout_slips(
    t: Tournament,
    entries: Sequence[EntryNumber],
    name: Name,
    now: datetime,
    paper: str = "a5",
) -> Document:
    """A slip for each of these, who all have won, to be signed when the prize is handed over."""
    every = owed(t)
    slips = tuple([_slip(t, every[one], name, now) for one in entries])
    return Document(say("Payout slips: {event}", event=t.name), paper, slips)


def payout_report(t: Tournament, name: Name, now: datetime, paper: str = "a4") -> Document:
    """Every prize that is owed: to whom, what was paid of it and how, and what is unpaid.

    What somebody was paid beyond it has to come back: it has a column of its own.
    """
    winners = owed(t)
    due = [
        *winners.values(),
        *[Owed(one, 0, 1, 0) for one in t.prizes_paid if one not in winners and paid(t, one)],
    ]
    had = [paid(t, one.entry) for one in due]
    left = [left_of(t, one) for one in due]
    back = [max(of - one.amount, 0) for one, of in zip(due, had, strict=True)]
    amounts = [one.amount for one in due], had, [rest for rest, _ in left], back
    total, in_all, unpaid, to_collect = map(sum, amounts)
    every = [*chain.from_iterable(amounts), total, in_all, unpaid, to_collect]
    said = dict(zip(every, posted(every, t.terms), strict=True))
    rows = [
        Row(
            (
                place_said(one),
                name(t.entries[one.entry].player),
                listed([*([said[one.amount]] if one.amount or not one.goods else []), *one.goods]),
                said[of] if of else "",
                how_said(t, one.entry),
                listed([*([said[rest]] if rest else []), *goods]),
                *([said[over] if over else ""] if to_collect else []),
            )
        )
        for one, of, (rest, goods), over in zip(due, had, left, back, strict=True)
    ]
    totals = Row(
        (
            "",
            say("Total"),
            said[total],
            said[in_all],
            "",
            said[unpaid] if unpaid else "",
            *([said[to_collect]] if to_collect else []),
        ),
        is_sum=True,
    )
    columns = (
        Column(say("Place")),
        Column(say("Player"), figures=False),
        Column(say("Prize")),
        Column(say("Paid")),
        Column(say("How"), figures=False),
        Column(say("Unpaid")),
        *([Column(say("To collect"))] if to_collect else []),
    )
    figures = (
        Figure(say("Prizes so far"), said[total]),
        Figure(say("Paid"), said[in_all]),
        Figure(say("Unpaid"), said[unpaid]),
        *([Figure(say("To collect"), said[to_collect])] if to_collect else []),
    )
    return Document(
        say("Payout report: {event}", event=t.name),
        paper,
        (
            Heading(say("Payout report"), above=t.name, beside=_when(now)),
            Figures(figures),
            filled(columns, (*rows, totals)) if rows else Points((_NOBODY_YET,)),
            Written((say("Paid out by:"), say("Date:")), signed=True),
        ),
        is_numbered=True,
    )


def _slip(t: Tournament, due: Owed, name: Name, now: datetime) -> Slip:
    terms, had = t.terms, paid(t, due.entry)
    figures = [Figure(say("Place"), place_said(due)), Figure(say("Entry"), str(due.entry))]
    is_paid = 0 < due.amount <= had
    if is_paid:
        plate = Figure(say("Prize {amount}", amount=money(had, terms)), say("Paid"))
        figures.append(Figure(say("Paid on"), _when(_paid_last(t, due.entry) or now)))
    elif had:
        plate = Figure(say("Due"), money(due.amount - had, terms))
        figures.append(Figure(say("Prize"), money(due.amount, terms)))
        figures.append(Figure(say("Paid"), money(had, terms)))
    else:
        plate = Figure(say("Prize"), money(due.amount, terms))
    notes = [say("also: {goods}", goods=listed(list(due.goods)))] if due.goods else []
    if due.bag:
        notes.append(say("for a forfeited bag: {amount}", amount=money(due.bag, terms)))
    tax = taxed(t, due)
    if tax:
        notes.append(str(tax.reason))
    how = how_said(t, due.entry)
    if how:
        notes.append(say("method: {how}", how=how))
    return Slip(
        (
            Ends(say("Payout slip"), _when(now), t.name),
            Banner(name(t.entries[due.entry].player)),
            Plates((plate,)),
            Figures(tuple(figures)),
            *([Points(tuple(map(capital, notes)))] if notes else []),
            *(
                []
                if is_paid
                else [Written((one,), signed=True) for one in (say("Received"), say("Paid by"))]
            ),
        )
    )


def _paid_last(t: Tournament, entry: EntryNumber) -> datetime | None:
    """When a prize was last paid from."""
    paid_on = [t.ledger.lines[one.line].at for one in t.prizes_paid.get(entry, ())
               if not one.voided]  # fmt: skip
    return max(paid_on, default=None)


def alike(prizes: Sequence[PlacePrize]) -> list[tuple[PlacePrize, PlacePrize]]:
    """The first and the last of places that are paid alike."""
    found: list[tuple[PlacePrize, PlacePrize]] = []
    for prize in prizes:
        if found and found[-1][1][1:] == prize[1:] and not prize.goods:
            found[-1] = found[-1][0], prize
        else:
            found.append((prize, prize))
    return found


def places_said(first: PlacePrize, last: PlacePrize) -> str:
    """Places from the first to the last of some that are paid alike."""
    return str(first.place) if first is last else f"{first.place}–{last.place}"


def _when(at: datetime) -> str:
    local = at.astimezone()
    return f"{local.day} {local:%b %Y, %H:%M}"


def no_prizes(t: Tournament) -> str | None:
    """Why nothing is said about prizes."""
    return None if prizes(t).prizes else say("choose a payout structure first: Ctrl+Shift+T")


def nobody_won(t: Tournament) -> str | None:
    """Why there are no slips."""
    return None if owed(t) else say("no prizes are won yet")


def no_prize_of(t: Tournament, entry: EntryNumber | None, name: Name) -> str | None:
    """Why an entry has no slip."""
    if entry is None:
        return say("select a finished place on the Prizes screen first")
    if entry in owed(t):
        return None
    player = name(t.entries[entry].player)
    if entry in t.left:
        return say("{player} is still in", player=player)
    return no_prizes(t) or say("{player} has won no prize", player=player)
