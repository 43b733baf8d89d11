"""How close words have to be for a search to find them."""

import pytest

from director.rulings.matching import (
    begins,
    has,
    holds,
    joined,
    known,
    nearly,
    readings,
    without_small,
    words_of,
)


@pytest.mark.parametrize(
    ("typed", "word", "is_near"),
    [
        ("bxt", "bet", False),
        ("bexs", "bets", True),
        ("exxs", "bets", False),
        ("betsx", "bets", True),
        ("betsxx", "bets", False),
        ("etbs", "bets", False),
        ("ebts", "bets", True),
        ("pexalxy", "penalty", False),
        ("shxwdxwn", "showdown", True),
        ("sxxwdxwn", "showdown", False),
        ("hsowdonw", "showdown", True),
        ("showdownxx", "showdown", True),
        ("showdownxxx", "showdown", False),
        ("howdow", "showdown", False),
        ("xhowdown", "showdown", True),
        ("shwodonw", "showdown", True),
        ("hsowdonx", "showdown", False),
        ("owdownsh", "showdown", False),
        ("ab", "ba", False),
    ],
)
def test_a_word_of_four_letters_may_have_one_slip_and_one_of_eight_two(typed, word, is_near):
    assert nearly([typed], frozenset({word})) == is_near


def test_what_is_wanted_is_there_begins_a_word_or_stands_inside_one_of_three_letters():
    words = frozenset({"showdown", "2c"})

    assert [has([one], words) for one in ("showdown", "show", "2c")] == [True, False, True]
    assert [begins([one], words) for one in ("showdown", "sh", "how")] == [True, True, False]
    assert [holds([one], words) for one in ("2c", "how", "ow", "owx")] == [True, True, False, False]
    assert [find(["show", "bet"], words) for find in (begins, holds, nearly)] == [False] * 3


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("bets", ("bet",)),
        ("gas", ("gas",)),
        ("press", ("press",)),
        ("ties", ("tie",)),
        ("tries", ("try",)),
        ("bounties", ("bounty",)),
        ("Żółte KARTY", ("zołte", "karty")),
        ("the floor's colours", ("the", "floor", "color")),
        ("floor\N{RIGHT SINGLE QUOTATION MARK}s, all-in", ("floor", "all", "in")),
        ("", ()),
    ],
)
def test_words_are_without_case_accents_signs_and_plurals(text, words):
    assert words_of(text) == words


def test_words_are_written_together_and_apart():
    assert joined("All-in, side pots") == "allinsidepot"
    assert readings("a side pot") == (
        ("a", "side", "pot"),
        ("aside", "pot"),
        ("a", "sidepot"),
    )
    assert known("a side pot") == {"a", "side", "pot", "aside", "sidepot"}
    assert readings("pot") == (("pot",),)


def test_small_words_are_left_out_as_long_as_others_remain():
    assert [without_small(text) for text in ("who gets the pots", "Can he", "pots")] == [
        "get pot",
        "Can he",
        "pot",
    ]
