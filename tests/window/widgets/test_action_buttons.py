"""Buttons of actions: where there is little room the verb stays, and the tip has the rest."""

import pytest
from PySide6.QtGui import QAction

from director.window.look.styles import dress_window
from director.window.widgets.action import KEY
from director.window.widgets.buttons import ActionButton


@pytest.fixture
def button(dressed, qtbot):
    action = QAction("Bust Wilhelmina Featherstonehaugh\tX")
    action.setToolTip("Takes the player out (X)")
    action.setProperty(KEY, "X")
    made = ActionButton(action, keyed=True)
    made.action = action  # or it would be gone before the button is
    dress_window(made)
    qtbot.addWidget(made)
    return made


def test_with_room_a_button_says_all_of_it(button):
    button.resize(400, 32)
    button.show()

    assert button.text() == "Bust Wilhelmina Featherstonehaugh"
    assert button.toolTip() == "Takes the player out (X)"


@pytest.mark.parametrize("shown_first", [True, False])
def test_with_less_room_the_name_is_cut_and_the_tip_has_it(button, shown_first):
    if shown_first:
        button.show()
    button.resize(160, 32)
    button.show()

    assert button.text().startswith("Bust Wil")
    assert button.text().endswith("…")
    assert button.toolTip() == "Bust Wilhelmina Featherstonehaugh. Takes the player out (X)"
    assert button.fontMetrics().horizontalAdvance(button.text()) < 160


def test_a_button_that_grows_again_says_all_again(button):
    button.show()
    button.resize(160, 32)
    button.resize(400, 32)

    assert button.text() == "Bust Wilhelmina Featherstonehaugh"


def test_a_long_name_makes_no_window_wider(button):
    assert button.minimumSizeHint().width() == 120
    assert button.sizeHint().width() > 240


def test_the_key_of_a_deed_is_on_a_cap_and_not_among_its_words(button):
    bare = ActionButton(button.action)
    dress_window(bare)

    assert (button.key, bare.key) == ("X", "")
    assert button.text() == bare.text() == "Bust Wilhelmina Featherstonehaugh"
    assert button.sizeHint().width() == bare.sizeHint().width() + 20


def test_a_key_that_counts_everywhere_is_on_the_cap_as_well(dressed):
    action = QAction("Bust")
    action.setShortcut("F8")

    assert ActionButton(action, keyed=True).key == "F8"
