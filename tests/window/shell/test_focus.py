"""One law of focus: what covers a screen gives the focus back, and Enter then harms nobody.

What covers is not listed here: it is every action of an event that asks.
"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from director.tournament.commands import Eliminate, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.state import EntryNumber
from director.window.rulings_desk.large_type import ReadOut
from director.window.shell.actions.event_actions import EVENT_ACTIONS
from director.window.shell.areas import AREAS
from director.window.widgets.drop import Drop
from director.window.widgets.table_view import RowsView
from tests.window.stages import CTRL, NAMES

SCREENS = [area.name for area in AREAS]
EVENT = 2
"""The number of the event in which all this is done."""
ASKING = [one.id for one in EVENT_ACTIONS if one.text.endswith("…")]


@pytest.fixture
def evening(stage):
    """One who is out, bounties to win, a buy-in; and another event beside it."""
    stage.event("Ida Lund", "Jon Marsh")
    desk = stage.event(*NAMES, seated=True, running=True)
    desk.do(SetMoney(MoneyTerms("$", 0, Price(100, 10, bounty=20))))
    desk.do(Eliminate(EntryNumber(7)))
    return stage


def bounds(stage):
    """Every action that counts now, by its id."""
    here = (stage.window.event_actions, stage.window.program_actions)
    return {one.id: bound for bound in here for one in bound.declared}


def over(stage):
    """What lies over the page in sight."""
    found = [one for kind in (Drop, ReadOut) for one in stage.window.findChildren(kind)]
    return [one for one in found if one.isVisible()]


def ask(stage, cover) -> bool:
    """Has it asked for, as its menu does; whether the screen is covered now."""
    page, bound = stage.page, bounds(stage)[cover]
    if bound.refusal(cover):
        return False
    bound.ask(cover)
    for dialog in [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog)]:
        dialog.close()  # the system's own, for a file: it covers no screen
    stage.window.activateWindow()
    QTest.qWaitForWindowActive(stage.window)
    return bool(over(stage)) or stage.window.frame.page is not page


def leave(stage, page):
    """Escape, as often as it takes to be back."""
    for _ in range(4):
        if not over(stage) and stage.window.frame.page is page:
            return
        stage.press(Qt.Key.Key_Escape)
        if stage.window.cockpit is None and stage.window.frame.page is stage.window.list_page:
            return


def written(stage):
    """How much has been done in the events."""
    return [len(one.cockpit.bridge.desk.log.records) for one in stage.window.events.kept.values()]


def choose_something(stage):
    """A row or a seat is chosen, as it is while somebody works."""
    for view in stage.screen.findChildren(RowsView):
        if view.isVisible() and view.model().rowCount():
            view.selectRow(0)
            view.setFocus()
            return
    stage.press(Qt.Key.Key_Right)


def sane(stage, focus):
    """Whether the focus rests on something in sight of the page in front."""
    page = stage.window.frame.page
    return (
        focus is not None
        and focus.isVisible()
        and focus.isEnabled()
        and (page.isAncestorOf(focus) or focus is page)
    )


def begin(stage, screen):
    """What has the focus on a screen while somebody works there."""
    if stage.cockpit is None:
        stage.window.events.step_in(stage.window.events.kept[EVENT])
    if stage.cockpit.screen != screen or over(stage):
        stage.cockpit.ask_for(screen)
    choose_something(stage)
    return QApplication.focusWidget()


def astray(stage, screen, covers):
    """What does not give the focus back, or lets Enter do something; each with what went wrong."""
    found, opened, page = [], [], stage.window.events.kept[EVENT].page
    for cover in covers:
        before, done = begin(stage, screen), written(stage)
        if not ask(stage, cover):
            continue
        opened.append(cover)
        went = stage.window.frame.page is not page
        leave(stage, page)
        focus = QApplication.focusWidget()
        if not sane(stage, focus) or (focus is not before and not went):
            found.append((cover, before, focus))
        stage.press(Qt.Key.Key_Return)
        leave(stage, page)
        if written(stage) != done or (stage.page is not page and not went):
            found.append((cover, "Enter", stage.said))
    assert opened
    return found


@pytest.mark.parametrize("screen", ["players", "tables", "history"])
def test_escape_gives_the_focus_back_and_enter_then_writes_nothing(evening, screen):
    assert astray(evening, screen, [*ASKING, "palette.open", "keys.show", "aside.settings"]) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_begins_where_enter_alone_writes_nothing(evening, screen):
    begin(evening, "players")
    done = written(evening)

    evening.cockpit.ask_for(screen)
    focus = evening.focus
    evening.enter()
    leave(evening, evening.page)

    assert (sane(evening, focus), written(evening)) == (True, done)


def test_another_screen_takes_it_away_and_begins_where_work_begins_there(evening):
    found = []
    for cover in (*ASKING, "palette.open", "keys.show"):
        begin(evening, "tables")
        if ask(evening, cover):
            evening.press(Qt.Key.Key_3, CTRL)
            found.append((over(evening), evening.focus))

    assert found == [([], evening.page.shown.time)] * len(found)


def test_a_click_beside_it_is_no_answer_and_gives_the_focus_back(evening):
    found, dimmed = [], 0
    for cover in (*ASKING, "palette.open"):
        before, done = begin(evening, "tables"), written(evening)
        if ask(evening, cover) and over(evening) and (scrim := over(evening)[0]._scrim):
            dimmed += 1
            where = scrim.rect().bottomLeft()
            QTest.mouseClick(scrim, Qt.MouseButton.LeftButton, pos=where)
            if (over(evening), evening.focus, written(evening)) != ([], before, done):
                found.append((cover, evening.focus))

    assert (found, dimmed > 9) == ([], True)


def test_a_menu_that_is_left_gives_the_letters_back_to_the_screen(evening):
    begin(evening, "players")
    before, bar = evening.window.focusWidget(), evening.window.menuBar()
    money = next(one for one in bar.actions() if one.text().replace("&", "") == "Money")
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(money).center())
    opened = QApplication.activePopupWidget()

    QTest.keyClick(opened, Qt.Key.Key_Escape)
    QApplication.processEvents()

    assert opened is money.menu()
    assert evening.window.focusWidget() is before
