"""The best hand that a player can make: where making, layout and scale meet."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from director.engine.boards import Board, all_cards
from director.engine.cards import Cards
from director.engine.games import Game, Portion
from director.engine.scales import Scale


class Hand(NamedTuple):
    """A hand as it plays: how good it is, and its cards in the order in which they are read out."""

    rating: int
    cards: Cards


def best_hand(game: Game, portion: Portion, held: Cards, board: Board) -> Hand | None:
    """The best hand for this portion, or None where the cards make none.

    Of equally good choices the one with the best suits plays (C37); that matters only for odd
    chips in stud.
    """
    best: Hand | None = None
    best_suits: tuple[tuple[int, int], ...] = ()
    for cards in playable(game, portion, held, board):
        rating = portion.scale.rate(cards)
        if rating is None or (best and rating < best.rating):
            continue
        suits = by_suit(portion.scale, cards)
        if best is None or rating > best.rating or suits > best_suits:
            best, best_suits = Hand(rating, cards), suits
    return best and best._replace(cards=portion.scale.arranged(best.cards))


def playable(game: Game, portion: Portion, held: Cards, board: Board) -> Iterator[Cards]:
    """Every choice of cards that the portion allows, the hand's own cards ahead of the board's."""
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


def by_suit(scale: Scale, cards: Cards) -> tuple[tuple[int, int], ...]:
    """A hand's cards from the highest by suit, as S 1.4 compares them for an odd chip."""
    return tuple(sorted(((scale.height(card), card.suit) for card in cards), reverse=True))
