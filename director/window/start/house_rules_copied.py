"""A new event begins with the house's rules, logo and color: no later setting changes it."""

from dataclasses import replace

from director.desk.desk import Desk
from director.desk.event_list import EventList
from director.files.pictures import as_logo
from director.house.house_logo import logo_path, why_no_logo
from director.house.settings import Settings
from director.tournament.commands import ChoosePayTable, SetBounties, SetLogo
from director.tournament.entries.terms import BY_ITSELF
from director.tournament.prizes.pay_table import PayTable
from director.tournament.structure.structure import Structure
from director.window.event.pay_table_shelf import pay_tables


def founded(event_list: EventList, settings: Settings, name: str, structure: Structure) -> Desk:
    """The desk of a new event. Raises BookFailed."""
    lammers = structure.lammers
    if lammers and settings.flag("exactly_one_lammer"):
        structure = replace(structure, lammers=replace(lammers, on_bust=BY_ITSELF))
    if not structure.color:
        structure = replace(structure, color=settings.text("color"))
    desk = event_list.new(name, structure)
    logo = settings.text("logo")
    if logo and not why_no_logo(logo):
        desk.do(SetLogo(as_logo(logo_path(logo))))
    if settings.flag("bounty_split"):
        desk.do(SetBounties(desk.tournament.terms.bounties, shared=True))
    named = structure.pay_table or settings.text("pay_table")
    table = pay_tables(settings).get(named) if named else None
    if isinstance(table, PayTable):
        desk.do(ChoosePayTable(table))
    return desk
