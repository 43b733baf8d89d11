"""The structure sheet of an event: with its times, what an entry costs, what places are paid."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

from director.house.logos import logo_of
from director.reports.documents import Document, Figure, Row
from director.reports.event_sheets.money import PART_TITLES
from director.reports.event_sheets.prizes import alike, places_said
from director.reports.event_sheets.structure import Costs, structure_sheet
from director.reports.sheet_kinds import Event
from director.tournament.entries.registration import add_on_price, rebuy_price
from director.tournament.money.amounts import money
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
    terms, structure = t.terms, t.structure
    if not terms.entry.total:
        return
    yield Figure(say("Buy-in"), money(terms.entry.total, terms))
    parts = [part for part in PARTS if getattr(terms.entry, part)]
    for part in parts if len(parts) > 1 else ():
        yield Figure(say(PART_TITLES[part]), money(getattr(terms.entry, part), terms))
    if terms.re_entry is not None and structure.re_entries:
        yield Figure(say("Re-entry"), money(terms.re_entry.total, terms))
    if structure.rebuys:
        yield Figure(say("Rebuy"), money(rebuy_price(t).total, terms))
    if structure.add_ons:
        yield Figure(say("Add-on"), money(add_on_price(t).total, terms))
    if terms.guarantee:
        yield Figure(say("Guaranteed"), money(terms.guarantee, terms))


def _prizes(t: Tournament) -> Iterator[Row]:
    found = [one for one in prizes(t).prizes if one.cash or one.goods]
    for first, last in alike(found):
        told = [money(first.cash, t.terms)] if first.cash or not first.goods else []
        yield Row((places_said(first, last), listed([*told, *first.goods])))
