"""What two halves of an evening did, as tables say it."""

from typing import NamedTuple

from director.desk.meetings import Line
from director.tournament.halves.acts import Act, Became
from director.translation import say
from director.window.widgets.table_rows import Column

_BECAME = {
    Became.OPEN: "waits",
    Became.ENTERED: "entered here: {here}",
    Became.LEFT_OUT: "left out: {here}",
    Became.HERE: "is from here: {here}",
    Became.TAKEN_BACK: "was undone there",
    Became.NO_ACT: "nothing to enter",
}


class ActRow(NamedTuple):
    """An act of the other half, and what was said there."""

    act: Act
    line: Line

    @property
    def became(self) -> str:
        """What became of it, with the number of the record here."""
        here = self.act.here.number if self.act.here else 0
        return say(_BECAME[self.act.became], here=here)


def _when(line: Line) -> str:
    return f"{line.at.astimezone():%H:%M:%S}"


def _what(line: Line) -> str:
    return say("{what}  ·  money", what=line.what) if line.money else line.what


def _faint(one: ActRow) -> str:
    return "" if one.act.became is Became.OPEN else "faint"


LINE_COLUMNS: tuple[Column[Line], ...] = (
    Column("No.", lambda one: str(one.number), width=56, right=True),
    Column("Time", _when, width=80),
    Column("What", _what),
    Column("Who", lambda one: one.who, width=88),
)
ACT_COLUMNS: tuple[Column[ActRow], ...] = (
    Column("No.", lambda one: str(one.line.number), width=56, right=True, colour=_faint),
    Column("Time", lambda one: _when(one.line), width=80, colour=_faint),
    Column("What", lambda one: _what(one.line), colour=_faint),
    Column("Who", lambda one: one.line.who, width=104, colour=_faint),
    Column("Station", lambda one: one.line.station, width=128, colour=_faint),
    Column("Here", lambda one: one.became, width=152, colour=_faint),
)
