"""A new event: a name and a structure, with the sheet of the structure beside the list.

A structure whose file is faulty stands in the list all the same, with everything that is wrong.
"""

from collections.abc import Iterator
from datetime import timedelta
from typing import NamedTuple

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from director.engine.games.library import Library
from director.files.forms import FileWrong
from director.tournament.structure.checks import at_odds
from director.tournament.structure.structure import Break, Level, Structure
from director.translation import chips, say
from director.views.clock import stakes
from director.views.clock.times import in_words
from director.views.counted import counted
from director.window.look.styles import GRID
from director.window.start.start_actions import StartActions
from director.window.widgets.buttons import push_button
from director.window.widgets.field import Field
from director.window.widgets.labels import (
    SCREEN,
    captioned,
    column,
    emptied,
    holding,
    label,
    panel,
    row,
    tip,
)
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView


class Offered(NamedTuple):
    """A structure of the list, or what is wrong with its file."""

    file: str
    structure: Structure | None
    fault: FileWrong | None

    @property
    def title(self) -> str:
        """What it is called."""
        return self.structure.name if self.structure else f"{self.file}.toml"

    @property
    def beside(self) -> str:
        """Whose it is, or that it is faulty."""
        if self.fault:
            return counted(len(self.fault.faults), "1 error", "{count} errors")
        return self.structure.series if self.structure else ""


COLUMNS: tuple[Column[Offered], ...] = (
    Column("Structure", lambda row: row.title, colour=lambda row: "warning" if row.fault else ""),
    Column(
        "Series",
        lambda row: row.beside,
        width=120,
        colour=lambda row: "warning" if row.fault else "soft",
    ),
)


class NewEventPage(QWidget):
    """Asks for the name and the structure of a new event."""

    def __init__(self, start_actions: StartActions) -> None:
        super().__init__()
        self._start_actions = start_actions
        self._editing = False
        """Whether it goes out of sight for the structure editor, and comes back."""
        self.name = Field(say("Name of the event"), say("Friday mixed games"))
        self.model: RowsModel[Offered] = RowsModel(COLUMNS, lambda row: row.file, self)
        self.view = RowsView(self.model, say("Structures"), self)
        self.go = push_button(say("Create event"), self._found, "first")
        self.fresh = push_button(
            say("New structure"), lambda: self._to_editor(start_actions.asked_new_structure)
        )
        self.edit = push_button(say("Edit a copy"), self._edit)
        self._back = push_button(say("Back"), start_actions.asked_list.emit)
        self._beside = QVBoxLayout()
        self._beside.setSpacing(GRID)
        self._lay_out()
        self.name.textChanged.connect(lambda _: self._weigh())
        self.name.returnPressed.connect(self._found)
        self.view.chosen.connect(self._show_chosen)
        self.view.opened.connect(self._found)
        self.view.find_by_typing(lambda row: f"{row.title} {row.beside}")

    def _lay_out(self) -> None:
        inside = QWidget()
        inside.setLayout(self._beside)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setObjectName("clear")
        sheet = panel(column(scroll))
        choice = column(captioned(say("Name of the event"), self.name), self.view, gap=2 * GRID)
        buttons = row(self._back, None, self.fresh, self.edit, self.go)
        left = holding(choice)
        left.setMaximumWidth(520)
        box = column(
            label(say("New event"), "head"),
            holding(row(left, sheet, gap=3 * GRID)),
            holding(buttons),
            gap=2 * GRID,
        )
        box.setStretch(1, 1)
        box.setContentsMargins(*SCREEN)
        self.setLayout(box)

    def refresh(self, file: str = "") -> None:
        """Reads the structures anew, and chooses that of a file where one is named."""
        self.model.show(
            Offered(
                file,
                read if isinstance(read, Structure) else None,
                read if isinstance(read, FileWrong) else None,
            )
            for file, read in self._start_actions.event_list.structures().items()
        )
        if file:
            self.view.choose(file)
        if self.view.choice is None and self.model.rows:
            self.view.selectRow(0)
        self._show_chosen()

    def land(self) -> None:
        """Begins with the name; one that was typed before the editor was looked into is kept."""
        self.name.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever goes elsewhere than into the editor begins anew next time."""
        if not self._editing:
            self.name.empty()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._start_actions.asked_list.emit()
        elif event.key() == Qt.Key.Key_F2:
            self._edit()
        else:
            super().keyPressEvent(event)

    def _edit(self) -> None:
        """The structure editor, with the chosen structure or a copy of it."""
        chosen = self.view.choice
        if chosen:
            self._to_editor(self._start_actions.asked_structure, chosen.file)

    def _to_editor(self, asked: SignalInstance, *which: str) -> None:
        self._editing = True
        asked.emit(*which)
        self._editing = False

    def _is_own(self, file: str) -> bool:
        return (self._start_actions.event_list.own_structures / f"{file}.toml").is_file()

    def _weigh(self) -> None:
        chosen = self.view.choice
        own = chosen is not None and self._is_own(chosen.file)
        self.edit.setText(say("Edit this structure") if own else say("Edit a copy"))
        self.edit.setToolTip(tip(f"{self.edit.text()}  (F2)"))
        self.edit.setEnabled(chosen is not None and (own or chosen.structure is not None))
        self.go.setEnabled(bool(self.name.text().strip() and chosen and chosen.structure))

    def _found(self) -> None:
        chosen = self.view.choice
        name = " ".join(self.name.text().split())
        if not name:
            self.name.setFocus()
            self._start_actions.said.emit(say("enter a name for the event"), "refused")
        elif chosen and chosen.structure:
            self._start_actions.found(name, chosen.structure)
        elif chosen and chosen.fault:
            words = say("fix {file} first", file=chosen.fault.file)
            self._start_actions.said.emit(words, "refused")

    def _show_chosen(self) -> None:
        """The sheet of the structure in short, or its faults, each with its place."""
        emptied(self._beside)
        chosen = self.view.choice
        if chosen and chosen.structure:
            lines = list(_sheet(chosen.structure, self._start_actions.event_list.library))
            title = chosen.structure.name
        elif chosen and chosen.fault:
            lines = [("wrong", str(fault)) for fault in chosen.fault.faults]
            title = say("{file} has errors", file=chosen.fault.file)
        else:
            lines, title = [], say("No structures yet")
        self._beside.addWidget(label(title, "head", wrap=True))
        for role, words in lines:
            self._beside.addWidget(label(words, role, wrap=True))
        self._beside.addStretch(1)
        self._weigh()


def _sheet(structure: Structure, library: Library) -> Iterator[tuple[str, str]]:
    """The structure in a few lines, each with its tone."""
    levels = [step for step in structure.steps if isinstance(step, Level)]
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
    minutes = sorted({level.minutes for level in levels if level.is_timed}) or [0]
    length = str(minutes[0]) if len(minutes) == 1 else f"{minutes[0]}–{minutes[-1]}"
    whole = sum(structure.lengths, timedelta())
    yield (
        "",
        say(
            "{levels} of {length} min, {breaks}, {whole} in total",
            levels=counted(len(levels), "1 level", "{count} levels"),
            length=length,
            breaks=counted(len(breaks), "1 break", "{count} breaks"),
            whole=in_words(whole),
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
