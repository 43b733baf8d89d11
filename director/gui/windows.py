"""The operator's window: the list of events, or one event, with menus above and a line below."""

from itertools import groupby
from operator import itemgetter
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget

from director.desk.desks import Desk
from director.desk.offices import Office
from director.desk.rolls import Roll
from director.gui.deeds import EVENT_ACTIONS, LOBBY_ACTIONS, MENUS
from director.gui.events.cockpits import CLOCK, REGISTER, Cockpit
from director.gui.look.styles import dress
from director.gui.pages import EventPage
from director.gui.palette.hosts import Palette
from director.gui.papers import Sheets
from director.gui.parts.actions import Bound
from director.gui.parts.labels import column, holding
from director.gui.parts.statuslines import REFUSED, StatusLine
from director.gui.registers.deeds import REGISTER_ACTIONS
from director.gui.registers.folk import Folk
from director.gui.registers.pages import RegisterPage
from director.gui.starts.foundings import FoundingPage
from director.gui.starts.lists import ListPage
from director.gui.starts.lobbies import ContinueFrom, Lobby
from director.gui.structures.deeds import STRUCTURE_ACTIONS
from director.gui.structures.editors import Editor
from director.gui.structures.pages import EditorPage
from director.gui.wall.walls import Walls
from director.gui.wall.windows import Wall
from director.settings import Settings
from director.tournament.books import EventNumber
from director.words import say


