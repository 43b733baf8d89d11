"""What a hand has to be to win a portion, in a dealer's words, and who wins where none is."""

import pytest

from director.engine.cards import read_cards
from director.engine.games.library import Library
from director.engine.games.portions import Portion
from director.engine.hands.qualifiers import if_nobody_at_all, if_nobody_qualifies, qualifies
from director.engine.ranking.cards_that_play import read_making
from director.engine.ranking.scales import SCALES
from tests.shipped import shipped_games

LIBRARY = shipped_games()
ANY = (read_making("any"),)


@pytest.mark.parametrize(
    ("scale", "weakest", "said"),
    [
        ("high", "7c 5d 4h 3h 2c", ""),
        ("high", "Ks 5d 4h 3c 2s", "king high or better"),
        ("high", "Ks 6d 4h 3c 2s", "king-six high or better"),
        ("high", "2s 2d 5h 4c 3s", "a pair or better"),
        ("high", "6s 6d 4h 3c 2s", "a pair of sixes or better"),
        ("high", "3s 3d 2h 2c 4s", "two pair or better"),
        ("high", "Ks Kd 2h 2c 3s", "two pair, kings and deuces or better"),
        ("high", "2c 2d 2h 4s 3s", "three of a kind or better"),
        ("high", "9c 9d 9h 3s 2s", "three nines or better"),
        ("high", "5c 4d 3h 2s Ac", "a straight or better"),
        ("high", "7s 5s 4s 3s 2s", "a flush or better"),
        ("high", "8s 5s 4s 3s 2s", "eight-high flush or better"),
        ("high", "2s 2d 2h 3c 3s", "a full house or better"),
        ("high", "Ts Td Th 2c 2s", "tens full of deuces or better"),
        ("high", "5s 4s 3s 2s As", "a straight flush"),
        ("high", "6s 5s 4s 3s 2s", "six-high straight flush or better"),
        ("california", "8s 7d 6h 5c 4s", "eight or better"),
        ("california", "8s 5d 4h 3c 2s", "8-5-4-3-2 or better"),
        ("california", "Ks Qd Jh Tc 9s", "no pair"),
        ("california", "Ks Kd Qh Jc Ts", "a pair or better"),
        ("kansas city", "9s 8d 7h 6c 4s", "nine or better"),
        ("badugi", "Ks", ""),
        ("badugi", "Ks Qd", "two cards or more"),
        ("badugi", "Ks Qd Jh", "three cards or more"),
        ("badugi", "9s 8d 7h", "three cards or more, nine or better"),
        ("badugi", "Ks Qd Jh Tc", "four cards"),
        ("badugi", "9s 8d 7h 6c", "four cards, nine or better"),
        ("badugi", "9s 8d 7h 5c", "four cards, 9-8-7-5 or better"),
        ("badugi, ace high", "Ts 9d 8h 7c", "four cards, ten or better"),
        ("points", "As Kd Kh Kc Qs", "1 point or more"),
        ("points", "Ts Td Th Tc 9s", "49 points or more"),
        ("buh", "2c 3d 5h 6s", "9 points or fewer"),
    ],
)
def test_a_qualifier_is_said_as_a_dealer_says_it(scale, weakest, said):
    portion = Portion("portion", SCALES[scale], ANY, qualifier=read_cards(weakest))

    assert qualifies(portion) == said


def test_a_portion_that_every_hand_wins_has_no_qualifier():
    assert qualifies(Portion("portion", SCALES["high"], ANY)) == ""


def who_wins(game):
    return [if_nobody_qualifies(game, one) for one in game.portions], if_nobody_at_all(game)


def test_who_wins_where_nobody_qualifies_follows_from_the_games_portions():
    archie = LIBRARY.game("archie")
    halves = [f"If nobody qualifies, {one} takes the whole pot." for one in ("low", "high")]

    assert who_wins(archie) == (
        halves,
        "If nobody qualifies at all, the best high hand takes the pot.",
    )
    assert who_wins(LIBRARY.under(archie, {}, "", ("archie_shares",))) == (
        halves,
        "If nobody qualifies at all, all who are left share the pot.",
    )
    assert who_wins(LIBRARY.game("korean")) == (halves, "")
    assert who_wins(LIBRARY.game("omaha-high-low")) == (halves, "")
    assert who_wins(LIBRARY.game("duck-flush")) == (
        ["If nobody qualifies, the best deuce-to-seven low takes the pot."],
        "",
    )
    assert who_wins(LIBRARY.game("progressive-badugi")) == (
        ["If nobody qualifies, the pot stays for the next deal."],
        "",
    )


