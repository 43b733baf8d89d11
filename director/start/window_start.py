"""Starts the window: its frame first, then the list of events, and behind that the book.

The list is read from the file at once. The libraries that a book is opened with take longer to
load than all else, and come when the window has been painted, or when somebody asks for an event.
"""

import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from director import __version__, collector
from director.files.forms import FileWrong
from director.house.home import Home, users_home
from director.house.last_seen import last_seen
from director.house.one_window import NoAnswer, OneWindow
from director.house.settings import Settings, load_settings
from director.start import app, program_log
from director.start.awaited_book import AwaitedBook
from director.start.book_places import without_password
from director.start.press import Press
from director.start.rescuing import another_way, opened, rescue
from director.translation import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from director.desk.book import Book
    from director.desk.event_list import EventList
    from director.desk.stations import Joining, Sharing, Stations
    from director.files.file_kinds import FileKind
    from director.start.meetings import Meetings
    from director.start.station_books import StationBooks
    from director.window.shell.main_window import MainWindow

_log = logging.getLogger("director")

PAINTED = "painted"
"""What a start says on standard output once the first window can be used, if that is measured."""


def start_window(
    file: Path | None = None,
    *,
    until_painted: bool = False,
    first: "QWidget | None" = None,
    server: str = "",
    one: OneWindow | None = None,
) -> int:
    """Opens the window and stays until it is closed; the exit status.

    Where one is open over the same book, that one comes to the front, and this ends. `one` is the
    place of the window over the user's own book, where it is taken already.

    With a file it shows what that is about: another book, a structure, a game. `server` is the
    address of a book on a server. `first` is what is to be seen until then. With `until_painted`
    it says when the first window can be used, and closes.
    """
    from director.files.file_kinds import FileKind, NothingOfOurs, kind_of
    from director.tournament.log.books import BookFailed

    try:
        from PySide6.QtWidgets import QApplication
    except ImportError as missing:
        sys.stderr.write(say("The window cannot be opened: {why}\n", why=missing))
        return 1
    from director.window.look.styles import prepare
    from director.window.look.wished_look import system_look, wished_look
    from director.window.system.text_scale import scale_text

    home = users_home()
    scale_text(last_seen(home.last_seen).text_size)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    try:
        settings = load_settings(home.settings)
        prepare(application, wished_look(settings, system_look()))
        kind = kind_of(file) if file else None
        other = server or (file.resolve() if file and kind is FileKind.BOOK else None)
        if other == home.book.resolve():
            other = None
        one = one or OneWindow(home, without_password(str(other or "")))
        # what is only measured is in nobody's way
        if not until_painted and _is_open(one, file if kind is not FileKind.BOOK else None):
            return 0
        event_list = _quickly_opened(home, settings) if other is None else None
        event_list = event_list or opened(home, settings, other)
    except (BookFailed, FileWrong, NothingOfOurs, NoAnswer) as failure:
        if one:
            one.let_go()  # the next try is a start of its own
        return _cannot_start(str(failure))
    from director.window.shell.main_window import MainWindow
    from director.window.system.tasks import finish_all
    from director.window.system.window_place import put

    press = Press(four_colours=settings.flag("four_colours"), paper=partial(_paper, settings))
    sample = app.sample_evening(home, settings)
    window = MainWindow(
        event_list,
        settings,
        press,
        rescue(event_list, home, settings, other),
        sample,
        None if other else _stations(event_list, home, settings),
    )
    window.last_seen = home.last_seen
    sys.excepthook = _told_in(window)
    if until_painted:
        window.painted.connect(lambda: _say_painted(application))
    else:
        window.painted.connect(partial(_open_behind, window, home, settings))
        window.painted.connect(partial(_answer_second_starts, window, one, press))
    if first:
        window.painted.connect(first.close)
    put(window, last_seen(home.last_seen))
    window.show()
    if file and kind:
        _show_file(window, kind, file, press)
    program_log.keep_log(home)
    _log.info("started, version %s", __version__)
    collector.begin()
    status = int(application.exec())
    finish_all()
    sample.close()
    event_list.book.close()
    one.let_go()
    _log.info("closed")
    if window.restarts:
        _start_again()
    return status


def _is_open(one: OneWindow, file: Path | None) -> bool:
    """Whether a window is open over this book: it is in front now, and shows the file.

    Raises NoAnswer.
    """
    if one.is_taken():
        return False
    from director.window.system.second_starts import asking

    return one.is_shown(asking(str(file.resolve()) if file else ""))


def _answer_second_starts(window: "MainWindow", one: OneWindow, press: Press) -> None:
    """From now on a second start brings this window to the front."""
    from director.window.system.second_starts import answer_second_starts

    def opens(name: str) -> None:
        from director.files.file_kinds import NothingOfOurs, kind_of

        with suppress(NothingOfOurs):  # that start has said so
            _show_file(window, kind_of(Path(name)), Path(name), press)

    answer_second_starts(window, one, opens)


