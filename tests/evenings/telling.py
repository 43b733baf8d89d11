"""An evening told whole: records, facts, what taking them back would change, all figures.

`.venv/bin/python -m pytest tests/evenings --tell` writes the stories in `told` anew; whoever does
so reads what has become different before it is committed.
"""

from collections.abc import Hashable, Iterator
from datetime import timedelta
from pathlib import Path

from director.desk.desks import Desk
from director.desk.previews import preview_take_back
from director.persistence.books import Books
from director.tournament.books import EventNumber
from director.tournament.decisions import Refused
from director.tournament.effects.figures import FIGURES, Seen
from director.tournament.effects.lines import Line

TOLD = Path(__file__).parent / "told"

FEW = 8
"""Of so many players at the most, a line that speaks of several says each."""


def told(path: Path) -> str:
    """The story of all events of a book."""
    book = Books(path)
    try:
        lines = [line for row in reversed(book.events()) for line in _told(book, row.number)]
    finally:
        book.close()
    return "\n".join([*lines, ""])


def _told(book: Books, event: EventNumber) -> Iterator[str]:
    records = list(book.records(event))
    soon = records[-1].at + timedelta(minutes=1)
    desk = Desk(book, event, "Ina", "desk 1", lambda: soon)
    yield f"# {desk.tournament.name}, read on {soon:%Y-%m-%d %H:%M:%S}"
    shown = _first_and_last_of_each_kind(records)
    for record in records:
        yield f"{record.number:>4} {record.at:%H:%M:%S} {record.label.said(_player)}"
        if record.number in shown:
            yield from [f"     + {fact}" for fact in record.facts]
            yield from _taken_back(desk, record.number)
    yield "Places, seats and payments"
    t = desk.tournament
    yield from [f"     {one}" for one in t.standings()]
    yield from [f"     {entry}: {place}" for entry, place in t.seats.items()]
    yield from [f"     {line}" for line in t.ledger.lines.values()]
    yield "Figures"
    for name, figure in FIGURES.items():
        found = figure.of(Seen(desk.tournament, soon))
        yield from [f"     {name} {_keyed(key)}{value}" for key, value in found.items()]


def _first_and_last_of_each_kind(records) -> set[int]:
    kinds = {record.number: tuple([type(fact) for fact in record.facts]) for record in records}
    last = {kind: number for number, kind in kinds.items()}
    first = {kind: number for number, kind in reversed(kinds.items())}
    return {*first.values(), *last.values()} - {1}


def _taken_back(desk: Desk, number: int) -> Iterator[str]:
    try:
        preview = preview_take_back(desk, number)
    except Refused as why:
        yield f"     − refused: {why.sentence.said(_player)}"
        return
    others = [one.number for one in preview.others]
    yield f"     − with {others or 'nothing else'}{', asked first' if preview.asks else ''}"
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
