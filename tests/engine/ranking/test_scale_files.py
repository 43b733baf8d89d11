"""Scales as files declare them, and what is wrong with such a block."""

import tomllib
from dataclasses import astuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.cards import PACK, read_cards
from director.engine.ranking.five_cards import STRAIGHT, STRAIGHT_FLUSH, FiveCards
from director.engine.ranking.orders import said_of
from director.engine.ranking.points import Points, worth_of
from director.engine.ranking.rank_tables import rate_five
from director.engine.ranking.scale_files import read_scale
from director.engine.ranking.scales import SCALES
from director.files.forms import Form

MADISON = 'wins = "low"\nace = "low"\ncounts = []'
LOWEST_STRAIGHT = 'wins = "low"\ncounts = ["straights"]\nonly = "straights"'
UP_TO_21 = 'hand = "points"\nup_to = 21\ncards = [5, 4, 3, 2, 1]\nmore_cards_win = true'
FEWEST = 'hand = "points"\nwins = "low"'
HANDS = "Known: “ranks”, “badugi”, “points”, “count”"
ONLY_FLUSHES = 'counts = ["flushes"]\nonly = "flushes"'


def declared(text, name="ours"):
    form = Form(tomllib.loads(text), [])
    scale = read_scale(name, form)
    assert form.faults == []
    return scale


def faults(text):
    form = Form(tomllib.loads(text), [])
    read_scale("ours", form)
    return [str(fault) for fault in form.faults]


def best_first(scale, *hands):
    ratings = {hand: scale.rate(read_cards(hand)) for hand in hands}
    return sorted(hands, key=lambda hand: ratings[hand] or 0, reverse=True)


def test_a_block_says_all_that_a_scale_is():
    madison = FiveCards(
        "ours",
        lowest_wins=True,
        ace_low=True,
        ace_below=False,
        pairs=False,
        straights=False,
        flushes=False,
    )

    assert astuple(declared(MADISON)) == astuple(madison)
    assert declared(LOWEST_STRAIGHT).only == (STRAIGHT, STRAIGHT_FLUSH)
    assert declared('hand = "points"\nace = 11\nfaces = 10').worth == worth_of(11, 10)


def test_a_block_that_is_read_again_is_the_same_scale():
    assert declared(MADISON) is declared(MADISON)
    assert declared(MADISON) is not declared(MADISON, "theirs")


def test_where_pairs_do_no_harm_each_card_counts_for_itself():
    scale = declared(MADISON)
    hands = (
        "2s As Ac Ad Ah",
        "3s 2s Ac Ad Ah",
        "5s 4s 3s 2s As",
        "6h 5c 4d 3s 2h",
        "Ks Kc Kd Kh Qs",
    )

    assert best_first(scale, *reversed(hands)) == list(hands)
    assert scale.says(scale.rate(read_cards(hands[0]))) == "2-A-A-A-A"
    assert said_of(scale) == (
        "Lower cards win, from the top down; the ace is low.",
        "Pairs, straights and flushes are ignored.",
        "The best hand is 2-A-A-A-A.",
    )


def test_where_only_a_straight_is_a_hand_all_else_is_none():
    scale = declared(LOWEST_STRAIGHT)
    hands = ("5s 4s 3s 2s As", "6h 5c 4d 3s 2h", "As Kd Qd Jd Td")

    assert best_first(scale, *reversed(hands)) == list(hands)
    assert [scale.rate(read_cards(hand)) for hand in ("As Ac Ad Ah Ks", "As Ks 9s 4s 2s")] == [
        None,
        None,
    ]
    assert said_of(scale) == (
        "Only a straight is a hand, and the lowest one wins.",
        "Suits are ignored.",
        "The best is 5-4-3-2-A, the worst A-K-Q-J-T.",
    )


def test_suits_are_the_only_thing_where_only_a_flush_is_a_hand():
    scale = declared(ONLY_FLUSHES)

    assert best_first(scale, "9s 5s 4s 3s 2s", "Ks Qs Js Ts 9s") == [
        "Ks Qs Js Ts 9s",
        "9s 5s 4s 3s 2s",
    ]
    assert scale.rate(read_cards("As Kd Qd Jd Td")) is None


