"""What beats what on each scale, as the scale itself answers."""

import pytest

from director.engine.not_possible import NotPossible
from director.engine.ranking.five_cards import NOTHING, PAIR, STRAIGHT, STRAIGHT_FLUSH
from director.engine.ranking.orders import ladder, said_of, what_beats_what
from director.engine.ranking.scales import SCALES


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


WITHIN = (
    "Within a kind {} cards win, first those that make it, then the others from the top;"
    " the ace is {}"
)
HIGH = (
    "Straight flush > four of a kind > full house > flush > straight > three of a kind"
    " > two pair > pair > no pair"
)
SHORT = "Straight flush > four of a kind > flush > full house > {} > two pair > pair > no pair"
LOW = (
    "No pair > pair > two pair > three of a kind > straight > flush > full house"
    " > four of a kind > straight flush"
)
BADUGI = "Four cards > three cards > two cards > one card"
NOTHING_TWICE = "No rank and no suit counts twice, and cards left over never count"
FEWER = "With as many cards each, lower cards win, from the top down; the ace is {}"
COUNTED = "aces 1, deuces to tens their number, jacks, queens and kings nothing"
RUN = "Straights run from {} down to {}"

ORDERS = {
    "high": (
        "S App C",
        [HIGH, WITHIN.format("higher", "high"), RUN.format("A-K-Q-J-T", "5-4-3-2-A")],
    ),
    "california": (
        "S App A",
        [
            "No pair > pair > two pair > three of a kind > full house > four of a kind",
            WITHIN.format("lower", "low"),
            "Straights and flushes are ignored",
            "The best hand is 5-4-3-2-A",
        ],
    ),
    "kansas city": (
        "S App A",
        [
            LOW,
            WITHIN.format("lower", "high"),
            RUN.format("A-K-Q-J-T", "6-5-4-3-2"),
            "The best hand is 7-5-4-3-2 of more than one suit",
        ],
    ),
    "london": (
        "S App A",
        [
            LOW,
            WITHIN.format("lower", "low"),
            RUN.format("K-Q-J-T-9", "5-4-3-2-A"),
            "The best hand is 6-4-3-2-A of more than one suit",
        ],
    ),
    "badugi": (
        "S App A",
        [BADUGI, NOTHING_TWICE, FEWER.format("low"), "The best hand is 4-3-2-A of four suits"],
    ),
    "short deck": (
        "S 2.45",
        [
            SHORT.format("straight > three of a kind"),
            WITHIN.format("higher", "high"),
            RUN.format("A-K-Q-J-T", "9-8-7-6-A"),
        ],
    ),
    "short deck, trips over straight": (
        "S 2.45",
        [
            SHORT.format("three of a kind > straight"),
            WITHIN.format("higher", "high"),
            RUN.format("A-K-Q-J-T", "9-8-7-6-A"),
        ],
    ),
    "mexican": (
        "S 2.31",
        [
            SHORT.format("straight > three of a kind"),
            WITHIN.format("higher", "high"),
            RUN.format("A-K-Q-J-7", "5-4-3-2-A"),
            "In a straight 7 and J are neighbors",
        ],
    ),
    "quick quads": (
        "S 2.39",
        [
            HIGH,
            WITHIN.format("higher", "high"),
            RUN.format("A-K-Q-J-T", "5-4-3-2-A"),
            (
                "Three of a kind from deuces to tens are four of a kind where the two other cards"
                " add up to that rank; an ace adds one, a face card rules it out"
            ),
        ],
    ),
    "high, up to five cards": (
        "S App C",
        [
            HIGH,
            WITHIN.format("higher", "high"),
            RUN.format("A-K-Q-J-T", "5-4-3-2-A"),
            (
                "A card too few loses to any card in its place; straights and flushes take five"
                " cards"
            ),
        ],
    ),
    "badugi, ace high": (
        "S App A",
        [BADUGI, NOTHING_TWICE, FEWER.format("high"), "The best hand is 5-4-3-2 of four suits"],
    ),
    "points": (
        "S 2.20",
        [f"The most points win: {COUNTED}", "The best hand is T-T-T-T-9, 49 points"],
    ),
    "buh": (
        "BUH",
        [
            f"The fewest points win: {COUNTED}",
            (
                "A match, two or more cards of one rank, counts once; a run, ranks in sequence from"
                " ace to ten, counts only its top card, and may have matches in it"
            ),
            "A flush, four cards of one suit, counts half, rounded down",
            (
                "Jacks, queens and kings are hooch; four hooch are a skunk and lose to every other"
                " hand"
            ),
            (
                "If points are equal, compare the hooch card by card from the lowest up: jack beats"
                " queen beats king, and a hand that runs out first, or has none, wins"
            ),
        ],
    ),
}


def test_every_scale_that_there_is_says_all_of_its_order():
    assert {scale: said(scale) for scale in SCALES} == {
        scale: [f"{sentence} ({rule})" for sentence in sentences]
        for scale, (rule, sentences) in ORDERS.items()
    }
    assert list(SCALES) == list(ORDERS)


@pytest.mark.parametrize(
    ("scale", "kinds", "sentences"),
    [
        ("high", (PAIR,), ["Within"]),
        ("high", (STRAIGHT,), ["Within", "Straights run"]),
        ("high", (STRAIGHT_FLUSH, PAIR), ["Within", "Straights run"]),
        ("high", (NOTHING,), ["Within", "Straights run", "The best hand is A-K-Q-J-9 of"]),
        ("high", (NOTHING, PAIR), ["Within", "The best hand is A-K-Q-J-9 of"]),
        ("kansas city", (NOTHING,), ["Lower cards", "Straights run", "The best hand is 7-5-4-3-2"]),
        ("kansas city", (NOTHING, PAIR), ["Within", "The best hand is 7-5-4-3-2"]),
        (
            "california",
            (NOTHING,),
            ["Lower cards", "Straights and flushes are ignored.", "The best hand is 5-4-3-2-A."],
        ),
    ],
)
def test_what_is_said_of_a_scale_concerns_the_kinds_that_occur(scale, kinds, sentences):
    found = said_of(SCALES[scale], kinds)

    assert len(found) == len(sentences)
    assert all(map(str.startswith, found, sentences))


def test_a_low_without_pairs_says_which_way_the_ace_counts():
    first = {scale: said_of(SCALES[scale], (NOTHING,))[0] for scale in ("kansas city", "london")}

    assert first == {
        "kansas city": "Lower cards win, from the top down; the ace is high.",
        "london": "Lower cards win, from the top down; the ace is low.",
    }


def test_a_lone_kind_is_the_only_one_and_several_stand_from_the_best_down():
    assert ladder(["a pair"]) == "Pair only."
    assert ladder(["a pair", "no pair"]) == "Pair > no pair."


def test_a_scale_that_there_is_not_is_refused():
    with pytest.raises(NotPossible) as refused:
        what_beats_what("low")

    assert refused.value.field == "scale"
