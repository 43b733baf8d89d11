"""What lowball players call their hands (S App A)."""

import pytest

from director.engine.cards import read_cards
from director.engine.five_cards import FiveCards
from director.engine.games import Portion
from director.engine.lowballs import number, numbered
from director.engine.makings import read_making
from director.engine.scales import SCALES


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
