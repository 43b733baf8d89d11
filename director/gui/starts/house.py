"""A new event begins with the house's own rules: copied in, so that no later setting changes it."""

from dataclasses import replace

from director.desk.desks import Desk
from director.desk.offices import Office
from director.gui.pay_shelves import pay_tables
from director.settings import Settings
from director.tournament.commands import ChoosePayTable, SetBounties
from director.tournament.entry_terms import BY_ITSELF
from director.tournament.paytables import PayTable
from director.tournament.structures import Structure


def founded(office: Office, settings: Settings, name: str, structure: Structure) -> Desk:
    """The desk of a new event. Raises BookFailed."""
    lammers = structure.lammers
    if lammers and settings.flag("exactly_one_lammer"):
        structure = replace(structure, lammers=replace(lammers, on_bust=BY_ITSELF))
    desk = office.new(name, structure)
    if settings.flag("bounty_split"):
        desk.do(SetBounties(desk.tournament.terms.bounties, shared=True))
    named = structure.pay_table or settings.text("pay_table")
    table = pay_tables(settings).get(named) if named else None
    if isinstance(table, PayTable):
        desk.do(ChoosePayTable(table))
    return desk