KITCHEN = """
name   = "Kitchen"
source = "house"
tldr   = "One hand for the whole pot or a share of it."
forced = "button and blinds"
{more}
[[street]]
name = "deal"
down = 5
bet  = "any"
[portion.high]
scale     = "high"
plays     = "hand"
qualifier = "{high}"
{portions}
[rule_card]
deal     = "Five cards."
showdown = "The best hand wins."
[[example]]
title = "A straight flush"
hands = {{ Ann = "6s 5s 4s 3s 2s", Bob = "Ks Kd Qh Jc 9s" }}
high  = ["Ann"]
{example}
"""

LOW = """
[portion.low]
scale     = "{scale}"
plays     = "{plays}"
qualifier = "{low}"
"""
THIRD = """
[portion.badugi]
scale     = "badugi"
plays     = "hand"
otherwise = "low"
"""


@pytest.fixture
def kitchen(tmp_path):
    def game(high, portions="", more="", example=""):
        text = KITCHEN.format(high=high, portions=portions, more=more, example=example)
        (tmp_path / "kitchen.toml").write_text(text, encoding="utf-8")
        return Library(tmp_path).game("kitchen")

    return game


def low(cards, scale="california", plays="hand"):
    return LOW.format(scale=scale, plays=plays, low=cards)


SIXES, PAIR = "6s 6d 4h 3c 2s", "2s 2d 5h 4c 3s"
EIGHT, NO_PAIR = "8s 7d 6h 5c 4s", "Ks Qd Jh Tc 9s"
STAYS = "If nobody qualifies at all, the pot stays for the next deal."


def test_of_three_portions_a_share_goes_where_its_file_says_or_to_the_others(kitchen):
    game = kitchen(SIXES, low(EIGHT) + THIRD, example='low = ["Ann"]\nbadugi = ["Bob"]')

    assert [if_nobody_qualifies(game, one) for one in game.portions] == [
        "If nobody qualifies, low and badugi share the whole pot.",
        "If nobody qualifies, high and badugi share the whole pot.",
        "If nobody qualifies, its share goes to low.",
    ]
    assert if_nobody_at_all(game) == ""


def test_a_lone_portion_may_be_shared_by_all_who_are_left(kitchen):
    game = kitchen(SIXES, more='if_nobody = "shared"')

    assert who_wins(game) == (["If nobody qualifies, all who are left share the pot."], "")


@pytest.mark.parametrize(
    ("high", "second", "said"),
    [
        (PAIR, low(NO_PAIR), ""),
        (SIXES, low(NO_PAIR), STAYS),
        (PAIR, low("Ks Kd Qh Jc Ts"), ""),
        (SIXES, low("Ks Kd Qh Jc Ts"), ""),
        (PAIR, low("Qs Jd Th 9c 8s"), STAYS),
        (PAIR, low(EIGHT), STAYS),
        (PAIR, low(NO_PAIR, plays="any"), STAYS),
        (PAIR, low("Ks Qd Jh Tc", scale="badugi"), STAYS),
        ("3s 3d 2h 2c 4s", low(NO_PAIR), STAYS),
    ],
)
def test_nobody_wins_only_where_a_hand_may_be_too_little_for_every_portion(
    kitchen, high, second, said
):
    assert if_nobody_at_all(kitchen(high, second, example='low = ["Ann"]')) == said


def test_a_first_portion_that_is_no_five_card_hand_promises_nothing_to_the_others(kitchen):
    game = kitchen("7c 5d 4h 3h 2c", low(EIGHT), example='low = ["Ann"]')
    swapped = kitchen(SIXES, low("Ks Qd Jh Tc", scale="badugi"), example='low = ["Ann"]')

    assert if_nobody_at_all(game) == ""
    assert if_nobody_at_all(swapped) == STAYS