def test_points_up_to_a_bound_are_best_at_it_and_with_the_most_cards():
    scale = declared(UP_TO_21)
    hands = ("As Ks Qs Ts Tc", "Ts 9s 2s", "Ts Tc")

    assert best_first(scale, *reversed(hands)) == list(hands)
    assert [scale.says(scale.rate(read_cards(hand))) for hand in (*hands, "As")] == [
        "21 points with 5 cards", "21 points with 3 cards", "20 points with 2 cards",
        "1 point with 1 card",
    ]  # fmt: skip
    assert scale.rate(read_cards("Ts 9s 3s")) is None
    assert said_of(scale) == (
        (
            "The most points up to 21 win, and a count above that is no hand: aces 1, deuces to"
            " tens their number, jacks, queens and kings nothing."
        ),
        "A player counts as many of the cards as is best, from 1 to 5.",
        "Of equal points, those counted with more cards win.",
    )


def test_where_the_fewest_points_win_five_faces_are_the_best():
    scale = declared(FEWEST)

    assert best_first(scale, "Ts Tc Td Th 9s", "Ks Qs Js Jc Jd", "As Ks Qs Js Jc") == [
        "Ks Qs Js Jc Jd", "As Ks Qs Js Jc", "Ts Tc Td Th 9s",
    ]  # fmt: skip
    assert said_of(scale)[-1] == "The best is 0 points, such as J-J-J-J-Q."


COUNTED = 'hand = "count"\ncards = 3\nhooch = "TA"\nmatches = "once"\ncalled.0 = "dust"'


def test_a_count_of_a_house_has_the_hooch_and_the_rules_that_its_block_names():
    scale = declared(COUNTED)

    hands = ("Tc Td Ah", "Tc 2d Ah", "2c 2d Th", "2c 3d 4h", "Kc Kd 5h")
    assert [scale.says(scale.rate(read_cards(hand))) for hand in hands] == [
        "dust, hooch T-T-A", "2 points, hooch T-A", "2 points, hooch T", "9 points", "18 points",
    ]  # fmt: skip
    assert best_first(scale, *hands) == [
        "Tc Td Ah", "2c 2d Th", "Tc 2d Ah", "2c 3d 4h", "Kc Kd 5h",
    ]  # fmt: skip
    assert said_of(scale)[1:] == (
        "A match, two or more cards of one rank, counts once.",
        "Tens and aces are hooch.",
        (
            "If points are equal, compare the hooch card by card from the lowest up: ten beats ace,"
            " and a hand that runs out first, or has none, wins."
        ),
    )


@given(st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True))
def test_the_look_up_tables_say_of_any_hand_what_a_declared_scale_says(cards):
    for text in (MADISON, LOWEST_STRAIGHT, ONLY_FLUSHES):
        scale = declared(text)
        assert rate_five(scale)(cards) == (scale.rate(tuple(cards)) or 0)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('hand = "counts"', "hand: no such kind of hand “counts”; did you mean “count”? " + HANDS),
        ('counts = ["pears"]', "counts: no such choice “pears”; did you mean “pairs”?"),
        ('only = "flushes"\ncounts = ["pairs"]', "only: flushes have to count"),
        ('deck = "AKQ"', "deck: should be ranks from the lowest up, such as 6789TJQKA"),
        ('order = ["flush", "flush"]', "order: names a kind twice"),
        ("cards = [6]", "cards: should be numbers from 1 to 5"),
        ('hand = "points"\nace = "high"', "ace: should be a whole number, not “high”"),
        ('hand = "count"\nhooch = "KQJ"', "hooch: should be ranks from the lowest up, such as JQK"),
        (
            'hand = "count"\nmatches = "twice"',
            "matches: no such word “twice”; known: “each”, “once”",
        ),
        ('hand = "count"\ncards = 6', "cards: should be numbers from 1 to 5"),
        (
            'hand = "count"\ncalled.best = "x"',
            (
                "called.best: should be points, such as 1 or"
                " '1 alone', or one of hooch, all hooch, tie"
            ),
        ),
    ],
)
def test_what_is_wrong_with_a_block_is_said_with_its_place(text, fault):
    assert faults(text) == [fault]


def test_every_shipped_scale_is_declared():
    assert list(SCALES)[:3] == ["high", "california", "kansas city"]
    assert astuple(SCALES["points"]) == astuple(Points("points"))
    assert len(SCALES) == 13
