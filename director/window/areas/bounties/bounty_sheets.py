"""What the desk prints about bounties, lammers, teams and choices, each as a sheet to open."""

from collections.abc import Sequence

from director.reports.event_sheets.bounties import bounty_list, bounty_slips, lammer_list
from director.reports.event_sheets.teams import team_list
from director.reports.game_sheets.choice_cards import choice_cards
from director.tournament.state import EntryNumber
from director.translation import say
from director.views.bounty_totals import bounties_now
from director.window.event.cockpit import Cockpit
from director.window.event.event_sheet import event_sheet, opening
from director.window.printing.sheet import Sheet


def due(cockpit: Cockpit) -> list[EntryNumber]:
    """Who is due a bounty."""
    accounts = bounties_now(cockpit.tournament).accounts
    return sorted([entry for entry, one in accounts.items() if one.due > 0])


def slip_sheet(cockpit: Cockpit) -> Sheet:
    """The slip of the chosen player."""
    return _slips(cockpit, [cockpit.entry] if cockpit.entry is not None else [])


def slips_sheet(cockpit: Cockpit) -> Sheet:
    """A slip for everybody who is due a bounty."""
    return _slips(cockpit, due(cockpit))


def _slips(cockpit: Cockpit, entries: Sequence[EntryNumber]) -> Sheet:
    t, name, now = cockpit.tournament, cockpit.bridge.desk.name, cockpit.now
    title = say("Bounty slips")
    return event_sheet(
        cockpit, title, lambda paper: bounty_slips(t, entries, name, now, paper), "a5"
    )


def bounties_sheet(cockpit: Cockpit) -> Sheet:
    """Heads, won and paid."""
    t, name, now = cockpit.tournament, cockpit.bridge.desk.name, cockpit.now
    return event_sheet(cockpit, say("Bounties"), lambda paper: bounty_list(t, name, now, paper))


def lammers_sheet(cockpit: Cockpit) -> Sheet:
    """What the dealers collect."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    return event_sheet(
        cockpit, say("Lammers to collect"), lambda paper: lammer_list(t, name, paper)
    )


def choices_sheet(cockpit: Cockpit) -> Sheet:
    """The cards from which a game is chosen."""
    structure, library = cockpit.tournament.structure, cockpit.library
    title = say("Choice cards")
    return event_sheet(cockpit, title, lambda paper: choice_cards(structure, library, paper))


def teams_sheet(cockpit: Cockpit) -> Sheet:
    """Every team with its members."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    return event_sheet(cockpit, say("Teams"), lambda paper: team_list(t, name, paper))


print_slip, print_slips = opening(slip_sheet), opening(slips_sheet)
print_list, print_lammers = opening(bounties_sheet), opening(lammers_sheet)
print_choices, print_teams = opening(choices_sheet), opening(teams_sheet)
