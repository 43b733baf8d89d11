"""Starts the program: `python -m director`."""

import sys

from director import collector

collector.put_off()  # what is loaded at the start stays: looking through it takes long

from director import app  # noqa: E402 -- see above

FIRST_WINDOW = "--first-window"
"""Only until the first window can be used: how long that takes is measured so."""


def main() -> None:
    """Runs the command line; without a command, the window."""
    wish = sys.argv[1:]
    if wish in ([], [FIRST_WINDOW]):
        # the window wants nothing of the command line, which takes a while to load
        _open_window(until_painted=bool(wish))
    else:
        from director.cli import command_line

        collector.begin()
        command_line()


def _open_window(*, until_painted: bool) -> None:
    try:
        status = app.start_window(until_painted=until_painted)
    except Exception as bug:  # noqa: BLE001 -- our own bugs end in the crash file
        status = app.own_fault(bug)
    sys.exit(status)


if __name__ == "__main__":
    main()
