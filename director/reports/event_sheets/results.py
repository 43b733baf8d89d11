"""The results of an event: the winner, and who finished where, with what each has won."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from director.reports.blocks.figures import Column, Figure, Figures, Grid, InColumns, Row
from director.reports.blocks.text import Banner, Heading, Points, Prose, Section
from director.reports.documents import Block, Document
from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import Owed, owed
from director.tournament.state import EntryNumber, Standing, Tournament
from director.translation import chips, listed, say
from director.views.bounty_totals import bounties_won
from director.views.money.bought_again import add_ons_sold, rebuys_sold
from director.views.money.prize_words import prize_said

Name = Callable[[int], str]
"""A person's name by number."""


def results(t: Tournament, name: Name, paper: str = "a4") -> Document:
    """The winner, everybody who won something with what it is, and the places of all others.

    Who made a deal and is in has no place yet: they stand first, the largest stack first.
    """
    won, placed = owed(t), t.standings()
    standings = [*_in_by_deal(t, placed), *placed]
    heads = bounties_won(t)
    cashed = [one for one in standings if one.entry.number in won]
    others = [one for one in standings if one.entry.number not in won]
    blocks: list[Block] = [Heading(say("Results"), above=t.name), Figures(_figures(t))]
    if t.winner:
        blocks += _winner(t, won, heads, name)
    if cashed:
        blocks.append(InColumns(_grid(t, cashed, won, heads, name)))
        if t.deal:
            blocks.append(Prose(_of_the_deal(t)))
    if others:
        blocks += [Section(say("Also played"))] if cashed else []
        blocks.append(InColumns(_grid(t, others, {}, heads, name)))
    if not standings:
        blocks.append(Points((say("no player has busted yet"),)))
    title = say("Results: {event}", event=t.name)
    return Document(title, paper, tuple(blocks), is_numbered=True)


def _in_by_deal(t: Tournament, placed: Sequence[Standing]) -> list[Standing]:
    """Who made a deal and has no place yet; 0 stands for it."""
    there, shares = {one.entry.number for one in placed}, t.deal.shares if t.deal else ()
    return [
        Standing(0, t.entries[one.entry], 1)
        for one in shares
        if t.is_in(one.entry) and one.entry not in there
    ]


def _of_the_deal(t: Tournament) -> str:
    paid = say("Deal: paid as everyone left agreed, whatever the place.")
    if t.winner or t.closed:
        return paid
    return f"{paid} {say('Places go by chips at the deal if play ends with it.')}"


def _figures(t: Tournament) -> tuple[Figure, ...]:
    figures = [Figure(say("Entries"), chips(t.entered))]
    sold = {say("Rebuys"): rebuys_sold(t), say("Add-ons"): add_ons_sold(t)}
    figures += [Figure(title, chips(count)) for title, count in sold.items() if count]
    if not t.winner and t.deal is None:
        figures.append(Figure(say("Still in"), chips(t.players_left)))
    return (*figures, Figure(say("Prize pool"), money(t.pool, t.terms)))


def _winner(
    t: Tournament, won: Mapping[EntryNumber, Owed], heads: Mapping[EntryNumber, int], name: Name
) -> Iterator[Block]:
    """The head of the sheet, once there is one."""
    if t.winner is None:
        return
    number = t.winner.number
    yield Section(say("Winner"))
    yield Banner(name(t.winner.player))
    figures = []
    if members := t.teams.get(number):
        figures.append(Figure(say("Team"), listed([name(one) for one in members])))
    if due := won.get(number):
        figures.append(Figure(say("Prize"), prize_said(due.amount, due.goods, t.terms)))
    if number in heads:
        figures.append(Figure(say("Bounties"), money(heads[number], t.terms)))
    if figures:
        yield Figures(tuple(figures))


def _grid(
    t: Tournament,
    standings: Sequence[Standing],
    won: Mapping[EntryNumber, Owed],
    heads: Mapping[EntryNumber, int],
    name: Name,
) -> Grid:
    """Places beside names; a column more only for what somebody here has."""
    agreed = t.deal.entries if t.deal else frozenset()
    here = {one.entry.number for one in standings}
    columns = [Column(say("Place")), Column(say("Player"), figures=False)]
    cells: list[Callable[[Standing], str]] = [
        _place,
        lambda one: _called(t, one.entry.number, name),
    ]
    if won:
        columns.append(Column(say("Prize")))
        cells.append(lambda one: _prize(t, won[one.entry.number]))
    if here & heads.keys():
        columns.append(Column(say("Bounties")))
        cells.append(lambda one: _amount(t, heads.get(one.entry.number, 0)))
    if won and here & agreed:
        columns.append(Column("", figures=False))
        cells.append(lambda one: say("deal") if one.entry.number in agreed else "")
    return Grid(tuple(columns), tuple([Row(tuple([of(one) for of in cells])) for one in standings]))


def _place(one: Standing) -> str:
    last = one.place + one.tied - 1
    if not one.place:
        return ""
    return f"{one.place}–{last}" if one.tied > 1 else str(one.place)


def _called(t: Tournament, entry: EntryNumber, name: Name) -> str:
    """A player, or a team with those who played for it."""
    called = name(t.entries[entry].player)
    if members := t.teams.get(entry):
        return f"{called}: {listed([name(one) for one in members])}"
    return called


def _prize(t: Tournament, due: Owed) -> str:
    return prize_said(due.amount, due.goods, t.terms)


def _amount(t: Tournament, amount: int) -> str:
    return money(amount, t.terms) if amount else ""


def nobody_out(t: Tournament) -> str | None:
    """Why there are no results."""
    return None if t.busts or t.deal else say("no player has busted yet")
