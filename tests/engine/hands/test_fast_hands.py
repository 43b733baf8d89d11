"""The quick way gives the same answer as the clear one."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.engine.cards import PACK, in_order, read_cards
from director.engine.hands.best_hand import best_hand
from director.engine.hands.fast_hands import rater
from director.engine.ranking.badugi import best_badugi, rate_badugi
from director.engine.ranking.cards_that_play import read_making
from director.engine.ranking.rank_tables import (
    best_of_seven,
    best_two_and_three,
    flush_ratings,
    weight,
)
from director.engine.ranking.scales import SCALES
from tests.rounds import examples
from tests.shipped import shipped_games

LIBRARY = shipped_games()


def dealt(game, deck):
    """A hand and a board for a game, from the top of a deck."""
    count = min(game.most_cards, 7)
    held, rest = in_order(tuple(deck[:count])), list(deck[count:])
    shape = (((game.board_count,),) if game.board else ()) if game.one_row else game.board
    board = tuple(
        tuple(in_order(tuple(rest.pop() for _ in range(count))) for count in street)
        for street in shape
    )
    return held, board


@pytest.mark.parametrize("game_id", LIBRARY.ids())
@settings(max_examples=examples(12))
@given(deck=st.permutations(PACK))
def test_quick_and_clear_agree(game_id, deck):
    game = LIBRARY.game(game_id)
    held, board = dealt(game, deck)

    for portion in game.portions:
        quick = rater(game, portion, board)(held, {})
        clear = best_hand(game, portion, held, {}, board)

        assert (quick and quick.rating) == (clear and clear.rating)
        if game.odd_chips == "by suit":
            assert set(quick.cards) == set(clear.cards)


@given(deck=st.permutations(PACK), count=st.integers(1, 9))
def test_the_best_of_any_number_of_cards_is_the_best_of_all_choices(deck, count):
    game = LIBRARY.game("boulder-buyem")
    (portion,) = game.portions
    held = in_order(tuple(deck[:count]))

    quick = rater(game, portion, ())(held, {})

    assert quick.rating == best_hand(game, portion, held, {}, ()).rating
    assert set(quick.cards) <= set(held)
    assert portion.scale.rate(quick.cards) == quick.rating


@given(cards=st.lists(st.sampled_from(PACK[:20]), min_size=6, max_size=10, unique=True))
def test_so_it_is_where_few_ranks_are_left(cards):
    game = LIBRARY.game("boulder-buyem")
    (portion,) = game.portions
    held = in_order(tuple(cards))

    quick = rater(game, portion, ())(held, {})

    assert quick.rating == best_hand(game, portion, held, {}, ()).rating


@pytest.mark.parametrize("name", ["high", "california", "short deck", "quick quads"])
@given(deck=st.permutations(PACK))
def test_the_best_five_of_seven_are_looked_up_as_they_are_rated(name, deck):
    cards, scale = tuple(deck[:7]), SCALES[name]

    assert best_of_seven(scale)(cards) == max(map(scale.rate, combinations(cards, 5)))


@pytest.mark.parametrize("name", ["high", "mexican"])
@given(cards=st.lists(st.sampled_from(PACK[::4]), min_size=5, max_size=7, unique=True))
def test_so_are_flushes_of_up_to_seven_cards(name, cards):
    scale = SCALES[name]

    best = flush_ratings(scale)[weight(cards) >> 16]

    assert best == max(map(scale.rate, combinations(cards, 5)))


@given(deck=st.permutations(PACK))
def test_two_and_three_are_looked_up_as_they_are_rated(deck):
    held, board = deck[:4], deck[4:9]
    scales = [SCALES[name] for name in ("high", "california")]
    hands = [(*mine, *ours) for mine in combinations(held, 2) for ours in combinations(board, 3)]

    ratings = best_two_and_three(*scales)(held, board)

    assert ratings == tuple(max(map(scale.rate, hands)) for scale in scales)


@pytest.mark.parametrize("name", ["badugi", "badugi, ace high"])
@given(deck=st.permutations(PACK), count=st.sampled_from([1, 4, 5, 7]))
def test_badugis_are_looked_up_as_they_are_rated(name, deck, count):
    scale, cards = SCALES[name], tuple(deck[:count])
    subsets = (part for size in range(1, 5) for part in combinations(cards, size))

    best = max(rating for part in subsets if (rating := scale.rate(part)) is not None)

    assert rate_badugi(scale)(cards) == best
    assert scale.rate(best_badugi(cards, ace_low=scale.ace_low)) == best


@pytest.mark.parametrize(
    ("odd_chips", "cards"), [("by suit", "Kc Td As Qc Jd"), ("by position", "Ad Td Qc Jd Kd")]
)
def test_of_hands_alike_the_one_of_the_best_suits_is_taken_where_suits_decide(odd_chips, cards):
    game = replace(LIBRARY.game("omaha"), odd_chips=odd_chips)
    (portion,) = game.portions
    board = ((read_cards("As 4c Qc"),), (read_cards("Jd"),), (read_cards("Kd"),))

    best = rater(game, portion, board)(read_cards("Ad Kc Td Tc"), {})

    assert best.cards == read_cards(cards)


def test_a_badugi_is_made_with_the_board_where_there_is_one():
    game = LIBRARY.game("omaha")
    portion = replace(game.portions[0], scale=SCALES["badugi"], making=(read_making("any"),))
    board = ((read_cards("3c 4d Kd"),),)

    best = rater(game, portion, board)(read_cards("As 2h"), {})

    assert set(best.cards) == set(read_cards("As 2h 3c 4d"))
