"""Who paid which prize: the log knows, record by record, and is read on from where it was left."""

from collections.abc import Mapping

from director.desk.desks import Desk
from director.tournament.prize_facts import PrizePaid


class Payers:
    """The names of those at the desk, by the line of the ledger."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._seen = 0
        self._by_line: dict[int, str] = {}

    def now(self) -> Mapping[int, str]:
        """Of every prize that was ever paid."""
        records = self._desk.log.records
        t, log = self._desk.tournament, self._desk.log
        if not self._seen and not t.prizes_paid and not log.redone_together:
            self._seen = len(records)  # of a long log all would be read for nothing
        for record in records[self._seen :]:
            for fact in record.facts:
                if isinstance(fact, PrizePaid):
                    self._by_line[fact.line] = record.who
        self._seen = len(records)
        return self._by_line
