"""The frame of all pages: the stack they stand in, the title above, the line below."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QWidget

from director.house import watched
from director.tournament.log.books import EventNumber
from director.translation import say
from director.window.start.start_actions import StartActions
from director.window.widgets.action import Bound
from director.window.widgets.stack import Wardrobe
from director.window.widgets.status_line import REFUSED, StatusLine

if TYPE_CHECKING:
    from director.house.settings import Settings
    from director.reports.sheet_kinds import Typesetter
    from director.window.event.other_events import OtherEventsStrip


class _About(NamedTuple):
    """What the window asks of a page in sight."""

    chapter: Callable[[], str]
    actions: Bound[Any] | None
    others: "OtherEventsStrip | None"


_NOTHING = _About(lambda: "start", None, None)


class PageFrame:
    """Shows one page at a time, and knows what the one in sight can do."""

    def __init__(
        self,
        window: QMainWindow,
        start_actions: StartActions,
        settings: "Settings",
        sheets: "Typesetter",
        status: StatusLine,
    ) -> None:
        self.window = window
        self.start_actions = start_actions
        self.settings = settings
        self.sheets = sheets
        self.status = status
        self.watched = settings.path.with_name(watched.FILE)
        """The file that says until when each event was looked at."""
        self.pages = Wardrobe()
        self._about: dict[QWidget, _About] = {}
        self._titles: dict[QWidget, str] = {}

    def add(
        self,
        page: QWidget,
        chapter: Callable[[], str],
        actions: Bound[Any] | None = None,
        others: "OtherEventsStrip | None" = None,
    ) -> None:
        """Takes a page in, with the chapter of the manual on it.

        `actions` count on this page alone; `others` says there what the open events are doing.
        """
        self._about[page] = _About(chapter, actions, others)
        self.pages.addWidget(page)
        if others:
            others.went.connect(lambda number: self.start_actions.open(EventNumber(number)))

    def remove(self, page: QWidget) -> None:
        """Takes a page out."""
        del self._about[page]
        self._titles.pop(page, None)
        self.pages.removeWidget(page)

    def show(self, page: QWidget, title: str = "") -> None:
        """Brings a page into sight, with this title of the window or the one that it had last."""
        self.pages.setCurrentWidget(page)
        self.entitle(page, title or self._titles.get(page, ""))

    def entitle(self, page: QWidget, title: str) -> None:
        """From now on this is the title of the window while the page is in sight."""
        self._titles[page] = title
        if page is self.page:
            self.window.setWindowTitle(title)

    @property
    def page(self) -> QWidget | None:
        """The page in sight."""
        return self.pages.currentWidget()

    @property
    def _here(self) -> _About:
        return _NOTHING if self.page is None else self._about.get(self.page, _NOTHING)

    @property
    def chapter(self) -> str:
        """The chapter of the manual on what is in sight."""
        return self._here.chapter()

    @property
    def actions(self) -> Bound[Any] | None:
        """The actions that count on the page in sight alone."""
        return self._here.actions

    @property
    def others(self) -> "OtherEventsStrip | None":
        """What the open events are doing, on the page in sight."""
        return self._here.others

    def refuse_undo(self, event: QKeyEvent) -> bool:
        """Whether something was to be taken back, or done again, where no act is."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.refuse(say("nothing to undo here: acts are undone in their event"))
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.refuse(say("nothing to redo here: acts are redone in their event"))
        else:
            return False
        return True

    def refuse(self, why: str) -> None:
        """Says why something cannot be done."""
        self.status.say(why, REFUSED)
