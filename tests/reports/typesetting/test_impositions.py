"""Cards that are set together: how many sheets they take, and what stands on them."""

import pypdfium2
import pytest
from pypdfium2.raw import FPDF_PAGEOBJ_TEXT

from director.reports.blocks.text import Prose
from director.reports.documents import Document
from director.reports.game_sheets.rule_card import rule_card
from director.reports.papers import IMPOSED
from director.reports.typesetting.imposition import IMPOSITIONS, set_together
from director.reports.typesetting.sides.page import PAPER_SIZES
from tests.reports.typesetting.text_boxes import runs_of
from tests.shipped import shipped_games

LIBRARY = shipped_games()
NAMES = ("texas-holdem", "razz", "badugi", "stud", "omaha")


def sheets(paper):
    on = IMPOSITIONS[paper]
    cards = [rule_card(LIBRARY.game(name), on.card) for name in NAMES]
    return pypdfium2.PdfDocument(set_together(cards, on, "Cards"))


def test_two_half_letter_cards_lie_on_each_letter_sheet():
    found = sheets("letter, two-up")

    assert [found[n].get_size() for n in range(len(found))] == [(792, 612)] * 6


def places(page, on):
    """Which part of a sheet each card lies on, by its name, with the middle of all its words."""
    wide, high = on.sheet[0] / on.columns, on.sheet[1] / on.rows
    found = {}
    for run in runs_of(page):
        column, row = int(run.left // wide), on.rows - 1 - int(run.bottom // high)
        names = [name for name in NAMED if run.text == name]
        if names:
            found[names[0]] = (column, row)
    return found


NAMED = [LIBRARY.game(name).name for name in NAMES]


@pytest.mark.parametrize("paper", ["letter, four-up", "a4, four-up"])
def test_an_upright_sheet_is_turned_like_a_page_and_backs_meet_their_fronts(paper):
    on = IMPOSITIONS[paper]
    backed = [
        Document(LIBRARY.game(name).name, on.card, (Prose(LIBRARY.game(name).name),), is_card=True,
                 back=(Prose(LIBRARY.game(name).name),)) for name in NAMES
    ]  # fmt: skip
    found = pypdfium2.PdfDocument(set_together(backed, on, "Cards"))

    assert len(found) == 4
    for front, back in ((0, 1), (2, 3)):
        in_front, behind = places(found[front], on), places(found[back], on)
        assert in_front
        assert behind == {
            name: (on.columns - 1 - column, row) for name, (column, row) in in_front.items()
        }


@pytest.mark.parametrize("paper", ["letter, two-up", "a4, two-up"])
def test_a_broad_sheet_is_turned_over_its_long_edge_and_backs_lie_behind_on_their_heads(paper):
    found, on = sheets(paper), IMPOSITIONS[paper]

    assert len(found) == 6
    for front, back in ((0, 1), (2, 3), (4, 5)):
        in_front, behind = places(found[front], on), places(found[back], on)
        assert in_front
        assert behind == in_front
        assert {matrix[0] for matrix in turns(found[front])} == {1}
        assert {matrix[0] for matrix in turns(found[back])} == {-1}


def turns(page):
    """Which way the words of a page stand: 1 upright, -1 on their heads."""
    texts = page.get_objects(filter=[FPDF_PAGEOBJ_TEXT])
    return {(round(one.get_matrix().a / abs(one.get_matrix().a)),) for one in texts}


@pytest.mark.parametrize("paper", IMPOSITIONS)
def test_what_is_cut_out_has_the_frame_of_its_front_behind_it(paper):
    on = IMPOSITIONS[paper]
    wide, high = on.sheet[0] / on.columns, on.sheet[1] / on.rows
    card = PAPER_SIZES[on.card]

    for place in range(on.columns * on.rows):
        row, column = divmod(place, on.columns)
        back_row, back_column = divmod(on.behind(place), on.columns)
        left, top = (column + 0.5) * wide - card[0] / 2, (row + 0.5) * high - card[1] / 2
        back = (back_column + 0.5) * wide - card[0] / 2, (back_row + 0.5) * high - card[1] / 2
        if on.is_broad:  # above and below change places
            assert back == pytest.approx((left, on.sheet[1] - top - card[1]))
        else:  # left and right do
            assert back == pytest.approx((on.sheet[0] - left - card[0], top))


def test_cards_without_backs_take_no_empty_sheets():
    on = IMPOSITIONS["letter, four-up"]
    cards = [rule_card(LIBRARY.game(name), on.card) for name in NAMES]

    assert len(pypdfium2.PdfDocument(set_together(cards, on, "Cards"))) == 2


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
