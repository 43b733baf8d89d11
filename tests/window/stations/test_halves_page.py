"""Two halves of an evening meet in the window: one is taken, the other gone through by act."""

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.books.book import Books
from director.books.copies import write_whole
from director.desk.desk import Desk, open_event
from director.desk.stations import Stations
from director.house.home import Home
from director.house.settings import Settings
from director.start.meetings import Meetings
from director.start.station_books import StationBooks
from director.tournament.commands import Eliminate, Register, SetMoney, StartClock
from director.tournament.log.books import EventNumber
from director.tournament.money.state import MoneyTerms, Price
from director.views.log.record_words import in_full
from director.window.settings_and_help.page_names import HALVES
from director.window.system.tasks import finish_all
from tests.stations_of_paper import PaperJoining, PaperSharing
from tests.tournament.evening import FRIDAY, STRUCTURE
from tests.window.stages import Stage

EVENT = EventNumber(1)
TWICE = "Zed Zahn is already in the tournament"
NAMES = ("Ann Ost", "Bob Marek", "Cho Marlin", "Dov Kern")


class Halves:
    """An evening that went on here and on another laptop, and the window here."""

    def __init__(self, folder):
        self.home, self.there = Home(folder / "ours"), folder / "theirs.book"
        self.home.folder.mkdir()
        book = Books(self.home.book)
        ours = open_event(book, "Friday", STRUCTURE, "Ina", "first laptop", lambda: FRIDAY)
        ours.do(SetMoney(MoneyTerms("$", 0, Price(100, 10))))
        for name in NAMES:
            ours.do(Register(ours.player(name), name))
        write_whole(book.path, self.there)
        ours.do(StartClock())
        ours.do(Register(ours.player("Zed Zahn"), "zed", "cash"))
        other = Books(self.there)
        self.later = FRIDAY + timedelta(minutes=2)
        theirs = Desk(other, EVENT, "Uwe", "second laptop", lambda: self.later)
        theirs.do(Register(theirs.player("Yan Yule"), "yan", "cash"))
        theirs.do(Register(theirs.player("Zed Zahn"), "zed", "cash"))
        theirs.do(Eliminate(EventNumber(1)))
        other.close()
        joining = PaperJoining(before=[("Friday", str(self.there))])
        settings = Settings(self.home.settings)
        meetings = Meetings(self.home, lambda: self.stage.event_list.book)

        def who():
            return "Ina", "first laptop"

        self.books = StationBooks(self.home, settings, lambda: joining, who, meetings)
        self.ways = Stations(
            PaperSharing,
            lambda: joining,
            self.books.follows,
            self.books.open_book,
            meetings=lambda: meetings,
        )
        self.folder = folder
        self.meetings = meetings
        book.close()
        self.start()

    def start(self):
        """The program starts, as it stands on the disk."""
        ways = self.ways._replace(halves_kept=self.home.halves.exists())
        later = timedelta(minutes=5)
        self.stage = Stage(self.folder, Books(self.home.book), later=later, stations=ways)

    @property
    def page(self):
        asides = self.stage.window.beside.asides
        return asides.page if asides and asides.name == HALVES else None

    @property
    def became(self):
        return [(one.line.number, one.became) for one in self.page.model.rows]

    def meet(self, qtbot):
        """Here one joins the other one's evening."""
        why = []
        self.stage.window.station_work.evening.open(str(self.there), why.append)
        qtbot.waitUntil(lambda: self.page is not None)
        return why

    def takes(self, side, qtbot):
        side.takes.click()
        qtbot.waitUntil(lambda: self.page is not None and self.page.half is not None)


@pytest.fixture
def halves(dressed, qtbot, tmp_path):
    made = Halves(tmp_path)
    yield made
    finish_all()
    made.meetings.close()
    made.stage.event_list.book.close()
    made.stage.close()


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)


def said(lines):
    return [(one.number, one.who, one.what, one.money) for one in lines]


