"""The quick way gives the same answer as the clear one."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director import shelf
from director.engine.cards import PACK
from director.engine.hands import best_hand
from director.engine.library import Library
from director.engine.quick import in_order, rater
from director.engine.scales import SCALES
from director.engine.tables import best_of

LIBRARY = Library(shelf.games())


def dealt(game, deck):
    """A hand and a board for a game, from the top of a deck."""
    held, rest = in_order(tuple(deck[: game.most_cards])), list(deck[game.most_cards :])
    shape = (((game.board_count,),) if game.board else ()) if game.one_row else game.board
    board = tuple(
        tuple(in_order(tuple(rest.pop() for _ in range(count))) for count in street)
        for street in shape
    )
    return held, board


@pytest.mark.parametrize("game_id", LIBRARY.ids())
@given(deck=st.permutations(PACK))
def test_quick_and_clear_agree(game_id, deck):
    game = LIBRARY.game(game_id)
    held, board = dealt(game, deck)

    for portion in game.portions:
        quick = rater(game, portion, board)(held, {})
        clear = best_hand(game, portion, held, {}, board)

        assert (quick and quick.rating) == (clear and clear.rating)
        if game.odd_chips == "by suit":
            assert quick == clear


@given(st.permutations(PACK), st.sampled_from([5, 6, 7]))
def test_the_best_five_of_several_cards_are_looked_up_as_they_are_rated(deck, count):
    cards = tuple(deck[:count])
    for name in ("high", "california"):
        scale = SCALES[name]

        assert best_of(scale, cards) == max(map(scale.rate, combinations(cards, 5)))
