"""The second click of a double click reaches nothing behind what its first click has closed."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from director.desk.undo_preview import preview_take_back
from director.tournament.commands import DrawSeats, Eliminate, Register, SetMoney, StartClock
from director.tournament.money.state import MoneyTerms, Price
from director.window.event.requests import CallClock, NameOut
from director.window.event.room.table_card import TOP
from director.window.widgets.choice_list import Choices
from director.window.widgets.context_menu import ContextMenu
from director.window.widgets.drop import Drop
from tests.window.stages import CTRL, NAMES

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Presses(QObject):
    """The widgets that feel a press, from now on."""

    def __init__(self):
        super().__init__()
        self.felt_by = []
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() in PRESSES and isinstance(watched, QWidget):
            self.felt_by.append(watched)
        return False


@pytest.fixture
def floor(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    desk.do(Eliminate(7))
    stage.go("tables")
    QTest.qWait(20)
    return stage


def double_click(stage, widget, at=None):
    """Both clicks on the window, as fast as a hand that double clicks; who feels any of it."""
    QTest.qWait(20)
    there = widget.mapTo(stage.window, at or widget.rect().center())
    felt = Presses()
    QTest.mouseDClick(stage.window.windowHandle(), LEFT, PLAIN, there)
    QApplication.instance().removeEventFilter(felt)
    QTest.qWait(20)
    return felt.felt_by


def open_drops(stage):
    return [one for one in stage.window.findChildren(Drop) if one.isVisible()]


def lines_of(choices):
    return [QPoint(40, 16 + 32 * at) for at in range(len(choices.seen))]


def places(drop):
    """Where a question can be answered or left: its buttons, and the first of its choices."""
    buttons = [
        (one, one.rect().center())
        for one in drop.findChildren(QPushButton)
        if one.isVisible() and one.isEnabled()
    ]
    lists = [one for one in drop.findChildren(Choices) if one.isVisible() and one.offered]
    return [*buttons, *((one, lines_of(one)[0]) for one in lists)]


def undoing(stage):
    desk = stage.cockpit.bridge.desk
    desk.do(Eliminate(max(stage.t.left)))
    stage.cockpit.request(preview_take_back(desk, len(desk.log.records)))


def clock_on_ann(stage):
    stage.cockpit.request(CallClock())
    stage.types("ann")


OPENED = {
    "an announcement": lambda stage: stage.press(Qt.Key.Key_M, CTRL),
    "who is out": lambda stage: stage.press(Qt.Key.Key_F8),
    "several out": lambda stage: stage.cockpit.request(NameOut(several=True)),
    "the clock on whom": clock_on_ann,
    "an undo": undoing,
    "the palette": lambda stage: stage.press(Qt.Key.Key_K, CTRL),
    "sign-ups": lambda stage: stage.press(Qt.Key.Key_F7, CTRL),
}


@pytest.mark.parametrize("asks", OPENED)
def test_what_closes_a_question_is_all_that_feels_a_double_click(floor, asks):
    OPENED[asks](floor)
    QTest.qWait(20)
    (drop,) = open_drops(floor)
    passing = [] if drop._scrim is None else [(drop._scrim, QPoint(60, 500))]
    closing, through = 0, []
    for at in range(len(places(drop)) + len(passing)):
        if not drop.isVisible():
            floor.go("tables")
            OPENED[asks](floor)
            QTest.qWait(20)
        there = [*places(drop), *passing]
        if at >= len(there):
            break
        widget, point = there[at]
        felt = double_click(floor, widget, point)
        if not drop.isVisible():
            closing += 1
            through += [(at, one) for one in felt if one is not widget]
        for one in open_drops(floor):
            if one is not drop:
                one.lift()

    assert through == []
    assert closing


def test_a_double_click_on_who_did_it_opens_no_question_about_the_seat_behind(stage):
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", 0, Price(80, 15, bounty=25))))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.go("tables")
    stage.press(Qt.Key.Key_F8)
    stage.enter("Ann")
    QTest.qWait(20)
    names = stage.page.asking._choices
    line = [one.text for one in names.offered].index("Bob Marek")

    felt = double_click(stage, names, lines_of(names)[line])

    assert (stage.t.busts[1].by, open_drops(stage)) == ((2,), [])
    assert felt == [names]


def test_a_double_click_on_confirm_busts_and_shows_nobody_elses_card(floor):
    room = floor.screen.map
    floor.press(Qt.Key.Key_F8)
    floor.types("Ann")
    QTest.qWait(20)
    deed = floor.out.deed.mapTo(floor.window, floor.out.deed.rect().center())
    felt = double_click(floor, floor.out.deed)

    assert (floor.cockpit.name(floor.t.out[-1]), floor.cockpit.screen) == ("Ann Ost", "tables")
    assert felt == [floor.out.deed]
    assert room.rect().contains(room.mapFrom(floor.window, deed))


@pytest.fixture
def slow_hand():
    """For two clicks that go to two windows: a test's clicks are half a second apart."""
    hints = QApplication.styleHints()
    usual = hints.mouseDoubleClickInterval()
    hints.setMouseDoubleClickInterval(2000)
    yield
    hints.setMouseDoubleClickInterval(usual)


def test_a_double_click_in_a_menu_reaches_nothing_behind_the_menu(floor, slow_hand):
    room = floor.screen.map
    card = room.card(0)
    seat = QPoint(int(card.x()) + 60, int(card.y()) + TOP + 10)
    (drops_down,) = (one for one in room.children() if isinstance(one, ContextMenu))
    drops_down.open_at(seat)
    menu = drops_down.menu
    QTest.qWait(20)
    line = next(one for one in menu.actions() if one.text().startswith("Bust "))
    at = menu.mapToGlobal(menu.actionGeometry(line).center())
    QTest.mouseClick(menu, LEFT, PLAIN, menu.mapFromGlobal(at), 0)
    QTest.qWait(20)
    felt = Presses()
    handle = floor.window.windowHandle()
    QTest.mousePress(handle, LEFT, PLAIN, floor.window.mapFromGlobal(at), 0)
    QTest.mouseRelease(handle, LEFT, PLAIN, floor.window.mapFromGlobal(at), 0)
    QApplication.instance().removeEventFilter(felt)

    assert not isinstance(QApplication.activePopupWidget(), QMenu)
    assert felt.felt_by == []


def test_a_double_click_on_what_stays_is_a_double_click(floor):
    room = floor.screen.map
    chair = next(one for one in room.tables[0].chairs if one.entry is not None)
    card = room.card(0)
    at = QPoint(int(card.x()) + 60, int(card.y() + TOP + (chair.place.seat - 0.5) * room._line))

    double_click(floor, room.viewport(), at)

    assert (floor.cockpit.screen, floor.cockpit.entry) == ("players", chair.entry)
