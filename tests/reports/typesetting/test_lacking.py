"""Names with signs that no shipped font has are set in plain letters, and are known."""

import pypdfium2

from director.reports.blocks.figures import Column, Grid, Row
from director.reports.blocks.text import Heading
from director.reports.documents import Document
from director.reports.game_sheets.rule_card import rule_card
from director.reports.typesetting.typeset import set_in_type
from tests.shipped import shipped_games

SHEET = Document(
    "Seats",
    "a4",
    (
        Heading("Seats"),
        Grid(
            (Column("Player"),),
            (Row(("𝐀𝐧𝐧 Ost",)), Row(("Łukasz",)), Row(("☃ Wei",)), Row(("李 Wei",))),
        ),
    ),
)
RAZZ = rule_card(shipped_games().game("razz"))


def test_those_names_are_told_and_others_are_not():
    assert set_in_type(SHEET).plainly == ("☃ Wei", "𝐀𝐧𝐧 Ost")


def test_they_stand_on_the_paper_in_letters_that_there_are():
    page = pypdfium2.PdfDocument(set_in_type(SHEET))[0]

    lines = page.get_textpage().get_text_range().split("\r\n")

    assert lines[-4:] == ["Ann Ost", "Łukasz", "? Wei", "李 Wei"]


def test_a_four_colour_deck_is_printed_in_colours_of_its_own():
    assert set_in_type(RAZZ, four_colours=True) != set_in_type(RAZZ)


def test_every_letter_of_every_game_is_in_the_shipped_fonts():
    library = shipped_games()

    told = {name: set_in_type(rule_card(library.game(name))).plainly for name in library.ids()}

    assert {name: words for name, words in told.items() if words} == {}
