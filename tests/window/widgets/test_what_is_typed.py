"""What somebody typed is repeated in short, and never widens the window."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from director.window.look.palettes import current_palette
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.field import Field
from tests.window.stages import NAMES


@pytest.mark.parametrize("letters", ["W", "mm "], ids=["one word", "words"])
def test_the_list_of_players_asks_for_no_more_room_whatever_is_looked_for(stage, letters):
    stage.event(*NAMES, seated=True)
    stage.window.resize(1024, 768)
    stage.screen.filter.setFocus()

    stage.types(letters * 100)
    QTest.qWait(300)

    assert stage.screen.minimumSizeHint().width() <= stage.screen.width() < 1024


def test_of_what_an_empty_list_advises_no_line_is_cut_off(qtbot, dressed):
    empty = EmptyState("players", "Nobody", "One line")
    qtbot.addWidget(empty)
    empty.resize(600, 500)
    empty.show()

    empty.advise("several words " * 20)
    QTest.qWait(20)
    words = next(one for one in empty.findChildren(QLabel) if one.text().startswith("several"))

    assert words.height() >= words.heightForWidth(words.width())


def test_a_wrong_field_with_the_focus_looks_unlike_one_without(qtbot, dressed):
    field = Field("Starts at")
    qtbot.addWidget(field)
    field.show()
    field.mark("no time")
    accent = current_palette().accent

    def accents():
        """How many pixels of its middle column are in the colour of the focus."""
        picture = field.grab().toImage()
        column = [picture.pixelColor(100, y).name() for y in range(picture.height())]
        return column.count(accent)

    without = accents()
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)

    assert (without, accents()) == (0, 4)
