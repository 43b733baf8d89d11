"""A new event begins with the house's rules, logo and color: no later setting changes it."""

from dataclasses import replace

from director.files.pictures import as_logo
from director.house.house_logo import logo_path, why_no_logo
from director.house.settings import Settings
from director.tournament.entries.terms import BY_ITSELF
from director.tournament.prizes.pay_table import PayTable
from director.tournament.structure.structure import Structure
from director.tournament.templates.asked import money_of
from director.tournament.templates.template import Template
from director.window.event.pay_table_shelf import pay_tables


def as_house_plays(structure: Structure, settings: Settings) -> Template:
    """All that an event is played by which has nothing but this structure."""
    lammers = structure.lammers
    if lammers and settings.flag("exactly_one_lammer"):
        structure = replace(structure, lammers=replace(lammers, on_bust=BY_ITSELF))
    if not structure.color:
        structure = replace(structure, color=settings.text("color"))
    named = structure.pay_table or settings.text("pay_table")
    table = pay_tables(settings).get(named) if named else None
    logo, terms = settings.text("logo"), money_of(structure)
    currency = terms.currency or settings.text("currency")
    return Template(
        structure.name,
        structure,
        replace(terms, currency=currency, shared=settings.flag("bounty_split")),
        table if isinstance(table, PayTable) else None,
        logo=as_logo(logo_path(logo)) if logo and not why_no_logo(logo) else "",
    )
