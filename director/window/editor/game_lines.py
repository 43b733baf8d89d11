"""The games of an event, a line each: found by name, with the betting, and how this event plays it.

What is seldom needed opens below the line in which somebody stands.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QComboBox, QVBoxLayout, QWidget

from director.engine.games.game import Option
from director.tournament.structure.called_games import id_of
from director.tournament.structure.games_on_sheet import BETTINGS
from director.translation import say
from director.views.clock.stakes import known, short_name
from director.window.drafts.form_fields import ChoiceField, LineField, leaves_undo
from director.window.editor.draft import Row
from director.window.editor.editor import Editor
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.choice_list import Choice
from director.window.widgets.chooser import Chooser
from director.window.widgets.labels import captioned, column, emptied, holding, row

_BETTING = 112
_LETTERS = 8
"""A choice is at least so wide; what it says is seen whole when it is open."""


class GameChooser(Chooser):
    """A game found by any of its names; undo belongs to the editor."""

    fitted = Signal()
    """It is of another width now."""

    def event(self, event: QEvent) -> bool:
        if leaves_undo(event):
            event.ignore()
            return False
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fitted.emit()


class GameLine(QWidget):
    """One game of the event."""

    def __init__(self, editor: Editor, at: int) -> None:
        super().__init__()
        self._editor, self.at = editor, at
        self.game = GameChooser(
            say("Game {number}", number=at + 1), say("Name or short name"), editor.names.offered
        )
        self.betting = _choice(say("Betting"), {say(one): one for one in BETTINGS})
        self.betting.setFixedWidth(_BETTING)
        self.name = LineField(say("Name on this sheet"), say("as usual"))
        self.options: dict[str, QComboBox] = {}
        self.stakes: QComboBox | None = None
        self._offers: object = None
        self._id = ""
        self._more = QVBoxLayout()
        self.more = holding(self._more)
        self._more.setContentsMargins(2 * GRID, 0, 0, GRID)
        self.remove = push_button(say("Remove game"), lambda: editor.remove_game(self.at))
        self.setLayout(column(holding(row(self.game, self.betting, gap=4)), self.more, gap=4))
        self.game.textEdited.connect(lambda text: self._set_id(id_of(text.strip(), editor.library)))
        self.game.picked.connect(self._pick)
        self.game.fitted.connect(self._fit)
        self.game.entered.connect(lambda text: None if text.strip() else self.remove.click())
        self.name.textEdited.connect(lambda text: self._set("name", text.strip() or None))
        self.betting.activated.connect(self._set_betting)

    def show_game(self, game: Row, faults: Mapping[str, str], *, here: bool) -> None:
        """Shows a game; `here` is whether somebody stands in this line."""
        game_id = self._id = str(game.get("id", ""))
        if not (
            self.game.hasFocus()
            and id_of(self.game.text().strip(), self._editor.library) == game_id
        ):
            self._name_game(game_id)
        self._offer(game_id)
        self.betting.setCurrentIndex(self.betting.findData(game.get("betting", BETTINGS[0])))
        if (self.name.text().strip() or None) != game.get("name"):
            self.name.setText(str(game.get("name", "")))
        if self.stakes:
            self.stakes.setCurrentIndex(max(0, self.stakes.findData(game.get("stakes", ""))))
        stated = game.get("options")
        for name, field in self.options.items():
            value = stated.get(name) if isinstance(stated, Mapping) else None
            field.setCurrentIndex(max(0, field.findData(value)))
        self.game.mark(next(iter(faults.values()), ""))
        self.more.setVisible(here or "name" in game or "options" in game)

    def _name_game(self, game_id: str) -> None:
        """Its name, or the short one where the long one has no room."""
        name, room = self._editor.names.name_of(game_id), self.game.width() - 3 * GRID
        fits = self.game.fontMetrics().horizontalAdvance(name) <= room
        short = (
            short_name(self._editor.library, game_id)
            if game_id in self._editor.library.ids()
            else name
        )
        self.game.setText(name if fits else short)
        self.game.setCursorPosition(0)
        self.game.setToolTip(name)

    def _fit(self) -> None:
        if not self.game.hasFocus():
            self._name_game(self._id)

    def _offer(self, game_id: str) -> None:
        """The fields of this game: what it may be called, its stakes, its options."""
        game = (
            known(self._editor.library, game_id) if game_id in self._editor.library.ids() else None
        )
        options: Sequence[Option] = game.options if game else ()
        classes = self._editor.draft.classes
        if self._offers == (game_id, classes) and self._more.count():
            return
        self._offers = game_id, classes
        for kept in (self.name, self.remove):
            kept.setParent(self)  # the others go
        emptied(self._more)
        self._more.addWidget(captioned(self.name.accessibleName(), self.name))
        self.stakes, self.options = None, {}
        if classes:
            titles = {say("same for all"): ""} | {title or one: one for one, title in classes}
            self.stakes = self._field(say("Stakes class"), titles, "stakes")
        for option in options:
            usual = say("as usual: {way}", way=option.told(option.default))
            ways = {usual: None} | {option.told(value): value for value in option.values}
            place = f"options.{option.name}"
            self.options[option.name] = self._field(option.title, ways, place)
        self._more.addWidget(holding(row(self.remove, None)))
        for kept in (self.name, self.remove):
            kept.show()

    def _field(self, title: str, ways: Mapping[str, Any], place: str) -> QComboBox:
        field = _choice(title, ways)
        field.activated.connect(lambda _: self._set(place, _or_none(field.currentData())))
        self._more.addWidget(captioned(title, field))
        return field

    def _pick(self, choice: Choice) -> None:
        self._set_id(str(choice.key))
        self._name_game(str(choice.key))

    def _set_id(self, game_id: str) -> None:
        self._editor.set_game(self.at, "id", game_id)

    def _set(self, place: str, value: object) -> None:
        self._editor.set_game(self.at, place, value)

    def _set_betting(self) -> None:
        betting = self.betting.currentData()
        self._set("betting", None if betting == BETTINGS[0] else betting)


class GameLines(QWidget):
    """All games of the event."""

    told = Signal(str)
    """What is wrong with the game in which somebody stands; "" for nothing."""
    entered = Signal(QWidget)
    """Somebody stands in this line now."""

    def __init__(self, editor: Editor) -> None:
        super().__init__()
        self._editor = editor
        self.lines: list[GameLine] = []
        self._box = column(gap=GRID)
        self.setLayout(self._box)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._settle)

    def refresh(self) -> None:
        """Shows the games of the draft."""
        rows = self._editor.draft.games
        while len(self.lines) < len(rows):
            self.lines.append(GameLine(self._editor, len(self.lines)))
            self._box.addWidget(self.lines[-1])
        while len(self.lines) > len(rows):
            line = self.lines.pop()
            self._box.removeWidget(line)
            line.hide()
            line.deleteLater()
        focus = QApplication.focusWidget()
        for line, game in zip(self.lines, rows, strict=True):
            here = line.isAncestorOf(focus) if focus else False
            faults = self._faults(line.at)
            line.show_game(game, faults, here=here)
            if here:
                self._tell(line, faults)

    def land(self, at: int) -> None:
        """Puts the cursor into the line of a game."""
        if self.lines:
            line = self.lines[min(at, len(self.lines) - 1)]
            line.game.setFocus()
            line.game.selectAll()

    def _faults(self, at: int) -> Mapping[str, str]:
        """What is wrong with a game, by the place in its row."""
        place = f"game[{at + 1}]"
        sentences = self._editor.verdict.sentences
        return {one: why for one, why in sentences.items() if one.startswith(place)}

    def _tell(self, line: GameLine, faults: Mapping[str, str]) -> None:
        why = next(iter(faults.values()), "")
        game = line.game.accessibleName()
        self.told.emit(say("{field}: {fault}", field=game, fault=why) if why else "")

    def _settle(self, _: QWidget | None, now: QWidget | None) -> None:
        """The line in which somebody stands is open; others where they say something."""
        if now is None or not self.isAncestorOf(now):
            return
        self.refresh()
        self.entered.emit(next(line for line in self.lines if line.isAncestorOf(now)))


def _choice(title: str, ways: Mapping[str, Any]) -> QComboBox:
    """A choice that is as wide as there is room, however long its words are."""
    field = ChoiceField(())
    field.clear()
    for words, value in ways.items():
        field.addItem(words, value)
    field.setAccessibleName(title)
    field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    field.setMinimumContentsLength(_LETTERS)
    return field


def _or_none(value: Any) -> Any:
    return None if value == "" else value
