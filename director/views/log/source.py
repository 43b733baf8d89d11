"""What long lists are read from: the log of an event, and what its people are called."""

from collections.abc import Callable, Mapping
from typing import Protocol

from director.tournament.log.log import Log
from director.tournament.state import PlayerNumber, Tournament
from director.translation import Sentence


class Source(Protocol):
    """An event whose records become the rows of lists; a desk is one."""

    @property
    def log(self) -> Log: ...

    @property
    def tournament(self) -> Tournament:
        """The event as it stands."""

    @property
    def renamed(self) -> int:
        """Another number whenever somebody who was known may be called otherwise."""

    def name(self, player: int) -> str:
        """What a person is called, by the number in the register."""

    def names(self) -> Callable[[int], str]:
        """The same for thousands of people."""

    def people(self) -> Mapping[PlayerNumber, str]:
        """What everybody in the register is called; the same object while nobody is renamed."""

    def said(self, sentence: Sentence) -> str:
        """A sentence of the log with people's names in it."""
