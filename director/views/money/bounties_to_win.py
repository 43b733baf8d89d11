"""What a bust brings those who are named for it, before it is filed."""

from collections.abc import Sequence
from datetime import datetime

from director.tournament.bounties.accounts import NONE, bounties
from director.tournament.bounties.state import Won
from director.tournament.commands import Command
from director.tournament.log.decisions import once_done
from director.tournament.state import EntryNumber, Tournament
from director.views.bounty_totals import bounties_now


def overpaid_after(t: Tournament, now: datetime, command: Command) -> int:
    """What will have been paid beyond what is won, more than now. Raises Refused."""
    if not t.bounty_lines:
        return 0
    return max(bounties(once_done(command, t, now)).overpaid - bounties_now(t).overpaid, 0)


def gains(t: Tournament, now: datetime, command: Command, by: Sequence[EntryNumber]) -> list[Won]:
    """Who of them wins what; nobody where there is no bounty to win. Raises Refused."""
    later = once_done(command, t, now)
    before, after = bounties_now(t).accounts, bounties(later).accounts
    found = []
    for one in by:
        old, new = before.get(one, NONE), after.get(one, NONE)
        gain = Won(one, new.won - old.won, new.head + new.kept - old.head - old.kept)
        if gain.cash or gain.head:
            found.append(gain)
    return found
