"""A template: what an event is played by, without anybody who played it.

What was decided for one night alone stays behind, and it is said what that was.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from director.tournament.flights.state import FlightTerms
from director.tournament.money.amounts import money
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.satellite_prizes import is_satellite
from director.tournament.prizes.state import NO_TERMS, PrizeTerms
from director.tournament.shootouts.state import RoundTerms
from director.tournament.state import Tournament
from director.tournament.structure.structure import Structure
from director.translation import Sentence

_FREE = MoneyTerms()
_AS_USUAL = FlightTerms()


@dataclass(frozen=True)
class Template:
    """The settings of an event, of no date."""

    name: str
    """What it is called; its events are called so too, with their date."""
    structure: Structure
    money: MoneyTerms = _FREE
    pay_table: PayTable | None = None
    prize_terms: PrizeTerms = NO_TERMS
    flight_terms: FlightTerms = _AS_USUAL
    first_flight: str = ""
    """The flight that is open from the beginning; empty where there are none."""
    round_terms: RoundTerms | None = None
    logo: str = ""
    """A PNG as base64; empty where it has none."""
    weekday: int | None = None
    """On which its events are played, Monday 0; None where that is not known."""


def template_of(t: Tournament, name: str) -> Template:
    """What an event is played by, under this name."""
    satellite = is_satellite(t)
    return Template(
        name,
        replace(t.structure, day=None),
        t.terms,
        None if satellite else t.pay_table,
        NO_TERMS if satellite else _without_locks(t.prize_terms),
        t.flight_terms,
        t.flights[0].label if t.flights else "",
        t.round_terms,
        t.logo,
        t.structure.day.weekday() if t.structure.day else None,
    )


def _without_locks(terms: PrizeTerms) -> PrizeTerms:
    return replace(terms, payout=replace(terms.payout, locks=()))


def taken(template: Template) -> tuple[Sentence, ...]:
    """What a template holds, one short sentence each."""
    return tuple(_taken(template))


def _taken(template: Template) -> Iterator[Sentence]:
    structure, terms = template.structure, template.money
    levels = {"count": len(structure.levels)}
    one = "structure: 1 level"
    yield Sentence(one if levels["count"] == 1 else "structure: {count} levels", levels)
    if terms.entry.total:
        yield Sentence("buy-in {amount}", {"amount": money(terms.entry.total, terms)})
    if terms.guarantee:
        yield Sentence("guarantee {amount}", {"amount": money(terms.guarantee, terms)})
    if terms.entry.bounty or terms.mystery:
        kinds = {"progressive": "progressive bounties", "mystery": "mystery bounties"}
        yield Sentence(kinds.get(terms.bounties, "bounties"))
    if structure.rebuys or structure.add_ons:
        yield Sentence("rebuys and add-ons" if structure.add_ons else "rebuys")
    if structure.late_registration:
        yield Sentence("late registration")
    if template.pay_table:
        yield Sentence("payout structure {table}", {"table": template.pay_table.name})
    if template.prize_terms != NO_TERMS:
        yield Sentence("prize terms")
    if template.first_flight:
        yield Sentence("flights")
    if template.round_terms or structure.shootout:
        yield Sentence("rounds")
    if template.logo or structure.color or structure.pictures:
        yield Sentence("logo, color and pictures of the wall")
    if structure.papers:
        yield Sentence("sheets of the day")


def left_behind(t: Tournament) -> tuple[Sentence, ...]:
    """What a template of this event does not hold, one short sentence each."""
    return tuple(_left_behind(t))


def _left_behind(t: Tournament) -> Iterator[Sentence]:
    if t.structure.day:
        yield Sentence("the date")
    if t.entered:
        one = "1 entry and what was paid for it"
        many = "{count} entries and what was paid for them"
        yield Sentence(one if t.entered == 1 else many, {"count": t.entered})
    if t.alternates:
        count = len(t.alternates)
        yield Sentence("1 alternate" if count == 1 else "{count} alternates", {"count": count})
    if is_satellite(t):
        yield Sentence("the seats won, which follow from this prize pool")
    elif locks := t.prize_terms.payout.locks:
        one, many = "1 prize set by hand", "{count} prizes set by hand"
        yield Sentence(one if len(locks) == 1 else many, {"count": len(locks)})
    if len(t.flights) > 1:
        yield Sentence("flights after the first: open them when they begin")
    if t.late is not None:
        yield Sentence("registration opened or closed by hand")
    if t.clock.starts_at:
        yield Sentence("the automatic start")
    if t.deal:
        yield Sentence("the deal")
