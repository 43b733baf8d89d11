"""The rule book: what stands in it, and that one can find it."""

import re
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise

import pypdfium2
import pytest

from director.engine.dealing.procedures import procedures
from director.engine.hands.card_orders import card_orders
from director.engine.ranking.hand_names import spelled
from director.engine.ranking.low_numbers import LOW_SCALES, low_of_number
from director.house import shelf
from director.reports.blocks.book_text import Chapter
from director.reports.blocks.games import Deal, Diagrams
from director.reports.blocks.text import Prose
from director.reports.game_sheets.rule_book import Common, rule_book
from director.reports.typesetting.blocks import Sizes, place
from director.reports.typesetting.book.parted_text import parted
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.rulings.glossary import load_common_rules, load_glossary
from tests.reports.typesetting.filled_pages import filled
from tests.shipped import shipped_games

LIBRARY = shipped_games()
GAMES = [LIBRARY.game(name) for name in LIBRARY.ids()]
COMMON = Common(
    load_common_rules(shelf.rules() / "all-games.toml"),
    load_glossary(shelf.rules() / "glossary.toml"),
)


@cache
def book():
    """The whole book."""
    return rule_book(GAMES, COMMON)


@cache
def pdf():
    """The book as it is printed."""
    return set_in_type(book())


def text_of(page):
    """The words of a page, without those along its edges."""
    wide, high = page.get_size()
    edge = wide * 0.07
    words = page.get_textpage().get_text_bounded(0, edge, wide, high - edge)
    return " ".join(words.split())


def test_every_common_rule_every_game_and_every_word_stands_in_it():
    text = " ".join(text_of(page) for page in pypdfium2.PdfDocument(pdf()))

    words = [one.meaning for one in (*COMMON.rules, *COMMON.glossary)]
    ideas = [game.tldr for game in GAMES]
    assert [one for one in (*words, *ideas) if " ".join(one.split()) not in text] == []


def test_no_word_is_broken_at_its_hyphen():
    """A line of the file that ends within a word leaves a space there."""
    floor = load_common_rules(shelf.rules() / "procedures.toml")
    texts = [one.meaning for one in (*COMMON.rules, *COMMON.glossary, *floor)]

    assert [text for text in texts if re.search(r"[a-z]- (?!and |or )", text)] == []


def test_the_fifty_third_low_of_each_scale_stands_in_it():
    text = " ".join(text_of(page) for page in pypdfium2.PdfDocument(pdf()))

    lows = [f"53 {spelled(low_of_number(53, scale).ranks)}" for scale in LOW_SCALES]
    assert [low for low in lows if low not in text] == []


def test_its_outline_leads_to_the_page_on_which_each_chapter_begins():
    pages = pypdfium2.PdfDocument(pdf())

    wrong = [
        one.get_title()
        for one in pages.get_toc()
        if one.get_title() not in text_of(pages[one.get_dest().get_index()])
    ]

    assert wrong == []


def test_no_two_chapters_have_the_same_key():
    keys = [one.key for one in book().blocks if isinstance(one, Chapter)]

    assert sorted(set(keys)) == sorted(keys)


def test_what_stands_on_each_rule_card_stands_in_it_too():
    text = " ".join(text_of(page) for page in pypdfium2.PdfDocument(pdf()))

    told = {line for game in GAMES for line in (*card_orders(game), *procedures(game))}
    assert [line for line in told if " ".join(line.split()) not in text] == []


def test_it_speaks_of_no_damage_no_errata_and_no_decisions_by_number():
    text = " ".join(text_of(page) for page in pypdfium2.PdfDocument(pdf()))

    words = r"[Ee]rrat\w+|damaged|lost in print|the rulebook (?:says|prints)|\b[BC]\d{1,2}\b"
    assert re.findall(words, text) == []


def test_s_app_c_five_of_a_kind_is_named_only_with_the_joker_that_makes_it():
    lines = [line for game in GAMES for line in card_orders(game) if "ive of a kind" in line]

    assert lines
    assert all(line.startswith("Five of a kind (with the joker) > ") for line in lines)


def test_a_selection_has_only_its_games():
    book = rule_book([LIBRARY.game("razz")], COMMON)

    games = [one.text for one in book.blocks if isinstance(one, Chapter) and "game " in one.key]
    assert games == ["Razz"]


@pytest.mark.parametrize("paper", ["letter", "a4", "half letter", "a5"])
def test_nothing_is_wider_or_longer_than_its_page(paper):
    laid = lay_out(rule_book(GAMES, COMMON, paper))

    width, height = laid.width - 2 * laid.margin, laid.height - 2 * laid.margin
    over = [
        (number, placed.key, placed.widest, down + placed.height)
        for number, page in enumerate(laid.pages, start=1)
        for placed, down in page.placed
        if placed.widest > width + 0.1 or down + placed.height > height + 0.1
    ]
    assert over == []


