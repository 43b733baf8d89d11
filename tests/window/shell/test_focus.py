"""One law of focus: what covers a screen gives the focus back, and Enter then harms nobody.

What covers is not listed here: it is every action of an event that asks, over every screen. One
window and one event serve for all of them, nothing is drawn, and the ends take turns: whatever
covers ends in each way over a third of the screens.
"""

from itertools import cycle

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from director.tournament.commands import Eliminate, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.state import EntryNumber
from director.window.event.screen_names import CLOCK, PLAYERS, RULINGS, TABLES
from director.window.shell.actions.event_actions import EVENT_ACTIONS
from director.window.shell.actions.program_actions import PROGRAM_ACTIONS
from director.window.shell.areas import AREAS
from director.window.widgets.drop import drops_in_sight
from director.window.widgets.table_view import RowsView
from tests.window.stages import NAMES

SCREENS = [area.name for area in AREAS]
EVENT = 2
"""The number of the event in which all this is done."""
COVERS = [one.id for one in EVENT_ACTIONS if one.text.endswith("…")]
COVERS += ["palette.open", "keys.show"]
LEAVES = ("quit", "restart", "put_away", "next", "sample", "sheet", "lock", "look.", "text.")
"""What ends the program or the event, leads to another one, or is worn by the whole program."""
PROGRAM = {one.id for one in PROGRAM_ACTIONS}
BESIDE = [one.id for one in PROGRAM_ACTIONS if not any(word in one.id for word in LEAVES)]


@pytest.fixture
def evening(stage, monkeypatch):
    """One who is out, bounties to win, a buy-in; and another event beside it.

    Where the system is asked for a file nothing opens: its dialog is a window of its own, which
    covers no screen and gives the focus back by itself.
    """
    monkeypatch.setattr(QFileDialog, "open", lambda _: None)
    stage.event("Ida Lund", "Jon Marsh")
    desk = stage.event(*NAMES, seated=True, running=True)
    desk.do(SetMoney(MoneyTerms("$", 0, Price(100, 10, bounty=20))))
    desk.do(Eliminate(EntryNumber(7)))
    stage.window.setUpdatesEnabled(False)
    return stage


def asked(stage, cover) -> bool:
    """Has it asked for, as its menu does; whether anything came of it that is in sight."""
    page, window = stage.page, stage.window
    bound = window.program_actions if cover in PROGRAM else window.event_actions
    if not bound.refusal(cover):
        bound.ask(cover)
    while menu := QApplication.activePopupWidget():  # of Qt, which gives the focus back by itself
        menu.close()
    return bool(drops_in_sight()) or stage.window.frame.page is not page


def leave(stage, page):
    """Escape, as often as it takes to be back."""
    for _ in range(4):
        if not drops_in_sight() and stage.window.frame.page is page:
            return
        stage.press(Qt.Key.Key_Escape)
    if stage.cockpit is None:
        stage.window.events.step_in(stage.window.events.kept[EVENT])


def written(stage):
    """How much has been done in the events."""
    return [len(one.cockpit.bridge.desk.log.records) for one in stage.window.events.kept.values()]


def sane(stage):
    """Whether the focus rests on something in sight of the page in front."""
    page, focus = stage.window.frame.page, QApplication.focusWidget()
    return (
        focus is not None
        and focus.isVisible()
        and focus.isEnabled()
        and (page.isAncestorOf(focus) or focus is page)
    )


def at_work(stage, screen):
    """What has the focus on a screen where a row or a seat is chosen."""
    stage.cockpit.ask_for(screen)
    for view in stage.screen.findChildren(RowsView):
        if view.isVisible() and view.model().rowCount():
            view.selectRow(0)
            view.setFocus()
            return stage.focus
    stage.press(Qt.Key.Key_Right)
    return stage.focus


def landing(stage, screen):
    """What has the focus where somebody comes to a screen."""
    stage.cockpit.ask_for(screen)
    return stage.focus


def harmless(stage):
    """Whether Enter where the focus is now writes nothing."""
    done, page = written(stage), stage.page
    stage.press(Qt.Key.Key_Return)
    leave(stage, page)
    return written(stage) == done


ESCAPE, BESIDE_IT, ELSEWHERE = "Escape", "a click beside it", "another screen"


def ended(stage, end, elsewhere):
    """Ends what covers; how it was ended, for only what dims the window knows what is beside it."""
    scrim = drops_in_sight()[0]._scrim
    if end == ELSEWHERE:
        stage.cockpit.ask_for(elsewhere)
    elif end == BESIDE_IT and scrim:
        QTest.mouseClick(scrim, Qt.MouseButton.LeftButton, pos=scrim.rect().bottomLeft())
    else:
        stage.press(Qt.Key.Key_Escape)
        return ESCAPE
    return end


