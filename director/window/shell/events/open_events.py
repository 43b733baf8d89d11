"""The events that are open, and which of them is in sight."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from director.house.watched import note_watched
from director.tournament.log.books import EventNumber
from director.translation import say
from director.window.register.register_selection import RegisterSelection
from director.window.shell.page_frame import PageFrame
from director.window.start.start_actions import SAMPLE, StartActions
from director.window.widgets.action import Bound
from director.window.widgets.attempt import tried
from director.window.widgets.status_line import REFUSED

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.views.clock.other_events import Elsewhere
    from director.window.event.cockpit import Cockpit
    from director.window.shell.events.open_event import OpenEvent


class OpenEvents(QObject):
    """Each goes on until it is closed, in sight or not."""

    turned = Signal()
    """Another event is in sight, or none."""
    opened = Signal(object)
    """An event has been opened, and is not in sight yet."""
    book_copied = Signal()
    change_asked = Signal(object)
    """For the structure of an open event, to be changed."""

    def __init__(
        self,
        frame: PageFrame,
        program_actions: Bound[StartActions],
        register_actions: Bound[RegisterSelection],
    ) -> None:
        super().__init__(frame.window)
        self._frame = frame
        self._start_actions = frame.start_actions
        self._program_actions = program_actions
        self._register_actions = register_actions
        self.kept: dict[EventNumber, OpenEvent] = {}
        """In the order in which they were opened."""
        self._undressed: set[EventNumber] = set()
        """The events that still wear the look of before."""
        self._said_behind = ""
        """What an event out of sight has said last."""
        self._noted = 0.0
        """When it was last written down until when they were looked at, in seconds since 1970."""
        self._visited: set[EventNumber] = set()
        """The events that were open since the program started."""

    @property
    def in_sight(self) -> "OpenEvent | None":
        """The event in sight."""
        number = self._start_actions.in_sight
        return None if number is None else self.kept.get(number)

    @property
    def resumed_next(self) -> "OpenEvent | None":
        """The event that the next start shows: of those that run the one changed last.

        The one in sight where none runs; never the sample evening.
        """
        running = [one for one in self.kept.values() if one.runs and one.number != SAMPLE]
        if running:
            return max(running, key=lambda one: one.cockpit.bridge.desk.log.records[-1].at)
        return self.in_sight if self._start_actions.in_sight != SAMPLE else None

    @property
    def cockpit(self) -> "Cockpit | None":
        """That of the event in sight."""
        return self.in_sight.cockpit if self.in_sight else None

    def show(self, desk: "Desk", number: EventNumber | None = None) -> None:
        """Opens the cockpit of an event, or goes back to it where it is open.

        The sample evening has a number of its own, for its book is another one.
        """
        number = desk.event if number is None else number
        self.step_out()
        kept = self.kept.get(number)
        if kept and kept.cockpit.bridge.desk is not desk:
            self.close(kept)
            kept = None
        if kept is None:
            kept = self._keep(desk, number)
        self.step_in(kept)

    def show_next(self) -> None:
        """Goes to the next of the open events, round and round."""
        numbers = list(self.kept)
        here = self._start_actions.in_sight
        at = numbers.index(here) + 1 if here in numbers else 0
        if numbers:
            self.step_out()
            self.step_in(self.kept[numbers[at % len(numbers)]])

    def put_away(self) -> None:
        """Closes the event in sight, and shows another one that is open, or the list."""
        kept = self.in_sight
        if kept is None or self.is_busy(kept):
            return
        self.step_out()
        self.close(kept)
        if self.kept:
            self.step_in(next(reversed(self.kept.values())))
        else:
            self._start_actions.asked_list.emit()

    def put_sample_away(self) -> None:
        """The sample evening is closed, and left where it was in sight."""
        kept = self.kept.get(SAMPLE)
        if kept is None:
            return
        if kept is self.in_sight:
            self.put_away()
        else:
            self.close(kept)

    def step_in(self, kept: "OpenEvent") -> None:
        """An event comes into sight."""
        self._start_actions.in_sight = kept.number
        if kept.number in self._undressed:
            self._dress(kept)
        # another event may have met new people
        tried(kept.cockpit.bridge.desk.player_index.look, self._frame.status.say)
        self._program_actions.refresh()
        self._frame.show(kept.page, _title(kept))
        self.turned.emit()
        self._frame.status.say("")
        self.show_others()
        kept.cockpit.ask_for(kept.cockpit.screen)

    def step_out(self) -> None:
        """No event is in sight; all that are open go on."""
        if self.in_sight is None:
            return
        self._start_actions.left, self._start_actions.in_sight = self._start_actions.in_sight, None
        self._program_actions.refresh()
        self.turned.emit()

    def note_watched(self) -> None:
        """Writes down, once a minute, that the open events are looked at."""
        if self.kept and abs(self._start_actions.event_list.now().timestamp() - self._noted) >= 60:
            self._noted = self._start_actions.event_list.now().timestamp()
            self._write_watched(*self.kept.values())

    def _write_watched(self, *of: "OpenEvent") -> None:
        seen = [one for one in of if one.number != SAMPLE]
        if marks := {one.cockpit.bridge.desk.mark: one.watched_until for one in seen}:
            note_watched(self._frame.watched, marks)

    def close(self, kept: "OpenEvent") -> None:
        """An event is put away: its walls, its clock here, its page."""
        self._write_watched(kept)
        del self.kept[kept.number], self._start_actions.open_desks[kept.number]
        self._program_actions.refresh()
        if kept.number == SAMPLE:
            kept.cockpit.copied = True  # nobody goes on from a copy of it
        self._frame.remove(kept.page)
        kept.close()

    def close_all(self) -> None:
        """All of them are put away."""
        for kept in list(self.kept.values()):
            self.close(kept)

    def is_busy(self, kept: "OpenEvent") -> bool:
        """Whether an event is being written, which is then said."""
        busy = kept.cockpit.bridge.busy
        if busy:
            self._frame.status.say(say("one moment: {what} …", what=busy), REFUSED)
        return bool(busy)

    def doing_now(self, number: EventNumber) -> "Elsewhere":
        """What an event that is open is doing."""
        from director.views.clock.other_events import elsewhere

        desk = self._start_actions.open_desks[number]
        return elsewhere(number, desk.tournament, desk.now())

    def show_others(self) -> None:
        """Says on the page in sight what the events beside it are doing; closed ones do nothing."""
        if strip := self._frame.others:
            beside = [
                one
                for one in self.kept.values()
                if one is not self.in_sight and not one.cockpit.tournament.closed
            ]
            strip.show_others([self.doing_now(one.number) for one in beside])

    def refresh(self) -> None:
        """Shows all of them anew: a setting is another now."""
        for kept in self.kept.values():
            kept.cockpit.refreshed.emit()

    def redress(self) -> None:
        """Shows them anew, those out of sight once they come into sight: the look is another."""
        self._undressed = {*self.kept}
        for kept in self.kept.values():
            if kept is self.in_sight:
                self._dress(kept)
            elif kept.walls.up:
                kept.cockpit.refreshed.emit()

    def _dress(self, kept: "OpenEvent") -> None:
        self._undressed.discard(kept.number)
        kept.actions.redress()
        kept.cockpit.refreshed.emit()

    def _keep(self, desk: "Desk", number: EventNumber) -> "OpenEvent":
        """Opens an event, and hears what it asks for and says."""
        from director.window.event.requests import (
            ChangeStructure,
            ChooseWallContent,
            CopyEvent,
            SwitchWall,
        )
        from director.window.shell.events.open_event import opened as newly_opened
        from director.window.shell.events.wall_screens import choose_wall_content, switch_walls

        first = number not in self._visited
        self._visited.add(number)
        frame = self._frame
        kept = newly_opened(
            desk, number, frame, self._program_actions, self._register_actions, first
        )
        cockpit, page, walls = kept.cockpit, kept.page, kept.walls
        cockpit.said.connect(partial(self._said_of, kept))
        cockpit.unsaid.connect(frame.status.unsay)
        cockpit.refreshed.connect(lambda: frame.entitle(page, _title(kept)))
        cockpit.screen_asked.connect(lambda _: frame.status.turn())
        cockpit.book_copied.connect(self.book_copied)
        events, window = self.kept, frame.window
        cockpit.on(SwitchWall, lambda _: switch_walls(kept, events, window.screen()))
        cockpit.on(ChooseWallContent, lambda _: choose_wall_content(kept, events, window.screen()))
        cockpit.on(ChangeStructure, lambda _: self.change_asked.emit(kept))
        cockpit.on(
            CopyEvent, lambda _: self._start_actions.asked_event_like.emit(cockpit.tournament)
        )
        cockpit.bridge.ticked.connect(lambda _: self.show_others())
        cockpit.bridge.heard_elsewhere.connect(partial(self._tell_others, kept))
        walls.changed.connect(kept.walls_have_changed)
        walls.taken_down.connect(partial(self._walls_down, kept))
        self.kept[number] = kept
        self._start_actions.open_desks[number] = desk
        self.opened.emit(kept)
        frame.add(page, lambda: page.chapter, others=page.others)
        return kept

    def _said_of(self, kept: "OpenEvent", words: str, kind: str) -> None:
        """What an event says; out of sight, it says its name too."""
        if kept is self.in_sight:
            self._frame.status.say(words, kind)
        elif words:
            self._said_behind = f"{kept.name}: {words}"
            self._frame.status.say(self._said_behind, kind)
        else:
            self._frame.status.unsay(self._said_behind)  # what it was busy with has ended

    def _tell_others(self, kept: "OpenEvent") -> None:
        for other in self.kept.values():
            if other is not kept:
                other.cockpit.bridge.catch_up()

    def _walls_down(self, kept: "OpenEvent") -> None:
        self._frame.window.activateWindow()  # the keys are the operator's again
        kept.walls_have_changed()


def _title(kept: "OpenEvent") -> str:
    name = say("Sample: {event}", event=kept.name) if kept.number == SAMPLE else kept.name
    return f"{name} – Tournament Director"
