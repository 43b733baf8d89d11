"""The manual as a book."""

from bisect import bisect
from functools import cache

import pypdfium2
import pytest
from pypdfium2.raw import FPDF_PAGEOBJ_IMAGE

from director.house import shelf
from director.reports.blocks.book_text import (
    Chapter,
    Leads,
    Listing,
    Passage,
    Picture,
    Table,
    Words,
)
from director.reports.manual_book import manual
from director.reports.typesetting.blocks import Sizes, split
from director.reports.typesetting.typeset import lay_out, set_in_type
from tests.reports.typesetting.filled_pages import filled

WHOLE = manual(shelf.manual())


@cache
def printed():
    """The manual as it is printed."""
    return set_in_type(WHOLE)


def written(tmp_path, text):
    """What a manual of one page comes to, without its front."""
    (tmp_path / "contents.md").write_text("# Manual\n\n## Part\n- [One](one.md)\n")
    (tmp_path / "one.md").write_text(f"# One\n\n{text}", encoding="utf-8")
    chapter, *blocks = manual(tmp_path).blocks[3:]
    assert chapter == Chapter("One", "one")
    return blocks


def test_every_page_of_the_contents_is_a_chapter_that_the_contents_lead_to():
    pages = {path.stem for path in shelf.manual().glob("*.md")} - {"contents"}
    chapters = {one.key for one in WHOLE.blocks if isinstance(one, Chapter) and one.level == 0}
    (leads,) = [one for one in WHOLE.blocks if isinstance(one, Leads)]

    assert chapters == pages
    assert {key for line in leads.columns[0] for key in line.keys} == pages


def test_no_two_chapters_have_the_same_key():
    keys = [one.key for one in WHOLE.blocks if isinstance(one, Chapter)]

    assert len(keys) == len(set(keys))


def test_every_picture_of_the_folder_is_in_it():
    shown = {one.path for one in WHOLE.blocks if isinstance(one, Picture)}

    assert shown == {str(path) for path in (shelf.manual() / "pictures").iterdir()}


def test_the_contents_say_on_which_page_a_chapter_begins():
    pdf = pypdfium2.PdfDocument(printed())
    first = pdf[0].get_textpage().get_text_range()

    begins = {one.get_title(): one.get_dest().get_index() + 1 for one in pdf.get_toc()}
    page = begins["When the machine dies"]

    assert f"When the machine dies {page}" in first.splitlines()
    assert pdf[page - 1].get_textpage().get_text_range().rstrip().endswith(f"{page}")


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_is_wider_than_the_page_nor_below_its_foot(paper):
    laid = lay_out(manual(shelf.manual(), paper))

    for page in laid.pages:
        for placed, down in page.placed:
            assert placed.widest <= laid.width - 2 * laid.margin + 0.1
            assert down + placed.height <= laid.height - 2 * laid.margin


def test_every_page_before_the_last_is_filled_to_two_thirds():
    *pages, _ = filled(printed())

    assert [(number, share) for number, share in enumerate(pages, 1) if share < 2 / 3] == []


def test_every_picture_stands_in_the_chapter_that_shows_it():
    chapter, shown = 0, []
    for one in WHOLE.blocks:
        chapter += isinstance(one, Chapter) and one.level == 0
        shown += [chapter] if isinstance(one, Picture) else []

    pdf = pypdfium2.PdfDocument(printed())
    titles = [one.get_dest() for one in pdf.get_toc() if one.level == 0]
    begins = [(one.get_index(), -one.get_view()[1][1]) for one in titles]
    stands = sorted(
        (number, -one.get_bounds()[3])
        for number, page in enumerate(pdf)
        for one in page.get_objects(filter=[FPDF_PAGEOBJ_IMAGE])
    )
    assert [bisect(begins, one) for one in stands] == shown


def test_words_that_lead_on_to_a_list_stand_on_its_page(tmp_path):
    parted = []
    for lines in range(30, 36):  # the page ends between them
        written(tmp_path, "A line.\n\n" * lines + "For example:\n\n```\na list\n```\n")
        pdf = pypdfium2.PdfDocument(set_in_type(manual(tmp_path)))
        pages = [page.get_textpage().get_text_range() for page in pdf]
        parted += [one for one in pages if ("For example" in one) != ("a list" in one)]

    assert parted == []


def test_no_row_of_a_table_stands_alone_where_a_page_ends():
    row = (Passage((Words("start"),)), Passage((Words("F9", key=True),)))
    sizes = Sizes(10, 300, room=600)

    parts = [split(Table(row, (row,) * 6), room, sizes) for room in range(20, 140, 5)]

    assert {tuple(len(one.rows) for one in part) for part in parts if part} == {
        (2, 4),
        (3, 3),
        (4, 2),
    }


def test_a_link_leads_to_its_chapter(tmp_path):
    (passage,) = written(tmp_path, "See [Clock](clock.md) or [the web](https://example.org).\n")

    assert [(one.text, one.to) for one in passage.words if one.to] == [("Clock", "clock")]


def test_every_letter_of_it_is_in_a_shipped_font():
    assert printed().plainly == ()


def test_bold_words_keys_and_links_stand_out_or_read_on(tmp_path):
    (passage,) = written(tmp_path, "Press `F9`, or\n**Clock ▸ Start**: see [there](one.md).\n")

    assert passage == Passage(
        (
            Words("Press "),
            Words("F9", key=True),
            Words(", or "),
            Words("Clock › Start", bold=True),
            Words(": see "),
            Words("there", to="one"),
            Words("."),
        )
    )


def test_items_go_on_over_lines_and_keep_their_marks(tmp_path):
    items = written(tmp_path, "1. First\n   goes on.\n2. Second.\n\n- Third.\n")

    assert [(one.mark, one.words[0].text) for one in items] == [
        ("1.", "First goes on."),
        ("2.", "Second."),
        ("•", "Third."),
    ]


def test_a_table_has_its_titles_and_a_row_for_each_line(tmp_path):
    (table,) = written(tmp_path, "| To do | Key |\n|---|---|\n| start | `F9` |\n| wait |\n")

    assert table == Table(
        (Passage((Words("To do"),)), Passage((Words("Key"),))),
        (
            (Passage((Words("start"),)), Passage((Words("F9", key=True),))),
            (Passage((Words("wait"),)), Passage(())),
        ),
    )


def test_a_listing_stands_as_it_is_typed_and_parts_at_the_foot_of_a_page(tmp_path):
    lines = tuple(f"line {number}" for number in range(120))
    (listing,) = written(tmp_path, "```\n" + "\n".join(lines) + "\n```\n")

    assert listing == Listing(lines)
    assert len(lay_out(manual(tmp_path)).pages) == 2


def test_the_same_manual_makes_the_same_bytes():
    assert printed() == set_in_type(manual(shelf.manual()))
