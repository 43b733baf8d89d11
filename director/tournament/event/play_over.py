"""Play is over once somebody has won: from then on the clocks stand.

This follows from who is left and is written down nowhere. Whoever is back in, because the last bust
is taken back or somebody is reinstated, plays on, and the clocks go on with them.
"""

from datetime import datetime

from immutables import Map

from director.tournament.clock.state import Clock
from director.tournament.state import Tournament


def with_clocks_of_play(before: Tournament, t: Tournament, at: datetime) -> Tournament:
    """An event after a record, its clocks held where somebody has won by it, or let go on."""
    if t.closed or before.closed or (before.players_left != 1 and t.players_left != 1):
        return t
    was, now = before.winner is not None, t.winner is not None
    if was is now:
        return t

    def turned(clock: Clock) -> Clock:
        if not now:
            return clock.released(t.structure, at)
        stands = clock.at(t.structure, at).since is None and clock.starts_at is None
        return clock if stands else clock.hold(t.structure, at)

    clocks = Map({name: turned(one) for name, one in t.clocks.items()})
    return t.but(clock=turned(t.clock), clocks=clocks)


def clock_stopped_at(t: Tournament, at: datetime) -> bool:
    """Whether a clock that ran was stopped at this moment, because somebody has won."""
    clocks = (t.clock, *t.clocks.values())
    return not t.closed and any(one.goes_on and one.held == at for one in clocks)