def _show_file(window: "MainWindow", kind: "FileKind", file: Path, press: Press) -> None:
    """Shows what a file is about that the program was started with."""
    from director.window.shell.double_clicked_file import open_file

    open_file(window, kind, file, app.library(file.resolve().parent), press)


def _start_again() -> None:
    """Starts the program anew as it was started, in a process of its own."""
    from PySide6.QtCore import QProcess

    from director.window.system.text_scale import unscale_text

    unscale_text()
    arguments = sys.argv if getattr(sys, "frozen", False) else sys.orig_argv
    QProcess.startDetached(sys.executable, arguments[1:])


def _quickly_opened(home: Home, settings: Settings) -> "EventList | None":
    """The event list over a book that is opened later, its list being read; None where it is not.

    A book of an older form, or one in any trouble, is opened before the window is.
    """
    from director.books.event_listing import listed_at_once

    events = listed_at_once(home.book)
    if events is None:
        return None
    book = AwaitedBook(events, partial(app.open_book, home, settings))
    return app.event_list_over(cast("Book", book), home, settings)


def _stations(event_list: "EventList", home: Home, settings: Settings) -> "Stations":
    """The ways to other stations; nothing of them is loaded before it is used."""
    from director.desk.stations import Stations

    @cache
    def sharing() -> "Sharing":
        from director.start import stations

        return stations.sharing(home)

    @cache
    def joining() -> "Joining":
        from director.start import stations

        return stations.joining(home)

    @cache
    def meetings() -> "Meetings":
        from director.start.meetings import Meetings
        from director.start.rescuing import as_books

        return Meetings(home, lambda: as_books(event_list.book))

    @cache
    def books() -> "StationBooks":
        from director.start.station_books import StationBooks

        def who() -> tuple[str, str]:
            return event_list.who, event_list.station

        return StationBooks(home, settings, joining, who, meetings())

    return Stations(
        sharing,
        joining,
        lambda: books().follows(),
        lambda address: books().open_book(address),
        _load_books_on_servers,
        sharing().left_over() if home.evening_note.exists() else "",
        lambda: books().trouble() if books.cache_info().currsize else "",
        meetings,
        home.halves.exists(),
    )


def _load_books_on_servers() -> None:
    """What a book on a server is opened with takes longer to load than the book itself."""
    for name in ("director.sharing.following", "director.start.station_books"):
        import_module(name)  # nothing of it is used here: whoever opens one does not wait


def _paper(settings: Settings) -> str:
    """The paper of the house, which nobody needs before something is printed."""
    from director.house.paper import house_paper

    return house_paper(settings)


def _open_behind(window: "MainWindow", home: Home, settings: Settings) -> None:
    """The window is there: the book is opened behind it, and then looked over."""
    from PySide6.QtWidgets import QApplication

    from director.tournament.log.books import BookDamaged, BookFailed
    from director.window.shell.loaded_late import load_late
    from director.window.system.tasks import Task

    event_list = window.start_actions.event_list
    awaited = event_list.book

    def load() -> None:
        load_late()
        event_list.library.sound()  # the first look at Rulings does not wait for seventy files

    def look(book: "Book") -> None:
        if event_list.book is awaited:  # else a copy was put in its place meanwhile
            event_list.book = book
        window.start_actions.listed.emit()
        window.start_actions.damage.look_over()
        window.safekeeping.recall()
        window.meet_staff()
        Task(window, load, lambda _: None, failed, alone=False)

    def failed(failure: Exception) -> None:
        if not isinstance(failure, BookFailed):
            raise failure
        try:
            if not isinstance(failure, BookDamaged):
                raise failure
            look(another_way(failure, home, settings, None).book)
        except BookFailed as why:
            window.hide()
            QApplication.exit(_cannot_start(str(why)))

    if isinstance(awaited, AwaitedBook):
        Task(window, awaited.opened, look, failed)
    else:
        look(awaited)


def _cannot_start(sentence: str) -> int:
    """Says in a window why there is no other one, and on standard error too."""
    from PySide6.QtWidgets import QMessageBox

    from director.window.look.styles import dress_window

    sys.stderr.write(f"{sentence}\n")
    box = QMessageBox(QMessageBox.Icon.Warning, "Tournament Director", sentence)
    dress_window(box)
    box.setInformativeText(say("Nothing has been changed."))
    box.exec()
    return 1


def _told_in(window: "MainWindow") -> Callable[..., None]:
    """What happens with what nobody caught while the window is open: it is told plainly."""
    from director.window.shell.crash_window import tell_uncaught

    def hook(_: type[BaseException], error: BaseException, __: object) -> None:
        tell_uncaught(window, window.status.say, error, program_log.write_crash)

    return hook


def _say_painted(application: "QApplication") -> None:
    """Says that the first window can be used, and ends the program."""
    sys.stdout.write(f"{PAINTED}\n")
    sys.stdout.flush()
    application.quit()
