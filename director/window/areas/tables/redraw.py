"""A redraw before it is done: who would go where by certain dice, and what brings it about."""

from collections.abc import Sequence
from datetime import datetime

from director.tournament.commands import Command, OpenTables, RedrawSeats
from director.tournament.log.decisions import once_done
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber, Tournament
from director.window.widgets.attempt import told_elsewhere, tried

Way = tuple[EntryNumber, Place | None, Place]
"""Who, from which seat (None for nowhere), and to which one."""


def redraw_commands(t: Tournament, most: int, seed: str) -> Sequence[Command]:
    """Everybody left draws; with `most` at one table it gets the chairs that it needs."""
    if not t.structure.seats < t.players_left <= most:
        return (RedrawSeats(seed),)
    table = next(number for number in range(1, 10_000) if not t.table(number).closed)
    return OpenTables((table,), t.players_left), RedrawSeats(seed)


def ways(t: Tournament, commands: Sequence[Command], now: datetime) -> Sequence[Way]:
    """Who goes where by these, in the order in which they sit; nobody where they are refused."""
    return tried(lambda: _ways(t, commands, now), told_elsewhere) or ()


def _ways(t: Tournament, commands: Sequence[Command], now: datetime) -> Sequence[Way]:
    """The same. Raises Refused as the commands would."""
    before, after = t.seats, t
    for command in commands:
        after = once_done(command, after, now)
    nowhere = Place(0, 0)
    order = sorted(after.seats.items(), key=lambda one: (before.get(one[0], nowhere), one[1]))
    return [(entry, before.get(entry), to) for entry, to in order]
