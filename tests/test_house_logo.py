"""The picture of the house on rule cards: where it may lie, and what is none."""

import pytest
from PIL import Image
from pypdfium2 import PdfDocument
from pypdfium2.raw import FPDF_PAGEOBJ_IMAGE

from director.house.house_logo import why_no_logo
from director.house.settings import Settings
from director.reports.sheet_kinds import Games
from director.reports.sheets_beside_events import RULE_CARDS
from director.start.press import Press
from tests.shipped import shipped_games


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A user's folder with a picture among the logos."""
    monkeypatch.setenv("DIRECTOR_HOME", str(tmp_path))
    (tmp_path / "logos").mkdir()
    Image.new("RGB", (400, 100), (20, 60, 120)).save(tmp_path / "logos" / "club.png")
    return tmp_path


def pictures():
    """How many pictures each side of a card has."""
    pdf = RULE_CARDS.pdf(Games([shipped_games().game("razz")]), Press())
    return [len(list(page.get_objects(filter=[FPDF_PAGEOBJ_IMAGE]))) for page in PdfDocument(pdf)]


def test_a_logo_in_the_folder_of_logos_stands_in_front(home):
    Settings(home / "settings.toml").change({"logo": "club.png"})

    assert why_no_logo("club.png") == ""
    assert pictures() == [1, 0]


def test_without_a_logo_no_side_has_a_picture(home):
    assert why_no_logo("") == ""
    assert pictures() == [0, 0]


def test_a_file_that_is_not_there_is_named(home):
    assert why_no_logo("clubb.png") == f"there is no file {home / 'logos' / 'clubb.png'}"


@pytest.mark.parametrize("name", ["club.gif", "words.png"])
def test_what_is_no_png_or_jpeg_is_refused(home, name):
    (home / "logos" / "words.png").write_text("no picture", encoding="utf-8")
    Image.new("RGB", (4, 4)).save(home / "logos" / "club.gif")

    assert why_no_logo(name) == f"{name} is no PNG or JPEG picture of up to 20 MB"


def test_a_logo_that_has_gone_since_leaves_the_card_without_one(home):
    Settings(home / "settings.toml").change({"logo": "club.png"})
    (home / "logos" / "club.png").unlink()

    assert pictures() == [0, 0]
