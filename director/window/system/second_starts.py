"""The program started once more while its window is open: that one comes to the front."""

import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QFileSystemWatcher, Qt
from PySide6.QtWidgets import QApplication, QWidget

from director.house.one_window import OneWindow, SecondStart

_TOKEN = "XDG_ACTIVATION_TOKEN"
"""Under this name Wayland tells a program of the click that started it, and Qt reads it."""


def asking(file: str) -> SecondStart:
    """What is asked of the open window, which may come to the front as this process may."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 -- only a second start needs it

        any_process = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)
    return SecondStart(file, os.environ.get(_TOKEN, ""))


def answer_second_starts(
    window: QWidget, one: OneWindow, opens: Callable[[str], object]
) -> QFileSystemWatcher:
    """Brings a window to the front when asked to, and opens the file that it is asked for.

    The watcher that is returned belongs to the window. One that is being closed does not answer.
    """
    watcher = QFileSystemWatcher([str(one.folder)], window)

    def look() -> None:
        if not (window.isEnabled() and window.isVisible()):
            return
        for second in one.asked():
            bring_to_front(window, second)
            if second.file:
                opens(second.file)

    watcher.directoryChanged.connect(look)
    look()  # who has asked while this one was starting
    return watcher


def bring_to_front(window: QWidget, second: SecondStart) -> None:
    """Shows a window before all others, and flashes it where the desktop does not allow that."""
    if second.token:
        os.environ[_TOKEN] = second.token
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)
