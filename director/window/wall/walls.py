"""The walls of an event: one on every screen that is not the operator's."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QScreen

from director.window.event.cockpit import Cockpit
from director.window.wall.wall_window import Wall


class Walls(QObject):
    """Puts the walls up and takes them down, all at once."""

    taken_down = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.up: list[Wall] = []

    def put_up(
        self,
        cockpit: Cockpit,
        operators: QScreen,
        press: Callable[[QKeyEvent], object],
        taken: Sequence[QScreen] = (),
    ) -> None:
        """Full screen on every other screen; on the operator's own where there is no other.

        Screens taken by the walls of other events are left to them as long as there is a free one.
        """
        every = others(QGuiApplication.screens(), operators)
        for screen in [one for one in every if one not in taken] or every:
            wall = Wall(cockpit, press)
            wall.closed.connect(self.take_down)
            wall.setScreen(screen)
            wall.setGeometry(screen.geometry())  # where no window manager would make it as large
            wall.showFullScreen()
            self.up.append(wall)

    def take_down(self) -> None:
        """Closes them all: who closes one means the walls."""
        walls, self.up = self.up, []
        for wall in walls:
            wall.closed.disconnect(self.take_down)
            wall.close()
        if walls:
            self.taken_down.emit()


def others(screens: list[QScreen], operators: QScreen) -> list[QScreen]:
    """The screens that are not the operator's, or that one where it is the only one."""
    return [screen for screen in screens if screen is not operators] or [operators]
