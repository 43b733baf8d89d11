"""Lines that are too long for their room."""

import pytest

from director.window.look.styles import dress_window
from director.window.widgets.elided_label import ElidedLabel

LONG = "Undone: Ines Corrigan busted in 13th place  ·  Ctrl+Y to redo"


@pytest.fixture
def line(dressed, qtbot):
    made = ElidedLabel(in_parts=True)
    dress_window(made)
    qtbot.addWidget(made)
    made.setText(LONG)
    return made


def test_what_fits_is_shown_whole_and_needs_no_tip(line):
    line.resize(800, 20)
    line.show()

    assert (line.shown, line.toolTip()) == (LONG, "")


def test_of_what_does_not_fit_the_key_goes_first_and_the_tip_has_it_all(line):
    line.resize(line.fontMetrics().horizontalAdvance(LONG) - 1, 20)
    line.show()

    head = "Undone: Ines Corrigan busted in 13th place"
    assert (line.shown, line.toolTip()) == (f"{head} …", LONG)


def test_what_does_not_fit_without_the_key_loses_its_end(line):
    line.resize(200, 20)
    line.show()

    begin, dots, end = line.shown.partition("…")
    assert (LONG.startswith(begin), dots, end, line.toolTip()) == (True, "…", "", LONG)


def test_it_never_makes_a_window_wider(line):
    assert line.minimumSizeHint().width() < 100


def test_of_a_name_the_end_is_left_out(dressed, qtbot):
    name = ElidedLabel("head")
    dress_window(name)
    qtbot.addWidget(name)
    name.setText("Autumn series, event 14: eight-handed mixed games")
    name.resize(200, 30)
    name.show()

    assert name.shown.startswith("Autumn series")
    assert name.shown.endswith("…")
