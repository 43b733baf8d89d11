"""Whether the prize pool, and with it the prizes, may still change while somebody is paid."""

from collections.abc import Iterator
from datetime import datetime

from director.tournament.entries.registration import (
    add_on_price,
    is_open,
    is_past,
    rebuy_price,
)
from director.tournament.flights.state import newest_open
from director.tournament.state import Tournament
from director.translation import capital, listed, say


def pool_still_open(t: Tournament, now: datetime) -> str:
    """What may still be sold into the pool; empty where nothing is, as after a deal or the win."""
    if t.closed or t.deal is not None or t.players_left <= 1:
        return ""
    sold = list(_still_sold(t.by_clock(newest_open(t.flights)), now))
    if not sold:
        return ""
    what = capital(listed(sold))
    return say("{what} can still be sold: the prizes may still change", what=what)


def _still_sold(t: Tournament, now: datetime) -> Iterator[str]:
    may_enter, rebuys, add_ons = is_open(t, now), t.structure.rebuys, t.structure.add_ons
    if may_enter and t.terms.entry.pool:
        yield say("entries")
    if rebuys and rebuy_price(t).pool:
        open_ = not is_past(t, rebuys.until, now) if rebuys.until else may_enter
        if open_:
            yield say("rebuys")
    if add_ons and add_ons.at and add_on_price(t).pool and not is_past(t, add_ons.at, now):
        yield say("add-ons")
