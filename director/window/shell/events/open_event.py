"""One event that is open: its cockpit, actions, page and walls; it goes on out of sight too."""

from datetime import datetime
from functools import partial
from typing import NamedTuple

from PySide6.QtGui import QKeyEvent

from director.desk.desk import Desk
from director.house.last_seen import LastSeen
from director.house.watched import watched_until
from director.tournament.effects.values import step_name
from director.tournament.log.books import EventNumber
from director.window.event.asking.chosen_first import ask_first
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import CLOCK
from director.window.register.register_selection import RegisterSelection
from director.window.sheets.results_page import save_at_close
from director.window.shell.actions.event_actions import EVENT_ACTIONS
from director.window.shell.events.event_page import EventPage
from director.window.shell.page_frame import PageFrame
from director.window.start.start_actions import SAMPLE, StartActions
from director.window.wall.walls import Walls
from director.window.widgets.action import Bound


class OpenEvent(NamedTuple):
    """Everything of an event that lives as long as it is open."""

    number: EventNumber
    """Its number in the book; that of no event for the sample evening."""
    cockpit: Cockpit
    actions: Bound[Cockpit]
    page: EventPage
    walls: Walls

    @property
    def name(self) -> str:
        """What it is called now."""
        return self.cockpit.tournament.name

    @property
    def runs(self) -> bool:
        """Whether its clock runs, and somebody still plays for it."""
        return self.cockpit.bridge.face.running and not self.cockpit.tournament.winner

    @property
    def last_seen(self) -> LastSeen:
        """What the next start shows first: the name and the clock."""
        face, t = self.cockpit.bridge.face, self.cockpit.tournament
        until = (self.cockpit.now + face.left).timestamp() if self.runs else 0.0
        return LastSeen(t.name, step_name(t.structure, face.step), face.seconds, round(until))

    @property
    def watched_until(self) -> datetime:
        """Until when somebody knows what its clock did: now, or since when that is still asked."""
        return self.page.gap.since or self.cockpit.now

    def walls_have_changed(self) -> None:
        """Says wherever the event is shown whether it has a wall."""
        self.cockpit.wall_is_up = bool(self.walls.up)
        if not self.walls.up:
            self.cockpit.unlocked = False
        self.cockpit.refreshed.emit()

    def close(self) -> None:
        """Its walls, its clock here and its page go."""
        self.walls.changed.disconnect()
        self.walls.taken_down.disconnect()
        self.walls.take_down()
        self.walls.deleteLater()
        self.cockpit.leave()
        self.page.deleteLater()
        self.actions.deleteLater()


def opened(
    desk: Desk,
    number: EventNumber,
    frame: PageFrame,
    program_actions: Bound[StartActions],
    register_actions: Bound[RegisterSelection],
    first: bool,
) -> OpenEvent:
    """Everything that an event needs while it is open.

    The `first` time since the program started it asks about a clock that ran on by itself.
    """
    start_actions, window = frame.start_actions, frame.window
    sample = start_actions.sample if number == SAMPLE else None
    settings = sample.settings(frame.settings) if sample else frame.settings
    cockpit = Cockpit(desk, start_actions.event_list.library, settings, frame.sheets, window)
    cockpit.is_sample = number == SAMPLE
    save_at_close(cockpit)
    actions = Bound(EVENT_ACTIONS, cockpit, frame.refuse, window, frame.status.unsay)
    actions.screen = lambda: cockpit.screen
    actions.asks_first = partial(ask_first, cockpit)
    gap = desk.gap(watched_until(frame.watched).get(desk.mark)) if first else None
    page = EventPage(cockpit, actions, program_actions, register_actions, gap)
    walls = Walls(cockpit, number, partial(_press_on_wall, actions), window)
    return OpenEvent(number, cockpit, actions, page, walls)


def _press_on_wall(actions: Bound[Cockpit], event: QKeyEvent) -> None:
    """A key while the wall has the keyboard: of the clock or of the wall, or nothing."""
    for family in ("clock.", "wall."):
        if actions.press(event, CLOCK, family):
            return
