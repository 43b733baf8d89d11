"""One paper for the house: by its country, or as the settings say; slips and cards follow."""

from functools import partial

import pytest
from pypdfium2 import PdfDocument

from director.house.paper import house_paper, of_locale
from director.house.settings import Settings
from director.reports.papers import OF_HOUSE, PAPERS
from director.reports.sheet_kinds import Games
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.sheets_beside_events import MANUAL, RULE_BOOK, RULE_CARDS
from director.start.press import Press
from tests.shipped import shipped_games


@pytest.mark.parametrize(
    ("locale", "paper"),
    [
        ("en_US", "letter"),
        ("es_MX", "letter"),
        ("de_AT", "a4"),
        ("en_GB", "a4"),
        ("English_United States", "letter"),
        ("German_Germany", "a4"),
        ("C", ""),
        ("", ""),
    ],
)
def test_the_paper_follows_from_the_country(locale, paper):
    assert of_locale(locale) == paper


@pytest.mark.parametrize("paper", ["letter", "a4"])
def test_what_the_settings_say_goes_before_the_country(tmp_path, paper):
    settings = Settings(tmp_path / "settings.toml")
    settings.change({"paper": paper})

    assert house_paper(settings) == paper


def test_every_sheet_lies_on_the_paper_of_the_house():
    kinds = [*EVENT_SHEETS.values(), RULE_CARDS, RULE_BOOK, MANUAL]

    of_letter = {kind.usual("letter") for kind in kinds}
    of_a4 = {kind.usual("a4") for kind in kinds}

    assert of_letter <= {"letter", "half letter", "quarter letter", "index card", "80 mm"}
    assert of_a4 <= {"a4", "a5", "a6", "index card", "80 mm"}
    assert {kind.usual("") for kind in kinds} <= set(PAPERS)


def test_a_rule_card_is_set_on_half_the_paper_of_the_house():
    games = Games([shipped_games().game("razz")])

    cards = [
        PdfDocument(RULE_CARDS.pdf(games, Press(paper=partial(str, house)))) for house in OF_HOUSE
    ]

    assert [tuple(map(round, card[0].get_size())) for card in cards] == [(396, 612), (420, 595)]
