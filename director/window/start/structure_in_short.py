"""An evening beside its fields: what comes of them, its structure and schedule; or the faults."""

from collections.abc import Iterator
from datetime import timedelta

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from director.engine.games.library import Library
from director.tournament.structure.checks import at_odds
from director.tournament.structure.structure import Break, Level, Structure
from director.tournament.templates.template import Template
from director.translation import capital, chips, say
from director.views.clock import stakes
from director.views.clock.schedule_rows import PlannedRow, planned
from director.views.clock.times import in_words
from director.views.counted import counted
from director.views.money.evening_sums import evening_sums
from director.window.event.template_shelf import taken_said
from director.window.look.styles import GRID
from director.window.start.offered_structures import Offered
from director.window.widgets.labels import column, emptied, holding, label, panel, reveal, row
from director.window.widgets.scrolling_form import SteadyScroll
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

_MOST = 320
"""Pixels for what is said above the schedule; more of it is scrolled."""
_CAPTION = 104


def _colour(row: PlannedRow) -> str:
    return "rest" if row.rest else ""


COLUMNS: tuple[Column[PlannedRow], ...] = (
    Column("Level", lambda row: row.title, width=112, colour=_colour),
    Column("Stakes", lambda row: row.stakes, colour=_colour),
    Column("Length", lambda row: row.length, width=88, right=True, colour=lambda _: "soft"),
    Column("After", lambda row: row.after, width=96, right=True, colour=lambda _: "soft"),
)


class StructureInShort:
    """The panel of the chosen structure."""

    def __init__(self) -> None:
        self.sums: tuple[tuple[str, str], ...] = ()
        """What comes of the fields: captions, each with its words."""
        self._lines = QVBoxLayout()
        self._lines.setSpacing(GRID // 2)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._said = SteadyScroll(holding(self._lines))
        self._said.setObjectName("clear")
        model: RowsModel[PlannedRow] = RowsModel(COLUMNS, lambda row: row.number)
        self.schedule = RowsView(model, say("Schedule"))
        model.setParent(self.schedule)
        self.panel: QFrame = panel(column(self._said, self.schedule, gap=GRID, stretch=1))

    def show_offered(
        self, chosen: Offered | None, library: Library, evening: Template | None, players: int
    ) -> None:
        """Shows what is chosen, and the evening that comes of it; without a choice, that none is.

        An evening is None while one of its fields cannot be read.
        """
        emptied(self._lines)
        structure = evening.structure if evening else chosen.structure if chosen else None
        self.sums = tuple(evening_sums(evening, players)) if evening else ()
        if structure:
            lines, title = list(_lines_of(structure, library)), structure.name
            if chosen and chosen.template:
                title, held = chosen.title, taken_said(chosen.template)
                lines = [("", capital(held)), *lines]
        elif chosen and chosen.fault:
            lines = [("wrong", str(fault)) for fault in chosen.fault.faults]
            title = say("{file} has errors", file=chosen.fault.file)
        else:
            lines, title = [], say("No structure chosen")
        self._add(label(title, "head", wrap=True))
        for caption, words in self.sums:
            short = label(caption, "soft")
            short.setFixedWidth(_CAPTION)
            self._add(holding(row(short, label(words, wrap=True), stretch=1)))
        if self.sums:
            self._lines.addSpacing(GRID)
        for role, words in lines:
            self._add(label(words, role, wrap=True))
        self._lines.addStretch(1)
        self.schedule.rows.show(planned(structure) if structure else ())
        self.schedule.scrollToTop()
        reveal(self.schedule, structure is not None)
        self.settle()

    def _add(self, line: QWidget) -> None:
        self._lines.addWidget(line)
        line.show()  # what is not seen yet has no height

    def settle(self) -> None:
        """Gives what is said the height it has in this width, and the schedule all the rest."""
        width = max(1, self._said.viewport().width())
        high = self._lines.heightForWidth(width)
        self._said.setMaximumHeight(16777215 if self.schedule.isHidden() else min(high, _MOST))
        self._said.setMinimumHeight(min(high, _MOST))


def _lines_of(structure: Structure, library: Library) -> Iterator[tuple[str, str]]:
    """The structure in a few lines, each with its tone."""
    levels = structure.levels
    breaks = [step for step in structure.steps if isinstance(step, Break)]
    if structure.series:
        yield "soft", structure.series
    for why in dict.fromkeys(why for _, why in at_odds(structure, library)):
        yield "wrong", why
    yield (
        "",
        say(
            "{chips} chips, {seats} players per table",
            chips=chips(structure.starting_chips),
            seats=structure.seats,
        ),
    )
    yield (
        "",
        say(
            "{levels} of {length} min, {breaks}, {whole} in total",
            levels=counted(len(levels), "1 level", "{count} levels"),
            length=_minutes(levels),
            breaks=counted(len(breaks), "1 break", "{count} breaks"),
            whole=in_words(sum(structure.lengths, timedelta())),
        ),
    )
    games = " · ".join(stakes.rotation(structure, library))
    if structure.rotation and structure.rotation.hands:
        hands = counted(structure.rotation.hands, "one hand each", "{count} hands each")
        yield "", f"{games}, {hands}"
    else:
        yield "", games
    yield "caption", say("Level {label}", label=levels[0].label)
    for kind in stakes.by_kind(structure, levels[0], library):
        yield "", f"{kind.title}:  {kind.line}"
    for note in structure.notes:
        yield "soft", note


def _minutes(levels: tuple[Level, ...]) -> str:
    """How long the levels are: "20", or "20–40"."""
    minutes = sorted({level.minutes for level in levels if level.is_timed}) or [0]
    return str(minutes[0]) if len(minutes) == 1 else f"{minutes[0]}–{minutes[-1]}"
