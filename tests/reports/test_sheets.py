"""Sheets: what they say, and that it stands on the paper as it should."""

import re
import subprocess
import sys

import pypdfium2
import pytest

from director import shelf
from director.engine.library import Library
from director.reports import fonts
from director.reports.documents import (
    Column,
    Document,
    Figure,
    Figures,
    Grid,
    Heading,
    Prose,
    Row,
)
from director.reports.rule_cards import odd_chip, rule_card
from director.reports.structure_sheets import structure_sheet
from director.reports.typesetting import lay_out, set_in_type
from director.tournament.structurefiles import load_structure
from tests.tournament.evening import STRUCTURE

LIBRARY = Library(shelf.games())
BARGE = load_structure(shelf.structures() / "barge-2019-limit-horse-badacey.toml")
SHEETS = {
    "structure sheet": structure_sheet(BARGE, LIBRARY),
    "structure sheet, A4": structure_sheet(BARGE, LIBRARY, "a4"),
    **{game_id: rule_card(LIBRARY.game(game_id)) for game_id in LIBRARY.ids()},
    **{
        f"{game_id}, {paper}": rule_card(LIBRARY.game(game_id), paper)
        for game_id in LIBRARY.ids()
        for paper in ("a5", "index card", "a4", "letter", "quarter letter", "a6")
    },
}


def text_of(pdf):
    pages = pypdfium2.PdfDocument(pdf)
    text = "\n".join(page.get_textpage().get_text_range() for page in pages)
    return text.replace("\r\n", "\n")


def on_one_line(text):
    return " ".join(text.split())


def test_a_structure_sheet_says_what_the_structure_states():
    assert structure_sheet(STRUCTURE, LIBRARY).blocks[:2] == (
        Heading("Three levels"),
        Figures(
            (
                Figure("Starting chips", "1,000"),
                Figure("Players a table", "4"),
                Figure("Levels", "20 minutes"),
            )
        ),
    )
    grid = next(one for one in structure_sheet(STRUCTURE, LIBRARY).blocks if isinstance(one, Grid))
    assert grid == Grid(
        (
            Column("Level", figures=False),
            Column("Small", over="Blinds"),
            Column("Big", over="Blinds"),
        ),
        (
            Row(("1", "50", "100")),
            Row(("2", "100", "200")),
            Row(("Break, 10 minutes – T25 chips leave play",)),
            Row(("3", "200", "400")),
        ),
    )


@pytest.mark.parametrize("game_id", LIBRARY.ids())
def test_a_rule_card_has_every_section_of_the_game(game_id):
    game = LIBRARY.game(game_id)

    text = on_one_line(text_of(set_in_type(rule_card(game))))

    card = game.rule_card
    for words in (game.name, game.tldr, card.deal, card.showdown, *card.traps, *card.notes):
        assert on_one_line(words) in text
    assert all(street.name in text for street in game.streets)


def test_who_takes_the_odd_chip_is_said_for_each_kind_of_game():
    assert odd_chip(LIBRARY.game("badacey")) == (
        "Between the halves it goes to ace-to-five."
        " Among tied hands it goes to the first clockwise from the button."
    )
    assert odd_chip(LIBRARY.game("razz")) == (
        "Among tied hands it goes to the highest card by suit: spades, hearts, diamonds, clubs."
    )


def test_cards_carry_their_suits_as_signs():
    text = text_of(set_in_type(rule_card(LIBRARY.game("omaha-high-low"))))

    assert all(text.count(suit) > 2 for suit in "♠♥♦♣")


@pytest.mark.parametrize("name", SHEETS)
def test_nothing_is_wider_or_longer_than_its_frame(name):
    laid = lay_out(SHEETS[name])

    width, height = laid.width - 2 * laid.margin, laid.height - 2 * laid.margin
    for page in laid.pages:
        for placed, down in page.placed:
            assert placed.widest <= width + 0.1
            assert down + placed.height <= height + 0.1


@pytest.mark.parametrize("name", SHEETS)
def test_the_same_document_makes_the_same_bytes(name):
    assert set_in_type(SHEETS[name]) == set_in_type(SHEETS[name])


@pytest.mark.parametrize("name", ["structure sheet", "omaha-high-low"])
def test_every_font_is_shipped_and_embedded(name):
    pdf = set_in_type(SHEETS[name])

    names = set(re.findall(rb"/BaseFont /([^\s/]+)", pdf))
    assert names
    assert all(re.fullmatch(rb"[A-Z]{6}\+(IBMPlexSans|LiberationSans).*", name) for name in names)


def test_a_letter_that_the_family_lacks_is_set_in_the_other_font():
    document = Document("Names", "letter", (Prose("Łukasz Đorđe Ægir Ņina A♠ Ω Ж ß"),))

    assert fonts.lacks("Łukasz Đorđe Ægir Ņina A♠ Ω Ж ß") == set()
    assert on_one_line(text_of(set_in_type(document))) == "Łukasz Đorđe Ægir Ņina A♠ Ω Ж ß"


def test_a_long_document_goes_on_over_the_page_and_loses_nothing():
    words = [f"Sentence number {number} of a long rule." for number in range(400)]
    document = Document("Long", "a5", tuple(Prose(word) for word in words))

    text = on_one_line(text_of(set_in_type(document)))

    assert len(lay_out(document).pages) > 1
    assert all(word in text for word in words)


def test_what_a_page_says_is_made_without_the_library_that_sets_it():
    code = (
        "import sys, director.reports.rule_cards, director.reports.structure_sheets;"
        "print('reportlab' in sys.modules)"
    )

    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert run.stdout.strip() == "False"
