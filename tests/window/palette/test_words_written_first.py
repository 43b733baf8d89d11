"""120 words, written down before the palette's own were read, find what floors mean by them."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from director.house import shelf
from director.rulings.glossary import load_glossary
from tests.window.stages import CTRL, NAMES

LINES = [
    line.split(" | ")
    for line in (Path(__file__).parent / "floor_words.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
MEANT = {typed: tuple(leads.split(" / ")) for typed, _, leads in LINES}
MAY_STAND_LATER = 5


def is_meant(title, typed):
    return any(title == one or title.startswith(f"{one}: ") for one in MEANT[typed])


def test_there_are_120_of_them():
    assert len(MEANT) == len(LINES) == 120


@pytest.mark.parametrize("running", [True, False])
def test_all_but_five_are_first_and_none_is_missing(stage, running):
    stage.event(*NAMES, seated=running, running=running)
    stage.go("clock")
    stage.press(Qt.Key.Key_K, CTRL)
    drop = stage.window.palette_of_window.drop

    found = {}
    for typed in MEANT:
        drop.field.setText(typed)
        found[typed] = [is_meant(title, typed) for title in drop.offered]

    assert [typed for typed in MEANT if not any(found[typed])] == []
    later = [typed for typed in MEANT if not found[typed][0]]
    assert len(later) <= MAY_STAND_LATER, later


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("penlaty", "Warn or penalize"),
        ("regsiter plyer", "Register player"),
        ("backups please", "Back up now"),
    ],
)
def test_what_is_mistyped_or_said_otherwise_finds_the_nearest_and_says_so(stage, typed, first):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_K, CTRL)
    drop = stage.window.palette_of_window.drop

    stage.types(typed)

    assert drop.offered[0] == first
    assert drop.hint == "No match, but these are near: use the arrow keys or click one"


def test_what_is_only_near_is_not_done_by_enter_before_an_arrow_has_chosen_it(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    length = len(desk.log.records)
    stage.press(Qt.Key.Key_K, CTRL)
    drop = stage.window.palette_of_window.drop

    stage.types("undoo plaese")
    stage.press(Qt.Key.Key_Return)
    after_enter = (drop.isVisible(), len(desk.log.records) - length)
    stage.press(Qt.Key.Key_Down)

    assert (after_enter, drop.hint) == ((True, 0), f"Enter: {drop.offered[0]}")
    assert drop.offered[0].startswith("Undo: ")


def test_every_word_of_the_glossary_finds_something(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_K, CTRL)
    drop = stage.window.palette_of_window.drop
    words = load_glossary(shelf.rules() / "glossary.toml")

    found = {}
    for one in words:
        drop.field.setText(one.word)
        found[one.word] = bool(drop.offered)

    assert len(words) > 200
    assert [word for word, is_found in found.items() if not is_found] == []
