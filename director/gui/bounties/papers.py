"""What the desk prints about bounties, lammers, teams and choices, each as a sheet to open."""

from collections.abc import Callable

from director.gui.bounty_sums import bounties_now
from director.gui.events.cockpits import Cockpit
from director.gui.events.sheetjobs import open_sheet
from director.gui.papers import Sheet, file_name
from director.reports.bounty_sheets import bounty_list, bounty_slips, lammer_list
from director.reports.choice_cards import choice_cards
from director.reports.documents import Document
from director.reports.team_sheets import team_list
from director.tournament.tournaments import EntryNumber
from director.words import say


def print_slip(cockpit: Cockpit) -> None:
    """The slip of the chosen player."""
    if cockpit.entry is not None:
        _print_slips(cockpit, [cockpit.entry])


def print_slips(cockpit: Cockpit) -> None:
    """A slip for everybody who is due a bounty."""
    _print_slips(cockpit, due(cockpit))


def due(cockpit: Cockpit) -> list[EntryNumber]:
    """Who is due a bounty."""
    accounts = bounties_now(cockpit.tournament).accounts
    return sorted([entry for entry, one in accounts.items() if one.due > 0])


def _print_slips(cockpit: Cockpit, entries: list[EntryNumber]) -> None:
    t, name, now = cockpit.tournament, cockpit.bridge.desk.name, cockpit.now
    _open(cockpit, say("Bounty slips"), lambda: bounty_slips(t, entries, name, now))


def print_list(cockpit: Cockpit) -> None:
    """Heads, won and paid."""
    t, name, now = cockpit.tournament, cockpit.bridge.desk.name, cockpit.now
    _open(cockpit, say("Bounties"), lambda: bounty_list(t, name, now))


def print_lammers(cockpit: Cockpit) -> None:
    """What the dealers collect."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    _open(cockpit, say("Lammers to collect"), lambda: lammer_list(t, name))


def print_choices(cockpit: Cockpit) -> None:
    """The cards from which a game is chosen."""
    t, library = cockpit.tournament, cockpit.library
    _open(cockpit, say("Choice cards"), lambda: choice_cards(t.structure, library))


def print_teams(cockpit: Cockpit) -> None:
    """Every team with its members."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    _open(cockpit, say("Teams"), lambda: team_list(t, name))


def _open(cockpit: Cockpit, title: str, make: Callable[[], Document]) -> None:
    sheets = cockpit.sheets
    name = file_name(f"{title} {cockpit.tournament.name}")
    open_sheet(
        cockpit, cockpit, Sheet(title, name, lambda: sheets.document(make())), cockpit.viewer
    )
