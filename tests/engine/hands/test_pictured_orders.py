"""The order of hands in cards: what is drawn is what the engine rules."""

from itertools import pairwise

import pytest

from director.engine.cards import JOKER, written
from director.engine.hands.card_orders import order_lines
from director.engine.hands.pictured_orders import Worth, pictured_orders
from director.engine.ranking.five_cards import FiveCards
from director.engine.ranking.kinds import KINDS, best
from tests.shipped import shipped_games

LIBRARY = shipped_games()


def drawn(game_id):
    """Each order of a game that is drawn, beside the scale by which it is ruled."""
    game = LIBRARY.game(game_id)
    return zip(order_lines(game), pictured_orders(game), strict=False)


@pytest.mark.parametrize("game_id", LIBRARY.ids())
def test_each_hand_that_is_drawn_beats_the_next_one(game_id):
    for line, order in drawn(game_id):
        hands = [rung.cards for rung in order.rungs if JOKER not in rung.cards]
        ratings = [line.portion.scale.rate(cards) for cards in hands]
        assert None not in ratings
        qualifies_as_best = [one > other for one, other in pairwise(ratings)]
        assert all(qualifies_as_best), [written(cards) for cards in hands]


@pytest.mark.parametrize("game_id", LIBRARY.ids())
def test_each_hand_is_the_best_of_the_kind_that_it_is_called(game_id):
    names = {name.removeprefix("a "): kind for kind, name in KINDS.items()}
    for line, order in drawn(game_id):
        scale = line.portion.scale
        if isinstance(scale, FiveCards):
            for rung in order.rungs:
                if rung.name in names and JOKER not in rung.cards:
                    assert scale.rate(rung.cards) == best(scale, names[rung.name])


def told(game_id, order=0):
    return [
        (rung.name, written(rung.cards))
        for rung in pictured_orders(LIBRARY.game(game_id))[order].rungs
    ]


def test_a_low_with_a_qualifier_shows_the_best_and_the_weakest_that_qualifies():
    assert told("omaha-high-low", 1) == [
        ("best", "5s 4h 3d 2c As"),
        ("weakest to qualify", "8s 7d 6h 5c 4s"),
    ]


def test_badugis_are_drawn_from_four_cards_down_to_one():
    assert told("badugi") == [
        ("four cards", "4s 3h 2d Ac"),
        ("three cards", "3s 2h Ad"),
        ("two cards", "2s Ah"),
        ("one card", "As"),
    ]


def test_the_joker_stands_in_five_of_a_kind():
    assert told("mexican-poker")[0] == ("five of a kind", "As Ah Ad Ac Jo")


def test_a_short_deck_draws_its_own_straights():
    assert ("flush", "As Ks Qs Js 9s") in told("short-deck-holdem")[:3]


def test_where_points_count_the_worth_of_each_rank_is_drawn():
    (order, _) = pictured_orders(LIBRARY.game("dramaha-49"))

    assert order.worth[:2] == (Worth("A", 1), Worth("2", 2))
    assert order.worth[-2:] == (Worth("Q", 0), Worth("K", 0))
    assert told("dramaha-49") == [("best", "Tc Td Th Ts 9c")]


def test_a_game_of_tricks_has_no_order_of_hands():
    assert pictured_orders(LIBRARY.game("buck-em")) == ()
