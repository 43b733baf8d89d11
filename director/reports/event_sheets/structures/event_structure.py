"""The structure sheet of an event: with its times, what an entry costs, what places are paid."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

from director.house.logos import logo_of
from director.reports.blocks.figures import Figure, Row
from director.reports.documents import Document
from director.reports.event_sheets.payments.money import PART_TITLES
from director.reports.event_sheets.payments.prizes import alike, places_said
from director.reports.event_sheets.structures.structure import Costs, structure_sheet
from director.reports.sheet_kinds import Event
from director.tournament.entries.registration import add_on_price, rebuy_price
from director.tournament.money.amounts import posted
from director.tournament.money.state import PARTS
from director.tournament.prizes.prize_list import prizes
from director.tournament.state import Tournament
from director.tournament.structure.structure import Structure
from director.translation import listed, say


def event_structure_sheet(of: Event, paper: str = "letter") -> Document:
    """The sheet as it hangs on the wall on the day."""
    t = of.tournament
    structure = _on_the_day(of)
    logo = logo_of(structure.series)
    costs = Costs(tuple(_prices(t)), tuple(_prizes(t)))
    return structure_sheet(structure, of.library, paper, logo, t.entered, costs)


def _on_the_day(of: Event) -> Structure:
    """The structure with the start of the clock, where the sheet states none."""
    t, structure = of.tournament, of.tournament.structure
    first = next(t.clock.coming(structure, of.now), None)
    if structure.starts or first is None or not (t.clock.started or t.clock.starts_at):
        return structure
    began = first.at - sum(structure.lengths[: first.step], timedelta())
    local = began.astimezone()
    starts = local.time().replace(second=0, microsecond=0)
    return replace(structure, starts=starts, day=structure.day or local.date())


def _prices(t: Tournament) -> Iterator[Figure]:
    """An entry and its parts, and what can be bought besides."""
    found = tuple(_costs(t))
    amounts = posted([amount for _, amount in found], t.terms)
    for (title, _), amount in zip(found, amounts, strict=True):
        yield Figure(title, amount)


def _costs(t: Tournament) -> Iterator[tuple[str, int]]:
    """What each of them is called, and how much it is."""
    terms, structure = t.terms, t.structure
    if not terms.entry.total:
        return
    yield say("Buy-in"), terms.entry.total
    parts = [part for part in PARTS if getattr(terms.entry, part)]
    for part in parts if len(parts) > 1 else ():
        yield say(PART_TITLES[part]), getattr(terms.entry, part)
    if terms.re_entry is not None and structure.re_entries:
        yield say("Re-entry"), terms.re_entry.total
    if structure.rebuys:
        yield say("Rebuy"), rebuy_price(t).total
    if structure.add_ons:
        yield say("Add-on"), add_on_price(t).total
    if terms.guarantee:
        yield say("Guaranteed"), terms.guarantee


def _prizes(t: Tournament) -> Iterator[Row]:
    found = [one for one in prizes(t).prizes if one.cash or one.goods]
    runs = list(alike(found))
    amounts = posted([first.cash for first, _ in runs], t.terms)
    for (first, last), cash in zip(runs, amounts, strict=True):
        told = [cash] if first.cash or not first.goods else []
        yield Row((places_said(first, last), listed([*told, *first.goods])))
