"""The operator's window: the list of events, or one event, with menus above and a line below.

Whoever starts the program sees the list first. What lies behind it is most of the program: it is
loaded when somebody goes there, or in the quiet moment after the start.
"""

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent, QScreen
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from director.desk.desk import Desk
from director.desk.event_list import EventList
from director.desk.player_index import PlayerIndex
from director.desk.sample_evening import SampleEvening
from director.house.settings import Settings
from director.tournament.log.books import BookFailed, EventNumber, EventRow, Reading
from director.translation import say
from director.views.clock.other_events import elsewhere
from director.window.event.cockpit import REGISTER, RULINGS, SHOWDOWN, Cockpit
from director.window.event.requests import ChangeStructure, ChooseWallContent, SwitchWall
from director.window.look.fonts import load_companions
from director.window.look.styles import dress
from director.window.look.wished_look import system_look, wished_look
from director.window.printing.sheet import open_in_viewer
from director.window.register.register_actions import REGISTER_ACTIONS
from director.window.register.register_selection import RegisterSelection
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.settings_and_help.page_keys import GOING_TO_RULINGS
from director.window.settings_and_help.page_names import GAMES
from director.window.shell.backup_status import BackupStatus
from director.window.shell.last_sight import keep_sight
from director.window.shell.menu_bar import fill_menus
from director.window.shell.menu_places import WHERE
from director.window.shell.program_actions import PROGRAM_ACTIONS
from director.window.shell.small_screen import LEAST_WINDOW, ScrolledPages
from director.window.start.event_list_view import ListPage
from director.window.start.faulty_games import FaultyGamesBar
from director.window.start.new_event import NewEventPage
from director.window.start.start_actions import SAMPLE, Rescue, StartActions
from director.window.system.window_place import SIZE
from director.window.widgets.action import Bound
from director.window.widgets.labels import column, holding
from director.window.widgets.stack import Stack
from director.window.widgets.status_line import FAILED, REFUSED, StatusLine

if TYPE_CHECKING:
    from director.desk.stations import Stations
    from director.reports.sheet_kinds import Typesetter
    from director.views.wall.wall_lists import Content
    from director.window.editor.editor import Editor
    from director.window.editor.editor_page import EditorPage
    from director.window.editor.structure_change import ChangePage
    from director.window.game_maker.page import GameMakerPage
    from director.window.palette.palette_host import Palette
    from director.window.register.register_page import RegisterPage
    from director.window.settings_and_help.rulings_page import RulingsPage
    from director.window.settings_and_help.side_pages import SidePages
    from director.window.shell.event_page import EventPage
    from director.window.shell.open_event import OpenEvent
    from director.window.shell.station_work import StationWork
    from director.window.start.opening_event import OpeningPage
    from director.window.wall.wall_window import Wall

LATE = (
    "director.window.shell.open_event",
    "director.window.shell.event_actions",
    "director.window.shell.station_work",
    "director.window.palette.palette_host",
    "director.window.settings_and_help.rulings_page",
    "director.window.settings_and_help.side_pages",
    "director.window.settings_and_help.manual_print",
    "director.window.editor.structure_change",
    "director.window.game_maker.page",
    "director.window.register.register_page",
)
"""What is loaded in the quiet moment after the start."""


