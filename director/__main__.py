"""Starts the program: `python -m director`."""

import sys
from typing import TYPE_CHECKING

from director import collector

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

collector.put_off()  # what is loaded at the start stays: looking through it takes long

FIRST_WINDOW = "--first-window"
"""Only until the first window can be used: how long that takes is measured so."""

FRAMED = "framed"
"""What such a start says on standard output once the frame is to be seen."""


def main() -> None:
    """Runs the command line; without a command, the window."""
    wish = sys.argv[1:]
    if wish in ([], [FIRST_WINDOW]):
        # the window wants nothing of the command line, which takes a while to load
        sys.exit(_window_status(until_painted=bool(wish)))
    from director.start.command_line import command_line

    collector.begin()
    command_line()


def _window_status(*, until_painted: bool) -> int:
    """Opens the window: its frame at once, and then all that it needs."""
    try:
        from director.house.home import users_home
        from director.house.one_window import OneWindow

        one = OneWindow(users_home())
        first = _frame(told=until_painted) if until_painted or one.is_taken() else None
        from director.start import window_start

        return window_start.start_window(until_painted=until_painted, first=first, one=one)
    except Exception as bug:  # noqa: BLE001 -- our own bugs end in the crash file
        from director.start import program_log

        return program_log.own_fault(bug)


def _frame(*, told: bool) -> "QWidget | None":
    """What is to be seen until the window is there; None where Qt is not to be had."""
    try:
        from director.window.start.first_window import shown
    except ImportError:
        return None  # starting the window says what is missing
    from director.house.home import users_home
    from director.house.last_seen import last_seen

    first = shown(last_seen(users_home().last_seen))
    if told:
        sys.stdout.write(f"{FRAMED}\n")
        sys.stdout.flush()
    return first


if __name__ == "__main__":
    main()
