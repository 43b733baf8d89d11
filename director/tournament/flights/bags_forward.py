"""Which bags go on to the next day, where a player has bagged in several flights."""

from collections.abc import Mapping
from typing import NamedTuple

from director.tournament.flights.state import ALL, BEST
from director.tournament.state import EntryNumber, Tournament


class BagsForward(NamedTuple):
    """What goes on, and what does not."""

    chips: Mapping[EntryNumber, int]
    """The stack with which each entry goes on."""
    given_up: tuple[EntryNumber, ...]
    """The other bags of the same players, by number."""
    lost: bool
    """Whether the chips of those leave play."""


def forwards(t: Tournament) -> BagsForward:
    """One stack for each player who has bagged: the best, all together, or the newest."""
    of_player: dict[int, list[EntryNumber]] = {}
    for entry in sorted(t.bagged):
        of_player.setdefault(t.entries[entry].player, []).append(entry)
    chips: dict[EntryNumber, int] = {}
    given_up: list[EntryNumber] = []
    how = t.flight_terms.bags
    for bags in of_player.values():
        if how == ALL:
            kept, stack = bags[0], sum([t.bagged[one] for one in bags])
        else:
            kept = max(bags, key=lambda one: t.bagged[one]) if how == BEST else bags[-1]
            stack = t.bagged[kept]
        chips[kept] = stack
        given_up += [one for one in bags if one != kept]
    return BagsForward(chips, tuple(sorted(given_up)), how != ALL)
