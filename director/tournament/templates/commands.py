"""What the desk can ask for with a template: its settings for an event that has just begun."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from director.tournament.event.facts import LogoSet
from director.tournament.facts import Change
from director.tournament.flights.facts import FlightOpened, FlightTermsSet
from director.tournament.log.decisions import together
from director.tournament.log.refused import Refused
from director.tournament.money.facts import MoneySet
from director.tournament.prizes.facts import PayTableChosen, PrizeTermsSet
from director.tournament.shootouts.facts import RoundsPlanned
from director.tournament.state import Tournament
from director.tournament.templates.template import Template
from director.translation import Sentence


@dataclass(frozen=True)
class TakeSettings:
    """An event takes what a template says beside the structure, all of it in one act."""

    template: Template

    def label(self, _: Tournament) -> Sentence:
        """From which."""
        return Sentence("settings taken from {template}", {"template": self.template.name})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """One fact for each part that is set otherwise."""
        if t.entries:
            raise Refused("players are already registered")
        facts = tuple(_settings(self.template, t))
        if not facts:
            raise Refused("already set that way")
        return together(t, now, *facts)


def _settings(template: Template, t: Tournament) -> Iterator[Change]:
    if template.money != t.terms:
        yield MoneySet(template.money)
    if template.pay_table and template.pay_table != t.pay_table:
        yield PayTableChosen(template.pay_table)
    if template.prize_terms != t.prize_terms:
        yield PrizeTermsSet(template.prize_terms)
    if template.flight_terms != t.flight_terms:
        yield FlightTermsSet(template.flight_terms)
    if template.first_flight and not t.flights:
        yield FlightOpened(template.first_flight)
    if template.round_terms and template.round_terms != t.round_terms:
        yield RoundsPlanned(template.round_terms)
    if template.logo != t.logo:
        yield LogoSet(template.logo)


def says_more(template: Template, t: Tournament) -> bool:
    """Whether a template sets anything that the event has not been set to."""
    return any(True for _ in _settings(template, t))
