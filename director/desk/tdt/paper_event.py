"""An event on paper: our own commands make its records, and no book hears of them."""

from dataclasses import replace
from datetime import datetime
from typing import Any, NamedTuple

from director.desk.acting import Acting
from director.desk.desk import new_uid
from director.desk.roles import check_facts
from director.tournament.commands import Command, Forbidden, Refused
from director.tournament.facts import EventOpened, Fact
from director.tournament.log.decisions import decided
from director.tournament.log.log import Log, Record
from director.tournament.log.refused import Unfit
from director.tournament.state import Tournament
from director.tournament.structure.structure import Structure
from director.translation import Sentence, say


class Station(NamedTuple):
    """Who takes evenings over, and where."""

    acting: Acting
    called: str
    """The station, for the log."""
    zone: str = ""


class PaperEvent:
    """A log that grows by commands, each weighed as a desk weighs it."""

    def __init__(
        self, name: str, structure: Structure, at: datetime, station: Station, file: str
    ) -> None:
        """`file` is where it comes from. Raises Refused where whoever acts may not open events."""
        self.log = Log()
        self.at = at
        """The moment at which what is asked next is done."""
        self._station = station
        opened = EventOpened(name, structure, station.zone)
        check_facts(station.acting, (opened,), [])
        label = Sentence("{event} imported from {file}", {"event": name, "file": file})
        self._write(label, (opened,))

    @property
    def t(self) -> Tournament:
        """The event so far."""
        return self.log.tournament

    def do(self, command: Command) -> None:
        """Carries a command out. Raises Refused."""
        label = command.label(self.t)
        self._write(label, decided(command, self.t, self.at))

    def insist(self, command: Any) -> None:
        """Does what was done then, also where a limit of the structure speaks against it now.

        `command` has a note. Raises Refused.
        """
        try:
            self.do(command)
        except Forbidden:
            self.do(replace(command, note=say("as the file has it")))

    def _write(self, label: Sentence, facts: tuple[Fact, ...]) -> None:
        acting = self._station.acting
        check_facts(acting, facts, self.log.records)
        number = len(self.log.records) + 1
        record = Record(number, self.at, acting.who, self._station.called, label, facts, new_uid())
        try:
            weighed = self.log.weigh(record)
        except Unfit as unfit:
            raise Refused(unfit.why.text, **unfit.why.values) from unfit
        weighed.accept()