def test_who_joins_the_other_half_sees_what_each_side_did_since(halves, qtbot):
    (why,) = halves.meet(qtbot)

    assert why == (
        "Friday: from record 7 on, the log of this server is another than the one on this"
        " station; the event was carried on in two places"
    )
    assert halves.page.header.title.text() == "Two halves of Friday"
    assert halves.page.header.sum_line.text() == "Both are the same up to record 6"
    assert said(halves.page.ours.model.rows) == [
        (7, "Ina", "Clock started", False),
        (8, "Ina", "Zed Zahn registered", True),
    ]
    assert said(halves.page.theirs.model.rows) == [
        (7, "Uwe", "Yan Yule registered", True),
        (8, "Uwe", "Zed Zahn registered", True),
        (9, "Uwe", "Ann Ost busted in 6th place", False),
    ]


def test_by_keys_alone_every_act_of_the_other_half_is_entered_or_left_out(halves, qtbot):
    halves.meet(qtbot)
    halves.takes(halves.page.ours, qtbot)
    first = halves.page.verdict

    press(Qt.Key.Key_Return)
    second = halves.page.verdict
    press(Qt.Key.Key_Return)  # it cannot be entered: nothing happens
    press(Qt.Key.Key_Delete)
    third = halves.page.verdict
    press(Qt.Key.Key_Return)

    book = halves.stage.event_list.book
    desk = Desk(book, EVENT, "Ina", "first laptop", lambda: halves.stage.now)
    assert [first, second, third] == [
        "It can be entered here.",
        f"It cannot be entered here. {TWICE}. Record 8 here says the same: Zed Zahn registered.",
        "It can be entered here.",
    ]
    assert halves.became == [
        (7, "entered here: 9"),
        (8, "left out: 10"),
        (9, "entered here: 11"),
    ]
    assert [desk.said(record.label) for record in desk.log.records[8:]] == [
        "Yan Yule registered",
        "Left out: Zed Zahn registered",
        "Ann Ost busted in 6th place",
    ]
    assert halves.page.header.sum_line.text() == "Every act was entered or left out"
    at = f"{halves.later.astimezone():%H:%M:%S}"
    assert in_full(desk.log.records[9], desk.log, desk.name) == (
        f"Left out: Zed Zahn registered; in the other half record 8 of Uwe at second laptop, {at}"
    )
    assert in_full(desk.log.records[10], desk.log, desk.name) == (
        f"Ann Ost busted in 6th place; in the other half record 9 of Uwe at second laptop, {at}"
    )


def test_who_takes_the_other_side_goes_on_in_it_and_enters_what_was_done_here(halves, qtbot):
    halves.meet(qtbot)
    halves.takes(halves.page.theirs, qtbot)

    assert halves.stage.event_list.book.path == halves.there
    assert halves.became == [(7, "waits"), (8, "waits")]


def test_whoever_is_interrupted_goes_on_where_it_stood(halves, qtbot):
    halves.meet(qtbot)
    halves.takes(halves.page.ours, qtbot)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Escape)
    gone = halves.stage.window.beside.asides.isVisible()

    halves.stage.window.station_work.evening.halves.look()
    qtbot.waitUntil(halves.stage.window.beside.asides.isVisible)

    assert gone is False
    assert halves.became == [(7, "entered here: 9"), (8, "waits"), (9, "waits")]
    assert halves.page.view.hasFocus()


def test_at_the_next_start_what_waits_is_there_again(halves, qtbot):
    halves.meet(qtbot)
    halves.takes(halves.page.ours, qtbot)
    press(Qt.Key.Key_Return)
    finish_all()
    halves.stage.event_list.book.close()
    halves.stage.close()

    halves.start()
    qtbot.waitUntil(lambda: halves.page is not None and halves.page.half is not None)

    assert halves.became == [(7, "entered here: 9"), (8, "waits"), (9, "waits")]


def test_the_other_half_in_a_file_is_opened_beside_the_book(halves, qtbot):
    halves.stage.window.beside.show_aside(HALVES)
    page = halves.page

    page._look_into(halves.there)
    qtbot.waitUntil(lambda: bool(page.theirs.model.rows))

    assert (page.ours.takes.isHidden(), page.theirs.takes.isHidden()) == (False, True)
    halves.takes(page.ours, qtbot)
    assert [number for number, _ in halves.became] == [7, 8, 9]


def test_why_an_act_was_left_out_is_kept(halves, qtbot):
    halves.meet(qtbot)
    halves.takes(halves.page.ours, qtbot)

    halves.page.note.setText("never came")
    halves.page.leaves.click()

    book = halves.stage.event_list.book
    assert book.records(EVENT)[-1].facts[0].note == "never came"
    assert halves.page.note.text() == ""
