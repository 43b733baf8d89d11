"""The best hand that a player can make: where making, layout, joker and scale meet.

This is the clear way: every choice of cards that the game allows is rated. `quick` has a faster
one for most games, and the tests hold it against this.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from director.engine.cards import JOKER, Cards
from director.engine.games.boards import Board, all_cards
from director.engine.games.game import Game
from director.engine.games.portions import Portion
from director.engine.ranking.jokers import Dealt
from director.engine.ranking.scale import Scale


class Hand(NamedTuple):
    """A hand as it plays: how good it is, and its cards in the order in which they are read out."""

    rating: int
    cards: Cards


def best_hand(game: Game, portion: Portion, held: Cards, dealt: Dealt, board: Board) -> Hand | None:
    """The best hand for this portion, or None where the cards make none.

    Of equally good choices the one with the best suits plays (C37); that matters only for odd
    chips in stud.
    """
    scale = portion.scale
    best: tuple[int, tuple[tuple[int, int], ...]] = (0, ())
    chosen: Cards = ()
    stands_for: Cards = ()
    for cards in playable(game, portion, held, board):
        for named in named_hands(game, scale, cards, dealt):
            rating = scale.rate(named)
            if rating is None or rating < best[0]:
                continue
            this = rating, by_suit(scale, named)
            if this > best:
                best, chosen, stands_for = this, cards, named
    if not chosen:
        return None
    ahead = portion.ahead(held + all_cards(board)) if portion.first else 0
    return Hand(best[0] + ahead, arranged(scale, chosen, stands_for))


def playable(game: Game, portion: Portion, held: Cards, board: Board) -> Iterator[Cards]:
    """Every choice of cards that the portion allows, the hand's own cards ahead of the board's."""
    if game.removal:
        board = rows_left(game, board)
    on_board = len(all_cards(board))
    for making in portion.making:
        for size in portion.scale.sizes:
            for own, shared in making.splits(size, len(held), on_board):
                for mine in combinations(held, own):
                    if not shared:
                        yield mine
                        continue
                    for ours in game.layout(board, shared):
                        yield mine + ours


def rows_left(game: Game, board: Board) -> Board:
    """The board without the rows that the game removes, as rows of one street."""
    if game.removal is None or not board:
        return board
    return (game.removal.left(board),)


def named_hands(game: Game, scale: Scale, cards: Cards, dealt: Dealt) -> Iterator[Cards]:
    """The hand, or the hands that it may be played as where it has a joker."""
    if game.joker is None or JOKER not in cards:
        yield cards
    else:
        yield from game.joker(scale, cards, dealt)


def by_suit(scale: Scale, cards: Cards) -> tuple[tuple[int, int], ...]:
    """A hand's cards from the highest by suit, as S 1.4 compares them for an odd chip."""
    return tuple(sorted([(scale.height(card), card.suit) for card in cards], reverse=True))


def arranged(scale: Scale, cards: Cards, stands_for: Cards) -> Cards:
    """The cards as they are read out; a joker stands where the card would that it plays as."""
    in_order = scale.arranged(stands_for)
    if JOKER not in cards:
        return in_order
    joker = stands_for[cards.index(JOKER)]
    place = in_order.index(joker)
    return (*in_order[:place], JOKER, *in_order[place + 1 :])
