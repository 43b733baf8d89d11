"""How close words have to be for a search to find them."""

import pytest

from director.desk.rulings.matching import begins, has, holds, nearly


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
