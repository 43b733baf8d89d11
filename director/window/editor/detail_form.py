"""The form beside the spreadsheet: plain fields, each marked with the model's own sentence.

What nearly every structure says stands there at once, the rest under headings that open.
"""

import re
from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QPlainTextEdit, QScrollArea, QWidget

from director.translation import listed, say
from director.window.drafts.form_fields import ChoiceField, LineField, LinesField
from director.window.drafts.typed_values import Kind, found
from director.window.editor.chips_offer import ChipsOffer
from director.window.editor.detail_fields import FIRST, SECTIONS, Spec, kept, specs
from director.window.editor.editor import Editor
from director.window.editor.folded_fields import FoldedFields
from director.window.editor.game_lines import GameChooser, GameLines
from director.window.look.styles import GRID
from director.window.widgets.choice_list import Choice
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, column, holding, label, rewrite

_GAME = re.compile(r"game(?:\[([0-9]+)\].*)?$")
"""The place of a game in the file."""


class DetailsForm(QScrollArea):
    """Everything but the steps."""

    told = Signal(str)
    """What is wrong with the field that has the focus; "" for nothing."""

    def __init__(self, editor: Editor) -> None:
        super().__init__()
        self._editor = editor
        self.fields: Mapping[str, QWidget] = {spec.place: self._field(spec) for spec in specs()}
        self._faults: Mapping[str, str] = {}
        self.games = GameLines(editor)
        self.games.told.connect(self.told)
        self.games.entered.connect(self._show_line)
        offered = editor.names.offered
        self.more_games = GameChooser(say("Add a game"), say("Type part of the name"), offered)
        self.more_games.picked.connect(self._add_game)
        self.chips_offer = ChipsOffer(editor, lambda: self.land("chip"))
        self.folded = {
            title: FoldedFields(say(title), [self._shown(spec) for spec in section])
            for title, section in SECTIONS.items()
        }
        self.left_alone = label("", "caption", wrap=True)
        self._lay_out()
        editor.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        parts = [self._shown(spec) for spec in FIRST]
        games = [self.games, captioned(self.more_games.accessibleName(), self.more_games)]
        at = {spec.place: number for number, spec in enumerate(FIRST, start=1)}
        parts[at["seats"] : at["seats"]] = games
        parts.insert(at["starting_chips"], self.chips_offer)
        parts += self.folded.values()
        box = column(*parts, self.left_alone, None)
        box.setContentsMargins(2, 0, 2 * GRID, 0)
        self.setWidget(holding(box))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _shown(self, spec: Spec) -> QWidget:
        field = self.fields[spec.place]
        return field if spec.flag else captioned(say(spec.title), field)

    def _unsaid(self, spec: Spec) -> str:
        """What holds where the file does not choose."""
        part = found(self._editor.draft.data, spec.place.rpartition(".")[0])
        return spec.choices[0] if spec.first and part is not None else ""

    def refresh(self) -> None:
        """Shows the draft; the field that is typed into stays as it is where it means the same."""
        data = self._editor.draft.data
        self._faults = {spec.place: self._fault(spec) for spec in specs()}
        for spec in specs():
            self._show(spec, self.fields[spec.place], found(data, spec.place))
        for title, folded in self.folded.items():
            section = SECTIONS[title]
            said = sum(found(data, spec.place) is not None for spec in section)
            folded.tell(said, sum(bool(self._faults[spec.place]) for spec in section))
        self.games.refresh()
        self.chips_offer.refresh()
        left = kept(data)
        words = say("Kept in the file but not shown here: {keys}", keys=listed(left))
        rewrite(self.left_alone, words if left else "")

    def land(self, place: str = "name") -> None:
        """Puts the cursor into the field of a place of the file."""
        if game := _GAME.match(place):
            self.games.land(int(game[1] or 1) - 1)
            return
        here = self.field_for(place) or "name"
        for title, section in SECTIONS.items():
            if any(spec.place == here for spec in section):
                self.folded[title].open()
                self._settle(self.folded[title])
        field = self.fields[here]
        field.setFocus()
        self.ensureWidgetVisible(field)

    def _show_line(self, line: QWidget) -> None:
        """Brings the line of a game into sight, with what has opened below it."""
        self._settle(line, self.games)
        self.ensureWidgetVisible(line)

    def _settle(self, *opened: QWidget) -> None:
        """Gives what has opened its room at once, from the inside out."""
        for inside in (*opened, self.widget()):
            if inside and (box := inside.layout()):
                box.activate()

    def kind(self, spec: Spec) -> Kind:
        """How a field is typed and shown."""
        return getattr(self._editor.names, spec.games) if spec.games else spec.kind

    def field_for(self, place: str) -> str:
        """The field that a place of the file belongs to; "" where there is none."""
        exact = [spec.place for spec in specs() if _belongs(place, spec.place)]
        part = place.partition(".")[0]
        near = [spec.place for spec in specs() if spec.place.startswith(f"{part}.")]
        return next(iter((*exact, *near)), "")

    def fault(self, place: str) -> str:
        """What is wrong with a field."""
        return self._faults.get(place, "")

    def _fault(self, spec: Spec) -> str:
        sentences = self._editor.told.sentences
        return next((say_ for place, say_ in sentences.items() if _belongs(place, spec.place)), "")

    def _field(self, spec: Spec) -> QWidget:
        title = say(spec.title)
        if spec.flag:
            box = QCheckBox(title)
            box.clicked.connect(lambda on: self._set(spec, None if on is spec.usual else on))
            return box
        if spec.choices:
            choice = ChoiceField(spec.choices)
            choice.setAccessibleName(title)
            choice.activated.connect(lambda _: self._set(spec, choice.currentData() or None))
            return choice
        if spec.lines:
            lines = LinesField(title)
            lines.textChanged.connect(lambda: self._set(spec, spec.kind.read(lines.toPlainText())))
            return lines
        line = LineField(title, spec.hint)
        line.textEdited.connect(lambda text: self._set(spec, self.kind(spec).read(text)))
        line.returnPressed.connect(self._editor.ask_name)
        line.installEventFilter(self)
        return line

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, Field) and isinstance(event, QFocusEvent):
            spec = next(one for one in specs() if self.fields[one.place] is watched)
            if event.gotFocus():
                self.ensureWidgetVisible(watched)
                self._tell(spec.place)
            elif spec.games:  # what was found by a few letters stands there by its name
                watched.setText(self.kind(spec).show(found(self._editor.draft.data, spec.place)))
        return super().eventFilter(watched, event)

    def _set(self, spec: Spec, value: object) -> None:
        self._editor.set_value(spec.place, value, say(spec.title))
        self._tell(spec.place)

    def _tell(self, place: str) -> None:
        """Says what is wrong with a field, by its name."""
        title = next(say(spec.title) for spec in specs() if spec.place == place)
        fault = self.fault(place)
        self.told.emit(say("{field}: {fault}", field=title, fault=fault) if fault else "")

    def _add_game(self, choice: Choice) -> None:
        self._editor.add_game(str(choice.key))
        self.more_games.empty()

    def _show(self, spec: Spec, field: QWidget, value: object) -> None:
        match field:
            case QCheckBox():
                field.setChecked(value if isinstance(value, bool) else spec.usual)
            case QComboBox():
                field.setCurrentIndex(max(0, field.findData(value or self._unsaid(spec))))
            case QPlainTextEdit():
                if self.kind(spec).read(field.toPlainText()) != value:
                    field.blockSignals(True)
                    field.setPlainText(self.kind(spec).show(value))
                    field.blockSignals(False)
            case Field():
                if self.kind(spec).read(field.text()) != value:
                    field.setText(self.kind(spec).show(value))
                    field.setCursorPosition(len(field.text()) if field.hasFocus() else 0)
                field.mark(self.fault(spec.place))


def _belongs(place: str, field: str) -> bool:
    """Whether what is wrong at a place is wrong with this field."""
    return place == field or place.startswith((f"{field}[", f"{field}."))
