"""What the program writes down of itself: its log, and the crash file. Neither names a person."""

import logging
import sys
import traceback
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path

from director.house.home import Home, users_home
from director.translation import say

_log = logging.getLogger("director")
_log.addHandler(logging.NullHandler())  # the command line keeps no log


def own_fault(bug: Exception) -> int:
    """Says that something is a fault of ours, and where it is written down; the exit status."""
    where = write_crash(bug)
    sys.stderr.write(say("This is a program error. Details are in {file}", file=where) + "\n")
    return 70


def write_crash(bug: BaseException) -> Path:
    """Writes what went wrong to the crash file; where that is."""
    path = users_home().crashes
    _log.error("fault: %s", type(bug).__name__)  # no message: it may have a name in it
    lines = _without_messages(bug)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC\n{''.join(lines)}\n")
    except OSError:  # nowhere to write: then at least say it
        sys.stderr.write("".join(lines))
    return path


def _without_messages(bug: BaseException) -> list[str]:
    """Where it went wrong, line by line of the program; what was said of it may hold a name."""
    chain: list[BaseException] = []
    one: BaseException | None = bug
    while one is not None and one not in chain:
        chain.append(one)
        one = one.__cause__ or one.__context__
    lines = []
    for each in reversed(chain):
        lines += traceback.format_tb(each.__traceback__)
        lines.append(f"{type(each).__module__}.{type(each).__qualname__}\n")
    return lines


_LARGEST_LOG, _OLD_LOGS = 256 * 1024, 3


def keep_log(home: Home) -> None:
    """From now on the log is kept in the user's folder; a full one makes room for the next.

    It never has a name of a person in it, and where it cannot be written, nobody is troubled.
    """
    logging.raiseExceptions = False
    home.folder.mkdir(parents=True, exist_ok=True)
    keeper = RotatingFileHandler(
        home.log, maxBytes=_LARGEST_LOG, backupCount=_OLD_LOGS, encoding="utf-8", delay=True
    )
    keeper.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    _log.addHandler(keeper)
    _log.setLevel(logging.INFO)