def test_whatever_covers_any_screen_gives_the_focus_back_and_writes_nothing(evening):
    stage, page, found, ends = evening, evening.page, [], {}
    begun = {screen: landing(stage, screen) for screen in (CLOCK, PLAYERS, RULINGS)}
    for turn, screen in enumerate(SCREENS):
        before, done = at_work(stage, screen), written(stage)
        elsewhere = PLAYERS if screen == CLOCK else CLOCK
        for place, cover in enumerate(COVERS):
            if stage.cockpit.screen != screen:
                stage.cockpit.ask_for(screen)
            before.setFocus()
            if not asked(stage, cover) or stage.window.frame.page is not page:
                leave(stage, page)
                continue
            there = stage.cockpit.screen  # house rules cover the rulings, and lead there
            end = (ESCAPE, BESIDE_IT, ELSEWHERE)[(turn + place) % 3]
            end = ended(stage, end, elsewhere)
            ends.setdefault(end, set()).add(cover)
            there = elsewhere if end == ELSEWHERE else there
            right = before if there == screen else begun[there]
            if drops_in_sight() or stage.focus is not right:
                found.append((screen, cover, end, stage.focus))
                leave(stage, page)
        stage.cockpit.ask_for(screen)
        before.setFocus()
        if not harmless(stage) or written(stage) != done:
            found.append((screen, "Enter", stage.said))

    assert found == []
    assert min(map(len, ends.values())) > 20, ends


def test_what_is_answered_by_its_first_choice_leaves_a_second_enter_nothing_to_do(evening):
    stage, page, found, answered = evening, evening.page, [], []
    for cover in COVERS:
        at_work(stage, TABLES)
        done, outside = written(stage), cover.startswith(("print.", "palette."))
        if outside or not asked(stage, cover) or stage.window.frame.page is not page:
            leave(stage, page)  # the one opens a sheet outside the window, the other anything
            continue
        stage.press(Qt.Key.Key_Down)
        stage.press(Qt.Key.Key_Return)
        answered += [cover] if written(stage) != done else []
        leave(stage, page)
        if not sane(stage) or not harmless(stage):
            found.append((cover, stage.focus))
        if written(stage) != done:
            stage.cockpit.bridge.undo()

    assert found == []
    assert len(answered) > 2, answered  # the others want something typed


def test_every_page_beside_the_event_gives_it_back_and_enter_then_writes_nothing(evening):
    stage, page, found, went = evening, evening.page, [], 0
    for screen, beside in zip(cycle(SCREENS), [*BESIDE, "event.structure"], strict=False):
        at_work(stage, screen)
        asked(stage, beside)
        went += stage.window.frame.page is not page
        leave(stage, page)
        if not sane(stage) or not harmless(stage):
            found.append((screen, beside, stage.focus))

    assert found == []
    assert went > 9


def test_every_screen_begins_where_enter_alone_writes_nothing(evening):
    found = []
    for screen in SCREENS:
        landing(evening, screen)
        if not sane(evening) or not harmless(evening):
            found.append((screen, evening.focus))

    assert found == []


def test_tab_stays_within_what_is_asked(evening):
    stage, page, found = evening, evening.page, []
    at_work(stage, TABLES)
    for cover in COVERS:
        for _ in range(8 if asked(stage, cover) and stage.window.frame.page is page else 0):
            stage.press(Qt.Key.Key_Tab)
            if not drops_in_sight()[0].isAncestorOf(stage.focus):
                found.append((cover, stage.focus))
        leave(stage, page)

    assert found == []


def test_a_menu_that_is_left_gives_the_letters_back_to_the_screen(evening):
    before, bar = at_work(evening, PLAYERS), evening.window.menuBar()
    money = next(one for one in bar.actions() if one.text().replace("&", "") == "Money")
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(money).center())
    opened = QApplication.activePopupWidget()

    QTest.keyClick(opened, Qt.Key.Key_Escape)
    QApplication.processEvents()

    assert opened is money.menu()
    assert evening.window.focusWidget() is before


def test_what_is_asked_from_the_menu_bar_gives_the_focus_back_to_the_screen(evening):
    at_work(evening, PLAYERS)
    evening.window.menuBar().setFocus()
    asked(evening, "keys.show")

    leave(evening, evening.page)

    assert sane(evening)


@pytest.mark.parametrize("cover", ["keys.show", "palette.open", "players.name_out"])
def test_a_menu_opened_by_its_letter_over_what_covers_gives_the_focus_back(evening, cover):
    at_work(evening, PLAYERS)
    asked(evening, cover)
    over = drops_in_sight()

    QTest.keyClick(evening.focus, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
    QTest.keyClick(evening.window.menuBar(), Qt.Key.Key_Escape)  # it keeps the letters for itself
    QApplication.processEvents()

    assert drops_in_sight() == over
    assert over[0].isAncestorOf(evening.window.focusWidget())
