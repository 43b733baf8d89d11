"""Knockouts that the busts do not show: of players who bought in again and are in."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime, timedelta

from director.tournament.bounties.knockouts import Knockouts, credited
from director.tournament.busts.facts import BustCredited, PlayerEliminated, PlayerReinstated
from director.tournament.log.log import Record
from director.tournament.money.facts import ChipsBought
from director.tournament.state import EntryNumber

_AT_ONCE = timedelta(minutes=5)
"""Who comes back and buys nothing for so long was put out by mistake."""


def before_rebuys(records: Iterable[Record], *, shared: bool) -> dict[EntryNumber, Knockouts]:
    """How many each entry knocked out who then bought in again; `records` are those in force.

    Several who are named for one have it as its bounty goes: the first one all of it, or all
    as much where it is `shared`.
    """
    out: dict[EntryNumber, tuple[EntryNumber, ...]] = {}
    back: dict[EntryNumber, tuple[datetime, tuple[EntryNumber, ...]]] = {}
    hits: dict[EntryNumber, Knockouts] = defaultdict(int)
    for record in records:
        for fact in record.facts:
            match fact:
                case PlayerEliminated(entry, by) | BustCredited(entry, by):
                    out[entry] = by
                case PlayerReinstated(entry):
                    back[entry] = record.at, out.pop(entry, ())
                case ChipsBought(entry, "rebuy") if entry in back:
                    since, by = back.pop(entry)
                    if record.at - since <= _AT_ONCE:
                        for one, share in credited(by, shared=shared).items():
                            hits[one] += share
    return hits
