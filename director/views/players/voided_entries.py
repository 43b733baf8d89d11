"""Whose the entries were that do not count any more: the log still says so."""

from director.tournament.entries.facts import PlayerRegistered
from director.tournament.log.log import Log
from director.tournament.state import EntryNumber, PlayerNumber


def voided_players(log: Log) -> dict[EntryNumber, PlayerNumber]:
    """The players of voided entries."""
    voided = log.tournament.voided
    if not voided:
        return {}
    found: dict[EntryNumber, PlayerNumber] = {}
    for record in log.records:
        for fact in record.facts:
            if isinstance(fact, PlayerRegistered) and fact.entry in voided:
                found[fact.entry] = fact.player
        if len(found) == len(voided):
            break
    return found
