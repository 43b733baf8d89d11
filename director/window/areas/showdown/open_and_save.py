"""Saves the hand on the screen as a file, and opens one in its place."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from director.desk.hands.hand_files import KINDS
from director.translation import say
from director.window.areas.showdown.hand_files import (
    NotAHand,
    Opened,
    hand_as_json,
    read_hand_file,
)
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.status_line import DONE, FAILED, REFUSED


class OpenAndSave:
    """Asks which file, reads or writes it, and says on the status line how that went."""

    def __init__(
        self,
        cockpit: RulingsDesk,
        over: QWidget,
        case: Callable[[], Mapping[str, Any]],
        fill: Callable[[Opened], None],
    ) -> None:
        """`case` is asked for the hand to save, `fill` is given the one that was opened."""
        self._cockpit, self._over = cockpit, over
        self._case, self._fill = case, fill

    def save(self, path: Path) -> None:
        """Saves what is typed as a showdown file."""
        try:
            path.write_text(hand_as_json(self._case()), encoding="utf-8")
        except OSError as error:
            self._cockpit.say(say("not saved: {what}", what=str(error)), FAILED)
        else:
            self._cockpit.say(say("hand saved as {file}", file=path.name), DONE)

    def open(self, path: Path) -> None:
        """Opens the first hand of a file in place of what is typed."""
        try:
            hand = read_hand_file(path, self._cockpit.library)
        except NotAHand as error:
            self._cockpit.say(str(error), REFUSED)
            return
        except OSError as error:
            self._cockpit.say(say("not opened: {what}", what=str(error)), FAILED)
            return
        self._fill(hand)
        words = say("{file} opened", file=path.name)
        if hand.others:
            count = hand.others + 1
            words = say("{file}: first of {count} hands opened", file=path.name, count=count)
        self._cockpit.say(words, DONE)

    def ask_which(self) -> None:
        """Asks which file to open."""
        dialog = self._dialog(say("Open a hand"))
        dialog.setNameFilter(say("Hands ({kinds})", kinds=" ".join(f"*{kind}" for kind in KINDS)))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.open(Path(path)))
        dialog.show()

    def ask_where(self) -> None:
        """Asks where to save."""
        dialog = self._dialog(say("Save the hand"))
        dialog.setNameFilter(say("Showdown files ({kinds})", kinds="*.json"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.selectFile(f"{self._case()['game']}.json")
        dialog.fileSelected.connect(lambda path: self.save(Path(path)))
        dialog.show()

    def _dialog(self, title: str) -> QFileDialog:
        places = QStandardPaths.StandardLocation.DocumentsLocation
        folder = QStandardPaths.writableLocation(places)
        dialog = QFileDialog(self._over.window(), title, folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setModal(False)
        return dialog
