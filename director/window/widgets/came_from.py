"""Where the focus was before something came over a screen, and where it goes afterwards.

It goes back there; where that is gone meanwhile, to where work begins on what lies below: never to
whatever Qt finds next, which may be a button that busts somebody.
"""

from PySide6.QtWidgets import QApplication, QMenuBar, QStackedWidget, QWidget
from shiboken6 import isValid


def is_there(widget: QWidget | None) -> bool:
    """Whether a widget can have the focus: it lives, it is in sight, and it is not off."""
    return widget is not None and isValid(widget) and widget.isVisible() and widget.isEnabled()


class CameFrom:
    """The memory of one thing that covers another."""

    def __init__(self, cover: QWidget, over: QWidget) -> None:
        self._cover, self._over = cover, over
        self._was: QWidget | None = None

    def note(self) -> None:
        """It is about to cover: what has the focus now will have it again.

        But for the menu bar, which gives it on to whatever had it before: to what covered.
        """
        focused = QApplication.focusWidget()
        self._was = None if self.has(focused) or isinstance(focused, QMenuBar) else focused

    def has(self, focused: QWidget | None) -> bool:
        """Whether the focus is on what covers."""
        return focused is not None and (focused is self._cover or self._cover.isAncestorOf(focused))

    def give_back(self) -> None:
        """It covers no more; out of sight nothing is given, for another page has the focus."""
        was, self._was = self._was, None
        if was is not None and is_there(was):
            was.setFocus()
        elif self._over.isVisible():
            begin_work(self._over)


def begin_work(on: QWidget) -> None:
    """Puts the focus where work begins on a page, or on the one that it stands on."""
    here: QWidget | None = on.currentWidget() if isinstance(on, QStackedWidget) else on
    while here is not None:
        land = getattr(here, "land", None)
        if callable(land):
            land()
            return
        here = here.parentWidget()
    on.setFocus()
