"""An event's own color on the wall: where it stands, and that it can be read there."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage

from director.files.forms import FileWrong
from director.files.limits import LOGO_LETTERS
from director.files.pictures import as_logo
from director.house import shelf
from director.tournament.commands import PauseClock, StartClock
from director.tournament.structure.files import structure_as_text, structure_from_text
from director.views.contrast import contrast
from director.views.wall.wall import Wanted, poster
from director.window.look.palettes import DARK, LIGHT
from director.window.shell.actions.event_logo import take_logo
from director.window.wall import painting
from director.window.wall.blocks import Fill, Logo, Text
from director.window.wall.layout import lay_out
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE, Evening
from tests.window.stages import NAMES

LIBRARY = shipped_games()
HORSE = next(
    structure_from_text(path.read_text(encoding="utf-8"), path.name)
    for path in sorted(shelf.structures().glob("*horse*.toml"))
)


def blocks(color, *commands, announcement=""):
    evening = Evening(18, replace(HORSE, color=color))
    for command in (StartClock(), *commands):
        evening.do(command)
    shown = poster(evening.t, evening.now, LIBRARY, {}, Wanted(announcement=announcement))
    return shown, lay_out(shown, 1920, 1080)


@pytest.mark.parametrize("look", [DARK, LIGHT], ids=lambda look: look.name)
@pytest.mark.parametrize("color", ["#101010", "#f0f0f0", "#1f6feb", "#ffd400", "#7a0019"])
def test_whatever_color_it_is_its_words_stand_out(dressed, monkeypatch, color, look):
    monkeypatch.setattr(painting, "current_palette", lambda: look)
    for commands in ((), (PauseClock(),)):
        shown, made = blocks(color, *commands, announcement="Dinner is served")
        behind = painting.ground(shown.state).name()
        band = next(one for one in made if isinstance(one, Fill) and one.colour == color)
        words = [one for one in made if isinstance(one, Text) and one.colour.startswith("#")]
        on = {
            one.text: contrast(one.colour, color if one.text == "Dinner is served" else behind)
            for one in words
        }

        assert band
        assert "Dinner is served" in on
        assert {words: ratio for words, ratio in on.items() if ratio < 4.5} == {}


def test_an_event_without_one_has_the_accent_of_the_look(dressed):
    _, made = blocks("", announcement="Dinner is served")

    assert not [one for one in made if getattr(one, "colour", "").startswith("#")]


def test_the_sheet_carries_it_and_says_what_is_no_color():
    text = structure_as_text(replace(STRUCTURE, color="#1F6FEB"))

    assert structure_from_text(text, "mine.toml").color == "#1F6FEB"
    with pytest.raises(FileWrong, match="a color is written as #1f6feb"):
        structure_from_text(text.replace("#1F6FEB", "blue"), "mine.toml")


@pytest.fixture
def picture(tmp_path):
    made = QImage(800, 400, QImage.Format.Format_RGB32)
    made.fill(QColor("#ff0000"))
    made.save(str(tmp_path / "logo.png"))
    return tmp_path / "logo.png"


def test_a_logo_lies_in_the_log_and_stands_on_the_wall(stage, qtbot, picture):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11)
    wall = stage.window.wall

    take_logo(stage.cockpit, picture)
    qtbot.waitUntil(lambda: stage.t.logo != "", timeout=5000)

    place = next(one.where for one in lay_out(wall.poster, 1920, 1080) if isinstance(one, Logo))
    assert round(place.width() / place.height(), 2) == 2
    step = wall._step
    scale = wall.height() / 1080
    at = QPoint(round(place.center().x() * scale) + step, round(place.center().y() * scale) + step)
    assert wall.grab().toImage().pixelColor(at) == QColor("#ff0000")


def test_a_file_that_is_no_picture_is_refused_in_a_sentence(stage, qtbot, tmp_path):
    (tmp_path / "none.png").write_text("no picture")
    stage.event(*NAMES)

    take_logo(stage.cockpit, tmp_path / "none.png")
    qtbot.waitUntil(lambda: stage.said != "", timeout=5000)

    assert (stage.said.casefold(), stage.t.logo) == ("none.png is no whole picture", "")


def test_whatever_a_picture_is_its_logo_is_no_larger_than_a_log_can_carry(tmp_path):
    noise = QImage(1500, 1500, QImage.Format.Format_RGB32)
    for x in range(1500):
        for y in range(0, 1500, 3):
            noise.setPixel(x, y, (x * 7919 + y * 104_729) % 0xFFFFFF)
    noise.save(str(tmp_path / "noise.png"))

    assert 0 < len(as_logo(tmp_path / "noise.png")) <= LOGO_LETTERS