class MainWindow(QMainWindow):
    """The window in which everything is done."""

    painted = Signal()
    """Once, when it has been painted for the first time and can be used."""

    def __init__(
        self,
        event_list: EventList,
        settings: Settings,
        sheets: "Typesetter",
        rescue: Rescue | None = None,
        sample: SampleEvening | None = None,
        stations: "Stations | None" = None,
    ) -> None:
        super().__init__()
        self.setWindowTitle("Tournament Director")
        self.resize(*SIZE)
        self.setMinimumSize(*LEAST_WINDOW)
        self._was_painted = False
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
        self._refuse = lambda why: self.status.say(why, REFUSED)
        self.safekeeping = BackupStatus(self.start_actions, self._step_in_sight, self)
        self.safekeeping.said.connect(self.status.say_copy)
        self.safekeeping.looked.connect(self.note_last_seen)
        self.program_actions = Bound(
            PROGRAM_ACTIONS, self.start_actions, self._refuse, self, self.status.unsay
        )
        self.event_actions: Bound[Cockpit] | None = None
        self.cockpit: Cockpit | None = None
        self.page: EventPage | None = None
        self._index: PlayerIndex | None = None
        signed = event_list.who, event_list.station
        self.selection = RegisterSelection(self._index_now, settings, sheets, signed, self)
        self.register_actions = Bound(REGISTER_ACTIONS, self.selection, self._refuse, self)
        self.register_page: RegisterPage | None = None
        self.kept: dict[EventNumber, OpenEvent] = {}
        """The events that are open, in the order in which they were opened."""
        self._visited: set[EventNumber] = set()
        """The events that were open since the program started."""
        self._new_event: NewEventPage | None = None
        self.opening_page: OpeningPage | None = None
        """Stands there while a long event is being read."""
        self._being_read: EventNumber | None = None
        self.editor_actions: Bound[Editor] | None = None
        self.editor_page: EditorPage | None = None
        self.change: ChangePage | None = None
        """Where the structure of an open event is changed."""
        self.game_maker: GameMakerPage | None = None
        self.asides: SidePages | None = None
        """The settings, and the other pages beside the events."""
        self.rulings_desk = RulingsDesk(event_list.library, settings, sheets, self)
        self.going_to_rulings = Bound(GOING_TO_RULINGS, self.rulings_desk, self._refuse, self)
        self.rulings_page: RulingsPage | None = None
        """Rulings and showdowns while no event is in sight."""
        self.list_page = ListPage(
            self.start_actions,
            self.program_actions,
            [self.going_to_rulings[f"screen.{name}"] for name in (RULINGS, SHOWDOWN)],
        )
        self._before_aside: tuple[QWidget, EventNumber | None] = (self.list_page, None)
        self._pages = self.pages = Stack()
        self.set_asides = FaultyGamesBar()
        box = column(self.set_asides, ScrolledPages(self._pages), self.status, gap=0)
        self.setCentralWidget(holding(box))
        self._pages.addWidget(self.list_page)  # last: whatever changes its place is dressed anew
        self._connect()
        self._fill_menus()
        self.show_list()
        self.start_actions.go_on()

    def _connect(self) -> None:
        start_actions = self.start_actions
        start_actions.opened.connect(self.show_event)
        start_actions.opening.connect(self.show_opening)
        start_actions.unopened.connect(self._leave_opening)
        start_actions.read.connect(self._show_reading, Qt.ConnectionType.QueuedConnection)
        start_actions.sample_opened.connect(partial(self.show_event, number=SAMPLE))
        start_actions.sample_left.connect(self._put_sample_away)
        start_actions.asked_list.connect(self.show_list)
        start_actions.asked_palette.connect(self._ask_palette)
        start_actions.asked_keys.connect(self._show_keys)
        start_actions.asked_next.connect(self.show_next)
        start_actions.asked_put_away.connect(self.put_away)
        start_actions.asked_new.connect(self.show_new_event)
        start_actions.asked_copy.connect(self.ask_which_copy)
        start_actions.asked_quit.connect(self.close)
        start_actions.asked_register.connect(self.show_register)
        start_actions.asked_aside.connect(self.show_aside)
        start_actions.asked_manual_sheet.connect(self.open_manual_sheet)
        start_actions.asked_structures.connect(self.show_editor)
        start_actions.asked_game.connect(self.make_game)
        start_actions.asked_new_structure.connect(lambda: self.show_editor().begin())
        start_actions.asked_structure.connect(lambda file: self.show_editor().begin_with(file))
        self._pages.currentChanged.connect(lambda _: self._fill_menus())
        self._pages.currentChanged.connect(lambda _: self._put_palette_away())
        self._pages.currentChanged.connect(lambda _: self.status.turn())
        self.rulings_desk.screen_asked.connect(self.show_rulings)
        self.rulings_desk.said.connect(self.status.say)
        self.rulings_desk.unsaid.connect(self.status.unsay)
        self.rulings_desk.screen_asked.connect(lambda _: self.status.turn())
        self.selection.said.connect(self.status.say)
        self.selection.chose.connect(self.register_actions.refresh)
        self.selection.changed.connect(self._people_changed)
        self.set_asides.asked.connect(lambda: self.show_aside(GAMES))
        self.painted.connect(lambda: QTimer.singleShot(0, load_companions))
        self.painted.connect(lambda: self.set_asides.look(start_actions.event_list.library))
        start_actions.said.connect(self.status.say)
        start_actions.look_changed.connect(self.dress)
        start_actions.asked_restart.connect(self.restart)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.dress)
        hints.accessibility().contrastPreferenceChanged.connect(self.dress)

    @cached_property
    def station_work(self) -> "StationWork":
        """Who is at this station, and where the book lies."""
        from director.window.shell.station_work import StationWork

        return StationWork(self, self._stations, self)

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
        for kept in list(self.kept.values()):
            self._close(kept)

    @cached_property
    def palette_of_window(self) -> "Palette":
        """Palette and key sheet, over whatever is in sight."""
        from director.window.palette.palette_host import Palette

        return Palette(
            self._pages,
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

    def note_last_seen(self) -> None:
        """Writes down what is in sight, for the first picture of the next start."""
        if self.last_seen is not None:
            cockpit = None if self.start_actions.in_sight == SAMPLE else self.cockpit
            keep_sight(self.last_seen, self, cockpit, self._settings.number("text_size"))

    def _step_in_sight(self) -> object:
        """The level or break that is played in the event in sight; None where none is."""
        if self.cockpit is None:
            return None
        face, t = self.cockpit.bridge.face, self.cockpit.tournament
        return t.structure.steps[face.step]

    def _bounds_now(self) -> list[Bound[Any]]:
        """All actions that count on the page in sight."""
        here = [self.event_actions or self.going_to_rulings, *filter(None, [self._editing])]
        return [*here, self.program_actions, self.register_actions]

    @property
    def _editing(self) -> Bound[Any] | None:
        """The actions of the page in sight: of the structure editor, or of the rulings."""
        here = self._pages.currentWidget()
        if self.rulings_page and here is self.rulings_page:
            return self.rulings_page.hand_actions
        if self.change and here is self.change:
            return self.change.deeds
        if self.game_maker and here is self.game_maker:
            return self.game_maker.deeds
        return self.editor_actions if here is self.editor_page else None

    def change_structure(self, kept: "OpenEvent") -> None:
        """The editor with the structure of an event that may be running."""
        if self.change is None:
            from director.window.editor.structure_change import ChangePage

            self.change = ChangePage(
                self.start_actions.event_list, self._sheets, self._refuse, self
            )
            self.change.said.connect(self.status.say)
            self.change.left.connect(self._back_from_change)
            self.change.others.went.connect(
                lambda number: self.start_actions.open(EventNumber(number))
            )
            self._pages.addWidget(self.change)
        self._step_out()
        self.change.begin(kept.cockpit, kept.number)
        self._pages.setCurrentWidget(self.change)
        self._fill_menus()
        self._show_others()

    def _back_from_change(self) -> None:
        number = self.change.number if self.change else None
        kept = self.kept.get(number) if number is not None else None
        if kept:
            with self.status.kept():
                self._step_in(kept)
        else:
            self.show_list()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key of its own that no page wanted: it may be one of the whole window."""
        if not self.program_actions.press(event, ""):
            super().keyPressEvent(event)

    def show_list(self) -> None:
        """The list of events; those that are open go on behind it."""
        in_book = [kept.cockpit for kept in self.kept.values() if kept.number != SAMPLE]
        if self.cockpit in in_book and not self.cockpit.copied:
            self.cockpit.copy_book()
        self._step_out()
        self.program_actions.refresh()
        self.list_page.refresh()
        self._pages.setCurrentWidget(self.list_page)
        self.setWindowTitle("Tournament Director")
        self.list_page.land()

    def show_opening(self, row: EventRow) -> None:
        """A long event is being read: its name and clock at once, the rest as it comes."""
        self._step_out()
        if self.opening_page is None:
            from director.window.start.opening_event import OpeningPage

            self.opening_page = OpeningPage(self.start_actions.event_list)
            self.opening_page.left.connect(self.show_list)
            self._pages.addWidget(self.opening_page)
        self._being_read = row.number
        self.opening_page.begin(row)
        self._pages.setCurrentWidget(self.opening_page)
        self.setWindowTitle(f"{row.name} – Tournament Director")
        self.opening_page.setFocus()

    def _show_reading(self, event: EventNumber, reading: Reading) -> None:
        if self.opening_page and event == self._being_read:
            self.opening_page.show_reading(reading)

    def _leave_opening(self, event: EventNumber) -> None:
        if event == self._being_read and self._pages.currentWidget() is self.opening_page:
            self.show_list()

    def ask_which_copy(self) -> None:
        """Leaves whatever is open, for its book may be replaced, and asks for a copy of one."""
        self.put_all_away()
        self.list_page.ask_which_copy()

    def show_new_event(self, file: str = "") -> None:
        """Asks for a new event, with the structure of a file chosen where one is named."""
        self._step_out()
        if self._new_event is None:
            self._new_event = NewEventPage(self.start_actions)
            self._pages.addWidget(self._new_event)
        self._new_event.refresh(file)
        self._pages.setCurrentWidget(self._new_event)
        self._new_event.land()

    def show_editor(self) -> "EditorPage":
        """Shows the structure editor as it was left."""
        self._step_out()
        if self.editor_page is None:
            from director.window.editor.editor import Editor
            from director.window.editor.editor_actions import STRUCTURE_ACTIONS
            from director.window.editor.editor_page import EditorPage
            from director.window.event import pay_table_shelf

            tables = partial(pay_table_shelf.files, self._settings)
            editor = Editor(self.start_actions.event_list.library, self, tables)
            self.editor_actions = Bound(STRUCTURE_ACTIONS, editor, self._refuse, self)
            self.editor_page = EditorPage(
                editor, self.start_actions.event_list, self._sheets, self.editor_actions
            )
            editor.said.connect(self.status.say)
            editor.left.connect(lambda: self.show_new_event(editor.file))
            self._pages.addWidget(self.editor_page)
        self._pages.setCurrentWidget(self.editor_page)
        self.setWindowTitle(say("Structure editor – Tournament Director"))
        self.editor_page.land()
        return self.editor_page

    def make_game(self, new: bool) -> None:
        """The game maker: a new game is begun, or one of the house's chosen."""
        page = self.show_game_maker()
        if new:
            page.begin()
        else:
            page.choose()

    def show_game_maker(self) -> "GameMakerPage":
        """Shows the game maker as it was left."""
        if self.game_maker is None:
            from director.house.home import Home
            from director.window.game_maker.page import GameMakerPage

            self.game_maker = GameMakerPage(
                self.start_actions.event_list.library,
                Home(self._settings.path.parent),
                self._settings,
                self._sheets,
                self._refuse,
            )
            self.game_maker.maker.said.connect(self.status.say)
            self.game_maker.left.connect(self._back_from_aside)
            self.game_maker.maker.kept.connect(lambda: self._setting_changed("games"))
            self.game_maker.others.went.connect(
                lambda number: self.start_actions.open(EventNumber(number))
            )
            self._pages.addWidget(self.game_maker)
        here = self._pages.currentWidget() or self.list_page
        if here not in (self.game_maker, self.asides):
            self._before_aside = (here, self.start_actions.in_sight)
        self._step_out()
        self._pages.setCurrentWidget(self.game_maker)
        self.setWindowTitle(say("Game maker – Tournament Director"))
        self._show_others()
        return self.game_maker

    def show_aside(self, name: str) -> None:
        """Shows a page beside the events; asked for it again, goes back to where one was."""
        if self.asides is None:
            from director.window.settings_and_help.side_pages import SidePages
            from director.window.shell.every_action import EVERY_ACTION

            self.asides = SidePages(
                self._settings,
                EVERY_ACTION,
                self.start_actions.event_list,
                self._sheets,
                self.start_actions.here,
                lambda: self.station_work.evening,
            )
            self.asides.said.connect(self.status.say)
            self.asides.left.connect(self._back_from_aside)
            self.asides.changed.connect(self._setting_changed)
            self.asides.game_asked.connect(self.make_game)
            self.asides.others.went.connect(
                lambda number: self.start_actions.open(EventNumber(number))
            )
            self._pages.addWidget(self.asides)
        here = self._pages.currentWidget() or self.list_page
        if here is not self.asides:
            self._before_aside = (here, self.start_actions.in_sight)
        elif self.asides.name == name:
            self._back_from_aside()
            return
        topic = self._topic
        self._step_out()
        self.asides.show_page(name, topic)
        self._pages.setCurrentWidget(self.asides)
        self.setWindowTitle(say("Tournament Director"))
        self._show_others()
        self.asides.page.land()

    def show_rulings(self, screen: str) -> None:
        """Shows a screen of the rulings desk: of the event one came from, or without one."""
        if self.asides and self._pages.currentWidget() is self.asides and self._before_aside[1]:
            self._back_from_aside()
        if self.cockpit:
            self.cockpit.ask_for(screen)
            return
        if self.rulings_page is None:
            from director.window.settings_and_help.rulings_page import RulingsPage

            self.rulings_page = RulingsPage(self.rulings_desk, self.going_to_rulings, self._refuse)
            self.rulings_page.left.connect(self.show_list)
            self.rulings_page.others.went.connect(
                lambda one: self.start_actions.open(EventNumber(one))
            )
            self._pages.addWidget(self.rulings_page)
        self._pages.setCurrentWidget(self.rulings_page)
        self.setWindowTitle(say("Rulings – Tournament Director"))
        self._show_others()
        self.rulings_page.show_screen(screen)
        self.going_to_rulings.refresh()

    def open_manual_sheet(self) -> None:
        """Sets the manual on paper and opens it."""
        from director.window.settings_and_help import manual_print

        manual_print.open_manual(self, self._sheets, self.status.say, self.viewer)

    def _back_from_aside(self) -> None:
        """Where one was before, with the last word still at the foot of the window."""
        page, number = self._before_aside
        kept = self.kept.get(number) if number is not None else None
        with self.status.kept():
            if kept:
                self._step_in(kept)
            elif number is None and page is not self.list_page:
                self._pages.setCurrentWidget(page)
                self._fill_menus()
                page.setFocus()
            else:
                self.show_list()

    @property
    def _topic(self) -> str:
        """The chapter of the manual on what is in sight."""
        here = self._pages.currentWidget()
        if self.page:
            return self.page.chapter
        if here is self.rulings_page:
            return self.rulings_desk.screen
        pages: list[tuple[QWidget | None, str]] = [
            (self._new_event, "new-event"),
            (self.register_page, "register"),
            (self.editor_page, "structure-editor"),
            (self.change, "structure-editor"),
            (self.game_maker, "house-games"),
            (self.asides, self.asides.topic if self.asides else "settings"),
        ]
        return next((topic for page, topic in pages if page is here), "start")

    def _setting_changed(self, key: str) -> None:
        if key in ("", "look", "high_contrast", "four_colours"):
            self.dress()
        elif key == "text_size":
            self.program_actions.refresh()
        else:
            self.rulings_desk.refreshed.emit()
            for kept in self.kept.values():
                kept.cockpit.refreshed.emit()

    def show_register(self) -> None:
        """Shows the register: beside the clock of the event that is open, or by itself."""
        if self.cockpit:
            self.cockpit.ask_for(REGISTER)
            return
        if self.register_page is None:
            from director.window.register.register_page import RegisterPage

            self.register_page = RegisterPage(self.selection, self.register_actions)
            self._pages.addWidget(self.register_page)
            self.register_page.left.connect(self.show_list)
        self._pages.setCurrentWidget(self.register_page)
        self.setWindowTitle(say("Player register – Tournament Director"))
        self.register_page.refresh()
        self.register_page.land()

    def _index_now(self) -> PlayerIndex:
        """The players of the open event, or one over the book where none is open."""
        if self.cockpit:
            return self.cockpit.bridge.desk.player_index
        register = self.start_actions.event_list.book.register
        if self._index is None or self._index.register is not register:
            self._index = PlayerIndex(register)
        return self._index

    def _people_changed(self) -> None:
        self.register_actions.refresh()
        if self.cockpit:
            self.cockpit.refreshed.emit()

    def show_event(self, desk: Desk, number: EventNumber | None = None) -> None:
        """Opens the cockpit of an event, or goes back to it where it is open.

        The sample evening has a number of its own, for its book is another one.
        """
        number = desk.event if number is None else number
        self._step_out()
        kept = self.kept.get(number)
        if kept and kept.cockpit.bridge.desk is not desk:
            self._close(kept)
            kept = None
        if kept is None:
            kept = self._keep(desk, number)
        self._step_in(kept)

    def _put_sample_away(self) -> None:
        """The sample evening is closed, and left where it was in sight."""
        kept = self.kept.get(SAMPLE)
        if kept is None:
            return
        if kept.cockpit is self.cockpit:
            self.put_away()
        else:
            self._close(kept)

    def show_next(self) -> None:
        """Goes to the next of the open events, round and round."""
        numbers = list(self.kept)
        here = self.start_actions.in_sight
        at = numbers.index(here) + 1 if here in numbers else 0
        if numbers:
            self._step_out()
            self._step_in(self.kept[numbers[at % len(numbers)]])

    @property
    def _in_sight(self) -> "OpenEvent | None":
        """The event in sight, of those that are open."""
        number = self.start_actions.in_sight
        return None if number is None else self.kept.get(number)

    def put_away(self) -> None:
        """Closes the event in sight, and shows another one that is open, or the list."""
        kept = self._in_sight
        if kept is None or self._is_busy(kept):
            return
        self._step_out()
        self._close(kept)
        if self.kept:
            self._step_in(next(reversed(self.kept.values())))
        else:
            self.show_list()

    def _keep(self, desk: Desk, number: EventNumber) -> "OpenEvent":
        """Everything that an event needs while it is open."""
        from director.window.shell.event_actions import EVENT_ACTIONS
        from director.window.shell.event_page import EventPage
        from director.window.shell.open_event import OpenEvent, press_on_wall
        from director.window.wall.walls import Walls

        sample = self.start_actions.sample if number == SAMPLE else None
        settings = sample.settings(self._settings) if sample else self._settings
        cockpit = Cockpit(desk, self.start_actions.event_list.library, settings, self._sheets, self)
        cockpit.is_sample = number == SAMPLE
        actions = Bound(EVENT_ACTIONS, cockpit, self._refuse, self, self.status.unsay)
        first = number not in self._visited
        self._visited.add(number)
        gap = desk.gap if first else None
        page = EventPage(cockpit, actions, self.program_actions, self.register_actions, gap)
        walls = Walls(cockpit, number, partial(press_on_wall, actions), self)
        kept = OpenEvent(number, cockpit, actions, page, walls)
        cockpit.said.connect(partial(self._said_of, kept))
        cockpit.unsaid.connect(self.status.unsay)
        cockpit.screen_asked.connect(lambda _: self.status.turn())
        cockpit.book_copied.connect(self.safekeeping.recall)
        cockpit.on(SwitchWall, lambda _: self._switch_wall(kept))
        cockpit.on(ChooseWallContent, lambda _: self._choose_wall_content(kept))
        cockpit.on(ChangeStructure, lambda _: self.change_structure(kept))
        cockpit.bridge.ticked.connect(lambda _: self._show_others())
        cockpit.bridge.heard_elsewhere.connect(partial(self._tell_others, kept))
        walls.changed.connect(kept.walls_have_changed)
        walls.taken_down.connect(partial(self._walls_down, kept))
        page.others.went.connect(lambda number: self.start_actions.open(EventNumber(number)))
        self.kept[number] = kept
        self.start_actions.open_desks[number] = desk
        self.station_work.look_after(kept)
        self._pages.addWidget(page)
        return kept

    def _step_in(self, kept: "OpenEvent") -> None:
        """An event comes into sight."""
        self.cockpit, self.event_actions, self.page = kept.cockpit, kept.actions, kept.page
        self.start_actions.in_sight = kept.number
        try:
            kept.cockpit.bridge.desk.player_index.look()  # another event may have met new people
        except BookFailed as failure:
            self.status.say(str(failure), FAILED)
        self.program_actions.refresh()
        self._pages.setCurrentWidget(kept.page)
        self._fill_menus()
        name = say("Sample: {event}", event=kept.name) if kept.number == SAMPLE else kept.name
        self.setWindowTitle(f"{name} – Tournament Director")
        self.status.say("")
        self._show_others()
        kept.cockpit.ask_for(kept.cockpit.screen)

    def _said_of(self, kept: "OpenEvent", words: str, kind: str) -> None:
        """What an event says; out of sight, it says its name too."""
        if kept.cockpit is self.cockpit:
            self.status.say(words, kind)
        elif words:
            self.status.say(f"{kept.name}: {words}", kind)

    def _tell_others(self, kept: "OpenEvent") -> None:
        for other in self.kept.values():
            if other is not kept:
                other.cockpit.bridge.catch_up()

    def _show_others(self) -> None:
        """Says beside the event in sight what the others are doing."""
        changing = self.change if self._pages.currentWidget() is self.change else None
        aside = self.asides if self._pages.currentWidget() is self.asides else None
        rulings = self.rulings_page if self._pages.currentWidget() is self.rulings_page else None
        making = self.game_maker if self._pages.currentWidget() is self.game_maker else None
        shown = self.page or changing or aside or rulings or making
        strip = shown.others if shown else None
        if strip is None:
            return
        strip.show_others(
            [
                elsewhere(one.number, one.cockpit.tournament, one.cockpit.now)
                for one in self.kept.values()
                if one.page is not self.page
            ]
        )

    def _is_busy(self, kept: "OpenEvent") -> bool:
        busy = kept.cockpit.bridge.busy
        if busy:
            self.status.say(say("one moment: {what} …", what=busy), REFUSED)
        return bool(busy)

    @property
    def wall(self) -> "Wall | None":
        """The first wall of the event in sight; None while there is none."""
        kept = self._in_sight
        return kept.walls.up[0] if kept and kept.walls.up else None

    def _switch_wall(self, kept: "OpenEvent") -> None:
        """Puts a wall up on every other screen, or on this one; or takes them all down."""
        if kept.walls.up:
            kept.walls.take_down()
            return
        taken = [wall.screen() for other in self.kept.values() for wall in other.walls.up]
        kept.walls.put_up(self.screen(), taken, self.kept.keys() - {kept.number})

    def _choose_wall_content(self, kept: "OpenEvent") -> None:
        """Asks which screen shows what of this event."""
        from director.window.wall.wall_question import choosing_content
        from director.window.wall.walls import others

        screens = others(QGuiApplication.screens(), self.screen())
        show = partial(self._show_on_wall, kept)
        kept.cockpit.request(choosing_content(kept.walls, screens, show))

    def _show_on_wall(self, kept: "OpenEvent", screen: QScreen, content: "Content | None") -> None:
        """A screen shows this event from now on, whichever it showed before."""
        for other in self.kept.values():
            for wall in other.walls.up if other is not kept else ():
                if wall.screen() is screen:
                    other.walls.take_away(wall.screen_name)
                    break
        kept.walls.show_on(screen, content)

    def dress(self) -> None:
        """Wears the look that the settings wish for, everywhere at once."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        dress(app, wished_look(self._settings, system_look()))
        self.program_actions.redress()
        self.register_actions.redress()
        self.program_actions.refresh()
        self.going_to_rulings.redress()
        for editing in (self.editor_actions, self.change.deeds if self.change else None):
            if editing:
                editing.redress()
        if self.game_maker:
            self.game_maker.redress()
        self.rulings_desk.refreshed.emit()
        if self.asides:
            self.asides.refresh()
        for kept in self.kept.values():
            kept.actions.redress()
            kept.cockpit.refreshed.emit()

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
        for editing in (self.editor_page, self.change, self.game_maker):
            if editing and not editing.may_close():
                self.restarts = False
                event.ignore()
                words, kind = self.status.text, self.status.kind
                self._step_out()
                self._pages.setCurrentWidget(editing)
                self.status.say(words, kind)  # it is about the page that is shown now
                return
        if any(self._is_busy(kept) for kept in self.kept.values()):
            self.restarts = False
            event.ignore()
            return
        changed = [
            kept.cockpit
            for kept in self.kept.values()
            if not kept.cockpit.copied and kept.number != SAMPLE
        ]
        if changed:
            event.ignore()
            self.setEnabled(False)
            self.status.say(say("backing up before closing …"))
            copying = changed[0]  # the one book has all events
            copying.copy_book(partial(self._copied_before_closing, copying))
            return
        self._step_out()
        for kept in list(self.kept.values()):
            self._close(kept)
        self.safekeeping.stop()
        self.start_actions.stop_looking_over()
        if "station_work" in vars(self):
            self.station_work.close()
        event.accept()

    def _copied_before_closing(self, copying: Cockpit) -> None:
        self.setEnabled(True)
        lies = copying.copied
        for kept in self.kept.values():
            kept.cockpit.copied = True  # where it failed, that was said; who closes again knows
        if lies:
            self.close()

    def _step_out(self) -> None:
        """No event is in sight; all that are open go on."""
        if self.cockpit is None:
            return
        self.cockpit = self.page = self.event_actions = None
        self.start_actions.in_sight = None
        self.program_actions.refresh()
        self._fill_menus()

    def _close(self, kept: "OpenEvent") -> None:
        """An event is put away: its walls, its clock here, its page."""
        del self.kept[kept.number], self.start_actions.open_desks[kept.number]
        self.program_actions.refresh()
        if kept.number == SAMPLE:
            kept.cockpit.copied = True  # nobody goes on from a copy of it
        self._pages.removeWidget(kept.page)
        kept.close()

    def _walls_down(self, kept: "OpenEvent") -> None:
        self.activateWindow()  # the keys are the operator's again
        kept.walls_have_changed()

    def _fill_menus(self) -> None:
        """The menus, from the declared actions: those of an event only while one is open."""
        here = [self.event_actions or self.going_to_rulings, *filter(None, [self._editing])]
        fill_menus(self, [self.program_actions, self.register_actions, *here])
