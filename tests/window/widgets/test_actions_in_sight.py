"""What is in sight is asked after every act; the rest when somebody wants to know."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow

from director.tournament.commands import Register
from director.window.widgets.action import Action, Bound
from director.window.widgets.buttons import ActionButton
from tests.window.stages import CTRL, NAMES


class Bar:
    """Something that serves as long as it is open, and remembers what it was asked and told."""

    def __init__(self):
        self.is_open = True
        self.asked, self.served, self.said = [], [], []

    def why_not(self, drink):
        self.asked.append(drink)
        return None if self.is_open else f"no {drink}: the bar is closed"


def serves(drink):
    return Action(
        drink,
        drink.capitalize(),
        lambda bar: bar.served.append(drink),
        "Bar",
        refusal=lambda bar: bar.why_not(drink),
    )


@pytest.fixture
def bar():
    return Bar()


@pytest.fixture
def window(qtbot):
    made = QMainWindow()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def drinks(bar, window):
    return Bound(map(serves, ("tea", "coffee")), bar, bar.said.append, window)


@pytest.fixture
def button(drinks, window):
    made = ActionButton(drinks["tea"])
    window.setCentralWidget(made)
    window.show()
    return made


def test_after_an_act_only_what_is_in_sight_is_asked(bar, drinks, button):
    bar.asked.clear()

    drinks.refresh()

    assert bar.asked == ["tea"]


def test_whoever_takes_an_action_hears_what_is_true_now(bar, drinks):
    before = drinks["coffee"].isEnabled()
    bar.is_open = False
    drinks.refresh()

    assert (before, drinks["coffee"].isEnabled()) == (True, False)
    assert drinks["coffee"].toolTip() == "Coffee: No coffee: the bar is closed"


def test_a_button_says_what_is_true_as_soon_as_it_is_seen(bar, drinks, button):
    button.hide()
    bar.is_open = False
    drinks.refresh()
    bar.asked.clear()

    button.show()

    assert (bar.asked, button.isEnabled()) == (["tea"], False)


def test_a_button_that_is_gone_is_asked_no_more(bar, drinks, button, window):
    window.takeCentralWidget().deleteLater()
    QTest.qWait(0)
    bar.asked.clear()

    drinks.refresh()

    assert bar.asked == []


def test_what_was_off_out_of_sight_is_not_swallowed(bar, drinks):
    coffee = drinks["coffee"]
    bar.is_open = False
    drinks.refresh()
    off = drinks["coffee"].isEnabled()
    bar.is_open = True
    drinks.refresh()

    drinks.ask("coffee")

    assert (off, bar.served, coffee.isEnabled()) == (False, ["coffee"], False)


def test_what_was_on_out_of_sight_says_why_it_cannot_be_done(bar, drinks):
    coffee = drinks["coffee"]
    bar.is_open = False
    drinks.refresh()

    coffee.trigger()

    assert (bar.served, bar.said) == ([], ["no coffee: the bar is closed"])


def test_a_key_that_was_off_while_nobody_asked_counts_at_once(stage):
    desk = stage.event()
    deal = stage.window.event_actions["screen.deal"]
    off = deal.isEnabled()
    for name in NAMES:
        desk.do(Register(desk.player(name), f"late {name}"))
    still_off = deal.isEnabled()

    stage.press(Qt.Key.Key_D, CTRL | Qt.KeyboardModifier.ShiftModifier)

    assert (off, still_off, stage.cockpit.screen) == (False, False, "deal")


def test_a_menu_says_as_it_opens_what_is_true(stage):
    stage.event(*NAMES, running=True)
    (menu,) = [one for one in stage.menus() if one.title() == "&Tables"]
    (by_hand,) = [one for one in menu.actions() if one.objectName() == "event.hand_for_hand"]
    before = by_hand.isChecked()
    stage.window.event_actions.ask("event.hand_for_hand")

    menu.aboutToShow.emit()
    ticked = {one.objectName(): one.isChecked() for one in menu.actions()}

    assert (before, ticked["event.hand_for_hand"]) == (False, True)


def test_a_click_on_a_button_that_is_off_says_why_as_its_key_does(bar, window, drinks, qtbot):
    button = ActionButton(drinks["tea"])
    window.setCentralWidget(button)
    window.show()
    bar.is_open = False
    drinks.refresh()

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert (bar.served, bar.said) == ([], ["no tea: the bar is closed"])
    bar.is_open = True
    drinks.refresh()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (bar.served, bar.said) == (["tea"], ["no tea: the bar is closed"])
