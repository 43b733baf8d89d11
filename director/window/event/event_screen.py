"""What every screen of an event is: drawn from the event when something changes, and ticking."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Protocol

from PySide6.QtWidgets import QWidget

from director.window.event.cockpit import Cockpit
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.action import Bound
from director.window.widgets.unsaved_question import Draft


class Steps(Protocol):
    """What is to be done next, where the page says so."""

    def do(self) -> bool:
        """Does the first of it; whether there is anything to do."""

    @property
    def waits_for(self) -> str:
        """Why there is nothing; empty where there is something, and where nothing is said."""


class AnyScreen(QWidget):
    """What the window asks of a screen."""

    deeds: Sequence[QWidget] = ()
    """What is done first here: the buttons that stand beside the title of the page."""

    steps: Sequence[Steps] = ()
    """What is to be done next here, where the page says so."""

    @property
    def sum_line(self) -> str | None:
        """The page in one line, below its title; None where it has a head of its own."""
        return None

    def refresh(self) -> None:
        """Shows the event as it stands."""

    def tick(self, now: datetime) -> None:
        """Shows what has changed with time alone."""

    def land(self) -> None:
        """Puts the focus where work on this screen begins."""

    def search(self) -> bool:
        """Puts the cursor where somebody is searched for; False where nobody is."""
        return False

    def respond(self, request: object) -> None:
        """Does what its area says that it answers."""

    def drafts(self) -> Iterable[Draft]:
        """What is written here and may be unsaved."""
        return ()


class Screen(AnyScreen):
    """One screen of the cockpit."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__()
        self.cockpit = cockpit
        self.actions_of_event = actions
        cockpit.chose.connect(self._light)

    def light_choice(self) -> None:
        """Lights whoever is chosen, by whichever question: nobody else is acted on."""

    def _light(self) -> None:
        if self.isVisible():
            self.light_choice()


class RulingsDeskScreen(AnyScreen):
    """One on which rulings are given, at an event or without one."""

    def __init__(self, cockpit: RulingsDesk) -> None:
        super().__init__()
        self.cockpit = cockpit
        """The event's, or the rulings desk where there is no event."""
