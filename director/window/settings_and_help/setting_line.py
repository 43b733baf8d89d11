"""One setting on the settings page: what it is, its answer, and the way back to the usual."""

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from director.files.forms import FileWrong
from director.house.announcements import EXAMPLES
from director.house.setting import COLOR, Setting, Value
from director.house.settings import Settings
from director.translation import say
from director.views.spoken.sentences import filled
from director.window.look.styles import GRID
from director.window.settings_and_help.color_choice import ask_for_color, swatch
from director.window.settings_and_help.setting_answer import Line, answer, said
from director.window.system.file_dialogs import ask_for_file, ask_for_folder
from director.window.widgets.buttons import push_button
from director.window.widgets.field import reasons
from director.window.widgets.find_by_letters import stands_in
from director.window.widgets.labels import column, holding, label, reveal, rewrite, row

_ANSWER = 344


class SettingLine(QWidget):
    """A setting with its answer."""

    kept = Signal(str)
    """The key of what was changed."""
    failed = Signal(str)
    """Why it could not be kept."""
    heard = Signal(str)
    """What is to be spoken, for somebody who wants to hear it."""

    def __init__(self, setting: Setting, settings: Settings) -> None:
        super().__init__()
        self.setting, self._settings = setting, settings
        self.answer = answer(setting, self.change)
        self.answer.setAccessibleDescription(setting.description)
        self._default = said(setting, setting.default)
        title = label(setting.title)
        title.setBuddy(self.answer)
        self.spoken = label("", "soft", wrap=True) if setting.is_heard else None
        self.listen = self._listening() if setting.is_heard else None
        self.pick = self._picking() if setting.picks else None
        if setting.is_heard and isinstance(self.answer, Line):
            self.answer.textChanged.connect(lambda _: self._show_spoken())
        described = label(setting.description, "hint", wrap=True)
        told = column(*filter(None, (title, described, self.spoken)), None, gap=4)
        deeds = [one for one in (self.pick, self.listen) if one]
        given = holding(row(self.answer, *deeds, stretch=0)) if deeds else self.answer
        why = [reasons([self.answer])] if isinstance(self.answer, Line) and not self.spoken else []
        self._answers = column(given, *why, None, gap=4)
        answers = holding(self._answers)
        answers.setFixedWidth(_ANSWER)
        self.setLayout(row(holding(told), answers, gap=3 * GRID, stretch=0))
        words = (setting.description, setting.group, setting.key, self._default)
        ways = (say(way) for way in (*setting.ways.values(), *setting.choices))
        self._inside = " ".join((*words, *ways))
        self.refresh()

    @cached_property
    def back(self) -> QPushButton:
        """Takes the usual answer again; few settings are ever changed, and only they have it."""
        made = push_button(say("Reset"), self.go_back, "act")
        made.setAccessibleName(say("Reset to the default: {usual}", usual=self._default))
        return made

    @cached_property
    def _beside(self) -> QWidget:
        usual = label(say("default: {usual}", usual=self._default), "hint", wrap=True)
        made = holding(row(usual, self.back, stretch=0))
        self._answers.insertWidget(1, made)
        self.setTabOrder(self.listen or self.pick or self.answer, self.back)
        return made

    def _listening(self) -> QPushButton:
        made = push_button(say("Listen"), self.have_heard)
        made.setAccessibleName(say("Listen: {setting}", setting=self.setting.title))
        return made

    def _picking(self) -> QPushButton:
        made = push_button(say("Choose …"), self.choose)
        made.setAccessibleName(say("Choose: {setting}", setting=self.setting.title))
        return made

    @property
    def is_changed(self) -> bool:
        """Whether it is another one than the usual."""
        return self._settings.is_changed(self.setting.key)

    def answers_to(self, typed: str) -> int | None:
        """How well it answers to every word that was typed, the least the best; None if not."""
        return stands_in(typed, self.setting.title, say(self.setting.words), self._inside)

    def refresh(self) -> None:
        """Shows what is set."""
        self.answer.show_value(self._settings[self.setting.key])
        if self.is_changed or "_beside" in vars(self):
            reveal(self._beside, self.is_changed)
        self._show_spoken()
        if self.pick and self.setting.picks == COLOR:
            self.pick.setIcon(swatch(str(self._settings[self.setting.key])))

    @property
    def words(self) -> str:
        """What would be spoken of what is typed, with examples for what stands in braces."""
        typed = self.answer.text() if isinstance(self.answer, Line) else ""
        return "" if self.setting.refusal(typed) else filled(typed, EXAMPLES)

    def have_heard(self) -> None:
        """Asks for it to be spoken."""
        if self.words:
            self.heard.emit(self.words)

    def _show_spoken(self) -> None:
        if self.spoken is None or self.listen is None:
            return
        typed = self.answer.text() if isinstance(self.answer, Line) else ""
        fault = self.setting.refusal(typed)
        rewrite(self.spoken, f"▲ {fault}" if fault else self.words or say("Nothing is spoken."))
        self.listen.setEnabled(bool(self.words))

    def change(self, value: Value) -> None:
        """Keeps another answer at once."""
        if value == self._settings[self.setting.key]:
            return
        try:
            self._settings.change({self.setting.key: value})
        except OSError as error:
            self.failed.emit(error.strerror or str(error))
            return
        self._tell()

    def choose(self) -> QDialog:
        """Asks for the color, or for the folder or the file on this computer."""
        title, picks = self.setting.title, self.setting.picks
        if picks == COLOR:
            return ask_for_color(self, title, str(self._settings[self.setting.key]), self.change)
        if picks == "folder":
            return ask_for_folder(self, title, self._chose)
        return ask_for_file(self, title, picks, self._chose)

    def _chose(self, path: Path) -> None:
        if why := self.setting.refusal(str(path)):
            self.failed.emit(why)
        else:
            self.change(str(path))

    def go_back(self) -> None:
        """Takes the usual answer again."""
        try:
            self._settings.forget(self.setting.key)
        except OSError as error:
            self.failed.emit(error.strerror or str(error))
            return
        self.answer.setFocus()
        self._tell()

    def _tell(self) -> None:
        self.refresh()
        self.kept.emit(self.setting.key)


def faults_of(error: FileWrong | OSError) -> list[str]:
    """Everything that is wrong with a file, one sentence each."""
    if isinstance(error, FileWrong):
        return [str(fault) for fault in error.faults]
    return [error.strerror or str(error)]
