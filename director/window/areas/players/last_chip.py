"""A player has lost the last chip and holds lammers: some are turned in before the next hand."""

from director.tournament.commands import RedeemLammers
from director.tournament.lammers.commands import without_a_chip
from director.tournament.state import EntryNumber
from director.translation import say
from director.window.areas.players.player_questions import LAMMERS
from director.window.event.cockpit import Cockpit


def lost_last_chip(cockpit: Cockpit, entry: EntryNumber) -> bool:
    """Turns a lammer in, or asks how many; False for who has none and so is out (S 1.9)."""
    must = without_a_chip(cockpit.tournament, entry)
    if must.out:
        return False
    if must.least == must.most:
        cockpit.bridge.do(RedeemLammers(entry, must.least))
    else:
        cockpit.choose(entry)
        cockpit.request(LAMMERS)
    return True


def last_chip_said(cockpit: Cockpit, entry: EntryNumber) -> str:
    """What Enter would do about it."""
    must, name = without_a_chip(cockpit.tournament, entry), cockpit.name(entry)
    if must.least == must.most:
        return say("Enter: {player} stays in and turns in 1 lammer", player=name)
    return say(
        "Enter: {player} stays in and turns in 1 to {most} lammers", player=name, most=must.most
    )
