"""A place, a prize and how it was paid, as they are said everywhere."""

from collections.abc import Sequence

from director.tournament.money.amounts import money
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.prize_list import Owed
from director.tournament.state import EntryNumber, Tournament
from director.translation import listed, say


def prize_said(amount: int, goods: Sequence[str], terms: MoneyTerms) -> str:
    """A prize with its goods: "$500 and bracelet"."""
    parts = [money(amount, terms)] if amount or not goods else []
    return listed([*parts, *goods])


def place_said(due: Owed) -> str:
    """The place, or the places that are shared; a dash for who still plays after a deal.

    "bag" for who is paid for a bag that stayed behind, and nothing else.
    """
    if not due.place:
        return say("bag") if due.bag else "–"
    return f"{due.place}–{due.place + due.tied - 1}" if due.tied > 1 else str(due.place)


def how_said(t: Tournament, entry: EntryNumber) -> str:
    """How an entry was paid, each way once."""
    lines = [t.ledger.lines[one.line] for one in t.prizes_paid.get(entry, ()) if not one.voided]
    return ", ".join(dict.fromkeys([say(line.method) for line in lines]))
