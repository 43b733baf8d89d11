"""An event's own color on the wall: where it stands, and that it can be read there."""

from dataclasses import replace

import pytest

from director.engine.games.library import Library
from director.files.forms import FileWrong
from director.house import shelf
from director.tournament.commands import PauseClock, StartClock
from director.tournament.structure.files import structure_as_text, structure_from_text
from director.views.contrast import contrast
from director.views.wall.wall import Wanted, poster
from director.window.look.palettes import DARK, LIGHT
from director.window.wall import painting
from director.window.wall.blocks import Fill, Text
from director.window.wall.layout import lay_out
from tests.tournament.evening import STRUCTURE, Evening

LIBRARY = Library(shelf.games())
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
