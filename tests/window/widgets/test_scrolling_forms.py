"""A form that scrolls: as wide with its bar as without it, whatever its height does meanwhile."""

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from director.window.look.styles import dress_window
from director.window.widgets.scrolling_form import SteadyScroll

WORDS = "Maximiliane Alexandrina is out in place 22 and may re-enter until the end of level 9. " * 4


def words(text=WORDS):
    box = QVBoxLayout(made := QWidget())
    shown = QLabel(text)
    shown.setWordWrap(True)
    box.addWidget(shown)
    return made


@pytest.fixture
def scroll(dressed, qtbot):
    made = SteadyScroll(words())
    dress_window(made)
    qtbot.addWidget(made)
    made.show()
    return made


def test_words_that_fit_in_one_width_and_not_in_the_other_come_to_rest(scroll, qtbot):
    turns: list[int] = []
    scroll.verticalScrollBar().rangeChanged.connect(lambda *_: turns.append(width))

    for width in range(200, 320, 3):
        for height in range(40, 240, 5):
            turns.clear()
            scroll.resize(QSize(width, height))
            qtbot.wait(0)
            assert len(turns) < 4, (width, height)


def test_it_is_as_wide_with_a_bar_as_without(scroll, qtbot):
    scroll.resize(240, 40)
    qtbot.wait(0)
    scrolls, wide = scroll.verticalScrollBar().maximum() > 0, scroll.viewport().width()

    scroll.resize(240, 900)
    qtbot.wait(0)

    assert (scrolls, scroll.verticalScrollBar().maximum()) == (True, 0)
    assert scroll.viewport().width() == wide


def test_where_there_is_nothing_to_scroll_no_bar_is_seen(scroll, qtbot):
    scroll.resize(240, 900)
    qtbot.wait(0)

    bar = scroll.verticalScrollBar()
    at = QRect(bar.mapTo(scroll, bar.rect().topLeft()), bar.size())
    picture = scroll.grab(at).toImage()
    inks = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    assert len(inks) == 1
