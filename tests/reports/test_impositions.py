"""Cards that are set together: how many sheets they take, and what stands on them."""

import pypdfium2

from director.engine.games.library import Library
from director.house import shelf
from director.reports.documents import IMPOSED
from director.reports.game_sheets.rule_card import rule_card
from director.reports.typesetting.imposition import IMPOSITIONS, set_together

LIBRARY = Library(shelf.games())
NAMES = ("texas-holdem", "razz", "badugi", "stud", "omaha")


def sheets(paper):
    on = IMPOSITIONS[paper]
    cards = [rule_card(LIBRARY.game(name), on.card) for name in NAMES]
    return pypdfium2.PdfDocument(set_together(cards, on, "Cards"))


def test_two_half_letter_cards_lie_on_each_letter_sheet():
    found = sheets("letter, two-up")

    assert [found[n].get_size() for n in range(len(found))] == [(792, 612)] * 3


def test_four_cards_on_a_sheet_take_as_many_sheets_as_their_sides_need():
    found = sheets("letter, four-up")

    text = "".join(page.get_textpage().get_text_range() for page in found)
    assert all(LIBRARY.game(name).name in text for name in NAMES)


def test_the_same_cards_make_the_same_sheets():
    on = IMPOSITIONS["a4, two-up"]
    cards = [rule_card(LIBRARY.game(name), on.card) for name in NAMES]

    assert set_together(cards, on, "Cards") == set_together(cards, on, "Cards")


def test_the_window_knows_every_sheet_on_which_several_cards_lie():
    assert {paper: on.card for paper, on in IMPOSITIONS.items()} == IMPOSED
