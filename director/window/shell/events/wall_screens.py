"""Which screen the wall of which open event is on."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtGui import QGuiApplication, QScreen

from director.tournament.log.books import EventNumber
from director.views.wall.wall_lists import Content
from director.window.shell.events.open_event import OpenEvent
from director.window.wall.wall_question import choosing_content
from director.window.wall.walls import others

Events = Mapping[EventNumber, OpenEvent]
"""Those that are open."""


def switch_walls(kept: OpenEvent, events: Events, operators: QScreen) -> None:
    """Puts a wall up on every screen but the operator's, or on that; or takes them all down."""
    if kept.walls.up:
        kept.walls.take_down()
        return
    screens = others(QGuiApplication.screens(), operators)
    if {*screens} <= {*_taken(events)}:
        _give_one_up(events)
    kept.walls.put_up(operators, _taken(events), events.keys() - {kept.number})


def _taken(events: Events) -> list[QScreen]:
    return [wall.screen() for other in events.values() for wall in other.walls.up]


def _give_one_up(events: Events) -> None:
    """Whichever event has most screens leaves its last one to another, where it has several."""
    richest = max(events.values(), key=lambda other: len(other.walls.up))
    if len(richest.walls.up) > 1:
        richest.walls.take_away(richest.walls.up[-1].screen_name)


def choose_wall_content(kept: OpenEvent, events: Events, operators: QScreen) -> None:
    """Asks which screen shows what of an event."""
    screens = others(QGuiApplication.screens(), operators)
    show = partial(_show_on_wall, kept, events)
    kept.cockpit.request(choosing_content(kept.walls, screens, show))


def _show_on_wall(
    kept: OpenEvent, events: Events, screen: QScreen, content: Content | None
) -> None:
    """A screen shows this event from now on, whichever it showed before."""
    for other in events.values():
        for wall in other.walls.up if other is not kept else ():
            if wall.screen() is screen:
                other.walls.take_away(wall.screen_name)
                break
    kept.walls.show_on(screen, content)
