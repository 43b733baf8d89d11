"""Knockouts that the busts do not show: of players who bought in again and are in."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime, timedelta

from director.tournament.busts.facts import BustCredited, PlayerEliminated, PlayerReinstated
from director.tournament.log.log import Record
from director.tournament.money.facts import ChipsBought
from director.tournament.state import EntryNumber

_AT_ONCE = timedelta(minutes=5)
"""Who comes back and buys nothing for so long was put out by mistake."""


def before_rebuys(records: Iterable[Record]) -> Counter[EntryNumber]:
    """How many each entry knocked out who then bought in again; `records` are those in force.

    Of several who share a knockout the first one named has it, as everywhere in a league.
    """
    out: dict[EntryNumber, tuple[EntryNumber, ...]] = {}
    back: dict[EntryNumber, tuple[datetime, tuple[EntryNumber, ...]]] = {}
    hits: Counter[EntryNumber] = Counter()
    for record in records:
        for fact in record.facts:
            match fact:
                case PlayerEliminated(entry, by) | BustCredited(entry, by):
                    out[entry] = by
                case PlayerReinstated(entry):
                    back[entry] = record.at, out.pop(entry, ())
                case ChipsBought(entry, "rebuy") if entry in back:
                    since, by = back.pop(entry)
                    if by and record.at - since <= _AT_ONCE:
                        hits[by[0]] += 1
    return hits
