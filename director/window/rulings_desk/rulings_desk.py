"""The rulings desk: what the screens share on which rulings are given, at an event or without one.

Screens never talk to each other. They ask the desk, and hear from it when something is new.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from director.translation import say
from director.window.printing.print_choices import PrintChoices
from director.window.printing.print_queue import PrintDesk
from director.window.printing.sheet import open_in_viewer
from director.window.widgets.status_line import PLAIN, REFUSED

if TYPE_CHECKING:
    from director.engine.games.library import Library
    from director.house.settings import Settings
    from director.reports.sheet_kinds import Typesetter
    from director.tournament.commands import FileRuling
    from director.tournament.filed_rulings.state import Filing
    from director.tournament.structure.structure import Level, Structure

Asked = TypeVar("Asked")


class RulingsDesk(QObject):
    """Rulings without an event: everything can be asked, and nothing can be filed."""

    refreshed = Signal()
    """Something that screens show is another now."""
    said = Signal(str, str)
    """A word for the status line, and its kind."""
    unsaid = Signal(str)
    """Words that no longer hold: where they still stand on the status line, they go."""
    screen_asked = Signal(str)
    requested = Signal(object)
    """Something is to be done by whoever answers requests of its type."""

    def __init__(
        self,
        library: "Library",
        settings: "Settings",
        sheets: "Typesetter",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self.settings = settings
        self.sheets = sheets
        self.screen = ""
        """The screen in sight, by its name."""
        self.viewer = open_in_viewer
        """Opens a file that has been set; tests look at the file instead."""
        self.print_desk = PrintDesk(PrintChoices(settings.path.parent / "printing.json"), self)
        self.print_desk.said.connect(self.say)

    @property
    def library(self) -> "Library":
        """The games, as they are played here."""
        return self._library

    @property
    def event_name(self) -> str:
        """The event at which rulings are given; empty without one."""
        return ""

    @property
    def structure(self) -> "Structure | None":
        """What is played at the event."""
        return None

    @property
    def level(self) -> "Level | None":
        """The level that is played now."""
        return None

    @property
    def filings(self) -> tuple["Filing", ...]:
        """The rulings in the event's log, in the order of filing."""
        return ()

    @property
    def why_not_filed(self) -> str | None:
        """Why no ruling can be filed here; None where one can."""
        return say("open an event first: rulings are filed in its log")

    def file(self, command: "FileRuling") -> None:  # noqa: ARG002 -- an event files it
        """Files a ruling in the event's log; where it cannot, says why."""
        self.say(self.why_not_filed or "", REFUSED)

    def ask_for(self, screen: str) -> None:
        """Goes to a screen."""
        self.screen = screen
        self.screen_asked.emit(screen)
        self.refreshed.emit()

    def bring(self, screen: str) -> None:
        """Goes to a screen that may be there already; without an event another page may hide it."""
        self.ask_for(screen)

    def request(self, what: object) -> None:
        """Has something done by whoever answers requests of its type."""
        self.requested.emit(what)

    def on(self, kind: type[Asked], do: Callable[[Asked], object]) -> None:
        """From now on, requests of this type are answered so."""
        self.requested.connect(lambda what: do(what) if isinstance(what, kind) else None)

    def say(self, words: str, kind: str = PLAIN) -> None:
        """Puts a word on the status line."""
        self.said.emit(words, kind)
