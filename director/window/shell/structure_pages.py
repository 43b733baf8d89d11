"""The pages where a structure is chosen for a new event, edited, or changed under way."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from director.translation import say
from director.window.shell.events.open_events import OpenEvents
from director.window.shell.page_frame import PageFrame
from director.window.widgets.action import Bound

if TYPE_CHECKING:
    from director.tournament.log.books import EventNumber
    from director.tournament.state import Tournament
    from director.window.editor.editor import Editor
    from director.window.editor.editor_page import EditorPage
    from director.window.editor.structure_change import ChangePage
    from director.window.shell.events.open_event import OpenEvent
    from director.window.start.new_event import NewEventPage


class StructurePages(QObject):
    """Each page is built when it is first asked for, and stays as it was left."""

    def __init__(self, frame: PageFrame, events: OpenEvents) -> None:
        super().__init__(frame.window)
        self._frame = frame
        self._events = events
        self._new_event: NewEventPage | None = None
        self._before: EventNumber | None = None
        """The event that was in sight when a new one was asked for."""
        self._editor_actions: Bound[Editor] | None = None
        self.editor_page: EditorPage | None = None
        self.change: ChangePage | None = None
        """Where the structure of an open event is changed."""

    def show_new_event(self, file: str = "") -> "NewEventPage":
        """Asks for a new event, with the structure of a file chosen where one is named.

        One that was begun and not created stands there as it was left.
        """
        comes_back = self._frame.page not in (self._new_event, self.editor_page)
        if comes_back:
            self._before = self._frame.start_actions.in_sight
        self._events.step_out()
        if self._new_event is None:
            from director.window.start.new_event import NewEventPage

            self._new_event = NewEventPage(self._frame.start_actions)
            self._new_event.left.connect(lambda: self._back_to(self._before))
            self._frame.add(self._new_event, lambda: "new-event")
        page = self._new_event
        page.refresh(file)
        self._frame.show(page, say("New event – Tournament Director"))
        page.land()
        if comes_back and page.unsaved:
            self._frame.status.say(say("not created yet: Escape, then Discard, to begin anew"))
        return page

    def show_templates(self) -> None:
        """The same with the first of the house's templates chosen."""
        page = self.show_new_event()
        page.begin_anew(page.choose_template)

    def show_copy(self, t: "Tournament") -> None:
        """The same with the settings of an event, as if they were a template."""
        from director.tournament.templates.template import template_of
        from director.window.event.template_shelf import undated

        page = self.show_new_event()
        page.begin_anew(lambda: page.choose_copy(template_of(t, undated(t))))

    def show_editor(self) -> "EditorPage":
        """Shows the structure editor as it was left."""
        self._events.step_out()
        if self.editor_page is None:
            self.editor_page = self._made_editor()
        self._frame.show(self.editor_page, say("Structure editor – Tournament Director"))
        self.editor_page.land()
        return self.editor_page

    def _made_editor(self) -> "EditorPage":
        from director.window.editor.editor import Editor
        from director.window.editor.editor_actions import STRUCTURE_ACTIONS
        from director.window.editor.editor_page import EditorPage
        from director.window.event import pay_table_shelf

        frame, event_list = self._frame, self._frame.start_actions.event_list
        tables = partial(pay_table_shelf.files, frame.settings)
        editor = Editor(event_list.library, frame.window, tables)
        actions = Bound(STRUCTURE_ACTIONS, editor, frame.refuse, frame.window)
        page = EditorPage(editor, event_list, frame.sheets, actions)
        editor.said.connect(frame.status.say)
        editor.left.connect(lambda: self.show_new_event(editor.file))
        frame.add(page, lambda: "structure-editor", actions)
        self._editor_actions = actions
        return page

    def show_change(self, kept: "OpenEvent") -> None:
        """The editor with the structure of an event that may be running."""
        if self.change is None:
            from director.window.editor.structure_change import ChangePage

            frame = self._frame
            self.change = ChangePage(
                frame.start_actions.event_list, frame.sheets, frame.refuse, frame.window
            )
            self.change.said.connect(frame.status.say)
            self.change.left.connect(self._back_from_change)
            frame.add(
                self.change, lambda: "structure-editor", self.change.deeds, self.change.others
            )
        self._events.step_out()
        self.change.begin(kept.cockpit, kept.number)
        self._frame.show(self.change, f"{kept.name} – Tournament Director")
        self._events.show_others()

    def _back_from_change(self) -> None:
        self._back_to(self.change.number if self.change else None)

    def _back_to(self, number: "EventNumber | None") -> None:
        """An event that is open still, or the list."""
        kept = self._events.kept.get(number) if number is not None else None
        if kept:
            with self._frame.status.kept():
                self._events.step_in(kept)
        else:
            self._frame.start_actions.asked_list.emit()

    def redress(self) -> None:
        """Wears the look of now."""
        for actions in (self._editor_actions, self.change.deeds if self.change else None):
            if actions:
                actions.redress()

    def drafts(self) -> "Iterator[EditorPage | ChangePage | NewEventPage]":
        """The pages where something may be unsaved; the event that waits for a structure last."""
        yield from filter(None, (self.editor_page, self.change, self._new_event))
