"""A qualifier is typed as people say it, and becomes the cards of a game file."""

import pytest

from director.engine.cards import read_cards
from director.engine.games.portions import Portion
from director.engine.games.shipped import shipped_games
from director.engine.hands.qualifiers import qualifies
from director.engine.hands.typed_qualifiers import said_qualifier, typed_qualifier
from director.engine.ranking.scales import SCALES

IN_FILES = [(game.id, portion) for game in shipped_games().sound() for portion in game.all_portions]


@pytest.mark.parametrize(
    ("scale", "typed", "cards"),
    [
        ("california", "9", "9s 8d 7h 6c 5s"),
        ("california", "nine or better", "9s 8d 7h 6c 5s"),
        ("california", "Ten", "Ts 9d 8h 7c 6s"),
        ("california", "10 or better", "Ts 9d 8h 7c 6s"),
        ("kansas city", "9", "9s 8d 7h 6c 4s"),
        ("high", "jacks or better", "Js Jd 4h 3c 2s"),
        ("high", "66", "6s 6d 4h 3c 2s"),
        ("high", "two pair", "3s 3d 2h 2c 4s"),
        ("high", "ace high", "As 6d 4h 3c 2s"),
        ("high", "three sevens", "7s 7d 7h 3c 2s"),
        ("badugi", "nine or better", "9s 8d 7h 6c"),
        ("badugi", "four cards", "Ks Qd Jh Tc"),
        ("california", "8s 7d 6h 5c 4s", "8s 7d 6h 5c 4s"),
        ("california", "9s8d7h6c5s", "9s 8d 7h 6c 5s"),
        ("california", "no qualifier", ""),
        ("california", "", ""),
        ("california", "whatever", None),
    ],
)
def test_what_is_typed_becomes_the_weakest_hand_that_qualifies(scale, typed, cards):
    assert typed_qualifier(typed, SCALES[scale]) == cards


@pytest.mark.parametrize(
    "portion",
    [one for _, one in IN_FILES if one.qualifier],
    ids=[f"{game} {one.name}" for game, one in IN_FILES if one.qualifier],
)
def test_what_a_card_says_of_a_shipped_qualifier_can_be_typed_and_means_the_same(portion: Portion):
    typed = typed_qualifier(qualifies(portion), portion.scale)

    assert typed is not None
    assert portion.scale.rate(read_cards(typed)) == portion.least


@pytest.mark.parametrize("scale", SCALES.values(), ids=SCALES)
def test_a_rank_alone_is_said_back_as_a_hand_led_by_it_or_means_nothing(scale):
    for typed in ("6", "8", "ten"):
        cards = typed_qualifier(typed, scale)
        if cards:
            assert scale.rate(read_cards(cards))
            assert typed_qualifier(said_qualifier(cards, scale), scale) == cards