def test_every_page_before_the_last_is_filled_to_two_thirds():
    *pages, _ = filled(pdf())

    assert [(number, share) for number, share in enumerate(pages, 1) if share < 2 / 3] == []


def test_games_stand_by_families_and_by_name_within_them():
    order = [one for one in book().blocks if isinstance(one, Chapter) and one.level < 2]
    at = [one.text for one in order].index("Several boards")

    assert [one.text for one in order[at : at + 8]] == [
        "Several boards",
        "Bidirectional Chowaha (High/Low)",
        "Chowaha",
        "Four Card Chowaha High/Low Eight-or-Better",
        "Murder",
        "Oklahoma",
        "Reno Straight",
        "Dramaha",
    ]


def test_every_game_has_its_deal_and_every_board_its_picture():
    deals = [one for one in book().blocks if isinstance(one, Deal)]
    boards = [one for one in book().blocks if isinstance(one, Diagrams)]

    assert len(deals) == len(GAMES)
    assert len(boards) >= len([game for game in GAMES if game.board])


def test_the_head_of_a_page_names_its_chapter_and_its_games():
    head = lay_out(book()).pages[20].head

    assert head[0] == "Omaha"
    assert set(head[1].split(" – ")) <= {game.name for game in GAMES}


def test_no_line_of_a_paragraph_stands_alone_at_the_end_of_a_column():
    sizes = Sizes(9, 200)
    text = " ".join(["poker"] * 60)
    lines = place(Prose(text), sizes).height // sizes.line

    parts = [parted(Prose(text), room * sizes.line, sizes) for room in range(int(lines) + 1)]
    counts = [
        tuple(round(place(one, sizes).height / sizes.line) for one in pair)
        for pair in parts
        if pair
    ]
    assert lines == 9
    assert counts == [(2, 7), (3, 6), (4, 5), (5, 4), (6, 3), (7, 2), (7, 2), (7, 2)]


def test_the_same_book_makes_the_same_bytes():
    assert set_in_type(rule_book(GAMES, COMMON)) == pdf()


# charts, cell by cell, as they stand on the paper


def lines_of(chapter):
    """The lines that stand between the title of a chapter and that of the next, as their words."""
    pages = pypdfium2.PdfDocument(pdf())
    begins = [(one.get_title(), one.get_dest().get_index()) for one in pages.get_toc()]
    place = [title for title, _ in begins].index(chapter)
    (_, first), (following, last) = begins[place], begins[place + 1]
    text = "\n".join(page.get_textpage().get_text_range() for page in list(pages)[first : last + 1])
    lines = text.replace("\r", "").splitlines()
    after = lines.index(chapter)
    return [line.split() for line in lines[after : lines.index(following, after)]]


@pytest.mark.parametrize(
    ("chapter", "unseen"), [("Killer cards in Hold'em", 45), ("Killer cards in Omaha", 41)]
)
def test_b30_each_cell_of_the_killer_charts_is_the_formula_in_two_decimals(chapter, unseen):
    printed = {
        int(words[0]): words[1:]
        for words in lines_of(chapter)
        if len(words) == 12 and words[0].isdigit() and "." in words[1]
    }

    exact = {
        outs: [
            Fraction(100 * outs * (2 * unseen - 1 - 2 * kills - outs), unseen * (unseen - 1))
            for kills in range(11)
        ]
        for outs in range(1, 22)
    }
    assert printed == {
        outs: [f"{half_up(chance):.2f}" for chance in chances] for outs, chances in exact.items()
    }
    assert printed[7][5] == {45: "25.45", 41: "27.32"}[unseen]


def half_up(number):
    return (number * 100 + Fraction(1, 2)) // 1 / 100


def test_s_app_a_each_of_the_numbered_lows_is_printed_with_its_number():
    titles = {
        "Ace-to-five (California)": (lambda ranks: True, "A2345678"),
        "Deuce-to-seven (Kansas City)": (no_straight, "23456789TJQKA"),
        "Ace-to-six (London)": (no_straight, "A23456789TJQK"),
    }

    for title, (counts, order) in titles.items():
        words = [word for line in lines_of(title) for word in line]
        printed = {
            int(number): hand
            for number, hand in pairwise(words)
            if number.isdigit() and re.fullmatch(r"(?:\w-){4}\w", hand)
        }
        hands = [
            tuple(order[place] for place in reversed(places))
            for places in combinations(range(len(order)), 5)
            if counts(places)
        ]
        hands.sort(key=lambda hand: [order.index(rank) for rank in hand])
        wanted = {number: "-".join(hand) for number, hand in enumerate(hands[:53], start=1)}
        assert {number: printed.get(number) for number in wanted} == wanted


def no_straight(places):
    return places[-1] - places[0] > 4
