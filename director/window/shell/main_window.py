"""The operator's window: the list of events, or one event, with menus above and a line below.

Whoever starts the program sees the list first. What lies behind it is most of the program: it is
loaded when somebody goes there, or in the quiet moment after the start.
"""

from collections.abc import Iterator
from datetime import timedelta
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from director.translation import say
from director.window.event.screen_names import REGISTER, RULINGS, SHOWDOWN
from director.window.look.fonts import load_companions
from director.window.look.styles import dress_window, dressing
from director.window.look.wished_look import system_look, wished_look
from director.window.printing.sheet import open_in_viewer
from director.window.register.register_actions import REGISTER_ACTIONS
from director.window.register.register_selection import RegisterSelection
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.settings_and_help.page_keys import GOING_TO_RULINGS
from director.window.settings_and_help.page_names import GAMES
from director.window.shell.actions.program_actions import PROGRAM_ACTIONS
from director.window.shell.backup_status import BackupStatus
from director.window.shell.closing import Closing
from director.window.shell.events.long_opening import LongOpening
from director.window.shell.events.open_events import OpenEvents
from director.window.shell.last_sight import keep_sight
from director.window.shell.menu_bar import Menus
from director.window.shell.menu_places import WHERE
from director.window.shell.page_frame import PageFrame
from director.window.shell.pages_beside import PagesBeside
from director.window.shell.small_screen import LEAST_WINDOW, ScrolledPages
from director.window.shell.structure_pages import StructurePages
from director.window.start.book_damage import Rescue
from director.window.start.event_list_view import ListPage
from director.window.start.faulty_games import FaultyGamesBar
from director.window.start.start_actions import SAMPLE, StartActions
from director.window.system.window_place import SIZE
from director.window.widgets.action import Bound
from director.window.widgets.labels import column, holding
from director.window.widgets.second_click import SecondClicks
from director.window.widgets.status_line import StatusLine

if TYPE_CHECKING:
    from director.desk.event_list import EventList
    from director.desk.player_index import PlayerIndex
    from director.desk.sample_evening import SampleEvening
    from director.desk.stations import Stations
    from director.house.settings import Settings
    from director.reports.sheet_kinds import Typesetter
    from director.window.event.cockpit import Cockpit
    from director.window.palette.palette_host import Palette
    from director.window.register.register_page import RegisterPage
    from director.window.shell.events.event_page import EventPage
    from director.window.shell.events.open_event import OpenEvent
    from director.window.shell.station_work import StationWork
    from director.window.start.sample_question import SampleQuestion
    from director.window.wall.wall_window import Wall


_ALL = object()
"""All that there is to dress wears the look."""


