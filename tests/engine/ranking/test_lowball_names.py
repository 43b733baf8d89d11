"""What lowball players call their hands (S App A)."""

import pytest

from director.engine.cards import read_cards
from director.engine.games.portions import Portion
from director.engine.ranking.cards_that_play import read_making
from director.engine.ranking.five_cards import FiveCards
from director.engine.ranking.lowball_names import low_nickname, number, numbered, numbered_hand
from director.engine.ranking.scales import SCALES


def test_there_are_as_many_fives_to_nines_as_the_appendix_counts():
    def of(name: str, top: int) -> int:
        scale = SCALES[name]
        assert isinstance(scale, FiveCards)
        return sum(ranks[0] == top for ranks in numbered(scale))

    assert [of("california", top) for top in (5, 6, 7, 8)] == [1, 5, 15, 35]
    assert [of("kansas city", top) for top in (7, 8, 9)] == [4, 14, 34]
    assert [of("london", top) for top in (6, 7, 8)] == [4, 14, 34]


@pytest.mark.parametrize(
    ("scale", "hand", "called"),
    [
        ("california", "6c 5d 4d 2c Ah", "a six-five low"),
        ("california", "6c 4d 3d 2c Ah", "a six-four low"),
        ("california", "5c 4d 3d 2c Ah", "a wheel"),
        ("kansas city", "7c 5d 4d 3c 2h", "a seven-five low"),
        ("kansas city", "7c 6d 5d 4c 2h", "a seven-six low"),
        ("london", "6c 4d 3d 2c Ah", "a six-four low"),
        ("california", "7c 4d 3d 2c Ah", "the perfect seven"),
        ("california", "7c 5d 4d 3c Ah", "a smooth seven"),
        ("california", "7c 6d 4d 3c 2h", "a rough seven"),
        ("kansas city", "8c 5d 4d 3c 2h", "the perfect eight"),
        ("kansas city", "8c 6d 5d 3c 2h", "a smooth eight"),
        ("kansas city", "8c 7d 4d 3c 2h", "a smooth eight-seven"),
        ("kansas city", "8c 7d 6d 4c 2h", "a rough eight"),
        ("california", "8c 6d 5d 4c Ah", "an eight-six low"),
        ("kansas city", "Ac 5d 4d 3c 2h", "the perfect ace"),
        ("kansas city", "8c 7d 6d 5c 4h", "straight 8-7-6-5-4"),
        ("kansas city", "7c 5c 4c 3c 2c", "flush 7-5-4-3-2"),
        ("california", "Ac Ad 7c 6d 5h", "a pair of aces, 7-6-5"),
    ],
)
def test_a_low_has_its_nickname(scale, hand, called):
    low = Portion("low", SCALES[scale], (read_making("hand"),))
    assert low.calls(low.scale.rate(read_cards(hand))) == called


def test_a_pair_or_a_straight_has_no_number():
    kansas_city = SCALES["kansas city"]
    assert isinstance(kansas_city, FiveCards)
    assert number(kansas_city, (8, 7, 6, 5, 4)) is None
    assert number(kansas_city, (8, 8, 6, 5, 4)) is None


@pytest.mark.parametrize(
    ("scale", "called"),
    [
        ("california", [
            "the perfect seven", *["a smooth seven"] * 4, "a smooth seven-six",
            *["a seven-six low"] * 2, *["a rough seven"] * 7,
        ]),
        ("kansas city", [
            "a seven-five low", *["a seven-six low"] * 3,
        ]),
    ],
)  # fmt: skip
def test_sevens_are_smooth_rough_or_called_by_two_cards(scale, called):
    lows = SCALES[scale]
    sevens = [ranks for ranks in numbered(lows) if ranks[0] == 7]

    assert [low_nickname(lows, ranks) for ranks in sevens] == called


def test_eights_are_smooth_rough_or_called_by_two_cards():
    kansas_city = SCALES["kansas city"]
    eights = [ranks for ranks in numbered(kansas_city) if ranks[0] == 8]

    assert [low_nickname(kansas_city, ranks) for ranks in eights] == [
        "the perfect eight", *["a smooth eight"] * 3, "an eight-six low", "a smooth eight-seven",
        "an eight-seven low", *["a rough eight"] * 7,
    ]  # fmt: skip


def test_an_ace_that_is_high_begins_with_a_vowel():
    assert low_nickname(SCALES["kansas city"], (14, 11, 9, 5, 2)) == "an ace-jack low"


@pytest.mark.parametrize(
    ("scale", "count", "last"),
    [
        ("california", 1287, (13, 12, 11, 10, 9)),
        ("kansas city", 1278, (14, 13, 12, 11, 9)),
        ("london", 1278, (13, 12, 11, 10, 8)),
    ],
)
def test_numbers_go_from_the_best_low_to_the_worst(scale, count, last):
    lows = SCALES[scale]

    assert len(numbered(lows)) == count
    assert [numbered_hand(lows, place) for place in (0, 1, count, count + 1)] == [
        None, numbered(lows)[0], last, None,
    ]  # fmt: skip
