"""Who paid which prize: the log knows, and is looked through from its end as far as need be."""

from collections.abc import Mapping

from director.tournament.prizes.facts import PrizePaid
from director.views.log.source import Source


class WhoPaid:
    """The names of those at the desk, by the line of the ledger."""

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
