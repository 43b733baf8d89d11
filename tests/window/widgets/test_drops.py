"""Panels that drop down: Escape closes them from anywhere, and they leave with their screen."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from director.window.event.requests import CallClock, NameOut
from director.window.widgets.choice_list import Choice
from director.window.widgets.chooser import Chooser
from director.window.widgets.drop import Drop
from tests.window.stages import CTRL, NAMES


def drops(stage):
    """The panels in sight."""
    return [drop for drop in stage.window.findChildren(Drop) if drop.isVisible()]


@pytest.fixture
def evening(stage):
    stage.event(*NAMES, seated=True, running=True)
    return stage


OPENED = {
    "who is out": lambda stage: stage.press(Qt.Key.Key_F8),
    "the clock on whom": lambda stage: stage.cockpit.request(CallClock()),
    "an announcement": lambda stage: stage.press(Qt.Key.Key_M, CTRL),
    "the sheets": lambda stage: stage.press(Qt.Key.Key_P, CTRL),
}


@pytest.mark.parametrize("opens", OPENED)
@pytest.mark.parametrize("screen", ["players", "tables", "clock", "showdown", "rulings"])
def test_escape_closes_it_though_the_focus_has_gone_elsewhere(evening, screen, opens):
    showing = evening.go(screen)
    began = evening.focus
    OPENED[opens](evening)
    opened = drops(evening)
    fields = [one for one in showing.findChildren(QLineEdit) if one.isVisible()]
    elsewhere = next(
        (one for one in fields if not any(drop.isAncestorOf(one) for drop in opened)), showing
    )
    elsewhere.setFocus()  # behind a scrim it stays in the panel
    back = began if opened[0].SCRIM else elsewhere

    QTest.keyClick(elsewhere, Qt.Key.Key_Escape)

    assert (len(opened), drops(evening)) == (1, [])
    assert evening.cockpit.screen == screen
    assert elsewhere is showing or evening.focus is back


@pytest.mark.parametrize("height", [640, 736])
def test_a_panel_is_no_higher_than_the_page_below_it(evening, height):
    evening.window.resize(1280, height)
    rulings = evening.go("rulings")
    rulings.house_rules.ask()
    rulings.house_rules.lift()

    rulings.house_rules.ask()
    first = next(iter(rulings.house_rules.choices.values()))

    assert rulings.house_rules.geometry().bottom() < rulings.height()
    assert rulings.house_rules.minimumSizeHint().height() <= rulings.house_rules.height()
    assert first.parentWidget().visibleRegion().boundingRect() == first.parentWidget().rect()


@pytest.mark.parametrize("opens", OPENED)
def test_escape_from_within_it_goes_back_to_where_the_focus_was(evening, opens):
    screen = evening.go("showdown")
    OPENED[opens](evening)

    evening.press(Qt.Key.Key_Escape)

    assert (drops(evening), evening.focus) == ([], screen.lines[0].cards)


@pytest.mark.parametrize("opens", OPENED)
def test_it_leaves_with_its_screen(evening, opens):
    evening.go("players")
    OPENED[opens](evening)
    opened = len(drops(evening))

    evening.go("showdown")
    gone = drops(evening)
    evening.go("players")

    assert (opened, gone, drops(evening)) == (1, [], [])


def test_that_of_a_ruling_leaves_with_its_screen_and_is_not_back_with_it(evening):
    screen = evening.go("showdown")
    for line, cards in zip(screen.lines, ("as ad", "kh kd"), strict=False):
        line.cards.setText(cards)
    screen.board.fields[0, 0].setText("2c 7d 9h jc qd")
    screen.judge_again()
    evening.press(Qt.Key.Key_Return, CTRL)
    opened = drops(evening)

    evening.go("rulings")
    evening.go("showdown")

    assert (opened, drops(evening)) == ([screen.given.filing], [])


def test_it_leaves_with_its_event(evening):
    evening.press(Qt.Key.Key_F8)
    opened = len(drops(evening))
    first = evening.cockpit.bridge.desk

    evening.event("Ida Lund", "Jon Marsh")
    other = drops(evening)
    evening.window.events.show(first)

    assert (opened, other, drops(evening)) == (1, [], [])


def test_an_offer_goes_with_the_first_escape_and_the_panel_with_the_second(evening):
    panel = Drop(evening.window)
    field = Chooser("Colour", "", lambda text: [Choice("red"), Choice("reddish")])
    panel.box.addWidget(field)
    panel.drop()
    field.setFocus()
    evening.types("re")
    offered = field.is_offering

    evening.press(Qt.Key.Key_Escape)
    first = (field.is_offering, panel.isVisible())
    evening.press(Qt.Key.Key_Escape)

    assert (offered, first, panel.isVisible()) == (True, (False, True), False)


def test_a_question_that_cannot_be_undone_dims_the_page_behind_it_while_it_is_asked(qtbot):
    class Grave(Drop):
        SCRIM = True

    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    drop = Grave(page)
    scrim = drop._scrim

    drop.drop()
    asked = (scrim.isVisible(), scrim.geometry() == page.rect())
    drop.lift()

    assert (asked, scrim.isVisible()) == ((True, True), False)


LONG = "Maximilienne Featherstonehaugh-Cholmondeley von Hohenlohe-Langenburg"


def click(stage, widget, at):
    """With the mouse on the window, as a hand does it: what was asked meanwhile is laid out."""
    handle, there = stage.window.windowHandle(), widget.mapTo(stage.window, at)
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=there)
    QTest.qWait(20)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=there)
    QTest.qWait(20)


@pytest.mark.parametrize("typed", ["mar", "ma", "a"])
def test_confirm_is_pressed_at_its_lower_edge_though_fewer_are_offered_then(stage, typed):
    stage.event(LONG, *NAMES, seated=True, running=True)
    stage.cockpit.request(NameOut(several=True))
    stage.types(typed)
    stage.press(Qt.Key.Key_Down)
    marked = stage.out.hint
    QTest.qWait(20)

    click(stage, stage.out.deed, stage.out.deed.rect().center() + QPoint(0, 12))

    assert [f"Enter: {stage.cockpit.name(one)} busted in 8th place" for one in stage.t.out] == [
        marked
    ]


def test_a_question_does_not_shrink_under_the_mouse_while_one_types(stage):
    stage.event(LONG, *NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)
    QTest.qWait(20)
    heights, buttons = [], []

    for typed in ("a", "n", "n", "x"):
        stage.types(typed)
        QTest.qWait(20)
        heights.append(stage.out.height())
        buttons.append(stage.out.deed.mapTo(stage.out, QPoint(0, 0)).y())

    assert heights == sorted(heights)
    assert buttons == sorted(buttons)
    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_F8)
    assert stage.out.height() < heights[-1]
