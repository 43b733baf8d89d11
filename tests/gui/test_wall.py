"""The wall: what stands on it, that it fits, and that nobody can change anything there."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from director import shelf
from director.engine.library import Library
from director.gui.look.fonts import font
from director.gui.wall.blocks import Fill, Text
from director.gui.wall.layouts import lay_out
from director.gui.wall.posters import poster
from director.tournament.commands import AddTime, Eliminate, MoveClock, PauseClock, StartClock
from director.tournament.structurefiles import load_structure
from director.tournament.tournaments import EntryNumber
from tests.gui.stages import NAMES
from tests.tournament.evening import STRUCTURE, Evening

LIBRARY = Library(shelf.games())
BARGE = load_structure(shelf.structures() / "barge-2019-limit-horse-badacey.toml")
SCREENS = [(1024, 768), (1920, 1080), (3840, 2160), (1080, 1920), (1366, 768), (2560, 1080)]
PEOPLE = {number: f"Maximiliane von Hohenlohe-Öhringen {number}" for number in range(1, 31)}


def at(*commands, players=18, structure=BARGE, **wait):
    evening = Evening(players, structure)
    for command in commands:
        evening.do(command)
    evening.wait(**wait)
    return poster(evening.t, evening.now, LIBRARY, PEOPLE)


MOMENTS = {
    "draft": at(),
    "running": at(StartClock(), seconds=70),
    "paused": at(StartClock(), PauseClock()),
    "break": at(StartClock(), MoveClock(5), minutes=3),
    "last level": at(StartClock(), MoveClock(28)),
    "a long level": at(StartClock(), AddTime(75)),
    "over": at(StartClock(), *(Eliminate(EntryNumber(number)) for number in range(1, 18))),
    "one game": at(StartClock(), players=4, structure=STRUCTURE),
}


@pytest.mark.parametrize("size", SCREENS, ids=str)
@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_no_text_is_cut_off(dressed, moment, size):
    screen = QRectF(0, 0, *size)
    for block in lay_out(moment, *size):
        if isinstance(block, Text):
            metrics = QFontMetricsF(font(block.size, block.weight))
            assert screen.contains(block.where), block
            assert metrics.horizontalAdvance(block.text) <= block.where.width() + 0.5, block
            assert metrics.capHeight() <= block.where.height(), block


@pytest.mark.parametrize("size", SCREENS, ids=str)
@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_no_text_lies_over_another(dressed, moment, size):
    texts = [block for block in lay_out(moment, *size) if isinstance(block, Text)]

    touching = [
        (one.text, other.text)
        for one, other in combinations(texts, 2)
        if one.where.adjusted(1, 1, -1, -1).intersects(other.where.adjusted(1, 1, -1, -1))
    ]

    assert touching == []


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_the_time_is_the_largest_and_the_stakes_come_next(dressed, size):
    moment = MOMENTS["running"]
    sizes = {block.text: block.size for block in lay_out(moment, *size) if isinstance(block, Text)}

    assert sizes[moment.time] == max(sizes.values())
    assert sizes["50 – 100"] > sizes[moment.next_title]
    assert sizes["50 – 100"] > sizes[moment.title]
    assert sizes["50 – 100"] > sizes[moment.players]


def test_nothing_moves_but_time(dressed):
    one, other = (at(StartClock(), seconds=seconds) for seconds in (8 * 60 + 1, 8 * 60 + 2))

    before, after = lay_out(one, 1920, 1080), lay_out(other, 1920, 1080)
    moved = [
        (old, new)
        for old, new in zip(before, after, strict=True)
        if old != new and not isinstance(old, Fill)
    ]

    assert [(old.text, new.text) for old, new in moved] == [("9:59", "9:58")]
    assert moved[0][0].size == moved[0][1].size


def test_the_size_of_the_time_is_the_same_with_one_digit_less(dressed):
    sizes = [
        [
            block.size
            for block in lay_out(at(StartClock(), minutes=minutes), 1920, 1080)
            if isinstance(block, Text) and block.text.endswith(":00")
        ]
        for minutes in (8, 9)
    ]

    assert sizes[0] == sizes[1]


def test_it_says_what_the_room_asks(dressed):
    moment = MOMENTS["running"]

    said = {block.text for block in lay_out(moment, 1920, 1080) if isinstance(block, Text)}

    assert {
        "Friday", "Running", "Level 1", "16:50", "18 / 18", "10,000",
        "Hold'em · Omaha/8 · Badacey", "Razz · Stud · Stud/8", "50 – 100", "Level 2",
        "The games, 8 hands each, in this order", "1  Hold'em", "6  Badacey", "1 h 29 min",
    } <= said  # fmt: skip


def test_paused_break_and_running_look_different_from_across_the_room(dressed, stage):
    stage.event(*NAMES, running=True)
    grounds = []
    for command in (None, PauseClock(), StartClock(), MoveClock(5)):
        if command:
            stage.cockpit.bridge.do(command)
        if stage.window.wall is None:
            stage.press(Qt.Key.Key_F11)
        grounds.append(stage.window.wall.grab().toImage().pixelColor(4, 4).name())
    running, paused, again, rest = grounds

    assert running == again
    assert len({running, paused, rest}) == 3


def test_it_reads_the_event_when_it_paints_and_keeps_no_time(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11)

    stage.wait(minutes=20)

    assert (stage.window.wall.poster.title, stage.window.wall.poster.time) == ("Level 2", "16:00")


def test_a_click_does_nothing(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11)
    records = len(stage.cockpit.bridge.desk.log.records)

    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        QTest.mouseClick(
            stage.window.wall, button, Qt.KeyboardModifier.NoModifier, QPoint(200, 200)
        )

    assert len(stage.cockpit.bridge.desk.log.records) == records
    assert stage.window.wall.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F11])
def test_it_is_put_up_by_a_key_and_taken_down_by_two(stage, key):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_F11)
    wall = stage.window.wall
    up = wall.isFullScreen()

    QTest.keyClick(wall, key)

    assert (up, stage.window.wall, stage.cockpit.wall_is_up) == (True, None, False)


def test_space_on_the_wall_is_the_clocks_own_key(stage):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_F11)

    QTest.keyClick(stage.window.wall, Qt.Key.Key_Space)

    assert stage.cockpit.bridge.face.running
