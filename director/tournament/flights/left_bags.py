"""Bags that stayed behind when their players went on with another: what the house pays for each.

It comes out of the prize pool before the places are paid, and is handed over like a prize.
"""

from collections.abc import Mapping

from director.tournament.cached import Cached
from director.tournament.state import EntryNumber, Tournament


def paid_for_bags(t: Tournament) -> Mapping[EntryNumber, int]:
    """What is owed for each bag that did not go on (a house rule), by entry; mostly for none."""
    each = t.flight_terms.paid
    if not each or not t.forfeited:
        return {}
    return _BAGS.answer(
        (each, t.forfeited, t.busts),
        lambda: {entry: each for entry in sorted(t.forfeited) if entry in t.busts},
    )


def out_of_pool(t: Tournament) -> int:
    """What all of them together take out of the prize pool."""
    return t.flight_terms.paid * len(paid_for_bags(t))


_BAGS = Cached()
