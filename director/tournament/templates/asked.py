"""What is asked for an evening, laid over what a structure or a template says already."""

from dataclasses import replace
from datetime import time
from typing import NamedTuple

from director.tournament.entries.sold_on_top import OnTop, whole, with_sold
from director.tournament.entries.terms import Bounties, LateRegistration, ReEntries
from director.tournament.money.state import FREE, MoneyTerms, Price
from director.tournament.structure.moments import Moment
from director.tournament.structure.schedule import expected_end
from director.tournament.structure.structure import Expected, Structure
from director.tournament.templates.template import Template


class Asked(NamedTuple):
    """The answers. Amounts of money are in the smallest unit."""

    money: MoneyTerms
    """Currency, decimals, the entry and the guarantee; what is sold on top at its price."""
    rebuys: OnTop | None = None
    add_ons: OnTop | None = None
    late: Moment | None = None
    """Until when players may enter; None: until it is closed by hand."""
    re_entries: int | None = None
    """How many a player may make, 0 for as many as they like; None: who is out stays out."""
    starts: time | None = None
    seats: int = 9
    players: int = 0
    """0 where nobody says how many are expected."""


def as_asked(template: Template, asked: Asked) -> Template:
    """A template with these answers."""
    terms = asked.money
    structure = with_sold(template.structure, asked.rebuys, asked.add_ons, terms)
    late, again = structure.late_registration, structure.re_entries
    old = structure.bounties or Bounties(0)
    bounty = whole(terms.entry.bounty, terms.decimals)
    structure = replace(
        structure,
        starts=asked.starts,
        seats=asked.seats,
        seats_stated=structure.seats_stated or asked.seats != structure.seats,
        late_registration=asked.late and LateRegistration(asked.late, bool(late and late.or_later)),
        re_entries=None
        if asked.re_entries is None
        else (again or ReEntries())._replace(limit=asked.re_entries),
        bounties=old._replace(amount=bounty) if terms.entry.bounty else None,
    )
    return replace(template, structure=_expecting(structure, asked.players), money=terms)


def _expecting(structure: Structure, players: int) -> Structure:
    before = structure.expected
    if not players or (before and before.players == players):
        return structure
    minutes = int(expected_end(structure, players).after.total_seconds()) // 60
    return replace(structure, expected=Expected(players, minutes))


_SIGNS = {"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"}


def money_of(structure: Structure) -> MoneyTerms:
    """What a structure says of money, as the terms of an event that is played by it."""
    rebuys, add_ons, bounties = structure.rebuys, structure.add_ons, structure.bounties
    codes = [one.currency for one in (rebuys, add_ons, bounties) if one and one.currency]
    return MoneyTerms(
        _SIGNS.get(codes[0], f"{codes[0]} ") if codes else "",
        entry=Price(bounty=bounties.amount) if bounties else FREE,
        rebuy=_price(rebuys.price, into_pool=rebuys.into_pool) if rebuys else None,
        add_on=_price(add_ons.price, into_pool=add_ons.into_pool) if add_ons else None,
    )


def _price(amount: int, *, into_pool: bool) -> Price:
    return Price(pool=amount) if into_pool else Price(other=amount)
