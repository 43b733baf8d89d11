"""The game maker: one text, what the check says of it, and the way back of each change.

The text is the draft. What is typed into the form becomes a change of the text; so there is one
way back, and nothing that the form does not know is ever lost.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import QPlainTextDocumentLayout

from director.engine.games.library import Library, UnknownGame
from director.files.forms import Fault, FileWrong
from director.files.toml_edits import NotEdited
from director.files.toml_statements import Place
from director.files.whole_files import put_text
from director.house.home import Home
from director.translation import say
from director.window.game_maker.check import Checked, checked
from director.window.game_maker.game_text import GameText, id_of, new_text
from director.window.system.tasks import Task
from director.window.widgets.status_line import DONE, FAILED, REFUSED

_PAUSE = 250
"""Milliseconds without a change before a text is checked."""


class Maker(QObject):
    """A game of the house's own while it is written."""

    changed = Signal()
    """The text is another one, or its file's name."""
    looked = Signal()
    """The check has come to an end."""
    opened = Signal()
    """Another game altogether."""
    said = Signal(str, str)
    requested = Signal(object)
    """What the page is to do: a GameRequest."""
    kept = Signal()
    """A game was saved: every list has it now."""

    def __init__(self, library: Library, home: Home, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library, self.home = library, home
        self.document = QTextDocument(self)
        self.document.setDocumentLayout(QPlainTextDocumentLayout(self.document))
        self.game_text = GameText("", {})
        self.checked: Checked | None = None
        """What the check said last; it may be of an earlier text."""
        self.sound: Checked | None = None
        """The last text whose blocks were sound."""
        self.id = ""
        """The name of its file without the ending."""
        self.file = ""
        """The same as it was saved last; "" where it never was."""
        self.in_sight = False
        self.tries = False
        """Whether a hand of it is tried now."""
        self._saved = ""
        self._own_id = False
        self._asked, self._busy = False, False
        self._last_place: Place = ()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._check)
        self.document.contentsChanged.connect(self._read)

    @property
    def text(self) -> str:
        """The text as it is typed now."""
        raw = self.document.toRawText().replace("\u2029", "\n").replace("\u2028", "\n")
        return raw.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")

    @property
    def is_begun(self) -> bool:
        """Whether there is a game at all."""
        return bool(self.id)

    @property
    def is_dirty(self) -> bool:
        """Whether something would be lost."""
        return self.is_begun and (self.game_text.text != self._saved or self.id != self.file)

    @property
    def is_settled(self) -> bool:
        """Whether what the check says is of the text as it stands."""
        return not self._busy and not self._pause.isActive()

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything that is wrong, as far as the check has come."""
        if unreadable := self.game_text.unreadable:
            return unreadable
        return self.checked.faults if self.checked else ()

    def begin(self, name: str, like: str, game_id: str = "") -> None:
        """A new game that is like another one. Raises UnknownGame, FileWrong."""
        text = new_text(name, like, self.library)
        self._own_id = bool(game_id) and game_id != id_of(name)
        self.open(text, game_id or id_of(name))

    def open(self, text: str, game_id: str, file: str = "") -> None:
        """Another text; nothing of the one before can be taken back."""
        self.id, self.file = game_id, file
        self._own_id = self._own_id or bool(file)
        self._saved = text if file else ""
        self.checked = self.sound = None
        self._last_place = ()
        self.game_text = GameText("", self._below(text))
        self.document.setPlainText(text)
        self.document.clearUndoRedoStacks()
        self._read()
        self.opened.emit()
        self._own_id = bool(file) or self.id != id_of(self.game_text.name)

    def restore(self) -> bool:
        """Opens the draft that a crash left; whether there is one."""
        for path in sorted(self.home.game_drafts.glob("*.toml")):
            try:
                text = path.read_text(encoding="utf-8")
                of_house = self.home.games / path.name
                saved = of_house.read_text(encoding="utf-8") if of_house.exists() else ""
            except (OSError, UnicodeDecodeError):
                continue
            self.open(text, path.stem, path.stem if saved else "")
            self._saved = saved
            self.changed.emit()
            words = say("{file} was not saved last time: here it is", file=path.name)
            self.said.emit(words, DONE)
            return True
        return False

    def _below(self, text: str) -> Mapping[str, Any]:
        """What a text takes over, before it was checked."""
        like = GameText(text, {}).like
        return self.library.taken_over_from(like) if like else {}

    def put(self, place: Place, value: Any, nothing: Any = "") -> None:
        """Another value at a place of the text; the rest of it stays as it is."""
        try:
            text = self.game_text.put(place, value, nothing)
        except NotEdited:
            self.said.emit(say("change this in the text beside the form"), REFUSED)
            return
        self.write(text, place)

    def write(self, text: str, place: Place = ()) -> None:
        """Another text; only what differs is touched, and letters of one field are one change."""
        old = self.text
        if text == old:
            return
        start, tail = _common(old, text)
        cursor = QTextCursor(self.document)
        together = bool(place) and place == self._last_place and self.document.isUndoAvailable()
        if together:
            cursor.joinPreviousEditBlock()
        else:
            cursor.beginEditBlock()
        cursor.setPosition(_units(old[:start]))
        end = _units(old[: len(old) - tail])
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[start : len(text) - tail])
        self._last_place = place
        cursor.endEditBlock()
        self._last_place = place

    def name_file(self, game_id: str) -> None:
        """A name of its own for the file; none for the one that follows from the game's name."""
        self._own_id = bool(game_id.strip())
        self.id = id_of(game_id if self._own_id else self.game_text.name)
        self.changed.emit()
        self._pause.start()

    def undo(self) -> None:
        """Takes the last change back."""
        self._last_place = ()
        self.document.undo()

    def redo(self) -> None:
        """Does it again."""
        self._last_place = ()
        self.document.redo()

    def _read(self) -> None:
        text = self.text
        if text == self.game_text.text:
            return
        before, self.game_text = self.game_text, GameText(text, self.game_text.below)
        if self.game_text.own is not None and self.game_text.like != before.like:
            self.game_text = GameText(text, self._below(text))
        self._last_place = ()
        if not self._own_id and self.game_text.own is not None:
            self.id = id_of(self.game_text.name)
        self.changed.emit()
        self._pause.start()

    def check_now(self) -> None:
        """Checks without waiting for a pause."""
        self._pause.stop()
        self._check()

    def _check(self) -> None:
        if self._busy:
            self._asked = True
            return
        if not self.is_begun:
            return
        self._busy, self._asked = True, False
        text, path, library = self.text, self._draft, self.library.anew()
        Task(self, lambda: checked(text, path, library), self._came, self._failed, alone=False)

    @property
    def _draft(self) -> Path:
        return self.home.game_drafts / f"{self.id}.toml"

    def _came(self, made: Checked) -> None:
        self._busy = False
        self.checked = made
        if made.game:
            self.sound = made
        if made.text == self.game_text.text and made.below != self.game_text.below:
            self.game_text = GameText(made.text, made.below)
            self.changed.emit()
        if not self.is_dirty:
            self.forget_draft()
        self.looked.emit()
        if self._asked:
            self._pause.start()

    def _failed(self, error: Exception) -> None:
        self._busy = False
        if not isinstance(error, OSError):
            raise error
        why = error.strerror or str(error)
        self.said.emit(say("the game cannot be checked: {why}", why=why), FAILED)

    def forget_draft(self) -> None:
        """What was written down against a crash goes: it is saved, or not wanted."""
        for path in self.home.game_drafts.glob("*.toml"):
            path.unlink(missing_ok=True)

    def trial_library(self) -> Library | None:
        """A library with the game as it is typed now; None where it cannot be played."""
        library = self.library.anew()
        try:
            put_text(self.text, self._draft)
            here = library.over(self.home.game_drafts)
            here.game(self.id)
        except (OSError, FileWrong, UnknownGame):
            return None
        return here

    @property
    def is_broken_by_saving(self) -> bool:
        """Whether the house can play the game as it was saved last, and could not as it is now."""
        if self.file != self.id or self.trial_library():
            return False
        try:
            self.library.game(self.id)
        except (FileWrong, UnknownGame):
            return False
        return True

    @property
    def shipped(self) -> bool:
        """Whether a shipped game has the same id, which its file would cover."""
        return self.id in self.library.shipped_ids()

    @property
    def taken(self) -> bool:
        """Whether another file of the house has the same name."""
        return self.id != self.file and (self.home.games / f"{self.id}.toml").exists()

    def save(self) -> bool:
        """Into the house's folder, where every list finds it at once; whether it is saved."""
        path = self.home.games / f"{self.id}.toml"
        is_whole = self.trial_library() is not None
        try:
            put_text(self.text, path)
        except OSError as error:
            why = error.strerror or str(error)
            self.said.emit(say("not saved: {why}", why=why), FAILED)
            return False
        self.file, self._saved, self._own_id = self.id, self.text, True
        self.forget_draft()
        self.library.look_again()
        self.changed.emit()
        unfinished = "saved: {path}  ·  it has errors: nobody can play it yet"
        self.said.emit(say("saved: {path}" if is_whole else unfinished, path=path), DONE)
        self.kept.emit()
        return True


def _common(old: str, new: str) -> tuple[int, int]:
    """How many letters two texts share at their beginning, and then at their end."""
    most = min(len(old), len(new))
    start = next((at for at in range(most) if old[at] != new[at]), most)
    most -= start
    tail = next((at for at in range(most) if old[-1 - at] != new[-1 - at]), most)
    return start, tail


def _units(text: str) -> int:
    """How far a text goes as Qt counts letters."""
    return len(text.encode("utf-16-le")) // 2
