"""Editions of the rule books: what rulings rest on, what books answer, what switching changes."""

import pytest

from director.house import shelf
from director.house.book_answers import EDITIONS, books_say, by_edition, differences
from director.house.editions import BOOKS, books_cited, editions_said
from director.house.house_rules import HOUSE_RULES
from director.reports.game_sheets.rule_book import Common, rule_book
from director.rulings.catalogue import QUESTIONS
from director.rulings.glossary import load_common_rules
from director.rulings.house_cases import HOUSE_CASES
from director.rulings.house_changes import Changed, Changes, changes
from director.rulings.question import Answer
from tests.shipped import shipped_games

LIBRARY = shipped_games()
OURS = {key: one.default for key, one in HOUSE_RULES.items()}


@pytest.mark.parametrize(
    ("citations", "said"),
    [
        (["TDA 43-B"], "Edition: Poker TDA Rules (2024, version 1.0)"),
        (
            ["S 1.4, C5, TDA 20", "TDA 21"],
            "Editions: BARGE Rulebook (May 24, 2025); Poker TDA Rules (2024, version 1.0)",
        ),
        (
            ["TDA 35, 37, 66; WL 106, 271"],
            "Editions: Poker TDA Rules (2024, version 1.0); WSOP live-action rules (2024)",
        ),
        (["WT, PAG"], "Editions: WSOP tournament rules (2024); Poker Variations: Badugi"),
        (["R26 Dramaha 21"], "Edition: BARGE Rulebook 2026 (as of August 6, 2026)"),
        (["house rule, C34"], ""),
        ([], ""),
    ],
)
def test_a_citation_names_the_edition_of_its_book(citations, said):
    assert editions_said(citations) == said


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_every_ruling_names_the_edition_that_it_rests_on(question):
    answer = question.answer(question.worked, OURS, LIBRARY)

    assert isinstance(answer, Answer)
    assert answer.editions.startswith(("Edition: ", "Editions: "))


def test_every_game_cites_a_book_that_is_known():
    assert [one for one in LIBRARY.ids() if not books_cited([LIBRARY.game(one).source])] == []


def test_what_a_book_is_said_to_answer_is_a_way_to_play_and_names_where_it_stands():
    for edition in EDITIONS.values():
        for key, said in edition.answers.items():
            assert said.way in HOUSE_RULES[key].ways
            assert books_cited([said.where])
            assert all(book in BOOKS.values() for book in books_cited([said.where]))


def test_what_the_books_say_stands_beside_the_house_rule():
    assert books_say("ante_reduced") == (
        "TDA 2024 (TDA RP-11): nowhere;"
        " BARGE 2025 (S 1.5): at every table down to the stated number of players"
    )
    assert books_say("race_rounding") == ""


def test_a_house_that_plays_by_a_book_differs_from_it_in_nothing_and_keeps_what_it_leaves_open():
    own = OURS | {"race_rounding": "up", "two_odd_chips": False}

    by_tda = by_edition(EDITIONS["tda"], own)

    assert differences(EDITIONS["tda"], own) == ("ante_reduced", "two_odd_chips")
    assert differences(EDITIONS["tda"], by_tda) == ()
    assert (by_tda["race_rounding"], by_tda["two_odd_chips"]) == ("up", True)


def test_nothing_changes_for_who_plays_so_already():
    assert changes(OURS, OURS, LIBRARY) == Changes((), (), ())


def test_switching_to_the_tda_changes_the_reduced_ante_and_second_odd_chips():
    found = changes(OURS, by_edition(EDITIONS["tda"], OURS), LIBRARY)

    assert found == Changes(
        (
            Changed(
                "Where the big blind ante is reduced",
                "at every table down to the stated number of players",
                "nowhere",
            ),
            Changed(
                "A player who ties both ways and two odd chips",
                "one odd chip a pot: the next passes to a winner who has none",
                "each tie by itself: one player may get two odd chips of a pot",
            ),
        ),
        (
            Changed(
                "Big blind ante: a short stack, or few players",
                "The big blind posts a blind of 1,000 and an ante of 500",
                "The big blind posts a blind of 1,000 and an ante of 1,000",
            ),
        ),
        (
            Changed(
                "Big O: The second odd chip goes to the other tied low",
                "Ann 800 and Bob 275",
                "Ann 825 and Bob 250",
            ),
            Changed(
                "Stud High/Low Eight-or-Better: Two wheels split evenly: nobody gets two odd chips"
                " while the other has none",
                "Ann 1,300 and Bob 1,300",
                "Ann 1,200 and Bob 1,400",
            ),
        ),
    )


NOT_PAYING = [key for key in HOUSE_CASES if not HOUSE_CASES[key][0].hand]


@pytest.mark.parametrize("key", NOT_PAYING)
def test_every_way_of_a_house_rule_shows_in_an_answer(key):
    ways = [way for way in HOUSE_RULES[key].ways if way != OURS[key]]

    shown = [changes(OURS, OURS | {key: way}, LIBRARY).answers for way in ways]

    assert all(shown)


def test_who_gets_the_odd_chip_between_halves_shows_in_a_hand():
    found = changes(OURS, OURS | {"halves_by_position": True}, LIBRARY)

    assert found.hands == (Changed("Badeucy", "Ann 525 and Bob 500", "Ann 500 and Bob 525"),)


def test_the_rule_book_says_by_which_editions_it_was_written():
    book = rule_book(
        [LIBRARY.game("razz")], Common(load_common_rules(shelf.rules() / "all-games.toml"), ())
    )

    (editions,) = [
        after.texts
        for before, after in zip(book.blocks, book.blocks[1:], strict=False)
        if getattr(before, "text", "") == "Editions"
    ]
    assert editions[:2] == (
        "TDA: Poker TDA Rules (2024, version 1.0)",
        "S: BARGE Rulebook (May 24, 2025)",
    )
