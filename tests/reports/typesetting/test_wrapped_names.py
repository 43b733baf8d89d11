"""Names on several lines: no number or suit stands on one by itself."""

import pytest

from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import MEDIUM
from director.reports.typesetting.lettering.text_fitting import halves, wrapped


def as_wide_as(text):
    fonts.load()
    return fonts.width(text, MEDIUM, 10) + 0.1


@pytest.mark.parametrize(
    ("text", "widest", "lines"),
    [
        ("Maximilian Oberhauser 16", "Maximilian Oberhauser", ["Maximilian", "Oberhauser 16"]),
        ("Bartholomäus-Konstantin 9", "Bartholomäus-Konstantin", ["Bartholomäus-", "Konstantin 9"]),
        ("Suits rank ♠, ♥, ♣.", "Suits rank ♠, ♥,", ["Suits rank ♠,", "♥, ♣."]),
        ("What he has seen of it", "What he has seen of", ["What he has seen of", "it"]),
        ("Konstantinopolitan 16", "Konstantinopolitan", ["Konstantinopolitan", "16"]),
    ],
)
def test_a_number_or_suit_takes_the_word_before_it_along_where_there_is_one(text, widest, lines):
    assert wrapped(text, MEDIUM, 10, as_wide_as(widest)) == lines


def test_of_two_halves_none_is_a_number_alone():
    assert halves("Bartholomäus-Emanuel-Konstantin 9") == ["Bartholomäus-Emanuel-", "Konstantin 9"]