class MainWindow(QMainWindow):
    """The window in which everything is done."""

    painted = Signal()
    """Once, when it has been painted for the first time and can be used."""

    def __init__(
        self,
        event_list: "EventList",
        settings: "Settings",
        sheets: "Typesetter",
        rescue: Rescue | None = None,
        sample: "SampleEvening | None" = None,
        stations: "Stations | None" = None,
    ) -> None:
        super().__init__()
        self.setWindowTitle("Tournament Director")
        self.resize(*SIZE)
        self.setMinimumSize(*LEAST_WINDOW)
        self._was_painted = False
        self._second_clicks = SecondClicks(self)
        self._menus = Menus(self)
        self._dressing: Iterator[object] = iter(())
        self.restarts = False
        """Whether it is closed in order to be started again."""
        self.last_seen: Path | None = None
        """The file that says what was in sight last, for the first picture of the next start."""
        self.viewer = open_in_viewer
        """Opens a file that has been set; tests look at the file instead."""
        self._settings = settings
        self._sheets = sheets
        self.start_actions = StartActions(
            event_list, settings, rescue, self, sample, has_stations=stations is not None
        )
        self._stations = stations
        self.status = StatusLine(f"{event_list.who}  ·  {event_list.station}")
        self.frame = PageFrame(self, self.start_actions, settings, sheets, self.status)
        refuse = self.frame.refuse
        self.safekeeping = BackupStatus(self.start_actions, self._level_in_sight, self)
        self.program_actions = Bound(
            PROGRAM_ACTIONS, self.start_actions, refuse, self, self.status.unsay
        )
        self._index: PlayerIndex | None = None
        signed = event_list.who, event_list.station
        self.selection = RegisterSelection(self._index_now, settings, sheets, signed, self)
        self.register_actions = Bound(REGISTER_ACTIONS, self.selection, refuse, self)
        self.register_page: RegisterPage | None = None
        self.events = OpenEvents(self.frame, self.program_actions, self.register_actions)
        self.rulings_desk = RulingsDesk(event_list.library, settings, sheets, self)
        self.going_to_rulings = Bound(GOING_TO_RULINGS, self.rulings_desk, refuse, self)
        self.list_page = ListPage(
            self.start_actions,
            self.program_actions,
            [self.going_to_rulings[f"screen.{name}"] for name in (RULINGS, SHOWDOWN)],
            self.events.doing_now,
        )
        self.opening = LongOpening(self.frame, self.events)
        self.structures = StructurePages(self.frame, self.events)
        self.beside = PagesBeside(
            self.frame,
            self.events,
            self.rulings_desk,
            self.going_to_rulings,
            self.list_page,
            lambda: self.station_work.evening,
        )
        self._closing = Closing(self.frame, self.events, self.structures, self.beside)
        self.set_asides = FaultyGamesBar()
        box = column(self.set_asides, ScrolledPages(self.frame.pages), self.status, gap=0)
        for part in (self.menuBar(), self.set_asides, self.status):
            dress_window(part)
        self.setCentralWidget(holding(box))
        # last: whatever changes its place is dressed anew
        self.frame.add(self.list_page, lambda: "start")
        self._connect_pages()
        self._connect()
        self._fill_menus()
        self.show_list()
        if not (stations and stations.left_over):  # else the file is old, and its clock stands
            self.start_actions.go_on()

    def _connect_pages(self) -> None:
        """What is asked for is shown."""
        start_actions, events, structures = self.start_actions, self.events, self.structures
        start_actions.opened.connect(events.show)
        start_actions.signed_up.connect(self._look_at_sign_ups)
        start_actions.opening.connect(self.opening.show)
        start_actions.unopened.connect(self.opening.leave)
        start_actions.read.connect(self.opening.show_reading, Qt.ConnectionType.QueuedConnection)
        start_actions.sample_opened.connect(partial(events.show, number=SAMPLE))
        start_actions.sample_left.connect(events.put_sample_away)
        start_actions.asked_sample_anew.connect(self._ask_sample_anew)
        start_actions.asked_sample_removed.connect(self._ask_sample_removed)
        start_actions.asked_list.connect(self.show_list)
        start_actions.asked_palette.connect(self._ask_palette)
        start_actions.asked_keys.connect(self._show_keys)
        start_actions.asked_next.connect(events.show_next)
        start_actions.asked_put_away.connect(events.put_away)
        start_actions.asked_new.connect(structures.show_new_event)
        start_actions.asked_from_template.connect(structures.show_templates)
        start_actions.asked_event_like.connect(structures.show_copy)
        start_actions.asked_copy.connect(self.ask_which_copy)
        start_actions.asked_register.connect(self.show_register)
        start_actions.asked_import.connect(self.beside.show_import)
        start_actions.asked_aside.connect(self.beside.show_aside)
        start_actions.asked_manual_sheet.connect(self.open_manual_sheet)
        start_actions.asked_structures.connect(structures.show_editor)
        start_actions.asked_game.connect(self.beside.make_game)
        start_actions.asked_new_structure.connect(lambda: structures.show_editor().begin())
        start_actions.asked_structure.connect(
            lambda file: structures.show_editor().begin_with(file)
        )
        start_actions.asked_structure_like.connect(
            lambda one, name: structures.show_editor().begin_copy(one, name)
        )
        events.change_asked.connect(structures.show_change)
        self.rulings_desk.screen_asked.connect(self.beside.show_rulings)
        self.set_asides.asked.connect(lambda: self.beside.show_aside(GAMES))

    def _connect(self) -> None:
        """What changes is said and seen everywhere."""
        start_actions, status, pages = self.start_actions, self.status, self.frame.pages
        self.safekeeping.said.connect(status.say_copy)
        self.safekeeping.looked.connect(self.note_last_seen)
        self.safekeeping.looked.connect(self.events.note_watched)
        self.events.turned.connect(self._fill_menus)
        self.events.opened.connect(self._look_after)
        self.events.book_copied.connect(self.safekeeping.recall)
        pages.currentChanged.connect(lambda _: self._fill_menus())
        pages.currentChanged.connect(lambda _: self._put_palette_away())
        pages.currentChanged.connect(lambda _: status.turn())
        self.rulings_desk.said.connect(status.say)
        self.rulings_desk.unsaid.connect(status.unsay)
        self.rulings_desk.screen_asked.connect(lambda _: status.turn())
        self.selection.said.connect(status.say)
        self.selection.chose.connect(self.register_actions.refresh)
        self.selection.changed.connect(self._people_changed)
        self.painted.connect(lambda: QTimer.singleShot(0, load_companions))
        self.painted.connect(lambda: self.set_asides.look(start_actions.event_list.library))
        start_actions.said.connect(status.say)
        start_actions.unsaid.connect(status.unsay)
        start_actions.look.changed.connect(self.dress)
        start_actions.asked_restart.connect(self.restart)
        start_actions.asked_quit.connect(self.close)
        self.beside.changed.connect(self._setting_changed)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.dress)
        hints.accessibility().contrastPreferenceChanged.connect(self.dress)

    def _look_at_sign_ups(self, names: str) -> None:
        if self.page:
            self.page.take_lines(names)

    @property
    def cockpit(self) -> "Cockpit | None":
        """That of the event in sight."""
        return self.events.cockpit

    @property
    def event_actions(self) -> "Bound[Cockpit] | None":
        """Those of the event in sight."""
        return self.events.in_sight.actions if self.events.in_sight else None

    @property
    def page(self) -> "EventPage | None":
        """That of the event in sight."""
        return self.events.in_sight.page if self.events.in_sight else None

    @property
    def wall(self) -> "Wall | None":
        """The first wall of the event in sight; None while there is none."""
        kept = self.events.in_sight
        return kept.walls.up[0] if kept and kept.walls.up else None

    @cached_property
    def station_work(self) -> "StationWork":
        """Who is at this station, and where the book lies."""
        from director.window.shell.station_work import StationWork

        return StationWork(self, self._stations, self)

    def _look_after(self, kept: "OpenEvent") -> None:
        self.station_work.look_after(kept)

    def meet_staff(self) -> None:
        """The book is open: who works here, and does an evening still lie on its server?"""
        work = self.station_work
        work.watch(self.program_actions, self.register_actions)
        self.start_actions.here.meet()
        work.find_left_over()

    def refresh_actions(self) -> None:
        """Somebody else acts here: what stands in the menus may be other actions."""
        self.program_actions.refresh()
        self.register_actions.refresh()
        self._fill_menus()

    def put_all_away(self) -> None:
        """Leaves whatever is open, for another book will be opened."""
        self.show_list()
        self.events.close_all()

    @cached_property
    def palette_of_window(self) -> "Palette":
        """Palette and key sheet, over whatever is in sight."""
        from director.window.palette.palette_host import Palette

        return Palette(
            self.frame.pages,
            self.start_actions,
            self._sheets,
            self._bounds_now,
            lambda: self.cockpit,
            lambda entry: self.page.show_player(entry) if self.page else None,
            lambda: self.page.bar.height() if self.page else 0,
            self.rulings_desk,
            {entry: path.partition(" ▸ ")[0] for entry, path in WHERE.items()},
        )

    def _ask_palette(self) -> None:
        self.palette_of_window.ask()

    def _show_keys(self) -> None:
        self.palette_of_window.show_keys()

    def _put_palette_away(self) -> None:
        if "palette_of_window" in vars(self):
            self.palette_of_window.put_away()

    def _bounds_now(self) -> list[Bound[Any]]:
        """All actions that count on the page in sight."""
        here = [self.event_actions or self.going_to_rulings, *filter(None, [self.frame.actions])]
        return [*here, self.program_actions, self.register_actions]

    def _fill_menus(self) -> None:
        """The menus, from the declared actions: those of an event only while one is open."""
        here = [self.event_actions or self.going_to_rulings, *filter(None, [self.frame.actions])]
        self._menus.fill([self.program_actions, self.register_actions, *here])

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            for bound in self._bounds_now():
                bound.meet(event)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key of its own that no page wanted: it may be one of the whole window."""
        if not (self.program_actions.press(event, "") or self.frame.refuse_undo(event)):
            super().keyPressEvent(event)

    def show_list(self) -> None:
        """The list of events; those that are open go on behind it."""
        in_book = [kept.cockpit for kept in self.events.kept.values() if kept.number != SAMPLE]
        if self.cockpit in in_book and not self.cockpit.copied:
            self.cockpit.copy_book()
        self.events.step_out()
        self.program_actions.refresh()
        self.list_page.refresh()
        self.frame.show(self.list_page, "Tournament Director")
        self.list_page.land()

    def ask_which_copy(self) -> None:
        """Leaves whatever is open, for its book may be replaced, and asks for a copy of one."""
        self.put_all_away()
        self.list_page.ask_which_copy()

    def show_register(self) -> None:
        """Shows the register: beside the clock of the event that is open, or by itself."""
        if self.cockpit:
            self.cockpit.ask_for(REGISTER)
            return
        if self.register_page is None:
            from director.window.register.register_page import RegisterPage

            self.register_page = RegisterPage(self.selection, self.register_actions)
            self.frame.add(self.register_page, lambda: "register")
            self.register_page.left.connect(self.show_list)
        self.frame.show(self.register_page, say("Player register – Tournament Director"))
        self.register_page.refresh()
        self.register_page.land()

    def _index_now(self) -> "PlayerIndex":
        """The players of the open event, or of the book where none is open. Raises BookFailed."""
        if self.cockpit:
            return self.cockpit.bridge.desk.player_index
        from director.desk.player_index import PlayerIndex

        register = self.start_actions.event_list.book.register
        if self._index is None or self._index.register is not register:
            self._index = PlayerIndex(register)
        return self._index

    def _people_changed(self) -> None:
        self.register_actions.refresh()
        if self.cockpit:
            self.cockpit.refreshed.emit()

    @cached_property
    def sample_question(self) -> "SampleQuestion":
        """Over whatever is in sight, before the sample evening is thrown away."""
        from director.window.start.sample_question import SampleQuestion

        return SampleQuestion(self.frame.pages)

    def _ask_sample_anew(self) -> None:
        begin = self.start_actions.begin_sample_anew
        self.sample_question.ask(say("Restart the sample evening?"), say("Restart"), begin)

    def _ask_sample_removed(self) -> None:
        remove = self.start_actions.remove_sample
        self.sample_question.ask(say("Remove the sample evening?"), say("Remove"), remove)

    def open_manual_sheet(self) -> None:
        """Sets the manual on paper and opens it."""
        from director.window.settings_and_help import manual_print

        manual_print.open_manual(self, self._sheets, self.status.say, self.viewer)

    def _setting_changed(self, key: str) -> None:
        if key in ("", "look", "high_contrast", "four_colours"):
            self.dress()
        elif key == "text_size":
            self.program_actions.refresh()
        else:
            self.rulings_desk.refreshed.emit()
            self.events.refresh()

    def dress(self) -> None:
        """Wears the look that the settings wish for, everywhere at once.

        It is put on in several turns of the event loop, in which nobody waits long, and is seen
        when all of it is there.
        """
        self.program_actions.refresh()  # at once: what is ticked or at its end says so by itself
        self.setUpdatesEnabled(False)
        self._dressing = self._dressed()
        self._dress_on()

    def _dress_on(self) -> None:
        done = True  # also where a part cannot be dressed: the window is seen all the same
        try:
            done = next(self._dressing, _ALL) is _ALL
        finally:
            if done:
                self.setUpdatesEnabled(True)
        if not done:
            QTimer.singleShot(0, self, self._dress_on)

    def _dressed(self) -> Iterator[None]:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        yield from dressing(app, wished_look(self._settings, system_look()))
        self.program_actions.redress()
        self.register_actions.redress()
        self.going_to_rulings.redress()
        yield
        self.structures.redress()
        self.rulings_desk.refreshed.emit()
        yield
        self.beside.redress()
        yield
        self.events.redress()

    def note_last_seen(self) -> None:
        """Writes down what the next start shows, for its first picture."""
        if self.last_seen is not None:
            kept = self.events.resumed_next
            seen = kept.last_seen if kept else None
            keep_sight(self.last_seen, self, seen, self._settings.number("text_size"))

    def _level_in_sight(self) -> timedelta | None:
        """How long the level is that is played in the event in sight; None where none is."""
        if self.cockpit is None:
            return None
        from director.tournament.structure.structure import Level

        step = self.cockpit.tournament.structure.steps[self.cockpit.bridge.face.step]
        return timedelta(minutes=step.minutes) if isinstance(step, Level) else None

    def showEvent(self, event: QShowEvent) -> None:
        self._second_clicks.begin()
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    def restart(self) -> None:
        """Closes the window as ever; what started it starts it again once all is put away."""
        self.restarts = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """A copy of the book is written first; if that fails, closing again closes all the same."""
        self.note_last_seen()
        if self._closing.is_in_the_way():
            self.restarts = False
            event.ignore()
            return
        if self._closing.backs_up():
            event.ignore()
            return
        self.events.turned.disconnect(self._fill_menus)  # nobody sees them any more
        self.events.step_out()
        self.events.close_all()
        self.safekeeping.stop()
        self.start_actions.damage.stop_looking_over()
        if "station_work" in vars(self):
            self.station_work.close()
        event.accept()
