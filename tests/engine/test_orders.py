"""What beats what on each scale, as the scale itself answers."""

import pytest

from director.engine.orders import what_beats_what
from director.engine.questions import NotPossible
from director.engine.scales import SCALES


def said(scale):
    return [str(reason) for reason in what_beats_what(scale).reasons]


def test_s_app_c_the_kinds_stand_from_the_best_down():
    assert what_beats_what("high").kinds == (
        "a straight flush", "four of a kind", "a full house", "a flush", "a straight",
        "three of a kind", "two pair", "a pair", "no pair",
    )  # fmt: skip
    assert what_beats_what("short deck").kinds[2:4] == ("a flush", "a full house")
    assert what_beats_what("california").kinds == (
        "no pair", "a pair", "two pair", "three of a kind", "a full house", "four of a kind",
    )  # fmt: skip
    assert what_beats_what("kansas city").kinds[:5] == (
        "no pair", "a pair", "two pair", "three of a kind", "a straight",
    )  # fmt: skip
    assert what_beats_what("badugi").kinds == (
        "four cards", "three cards", "two cards", "one card",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("scale", "hand"),
    [
        ("california", "5-4-3-2-A."),
        ("kansas city", "7-5-4-3-2 of more than one suit."),
        ("london", "6-4-3-2-A of more than one suit."),
        ("badugi", "4-3-2-A of four suits."),
        ("badugi, ace high", "5-4-3-2 of four suits."),
    ],
)
def test_s_app_a_the_best_low_is_named(scale, hand):
    assert said(scale)[-1] == f"The best hand is {hand.rstrip('.')} (S App A)"


@pytest.mark.parametrize(
    ("scale", "highest", "lowest"),
    [
        ("high", "A-K-Q-J-T", "5-4-3-2-A"),
        ("kansas city", "A-K-Q-J-T", "6-5-4-3-2"),
        ("london", "K-Q-J-T-9", "5-4-3-2-A"),
        ("short deck", "A-K-Q-J-T", "9-8-7-6-A"),
        ("mexican", "A-K-Q-J-7", "5-4-3-2-A"),
    ],
)
def test_b3_straights_run_from_the_scales_highest_to_its_lowest(scale, highest, lowest):
    assert f"Straights run from {highest} down to {lowest} (" in " ".join(said(scale))


def test_s_2_20_points_say_what_each_card_counts():
    assert said("points") == [
        (
            "The most points win: aces 1, deuces to tens their number, jacks, queens and kings"
            " nothing (S 2.20)"
        ),
        "The best hand is T-T-T-T-9, 49 points (S 2.20)",
    ]


@pytest.mark.parametrize("scale", SCALES)
def test_every_scale_has_an_order(scale):
    assert what_beats_what(scale).reasons


def test_a_scale_that_there_is_not_is_refused():
    with pytest.raises(NotPossible) as refused:
        what_beats_what("low")

    assert refused.value.field == "scale"
