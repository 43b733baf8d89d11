"""For whom a slip is printed: the player who is chosen, or everybody to whom one is due."""

from director.reports.event_sheets.payments.bounties import due
from director.reports.event_sheets.payments.prizes import no_prize_of, nobody_won
from director.reports.sheet_kinds import Event, NoSheet
from director.tournament.prizes.prize_list import owed
from director.tournament.state import EntryNumber
from director.translation import say


def chosen_entry(of: Event) -> EntryNumber:
    """The player who is chosen. Raises NoSheet where nobody is."""
    if of.entry is None:
        raise NoSheet(say("select a player first"))
    return of.entry


def chosen_winner(of: Event) -> EntryNumber:
    """The same, who has won a prize. Raises NoSheet for anybody else."""
    if why := no_prize_of(of.tournament, of.entry, of.name):
        raise NoSheet(why)
    return chosen_entry(of)


def chosen_winners(of: Event) -> list[EntryNumber]:
    """All who are chosen and have won a prize, or the one. Raises NoSheet for anybody else."""
    every = owed(of.tournament)
    return [one for one in of.several if one in every] or [chosen_winner(of)]


def winners(of: Event) -> list[EntryNumber]:
    """Everybody who has won a prize. Raises NoSheet while nobody has."""
    if why := nobody_won(of.tournament):
        raise NoSheet(why)
    return list(owed(of.tournament))


def due_bounties(of: Event) -> list[EntryNumber]:
    """Everybody to whom a bounty is due. Raises NoSheet where nobody is."""
    if entries := due(of.tournament):
        return entries
    raise NoSheet(say("nobody is due a bounty"))
