"""An evening told whole: records, facts, what taking them back would change, all figures.

Of some evenings it is told besides what undoing each record would have changed half a minute
later, and what bringing back what was taken back.

`.venv/bin/python -m pytest tests/evenings --tell` writes the stories in `told` anew; whoever does
so reads what has become different before it is committed.
"""

from collections.abc import Hashable, Iterator
from datetime import timedelta
from pathlib import Path

from director.books.book import Books
from director.books.codec import facts_as_text
from director.desk.desk import Desk
from director.desk.undo_preview import Preview, preview_redo, preview_take_back
from director.tournament.effects.figures import FIGURES, Seen
from director.tournament.effects.lines import Line
from director.tournament.log.books import EventNumber
from director.tournament.log.log import Record
from director.tournament.log.refused import Refused
from tests.notebooks import Notebook

TOLD = Path(__file__).parent / "told"

FEW = 8
"""Of so many players at the most, a line that speaks of several says each."""


SOON = timedelta(seconds=30)
"""After so long somebody notices what was done wrong."""


def told(path: Path, *, step_by_step: bool = False) -> str:
    """The story of all events of a book; step by step with what undoing each would have done."""
    book = Books(path)
    try:
        lines = [
            line
            for row in reversed(book.events())
            for line in _told(book, row.number, step_by_step=step_by_step)
        ]
    finally:
        book.close()
    return "\n".join([*lines, ""])


def _told(book: Books, event: EventNumber, *, step_by_step: bool) -> Iterator[str]:
    records = list(book.records(event))
    soon = records[-1].at + timedelta(minutes=1)
    desk = Desk(book, event, "Ina", "desk 1", lambda: soon)
    yield f"# {desk.tournament.name}, read on {soon:%Y-%m-%d %H:%M:%S}"
    shown, then = _first_and_last_of_each_kind(records), Then()
    for record in records:
        yield f"{record.number:>4} {record.at:%H:%M:%S} {record.label.said(_player)}"
        if step_by_step or record.number in shown:
            # as the book has them: a field that a kind gets later is left out while it is usual
            yield from [f"     + {facts_as_text((fact,))[1:-1]}" for fact in record.facts]
        if step_by_step:
            yield from then.told(record)
        if record.number in shown:
            yield from _taken_back(desk, record.number)
    yield "Places, seats and payments"
    t = desk.tournament
    yield from [f"     {one}" for one in t.standings()]
    yield from [f"     {entry}: {place}" for entry, place in sorted(t.seats.items())]
    yield from [f"     {line}" for _, line in sorted(t.ledger.lines.items())]
    yield "Figures"
    for name, figure in FIGURES.items():
        found = figure.of(Seen(desk.tournament, soon))
        yield from [f"     {name} {_keyed(key)}{value}" for key, value in found.items()]


def _first_and_last_of_each_kind(records) -> set[int]:
    kinds = {record.number: tuple([type(fact) for fact in record.facts]) for record in records}
    last = {kind: number for number, kind in kinds.items()}
    first = {kind: number for number, kind in reversed(kinds.items())}
    return {*first.values(), *last.values()} - {1}


class Then:
    """The desk as it was after each record, half a minute later."""

    def __init__(self) -> None:
        self._book = Notebook()
        self._event = self._book.new_event()
        self._desk: Desk | None = None

    def told(self, record: Record) -> Iterator[str]:
        """What undoing the record would have changed; bringing back what it took back."""
        self._book.logs[self._event].append(record)
        if self._desk is None:
            self._desk = Desk(self._book, self._event, "Ina", "desk 1", lambda: self._now)
            return
        self._desk.catch_up()
        self._now = record.at + SOON
        log = self._desk.log
        if log.in_force(record.number):
            yield from _taken_back(self._desk, record.number, "then: ")
        elif log.redone_together:
            yield from _said(preview_redo(self._desk), "     − then, brought back: ")


def _taken_back(desk: Desk, number: int, when: str = "") -> Iterator[str]:
    try:
        preview = preview_take_back(desk, number)
    except Refused as why:
        yield f"     − {when}refused: {why.sentence.said(_player)}"
        return
    yield from _said(preview, f"     − {when}")


def _said(preview: Preview, beginning: str) -> Iterator[str]:
    others = [one.number for one in preview.others]
    yield f"{beginning}with {others or 'nothing else'}{', asked first' if preview.asks else ''}"
    for section in preview.sections:
        yield f"       {section.group.value}"
        for line in section.lines:
            yield from _line(line)


def _line(line: Line) -> Iterator[str]:
    yield f"         {line.sentence.said(_player)}"
    if line.inside <= FEW:
        yield from [f"           {one.sentence.said(_player)}" for one in line.one_by_one()]


def _player(number: int) -> str:
    return f"P{number}"


def _keyed(key: Hashable) -> str:
    return "" if key is None else f"{key}: "
