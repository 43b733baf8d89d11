"""Why something cannot be done with the chosen entry now, in a sentence for the status line."""

from collections.abc import Callable

from director.tournament.entries.registration import is_disqualified
from director.tournament.prizes.prize_list import is_settled, owed
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.window.event.asking.chosen_first import Why
from director.window.event.asking.chosen_player import only_one
from director.window.event.asking.question import when_closed
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import PLAYERS, TABLES


def for_entry(
    why: Why = lambda *_: None, *, after_close: bool = False
) -> Callable[[Cockpit], str | None]:
    """Why it cannot be done now: nobody is chosen, or what is the matter with the entry.

    Once the event is closed, only what goes on when play is over can be done.
    """

    def refusal(cockpit: Cockpit) -> str | None:
        entry = cockpit.entry
        if cockpit.screen not in (PLAYERS, TABLES) or entry is None:
            return say("select a player first")
        if several := only_one(cockpit):
            return several
        if not after_close and (closed := when_closed(cockpit)):
            return closed
        return why(cockpit.tournament, entry)

    return refusal


def is_out(t: Tournament, entry: EntryNumber) -> str | None:
    """Why it cannot be done with who is out."""
    return say("this player has busted") if entry in t.busts else None


def is_in(t: Tournament, entry: EntryNumber) -> str | None:
    """Why it cannot be done with who is still in."""
    return None if entry in t.busts else say("this player is still in")


def owes_nothing(t: Tournament, entry: EntryNumber) -> str | None:
    """Why nothing is taken: nothing is owed."""
    return None if t.ledger.account(entry).owes > 0 else say("this player owes nothing")


def paid_nothing(t: Tournament, entry: EntryNumber) -> str | None:
    """Why nothing is corrected or given back: nothing was paid."""
    return None if t.ledger.account(entry).paid > 0 else say("this player has paid nothing")


def no_rebuys(t: Tournament, entry: EntryNumber) -> str | None:
    """Why there is no rebuy; who is out sits down again with one."""
    if t.structure.rebuys is None:
        return say("this event has no rebuys")
    return _disqualified(t, entry)


def no_add_ons(t: Tournament, entry: EntryNumber) -> str | None:
    """Why there is no add-on."""
    return is_out(t, entry) if t.structure.add_ons else say("this event has no add-ons")


def no_lammers(t: Tournament, entry: EntryNumber) -> str | None:
    """Why no lammers are turned in."""
    if t.structure.lammers is None:
        return say("this event has no lammers")
    if t.lammers(entry):
        return is_out(t, entry)
    return say("this player has no lammers left")


def serves_nothing(t: Tournament, entry: EntryNumber) -> str | None:
    """Why no penalty is served."""
    if any(mark.left for mark in t.marks.get(entry, ())):
        return is_out(t, entry)
    return say("this player has no missed-hand penalty")


def nobody_out(t: Tournament, entry: EntryNumber) -> str | None:
    """Why the order of busts cannot change: nobody else is out."""
    if any(one != entry for one in t.busts):
        return None
    return say("no other player has busted yet")


def not_again(t: Tournament, entry: EntryNumber) -> str | None:
    """Why the player does not enter again: one entry is still in, or was put out for conduct."""
    mine = t.of_player.get(t.entries[entry].player, ())
    if any(t.is_in(one) for one in mine):
        return say("this player is still in")
    if gone := next(filter(None, [_disqualified(t, one) for one in mine]), None):
        return gone
    return None if t.structure.re_entries else say("this event has no re-entries")


def _disqualified(t: Tournament, entry: EntryNumber) -> str | None:
    return say("this player was disqualified") if is_disqualified(t, entry) else None


def no_prize(t: Tournament, entry: EntryNumber) -> str | None:
    """Why no prize is paid."""
    if t.is_in(entry) and not (t.deal or t.winner):
        return say("this player is still in")  # before anything is worked out
    due = owed(t).get(entry)
    if due is None:
        return say("this player has won no prize")
    return say("this player’s prize is already paid") if is_settled(t, due) else None
