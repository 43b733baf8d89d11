"""The walls of an event: one on each screen but the operator's, each with its own content."""

from collections.abc import Callable, Collection, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QScreen
from PySide6.QtWidgets import QWidget

from director.house.wall_memory import Remembered, remember, remembered
from director.translation import say
from director.views.wall.wall_lists import Content
from director.window.event.cockpit import Cockpit
from director.window.event.wall_content import pictured
from director.window.wall.pictures import forget_pictures
from director.window.wall.wall_window import Wall

NO_WALL = ""
"""How a screen without a wall is remembered."""


class Walls(QObject):
    """Puts walls up and takes them down; one whose screen has gone comes back with it."""

    changed = Signal()
    """There is a wall more or less."""
    taken_down = Signal()
    """The last one has gone."""

    def __init__(
        self,
        cockpit: Cockpit,
        event: int,
        press: Callable[[QKeyEvent], object] = lambda _: None,
        parent: QObject | None = None,
    ) -> None:
        """`event` is the number in the book; `press` does what a key of the clock stands for."""
        super().__init__(parent)
        self.up: list[Wall] = []
        self._cockpit, self._event, self._press = cockpit, event, press
        self._lost: dict[str, Content] = {}
        """The screens that went while a wall stood on them, and what that wall showed."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self.lose)
        app.screenAdded.connect(self.bring_back)

    def put_up(
        self,
        operators: QScreen,
        taken: Collection[QScreen] = (),
        open_events: Collection[int] = (),
    ) -> None:
        """Full screen on every other screen; on the operator's own where there is no other.

        Screens taken by the walls of other events are left to them as long as there is a free
        one, and so are those on which another open event stood last.
        """
        every = others(QGuiApplication.screens(), operators)
        known = remembered(self._memory)
        free = [screen for screen in every if screen not in taken] or every
        for screen in wanted({one: screen_name(one) for one in free}, known, open_events):
            content = known.get(screen_name(screen), Remembered()).content
            self.show_on(screen, Content.__members__.get(content, Content.CLOCK))

    def show_on(self, screen: QScreen, content: Content | None) -> None:
        """From now on this screen shows that, also the next time; None: it has no wall."""
        name = screen_name(screen)
        self._lost.pop(name, None)
        here = self.on(name)
        remember(self._memory, name, Remembered(self._event, content.name if content else NO_WALL))
        if content is None:
            if here:
                self.take_away(name)
            return
        self._find_pictures(content)
        if here:
            here.show_content(content)
        else:
            self._raise(screen, content)
        self.changed.emit()

    def on(self, screen: str) -> Wall | None:
        """The wall on the screen of this name."""
        return next((wall for wall in self.up if wall.screen_name == screen), None)

    def take_away(self, screen: str) -> None:
        """Closes the wall on this screen alone."""
        wall = self.on(screen)
        if wall is None:
            return
        self.up.remove(wall)
        wall.closed.disconnect(self.take_down)
        wall.close()
        (self.changed if self.up else self.taken_down).emit()

    def take_down(self) -> None:
        """Closes them all: who closes one with a key means the walls."""
        walls, self.up = self.up, []
        self._lost = {}
        for wall in walls:
            wall.closed.disconnect(self.take_down)
            wall.close()
        forget_pictures()
        if walls:
            self.taken_down.emit()

    def lose(self, screen: QScreen) -> None:
        """A screen has gone: its wall would cover the desk, and is put away until it is back."""
        name = screen_name(screen)
        wall = self.on(name)
        if wall is None:
            return
        content = wall.content
        self.take_away(name)
        self._lost[name] = content
        self._cockpit.say(
            say("the screen {name} is gone: its wall returns when it is back", name=name)
        )

    def bring_back(self, screen: QScreen) -> None:
        """A screen is there again, and so is the wall that stood on it."""
        name = screen_name(screen)
        content = self._lost.pop(name, None)
        if content is None or self.on(name):
            return
        self._raise(screen, content)
        self.changed.emit()
        self._cockpit.say(say("the wall on {name} is back", name=name))

    def _find_pictures(self, content: Content) -> None:
        if content != Content.PICTURES:
            return
        shown = self._cockpit.wall_content
        if not shown.show_alone(pictured(self._cockpit.tournament)) and shown.folder:
            self._cockpit.say(say("pictures for the wall are in {folder}", folder=shown.folder))

    def _raise(self, screen: QScreen, content: Content) -> None:
        wall = Wall(self._cockpit, self._press, content)
        wall.screen_name = screen_name(screen)
        wall.closed.connect(self.take_down)
        wall.setScreen(screen)
        wall.setGeometry(screen.geometry())  # where no window manager would make it as large
        desk = self.parent()
        if isinstance(desk, QWidget) and desk.screen() is not screen:
            # what is typed goes on at the desk; showFullScreen() would bring it to the wall
            wall.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            wall.setWindowState(Qt.WindowState.WindowFullScreen)
            wall.show()
        else:
            wall.showFullScreen()
        self.up.append(wall)

    @property
    def _memory(self) -> Path:
        return self._cockpit.settings.path.parent / "walls.json"


def others(screens: list[QScreen], operators: QScreen) -> list[QScreen]:
    """The screens that are not the operator's, or that one where it is the only one."""
    return [screen for screen in screens if screen is not operators] or [operators]


def wanted(
    screens: Mapping[QScreen, str],
    known: Mapping[str, Remembered],
    open_events: Collection[int],
) -> list[QScreen]:
    """Those without the ones that are to have no wall and those of other open events; or all."""

    def is_free(name: str) -> bool:
        last = known.get(name)
        return last is None or (last.content != NO_WALL and last.event not in open_events)

    return [screen for screen, name in screens.items() if is_free(name)] or list(screens)


def screen_name(screen: QScreen) -> str:
    """How a screen is called from one day to the next: its make where it says it, and its plug."""
    return " ".join(filter(None, (screen.model(), screen.serialNumber(), screen.name())))
