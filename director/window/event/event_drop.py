"""What drops down over the screens of an event: made when it is first asked for."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from director.files.forms import briefly
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.widgets.drop import QUESTION_OPEN, Drop
from director.window.widgets.status_line import LEFT, REFUSED


class EventDrop(Drop):
    """Opens when a request is sent that it answers."""

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(parent)
        self._cockpit = cockpit
        self.unanswered.connect(self.say_left)
        self.held.connect(lambda: cockpit.say(QUESTION_OPEN, REFUSED))

    def respond(self, request: Any) -> None:
        """Opens as the request wishes; which types it answers, its area says."""
        raise NotImplementedError

    def on_shift_enter(self, act: Callable[[], object]) -> list[QShortcut]:
        """From now on Shift+Enter does this wherever the cursor is, and never what Enter does."""
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        made = [QShortcut(QKeySequence(one), self) for one in ("Shift+Return", "Shift+Enter")]
        for one in made:
            one.setContext(context)
            one.setAutoRepeat(False)
            one.activated.connect(act)
        return made

    def escape(self) -> None:
        self._cancel()

    def _cancel(self) -> None:
        """Puts it away and says so: Enter may have been pressed for an answer."""
        self.lift()
        self.say_left()

    def say_left(self) -> None:
        """However it was left, an answer may have been meant; what was typed is gone with it."""
        if not self.asked:
            return
        words = say("not answered: {question}", question=self.asked)
        if typed := briefly(self.typing):
            words = say("{unanswered}  ·  “{typed}” was not kept", unanswered=words, typed=typed)
        self._cockpit.say(words, LEFT)
