"""Tab and the arrows go through what is asked as it stands on the screen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from director.window.areas.history.undo_drop import UndoDrop
from director.window.event.asking.name_player import NamePlayerDrop
from director.window.event.asking.question import AskDrop
from director.window.event.event_drop import EventDrop
from director.window.widgets.drop import Drop
from director.window.widgets.unsaved_question import UnsavedQuestion
from tests.window.stages import CTRL, NAMES


def every(kind):
    """A kind of panel, and all that are one of it."""
    return {kind, *(one for below in kind.__subclasses__() for one in every(below))}


@pytest.fixture
def drops(stage):
    """Every panel of an event, and those of the pages beside it."""
    stage.event(*NAMES[:4], seated=True, running=True)
    for kind in every(EventDrop) - {EventDrop, NamePlayerDrop}:  # what others build upon
        stage.page.drop(kind)
    stage.press(Qt.Key.Key_N, CTRL)
    return stage.window.findChildren(Drop)


def by_tab(drop):
    """The buttons in a panel as Tab comes to them."""
    found, one = [], drop.nextInFocusChain()
    while one is not drop:
        is_answer = isinstance(one, QPushButton) and drop.isAncestorOf(one)
        if is_answer and one.isVisibleTo(drop) and one.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.append(one)
        one = one.nextInFocusChain()
    return found


def as_seen(drop, buttons):
    """Line by line, from the left to the right."""
    drop.settle()
    drop.grab()  # which lays it out, hidden or not

    def place(one):
        centre = one.mapTo(drop, one.rect().center())
        return centre.y() // 8, centre.x()

    return sorted(buttons, key=place)


def test_in_every_panel_the_focus_goes_the_way_that_its_buttons_stand(drops):
    words = {}
    for drop in drops:
        buttons = by_tab(drop)
        seen = as_seen(drop, buttons)
        if seen != buttons:
            words[type(drop).__name__] = [[b.text() for b in way] for way in (buttons, seen)]

    assert {AskDrop, UndoDrop, UnsavedQuestion} <= {type(drop) for drop in drops}
    assert words == {}


def test_the_arrows_go_from_answer_to_answer_as_they_stand(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    stage.types("Late")
    stage.press(Qt.Key.Key_Escape)
    gone = [stage.focus.text()]
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Tab):
        stage.press(key)
        gone.append(stage.focus.text())

    keep, create, discard = "Keep editing", "Create event", "Discard changes"
    assert gone == [keep, create, discard, create, keep]
