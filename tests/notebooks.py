"""A book in memory: the small fake that tests of the desk and the window write in."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime
from pathlib import Path

from director.books.codec import (
    facts_as_text,
    facts_from_texts,
    sentences_from_texts,
    values_as_text,
)
from director.books.stored_records import records_of, row_of
from director.tournament.event.phase import phase
from director.tournament.log.bookmarks import Bookmark
from director.tournament.log.books import (
    BookFailed,
    Copy,
    EventNumber,
    EventRow,
    Farewell,
    Head,
    Lost,
    NumberTaken,
)
from director.tournament.log.log import Log, Record
from director.tournament.log.refused import Unfit
from director.tournament.state import Tournament
from tests.registers import PaperRegister, PaperStaff


class Notebook:
    """A book that is gone when the test is over."""

    def __init__(self) -> None:
        self.logs: dict[EventNumber, list[Record]] = {}
        self.register = PaperRegister()
        self.staff = PaperStaff()
        self.copies = 0
        self.away: datetime | None = None
        """Since when it is not to answer."""
        self.said_farewell: Farewell | None = None
        """How this station is to have been let go."""
        self.of_the_house = False
        """Whether it is to lie on a server of the house's own."""
        self.walls: dict[EventNumber, str] = {}
        """What the walls of all stations say."""
        self.board_at = ""
        """The address of the board of a shared evening, as its server is to tell it."""
        self.announced: list[tuple[EventNumber, str]] = []
        """What was to be said on that board."""
        self.told_elsewhere = False
        """Whether others are to have written, until somebody asks."""
        self.unreadable: Unfit | None = None
        """Why what they have written is not to be readable."""
        self.unfit: dict[EventNumber, Unfit] = {}
        """The events of which something is to be damaged."""

    def door(self) -> None:
        """Has no other door than its register of staff."""

    def events(self) -> Sequence[EventRow]:
        rows = [self._row(event, records) for event, records in self.logs.items() if records]
        return sorted(rows, key=lambda row: row.changed, reverse=True)

    def new_event(self) -> EventNumber:
        event = EventNumber(len(self.logs) + 1)
        self.logs[event] = []
        return event

    def take_in(self, logs: Sequence[Log]) -> Sequence[EventNumber]:
        taken = [self.new_event() for _ in logs]
        self.logs.update(zip(taken, [list(log.records) for log in logs], strict=True))
        return taken

    def log(self, event: EventNumber, *, only_sound: bool = False, told=None) -> Log:
        return Log(self.logs[event])

    def checking(self, event: EventNumber) -> Iterator[None]:
        return iter(())

    def damaged(self, event: EventNumber) -> Unfit | None:
        return self.unfit.get(event)

    def head(self, event: EventNumber) -> Head | None:
        return None

    def worries(self) -> Iterator[str]:
        return iter(())

    def lost(self) -> Sequence[Lost]:
        return ()

    def newest_copies(self) -> Sequence[Copy]:
        return ()

    def checkpoint(self) -> None:
        """Has nothing beside it."""

    def keep(self, event: EventNumber, bookmark: Bookmark) -> None:
        """Opens quickly enough without."""

    def records(self, event: EventNumber, after: int = 0) -> Sequence[Record]:
        if self.unreadable:
            raise self.unreadable
        return list(self.logs[event][after:])

    def write(
        self,
        event: EventNumber,
        record: Record,
        before: Tournament | None,
        now: Tournament,
        sure: Callable[[], None] | None = None,
    ) -> None:
        if sure:
            sure()
        if record.number <= len(self.logs[event]):
            raise NumberTaken
        row = tuple(row_of(event, record, "").values())  # refuses what could not be read again
        (again,) = records_of([row])
        assert (again.label, again.facts) == (record.label, record.facts)
        self.logs[event].append(record)

    def changed_elsewhere(self) -> bool:
        told, self.told_elsewhere = self.told_elsewhere, False
        return told

    def wake(self, _: Callable[[], object]) -> Callable[[], object]:
        """Calls nobody: nobody else writes to it."""
        return lambda: None

    def away_since(self) -> datetime | None:
        """It is there as long as a test does not say otherwise."""
        return self.away

    def farewell(self) -> Farewell | None:
        """Nobody lets it go as long as a test does not say otherwise."""
        return self.said_farewell

    def board(self) -> str:
        """Where a test says."""
        return self.board_at

    def announce(self, event: EventNumber, words: str) -> None:
        """Notes it, as long as the book is to answer."""
        if self.away:
            raise BookFailed("no answer")
        self.announced.append((event, words))

    def is_the_houses(self) -> bool:
        """Where a test says."""
        return self.of_the_house

    def walls_say(self, event: EventNumber) -> str | None:
        """Where a test says."""
        return self.walls.get(event)

    def say_on_walls(self, event: EventNumber, words: str) -> None:
        """Notes it, as long as the book is to answer."""
        if self.away:
            raise BookFailed("no answer")
        self.walls[event] = words

    def turn(self) -> AbstractContextManager[None]:
        """Everybody's at any time."""
        return nullcontext()

    def copy(self) -> Sequence[Path]:
        self.copies += 1
        return ()

    def close(self) -> None:
        """Stays open: a notebook has no file."""

    def _row(self, event: EventNumber, records: list[Record]) -> EventRow:
        first, last, count = records[0].at, records[-1].at, len(records)
        try:
            t = Log(records).tournament
        except Unfit:
            return EventRow(event, f"Event {event}", first, last, count, 0, 0, "", "damaged")
        return EventRow(
            event,
            t.name,
            records[0].at,
            records[-1].at,
            len(records),
            len(t.entries),
            len(t.left),
            phase(t),
        )


class WrittenNotebook(Notebook):
    """Keeps of each record what a book keeps of it, the text, and reads it anew each time."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[EventNumber, list[tuple[str, str, str]]] = {}

    def log(self, event: EventNumber, *, only_sound: bool = False, told=None) -> Log:
        return Log(self.records(event))

    def records(self, event: EventNumber, after: int = 0) -> Sequence[Record]:
        records, texts = self.logs[event][after:], self.texts.get(event, [])[after:]
        if not texts:
            return []
        labels = sentences_from_texts([one[0] for one in texts], [one[1] for one in texts])
        facts = facts_from_texts([one[2] for one in texts])
        return [
            Record(record.number, record.at, record.who, record.station, label, read)
            for record, label, read in zip(records, labels, facts, strict=True)
        ]

    def write(
        self,
        event: EventNumber,
        record: Record,
        before: Tournament | None,
        now: Tournament,
        sure: Callable[[], None] | None = None,
    ) -> None:
        super().write(event, record, before, now, sure)
        text = (record.label.text, values_as_text(record.label), facts_as_text(record.facts))
        self.texts.setdefault(event, []).append(text)
