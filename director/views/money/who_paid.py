"""Who of the staff took or paid out which money: the log knows."""

from collections.abc import Mapping

from director.tournament.bounties.facts import BountyPaid
from director.tournament.log.log import Log
from director.tournament.money.facts import MoneyReturned, MoneyTaken
from director.tournament.prizes.facts import PrizePaid
from director.tournament.tickets.facts import TicketCashed
from director.views.log.source import Source

_WRITTEN = (MoneyTaken, MoneyReturned, PrizePaid, BountyPaid, TicketCashed)
"""The facts that write a line of the ledger."""


class WhoPaid:
    """Who paid each prize, by the line of the ledger.

    The log is looked through from its end, as far as need be.
    """

    def __init__(self, source: Source) -> None:
        self._source = source
        self._by_line: dict[int, str] = {}

    def now(self) -> Mapping[int, str]:
        """Of every prize that counts as paid."""
        every = self._source.tournament.prizes_paid.values()
        wanted = {one.line for paid in every for one in paid} - self._by_line.keys()
        for record in reversed(self._source.log.records) if wanted else ():
            for fact in record.facts:
                if isinstance(fact, PrizePaid) and fact.line in wanted:
                    self._by_line[fact.line] = record.who
                    wanted.discard(fact.line)
            if not wanted:
                break
        return self._by_line


def staff_of_lines(log: Log) -> Mapping[int, str]:
    """Who was at the desk when a line of the ledger was written, by its number."""
    return {
        fact.line: record.who
        for record in log.records
        for fact in record.facts
        if isinstance(fact, _WRITTEN)
    }
