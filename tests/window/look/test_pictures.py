"""Screens as they are painted with the longest names: nothing is cut off, nothing is too faint.

A short round of what `scripts/measure_pictures.py` measures on every screen, size and look.
"""

import pytest
from measure_pictures import SIZES, measured
from measuring.clipped import clipped
from measuring.faint import faint
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from scenes.names import long_names
from scenes.stage import Stage
from screenshots import SCENES

from director.window.look.styles import dress
from director.window.widgets.labels import label

SCREENS = (
    "players-out", "pm-card", "tables", "clock-late", "prizes-paying", "hi-undone", "clock-called",
    "rulings-no-event",
)  # fmt: skip

HALF = SIZES[0] / 2
"""The smallest screen with text at 200 percent."""


@pytest.fixture
def house(tmp_path):
    (tmp_path / "house").mkdir()
    return tmp_path / "house"


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut_off_or_too_faint_with_the_longest_names(name, dressed, house):
    with long_names():
        faults = list(measured(dressed, name, SCENES[name], "dark", SIZES[0], house))

    assert faults == []


def test_a_page_that_is_scrolled_follows_the_keyboard_to_its_last_stop(dressed, house):
    with long_names():
        faults = list(measured(dressed, "players", SCENES["players"], "dark", HALF, house))

    assert faults == []


@pytest.mark.parametrize("look", ["light", "high contrast dark", "high contrast light"])
def test_the_other_looks_are_no_fainter(look, dressed, house):
    dress(dressed, look)
    faults = list(measured(dressed, "pm-card", SCENES["pm-card"], look, SIZES[0], house))
    dress(dressed, "dark")

    assert faults == []


def test_a_scene_has_the_dice_for_as_long_as_it_stands(dressed, house):
    stage = Stage("dark", SIZES[0], house)
    desk = stage.event()
    during = desk.seed_for("break", 3)

    stage.close()

    assert during == "pictures"
    assert desk.seed_for("break", 3) != "pictures"


@pytest.fixture
def panel(dressed, qtbot):
    made = QWidget()
    made.setLayout(QVBoxLayout())
    qtbot.addWidget(made)
    made.resize(300, 200)
    return made


def test_a_label_that_has_less_room_than_it_needs_is_found(panel):
    narrow = label("Wilhelmina Featherstonehaugh")
    narrow.setFixedWidth(60)
    panel.layout().addWidget(narrow)
    panel.show()

    (found,) = clipped(panel)

    assert found.startswith("QLabel 'Wilhelmina Featherstonehaugh': ")
    assert found.endswith(" wide in 60")


def test_a_button_that_hangs_over_an_edge_is_found(panel):
    button = QPushButton("Save", panel)
    button.setGeometry(270, 20, 80, 30)
    panel.show()

    assert clipped(panel) == ["QPushButton 'Save': reaches out of the window"]


def test_text_nearly_as_dark_as_its_ground_is_found(panel):
    dim = label("hardly to be read")
    dim.setStyleSheet("color: #444444; background: #333333")
    panel.layout().addWidget(dim)
    panel.show()

    (found,) = faint(panel)

    assert found.startswith("QLabel 'hardly to be read': 1.")


def test_a_field_without_an_edge_is_found(panel):
    field = QLineEdit()
    field.setStyleSheet("background: #17181a; border: none")
    panel.setStyleSheet("background: #17181a")
    panel.layout().addWidget(field)
    panel.show()

    assert faint(panel) == ["QLineEdit edge of a field: 1.00 of 3.0"]
