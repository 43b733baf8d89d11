"""What a new event takes over from the house: its color and its logo."""

from base64 import b64decode
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from director.desk.event_list import SAMPLE
from director.house.declared_settings import declared
from director.tournament.commands import SetLogo
from director.window.start.house_rules_copied import as_house_plays


@pytest.fixture
def picture(tmp_path):
    path = tmp_path / "club.png"
    Image.new("RGB", (400, 100), (20, 60, 120)).save(path)
    return path


def founded_with(stage, settings, color=""):
    stage.settings.change(settings)
    structure = replace(stage.event_list.structure(SAMPLE), color=color)
    return stage.event_list.begin(as_house_plays(structure, stage.settings), "Saturday", None)


def test_a_new_event_has_the_logo_of_the_house_until_it_is_removed(stage, picture):
    desk = founded_with(stage, {"logo": str(picture)})
    with Image.open(BytesIO(b64decode(desk.tournament.logo))) as logo:
        size, color = logo.size, logo.convert("RGB").getpixel((5, 5))

    desk.do(SetLogo(""))

    assert (size, color) == ((400, 100), (20, 60, 120))
    assert desk.tournament.logo == ""


def test_a_logo_of_the_house_that_has_gone_keeps_no_event_from_beginning(stage, picture):
    stage.settings.change({"logo": str(picture)})
    picture.unlink()

    assert founded_with(stage, {}).tournament.logo == ""


@pytest.mark.parametrize(
    ("of_the_structure", "color"), [("", "#7a0019"), ("#1f6feb", "#1f6feb")], ids=str
)
def test_the_color_of_the_house_is_that_of_events_without_one(stage, of_the_structure, color):
    desk = founded_with(stage, {"color": "#7a0019"}, of_the_structure)

    assert desk.tournament.structure.color == color


def test_a_color_that_is_none_is_refused_with_how_one_is_written():
    assert declared("color").refusal("red") == (
        "a color is written as #1f6feb: two digits each of 0–9 and a–f"
    )
