"""Pictures on the wall: when they stand there, and what becomes of those that cannot."""

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from director.tournament.commands import (
    AddTime,
    MoveClock,
    PauseClock,
    SetHandForHand,
    StartClock,
)
from director.views.wall.wall_pictures import picture_turn
from director.views.wall.wall_stage import Stage, stage
from director.window.shell.actions import wall_picture_files
from director.window.shell.actions.wall_picture_files import (
    ADD_PICTURE,
    REMOVE_PICTURE,
    no_pictures,
    take_picture,
)
from director.window.wall.pictures import forget_pictures
from tests.tournament.evening import STRUCTURE, Evening
from tests.window.stages import CTRL, NAMES


def turns(*commands, seconds=60, minutes=5, alone=False):
    evening = Evening(18, STRUCTURE)
    for command in commands:
        evening.do(command)
    shown = []
    for _ in range(seconds // 10):
        at = stage(evening.t, evening.now)
        shown.append(picture_turn(evening.t, evening.now, at, 2, 10, minutes, alone=alone))
        evening.now += timedelta(seconds=10)
    return shown


def test_between_times_they_follow_each_other_with_the_event_after_each_round():
    before = turns(seconds=60)

    assert sorted(before[:3], key=str) == [0, 1, None]
    assert before[3:] == before[:3]


def test_in_play_one_stands_there_every_few_minutes():
    shown = turns(StartClock(), seconds=600)

    assert len(shown) == 60
    assert sorted(one for one in shown if one is not None) == [0, 1]


@pytest.mark.parametrize(
    "commands",
    [
        (StartClock(), SetHandForHand(True)),
        (StartClock(), PauseClock()),
        (StartClock(), AddTime(-19)),
    ],
    ids=["hand for hand", "paused", "the last minute"],
)
def test_none_stands_there_when_the_room_must_see_the_clock(commands):
    assert set(turns(*commands, minutes=1, seconds=60)) == {None}


def test_none_stands_there_in_play_unless_the_house_wants_it():
    assert set(turns(StartClock(), minutes=0, seconds=600)) == {None}


def test_a_wall_for_pictures_shows_one_after_another():
    assert set(turns(StartClock(), alone=True, minutes=0)) == {0, 1}


def test_a_break_ends_with_the_clock():
    evening = Evening(18, STRUCTURE)
    evening.do(StartClock())
    rest = next(n for n, step in enumerate(STRUCTURE.steps) if type(step).__name__ == "Break")
    evening.do(MoveClock(rest))
    evening.now += evening.t.clock.shows(STRUCTURE, evening.now).left - timedelta(seconds=50)

    assert picture_turn(evening.t, evening.now, Stage.BREAK, 2, 10, 5, alone=True) is None


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "slides"
    made.mkdir()
    picture = QImage(320, 200, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    picture.save(str(made / "a.png"))
    yield made
    forget_pictures()


def test_the_event_stands_there_until_the_picture_has_been_read(stage, folder, qtbot):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11, CTRL)
    stage.enter("pictures")
    wall = stage.window.wall
    middle = wall.rect().center()

    qtbot.waitUntil(lambda: wall.grab().toImage().pixelColor(middle) == QColor("red"), timeout=5000)

    assert wall.poster.slide == folder / "a.png"


def test_a_file_that_is_no_picture_is_said_at_the_desk_and_left_out(stage, folder, qtbot):
    (folder / "a.png").write_bytes(b"none")
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11, CTRL)
    stage.enter("pictures")
    wall = stage.window.wall

    qtbot.waitUntil(lambda: wall.poster.slide is None, timeout=5000)

    assert stage.said.casefold() == "a.png is no whole picture"
    assert not wall._with_its_picture().slide


def test_an_announcement_takes_the_picture_away(stage, folder):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_F11, CTRL)
    stage.enter("pictures")
    before = stage.window.wall.poster.slide
    stage.cockpit.announce("Dinner is served")

    assert (before, stage.window.wall.poster.slide) == (folder / "a.png", None)


def test_an_event_has_pictures_of_its_own_in_a_folder_of_its_name(stage, folder):
    (folder / "friday").mkdir()
    (folder / "a.png").rename(folder / "friday" / "b.png")
    stage.event(*NAMES)

    assert stage.cockpit.wall_content.show_slides(True, "Friday")
    assert stage.cockpit.wall_content.slides == (folder / "friday" / "b.png",)


def poster_at(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = QImage(320, 180, QImage.Format.Format_RGB32)
    picture.fill(QColor("#00ff00"))
    picture.save(str(path))
    return path


@pytest.mark.parametrize("typed", ["this", "every"])
def test_a_picture_is_copied_for_this_event_or_for_every_one(
    stage, qtbot, tmp_path, monkeypatch, typed
):
    stage.event(*NAMES)
    content = stage.cockpit.wall_content
    there = {"this": content.folder_of(stage.t.name), "every": content.folder}[typed]
    chosen = poster_at(tmp_path / "elsewhere" / "Main event.png")
    asked = []
    monkeypatch.setattr(wall_picture_files, "_choose", lambda _, into: asked.append(into))

    ADD_PICTURE.answer(stage.cockpit, typed).do()
    take_picture(stage.cockpit, chosen, asked[0])
    qtbot.waitUntil(lambda: "added" in stage.said, timeout=5000)

    assert asked == [there]
    assert (there / "Main event.png").read_bytes() == chosen.read_bytes()
    assert content.pictures(stage.t.name) == (there / "Main event.png",)


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.png", b"no picture", "a.png is no whole picture"),
        ("a.svg", b"<svg/>", "a.svg is no PNG or JPEG picture"),
        ("b.png", None, "The wall has a picture called b.png already"),
    ],
    ids=["broken", "another kind", "there already"],
)
def test_what_is_no_picture_for_the_wall_is_refused_in_a_sentence(
    stage, qtbot, tmp_path, name, content, said
):
    stage.event(*NAMES)
    folder = stage.cockpit.wall_content.folder
    poster_at(folder / "b.png")
    path = poster_at(tmp_path / name)
    if content:
        path.write_bytes(content)

    take_picture(stage.cockpit, path, folder)
    qtbot.waitUntil(lambda: name in stage.said.casefold(), timeout=5000)

    assert stage.said == said
    assert [one.name for one in folder.iterdir()] == ["b.png"]


def test_a_removed_picture_leaves_the_slide_show_and_its_file_is_kept(stage):
    stage.event(*NAMES)
    content = stage.cockpit.wall_content
    first, second = (poster_at(content.folder / name) for name in ("a.png", "b.png"))
    content.show_slides(True, stage.t.name)

    REMOVE_PICTURE.answer(stage.cockpit, "b").do()

    kept = content.folder.parent / "removed-slides" / "b.png"
    assert (content.slides, second.exists(), kept.is_file()) == ((first,), False, True)


def test_without_pictures_none_can_be_removed(stage):
    stage.event(*NAMES)

    assert no_pictures(stage.cockpit) == "the wall has no pictures"