class MainWindow(QMainWindow):
    """The window in which everything is done."""

    painted = Signal()
    """Once, when it has been painted for the first time and can be used."""

    def __init__(
        self,
        office: Office,
        settings: Settings,
        sheets: Sheets,
        continue_from: ContinueFrom | None = None,
    ) -> None:
        super().__init__()
        self.setWindowTitle("Tournament Director")
        self.resize(1280, 800)
        self.setMinimumSize(1000, 640)
        self._was_painted = False
        self._settings = settings
        self._sheets = sheets
        self.lobby = Lobby(office, settings, continue_from, self)
        self.status = StatusLine(f"{office.who}  ·  {office.station}")
        self._refuse = lambda why: self.status.say(why, REFUSED)
        self.lobby_actions = Bound(LOBBY_ACTIONS, self.lobby, self._refuse, self)
        self.event_actions: Bound[Cockpit] | None = None
        self.cockpit: Cockpit | None = None
        self.page: EventPage | None = None
        self._roll: Roll | None = None
        self.folk = Folk(self._roll_now, office.who, office.station, self)
        self.register_actions = Bound(REGISTER_ACTIONS, self.folk, self._refuse, self)
        self.register_page: RegisterPage | None = None
        self.walls = Walls(self)
        self._visited: set[EventNumber] = set()
        """The events that were open since the program started."""
        self.list_page = ListPage(self.lobby, self.lobby_actions)
        self._founding: FoundingPage | None = None
        self.editor_actions: Bound[Editor] | None = None
        self.editor_page: EditorPage | None = None
        self._pages = QStackedWidget()
        self._pages.addWidget(self.list_page)
        self.palette_of_window = Palette(
            self._pages,
            self.lobby,
            sheets,
            self._bounds_now,
            lambda: self.cockpit,
            lambda entry: self.page.show_player(entry) if self.page else None,
            lambda: self.page.bar.height() if self.page else 0,
        )
        box = column(self._pages, self.status, gap=0)
        self.setCentralWidget(holding(box))
        self.walls.taken_down.connect(self._walls_down)
        self._connect()
        self._fill_menus()
        self.show_list()
        self.lobby.go_on()

    def _connect(self) -> None:
        lobby = self.lobby
        lobby.opened.connect(self.show_event)
        lobby.asked_list.connect(self.show_list)
        lobby.asked_new.connect(self.show_founding)
        lobby.asked_copy.connect(self.ask_which_copy)
        lobby.asked_quit.connect(self.close)
        lobby.asked_register.connect(self.show_register)
        lobby.asked_structures.connect(self.show_editor)
        lobby.asked_new_structure.connect(lambda: self.show_editor().begin())
        lobby.asked_structure.connect(lambda file: self.show_editor().begin_with(file))
        self._pages.currentChanged.connect(lambda _: self._fill_menus())
        self._pages.currentChanged.connect(lambda _: self.palette_of_window.put_away())
        self.folk.said.connect(self.status.say)
        self.folk.chose.connect(self.register_actions.refresh)
        self.folk.changed.connect(self._people_changed)
        lobby.said.connect(self.status.say)
        lobby.look_changed.connect(self.dress)

    def _bounds_now(self) -> list[Bound[Any]]:
        """All actions that count on the page in sight."""
        bounds: list[Bound[Any]] = []
        if self.event_actions:
            bounds.append(self.event_actions)
        if self.editor_actions and self._pages.currentWidget() is self.editor_page:
            bounds.append(self.editor_actions)
        return [*bounds, self.lobby_actions, self.register_actions]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key of its own that no page wanted: it may be one of the whole window."""
        if not self.lobby_actions.press(event, ""):
            super().keyPressEvent(event)

    def show_list(self) -> None:
        """Leaves whatever is open for the list of events."""
        self._leave_event()
        self.list_page.refresh()
        self._pages.setCurrentWidget(self.list_page)
        self.setWindowTitle("Tournament Director")
        self.list_page.land()

    def ask_which_copy(self) -> None:
        """Leaves whatever is open, for its book may be replaced, and asks for a copy of one."""
        self.show_list()
        self.list_page.ask_which_copy()

    def show_founding(self, file: str = "") -> None:
        """Asks for a new event, with the structure of a file chosen where one is named."""
        self._leave_event()
        if self._founding is None:
            self._founding = FoundingPage(self.lobby)
            self._pages.addWidget(self._founding)
        self._founding.refresh(file)
        self._pages.setCurrentWidget(self._founding)
        self._founding.land()

    def show_editor(self) -> EditorPage:
        """Shows the structure editor as it was left."""
        self._leave_event()
        if self.editor_page is None:
            editor = Editor(self.lobby.office.library, self)
            self.editor_actions = Bound(STRUCTURE_ACTIONS, editor, self._refuse, self)
            self.editor_page = EditorPage(
                editor, self.lobby.office, self._sheets, self.editor_actions
            )
            editor.said.connect(self.status.say)
            editor.left.connect(lambda: self.show_founding(editor.file))
            self._pages.addWidget(self.editor_page)
        self._pages.setCurrentWidget(self.editor_page)
        self.setWindowTitle(say("Structure editor – Tournament Director"))
        self.editor_page.land()
        return self.editor_page

    def show_register(self) -> None:
        """Shows the register: beside the clock of the event that is open, or by itself."""
        if self.cockpit:
            self.cockpit.ask_for(REGISTER)
            return
        if self.register_page is None:
            self.register_page = RegisterPage(self.folk, self.register_actions)
            self._pages.addWidget(self.register_page)
            self.register_page.left.connect(self.show_list)
        self._pages.setCurrentWidget(self.register_page)
        self.setWindowTitle(say("Register of players – Tournament Director"))
        self.register_page.refresh()
        self.register_page.land()

    def _roll_now(self) -> Roll:
        """The roll of the open event, or one over the book where none is open."""
        if self.cockpit:
            return self.cockpit.bridge.desk.roll
        register = self.lobby.office.book.register
        if self._roll is None or self._roll.register is not register:
            self._roll = Roll(register)
        return self._roll

    def _people_changed(self) -> None:
        self.register_actions.refresh()
        if self.cockpit:
            self.cockpit.refreshed.emit()

    def show_event(self, desk: Desk) -> None:
        """Opens the cockpit of an event."""
        self._leave_event()
        cockpit = Cockpit(desk, self.lobby.office.library, self._settings, self._sheets, self)
        actions = Bound(EVENT_ACTIONS, cockpit, self._refuse, self)
        first = desk.event not in self._visited
        self._visited.add(desk.event)
        gap = desk.gap if first else None
        page = EventPage(cockpit, actions, self.lobby_actions, self.register_actions, gap)
        cockpit.said.connect(self.status.say)
        cockpit.walling.connect(self.switch_wall)
        self.cockpit, self.event_actions, self.page = cockpit, actions, page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._fill_menus()
        self.setWindowTitle(f"{cockpit.tournament.name} – Tournament Director")
        self.status.say("")
        cockpit.ask_for(cockpit.screen)

    @property
    def wall(self) -> Wall | None:
        """The first of the walls; None while there is none."""
        return self.walls.up[0] if self.walls.up else None

    def switch_wall(self) -> None:
        """Puts a wall up on every other screen, or on this one; or takes them all down."""
        if self.cockpit is None:
            return
        if self.walls.up:
            self.walls.take_down()
            return
        self.cockpit.wall_is_up = True
        self.walls.put_up(self.cockpit, self.screen(), self._press_on_wall)
        self.cockpit.refreshed.emit()

    def _press_on_wall(self, event: QKeyEvent) -> None:
        """A key while the wall has the keyboard: of the clock or of the wall, or nothing."""
        if self.event_actions:
            for family in ("clock.", "wall."):
                if self.event_actions.press(event, CLOCK, family):
                    return

    def dress(self) -> None:
        """Wears the look that the settings name, everywhere at once."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        dress(app, self._settings.text("look"))
        self.lobby_actions.redress()
        self.register_actions.redress()
        self.lobby_actions.refresh()
        if self.editor_actions:
            self.editor_actions.redress()
        if self.event_actions and self.cockpit:
            self.event_actions.redress()
            self.cockpit.refreshed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        """A copy of the book is written first; if that fails, closing again closes all the same."""
        if self.editor_page and not self.editor_page.may_close():
            event.ignore()
            self._pages.setCurrentWidget(self.editor_page)
            return
        if self.cockpit and not self.cockpit.copied:
            event.ignore()
            self.setEnabled(False)
            self.status.say(say("copying the book before closing …"))
            self.cockpit.copy_book(say("close"), self._copied_before_closing)
            return
        self._leave_event()
        event.accept()

    def _copied_before_closing(self) -> None:
        self.setEnabled(True)
        if self.cockpit and self.cockpit.copied:
            self.close()
        elif self.cockpit:
            self.cockpit.copied = True  # said; whoever closes again knows

    def _leave_event(self) -> None:
        if self.cockpit is None or self.page is None:
            return
        self.walls.take_down()
        self.cockpit.leave()
        self._pages.removeWidget(self.page)
        self.page.deleteLater()
        if self.event_actions:
            self.event_actions.deleteLater()
        self.cockpit = self.page = self.event_actions = None
        self._fill_menus()

    def _walls_down(self) -> None:
        self.activateWindow()  # the keys are the operator's again
        if self.cockpit:
            self.cockpit.wall_is_up = False
            self.cockpit.unlocked = False
            self.cockpit.refreshed.emit()

    def _fill_menus(self) -> None:
        """The menus, from the declared actions: those of an event only while one is open."""
        bar = self.menuBar()
        bar.clear()
        for title in MENUS:
            menu = QMenu(say(title), bar)
            entries = [*self.lobby_actions.menu(title), *self.register_actions.menu(title)]
            if self.event_actions:
                entries += self.event_actions.menu(title)
            if self.editor_actions and self._pages.currentWidget() is self.editor_page:
                entries += self.editor_actions.menu(title)
            entries.sort(key=itemgetter(0))
            for number, (_, same) in enumerate(groupby(entries, key=itemgetter(0))):
                if number:
                    menu.addSeparator()
                menu.addActions([action for _, action in same])
            if entries:
                bar.addMenu(menu)
