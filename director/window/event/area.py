"""What a part of an event brings to its window: one value, from which everything is wired."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtWidgets import QWidget

from director.tournament.state import Tournament
from director.window.event.cockpit import Cockpit
from director.window.event.due import DueNow
from director.window.event.event_drop import EventDrop
from director.window.event.event_screen import AnyScreen
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.action import Action, Bound


def always(_: Tournament) -> bool:
    """Every event has it."""
    return True


def nothing_due(_: Cockpit) -> DueNow:
    """Of an area where nothing ever waits."""
    return tuple


@dataclass(frozen=True)
class Area:
    """A screen, and all that comes with it."""

    name: str
    """As the cockpit calls the screen."""
    screen: Callable[[Any, Bound[Any]], AnyScreen]
    """Made from the cockpit and its actions, when it is first looked at."""
    going: Action[RulingsDesk] | Action[Cockpit]
    """What brings it into sight: its title, key, icon and menu."""
    actions: tuple[Action[RulingsDesk] | Action[Cockpit], ...] = ()
    answers: tuple[type, ...] = ()
    """The requests that its screen answers, whether it was looked at before or not."""
    drops: Mapping[type, type[EventDrop]] = field(default_factory=dict)
    """What drops down over any screen, by what request; made when it is first asked for."""
    strips: tuple[Callable[[Cockpit], QWidget], ...] = ()
    """What stands above any screen while there is something to say."""
    there: Callable[[Tournament], bool] = always
    """Whether an event has it: a place in the rail and in the menu."""
    short: str = ""
    """What the rail calls it, where its action says more."""
    due: Callable[[Cockpit], DueNow] = nothing_due
    """What waits here, for the Clock screen, which says it of all areas."""
    is_private: bool = False
    """Whether payments stand there: while nobody is signed in at the station, nobody sees it."""
    written_in: str = ""
    """The chapter of the manual, where it is not called as the screen."""

    @property
    def chapter(self) -> str:
        """The chapter of the manual on the screen."""
        return self.written_in or self.name
