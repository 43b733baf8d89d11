"""The best five of six to eight cards, wherever they lie: one look-up, and then the cards."""

from collections.abc import Iterable
from functools import cache

from director.engine.cards import ACE, JOKER, Card, Cards, in_order
from director.engine.games.boards import Board, all_cards, one_row
from director.engine.games.game import Game
from director.engine.games.portions import Portion
from director.engine.hands.best_hand import Hand, best_hand
from director.engine.ranking.five_cards import FULL_HOUSE, PAIR, QUADS, TRIPS, TWO_PAIR, FiveCards
from director.engine.ranking.jokers import Dealt
from director.engine.ranking.rank_tables import (
    best_without_suits,
    flush_ratings,
    has_five_of_a_suit,
    weight,
)

_COPIES = {PAIR: (2,), TWO_PAIR: (2, 2), TRIPS: (3,), FULL_HOUSE: (3, 2), QUADS: (4,)}
"""How many cards of each deciding rank a hand has, where that is more than one."""


def plays_any_five(game: Game, portion: Portion) -> bool:
    """Whether any five of a player's cards and the board make a hand, with no rows to mind."""
    if game.removal:
        return False
    return game.layout is one_row and [making.text for making in portion.making] == ["any"]


class AnyFive:
    """Rates hands on one board; what concerns the board alone is done once."""

    def __init__(self, game: Game, portion: Portion, scale: FiveCards, board: Board) -> None:
        self.game = game
        self.portion = portion
        self.scale = scale
        self.board = board
        self.shared = all_cards(board)
        self.board_key = weight(self.shared)
        self.has_joker = JOKER in self.shared
        self.by_suit = game.odd_chips == "by suit"
        self.flushes_count = scale.flushes
        self.known_ranks = _ranks_by_rating(scale)

    def __call__(self, held: Cards, dealt: Dealt) -> Hand | None:
        """The best hand of a player's cards and the board; None where they make none."""
        scale, count = self.scale, len(held) + len(self.shared)
        key = weight(held) + self.board_key
        flush = self.flushes_count and has_five_of_a_suit(key)
        joker = self.has_joker or JOKER in held
        if not 5 < count < 9 or joker or (flush and scale.lowest_wins):
            return best_hand(self.game, self.portion, in_order(held), dealt, self.board)
        cards: Iterable[Card] = (*in_order(held), *self.shared)
        if self.by_suit:
            cards = in_order(cards)
        rating = best_without_suits(scale, count)[key >> 16]
        if flush:
            suited = _suited(cards)
            flush_rating = flush_ratings(scale)[weight(suited) >> 16]
            if flush_rating > rating:
                rating, cards = flush_rating, suited
        if not rating:
            return None
        ranks = self.known_ranks.get(rating) or ranks_of(scale, rating)
        chosen = picked(list(cards), ranks)
        if self.portion.first:
            rating += self.portion.ahead(held + self.shared)
        return Hand(rating, chosen)


def picked(cards: list[Card], ranks: tuple[int, ...]) -> Cards:
    """Cards of these ranks, each the first of its rank that is left."""
    chosen = []
    for rank in ranks:
        for place, card in enumerate(cards):
            if card.rank == rank:
                chosen.append(cards.pop(place))
                break
    return tuple(chosen)


@cache
def _ranks_by_rating(_: FiveCards) -> dict[int, tuple[int, ...]]:
    return {}


def ranks_of(scale: FiveCards, rating: int) -> tuple[int, ...]:
    """The ranks of the five cards of a hand of this rating, in the order in which it is read."""
    known = _ranks_by_rating(scale)
    if rating not in known:
        category, ranks = scale.read(rating)
        copies = (*_COPIES.get(category, ()), 1, 1, 1, 1, 1)
        known[rating] = tuple(
            ACE if rank == 1 else rank
            for rank, times in zip(ranks, copies, strict=False)
            for _ in range(times)
        )
    return known[rating]


def _suited(cards: Iterable[Card]) -> Cards:
    """The cards of the suit of which there are five or more."""
    cards = tuple(cards)
    suits = [card.suit for card in cards]
    return tuple([card for card in cards if suits.count(card.suit) >= 5])
