"""The quick way to the best hand: weights are summed up and looked up in tables.

Everything here gives the same answer as `hands.best_hand`, and the tests hold it to that. What
the tables do not know (jokers, hands of fewer cards) goes the clear way.
"""

from collections.abc import Callable
from itertools import combinations

from director.engine.cards import JOKER, Cards, in_order
from director.engine.games.boards import Board, all_cards, in_place
from director.engine.games.game import Game
from director.engine.games.portions import Portion
from director.engine.hands.any_five import AnyFive, plays_any_five
from director.engine.hands.best_hand import Hand, best_hand, by_suit, rows_left
from director.engine.hands.up_to_five import best_up_to_five
from director.engine.ranking.badugi import Badugi, best_badugi, rate_badugi
from director.engine.ranking.five_cards import FiveCards
from director.engine.ranking.jokers import Dealt
from director.engine.ranking.rank_tables import (
    flush_ratings,
    has_five_of_a_suit,
    rate_five,
    ratings_without_suits,
    weight,
)

Rater = Callable[[Cards, Dealt], Hand | None]
"""From a player's cards, all of them and by how they were dealt, to the best hand of a portion."""


def rater(game: Game, portion: Portion, board: Board) -> Rater:
    """What rates hands for this portion on this board, the board being looked at only once."""
    board = in_place(game.layout, board)
    scale = portion.scale
    if isinstance(scale, FiveCards) and scale.sizes == (5,):
        if plays_any_five(game, portion):
            return AnyFive(game, portion, scale, board)
        return _FiveCardRater(game, portion, scale, board)
    if isinstance(scale, FiveCards) and _any_of_the_hand(game, portion, board):  # BOUL
        return lambda held, _: best_up_to_five(scale, held)
    if isinstance(scale, Badugi) and _any_of_the_hand(game, portion, board):
        return _badugi_rater(game, scale)
    return lambda held, dealt: best_hand(game, portion, in_order(held), dealt, board)


def _any_of_the_hand(game: Game, portion: Portion, board: Board) -> bool:
    """Whether all that decides is the player's own cards, any of which may play."""
    if board or game.joker or portion.first:
        return False
    return all(making.text in ("any", "hand") for making in portion.making)


def _badugi_rater(game: Game, scale: Badugi) -> Rater:
    suits_decide = game.odd_chips == "by suit"
    rating_of = rate_badugi(scale)

    def rate(held: Cards, _: Dealt) -> Hand | None:
        cards = best_badugi(held, ace_low=scale.ace_low, best_suits=suits_decide)
        return Hand(rating_of(cards), cards[::-1])

    return rate


class _FiveCardRater:
    """Rates hands of five cards on one board; what concerns the board alone is done once."""

    def __init__(self, game: Game, portion: Portion, scale: FiveCards, board: Board) -> None:
        self.game = game
        self.portion = portion
        self.scale = scale
        self.board = board
        self.left = rows_left(game, board)
        on_board = all_cards(self.left)
        self.on_board = len(on_board)
        self.plays_hand = not (on_board or portion.first)
        self.joker_on_board = JOKER in on_board
        self.board_key = weight(on_board)
        self.table = ratings_without_suits(scale)
        self.suits_decide = game.odd_chips == "by suit"
        self.rate_five = rate_five(scale)
        self._shared: dict[int, tuple[list[int], list[Cards]]] = {}
        self._suited: dict[int, list[Cards]] = {}

    def __call__(self, held: Cards, dealt: Dealt) -> Hand | None:
        held = in_order(held)
        if len(held) == 5 and self.plays_hand and JOKER not in held:
            whole = self.rate_five(held)
            return Hand(whole, self.scale.arranged(held)) if whole else None
        flush = self.scale.flushes and has_five_of_a_suit(weight(held) + self.board_key)
        joker = self.joker_on_board or JOKER in held
        if joker or (flush and self.scale.lowest_wins):
            return best_hand(self.game, self.portion, held, dealt, self.board)
        rating, cards = self._without_suits(held)
        if flush:
            rating, cards = max((rating, cards), self._flush(held), key=lambda best: best[0])
        if not cards or not rating:
            return None
        if self.portion.first:
            rating += self.portion.ahead(held + all_cards(self.board))
        return Hand(rating, self.scale.arranged(cards))

    def _without_suits(self, held: Cards) -> tuple[int, Cards]:
        """The best hand by ranks alone; -1 where the cards make none."""
        table, best = self.table, -1
        cards: Cards = ()
        weights = [card.weight for card in held]
        for making in self.portion.making:
            for own, rest in making.splits(5, len(held), self.on_board):
                mine = list(combinations(held, own))
                keys = [sum(one) >> 16 for one in combinations(weights, own)]
                theirs, shared = self._choices(rest)
                ratings = [table[one + other] for one in keys for other in theirs]
                top = max(ratings, default=-1)
                if top > best:
                    place = ratings.index(top)
                    best, cards = top, mine[place // len(theirs)] + shared[place % len(theirs)]
                    if self.suits_decide:
                        alike = [place for place, rating in enumerate(ratings) if rating == top]
                        choices = [
                            mine[one // len(theirs)] + shared[one % len(theirs)] for one in alike
                        ]
                        cards = max(choices, key=lambda one: by_suit(self.scale, one))
        return best, cards

    def _choices(self, count: int) -> tuple[list[int], list[Cards]]:
        """The ways to play so many board cards, one for each set of ranks, and their keys."""
        if count not in self._shared:
            choices = list(self.game.layout(self.left, count)) if count else [()]
            unlike = {weight(cards) >> 16: cards for cards in reversed(choices)}
            self._shared[count] = list(unlike), list(unlike.values())
        return self._shared[count]

    def _flush(self, held: Cards) -> tuple[int, Cards]:
        """The best hand of one suit; -1 where the cards make none."""
        table, best = flush_ratings(self.scale), -1
        cards: Cards = ()
        for making in self.portion.making:
            for own, rest in making.splits(5, len(held), self.on_board):
                for ours in self._choices_of_a_suit(rest):
                    for mine in combinations(held, own):
                        flush = mine + ours
                        suits = {card.suit for card in flush}
                        if len(suits) == 1:
                            rating = table[weight(flush) >> 16]
                            if rating > best:
                                best, cards = rating, flush
        return best, cards

    def _choices_of_a_suit(self, count: int) -> list[Cards]:
        """The ways to play so many board cards of one suit."""
        if count not in self._suited:
            choices = self.game.layout(self.left, count) if count else [()]
            self._suited[count] = [one for one in choices if len({card.suit for card in one}) < 2]
        return self._suited[count]
